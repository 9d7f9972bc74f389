import { LIMITS } from './limits.ts';

/** Every code that an answer can carry, with its HTTP status. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'signed-out': 401,
  /** The photo storage, or an account's share of it, has no room left. */
  'storage-full': 402,
  forbidden: 403,
  'limit-reached': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** Somebody, or another tab, changed it first. */
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'rate-limited': 429,
  /** Whoever asked has left before the work was done. */
  cancelled: 499,
  internal: 500,
  'bad-answer': 502,
  refused: 502,
  unreachable: 502,
  /** The provider does not accept this server's key, model or address: asking again changes nothing. */
  misconfigured: 502,
  overloaded: 503,
  /** The database does not answer; it is asked again at the next request. */
  'database-away': 503,
  timeout: 504,
  /** There is no room to keep it; what is kept already is safe. */
  'disk-full': 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The sentences of the error catalogue that server and browser share. */
export const MESSAGES = {
  overloaded: 'The AI server is currently overloaded. Please try again in a few moments.',
  unknown: 'An unknown server error occurred.',
  badAnswer: 'Backend response did not match expected JSON structure (title, description, tags).',
  imagesFailed: 'Failed to process images.',
  imagesTooHeavy: 'Failed to process images. Please try again with smaller files.',
  currency: 'Could not determine currency from your location.',
  missingForm: 'Original form data is missing. Please generate a primary listing first.',
  noMoreAlternatives: 'Maximum number of alternative versions generated.',
  alternativeFailed: (variant: string) => `Failed to generate alternative version ${variant}.`,
  requestFailed: (status: number) => `Request to our server failed with status ${status}`,
  afterRetries: (retries: number, message: string) => `Failed after ${retries} retries: ${message}`,
  generateFailed: (variant: string, message: string) =>
    `Failed to generate listing (variant: ${variant}). ${message}`,
  credentialsMissing: 'Email and password are required.',
  passwordShort: 'Password should be at least 6 characters.',
  emailMissing: 'Please enter your email address.',
  loginFailed: 'Login failed. Please check your credentials.',
  signupFailed: 'Signup failed. Please try again.',
  /** Without a reason that would help: the server or the line is down. */
  loginBroken: 'Login failed.',
  signupBroken: 'Signup failed.',
  passwordsDiffer: 'Passwords do not match.',
  resetMailSent: 'Check your inbox for further instructions.',
  resetMailFailed: 'Failed to send password reset email.',
  nameFailed: 'Your name could not be saved.',
  verificationFailed: 'The mail could not be sent.',
  changeEmailFailed: 'Your email could not be changed.',
  changePasswordFailed: 'Your password could not be changed.',
  deleteAccountFailed: 'Your account could not be deleted.',
  logoutFailed: 'Logout failed.',
  resetFailed: 'Password reset failed.',
  loginRequired: 'Please log in first.',
  wrongPassword: 'That is not your current password.',
  proOnly: 'This is part of Pro.',
  loginToSave: 'Please log in to save listings.',
  formMissingForSave: 'Original form data is missing for save operation.',
  savedLimit: `You have reached your limit of ${LIMITS.freeSavedListings} saved listings.`,
  saveFailed: 'Failed to save listing. Please try again.',
  saveSignedOut: 'Cannot save. User not logged in.',
  /** Without a reason that would help. */
  saveBroken: 'Save failed. Please try again.',
  titleMissing: 'Give the listing a title.',
  descriptionMissing: 'Give the listing a description.',
  loadListingsFailed: 'Failed to load your listings. Please try again later.',
  editConflict: 'This listing was changed in another place. Close the dialog to see the newest version.',
  editMissing: 'User or listing data is missing.',
  editFailed: 'An unexpected error occurred. Please try again.',
  deleteFailed: 'Some listings could not be deleted.',
  regenerateFailed: (count: number) => `${count} failed. Check console for details.`,
  regenerated: (count: number) => `${count} listings regenerated successfully.`,
  refreshLimit: 'Free users can refresh pricing once per listing. Upgrade to Pro for unlimited refreshes.',
  refreshFailed: (message: string) => `Failed to refresh price: ${message}`,
  templateFailed: 'Failed to save template.',
  templateMissing: 'Could not save template. User or form data is missing.',
  itemNameMissing: 'Please enter an item name to analyze competition.',
  loginToAnalyze: 'Please log in to analyze the competition.',
  competitionFailed: (message: string) => `Failed to analyze competition. ${message}`,
  competitorInsights: 'Failed to get competitor insights.',
  imageTooLarge: 'An image is too large (max 4MB). Please resize and try again.',
  imageType: 'Please select valid image files (JPG, PNG, WEBP).',
  tooManyImages: `You can upload a maximum of ${LIMITS.imagesPerListing} images.`,
  badAnalysis: 'Backend response did not match expected JSON structure (itemName, features, keywords).',
  loginToUpload: 'Please log in to upload photos.',
  imageMissing: 'The image is missing.',
  imageFormat: 'A photo is neither an image file nor the link of a photo of yours.',
  uploadCancelled: 'The upload was cancelled.',
  uploadFailed: (reason: string) => `Failed to upload one or more images: ${reason}`,
  analyzeFailed: (message: string) => `Failed to analyze image. ${message}`,
  synthesizeFailed: (message: string) => `Failed to synthesize analysis. ${message}`,
  alternativesLimit: "You've reached your monthly limit. Please upgrade for more listings.",
  generationLimit: "You've reached your monthly generation limit.",
  loginToManage: 'Please log in to manage your subscription.',
  billingEmailMissing: 'We could not find your email. Please contact support.',
  portalMissing:
    'We couldn’t find a billing portal for your account yet. If you don’t have an active subscription, please choose a plan on the Pricing page.',
  billingBusy: 'We’re getting a lot of requests right now. Please try again in a moment.',
  portalFailed: (status: number) => `Failed to create portal link (${status})`,
  portalWithoutUrl: 'Billing portal did not return a URL. Please try again later.',
  portalSlow: 'Taking longer than expected to open the billing portal. Please try again.',
  portalBroken: 'Sorry, something went wrong while opening the billing portal.',
  loginToUpgrade: 'Please log in to upgrade to Pro.',
  checkoutFailed: (status: number) => `Checkout failed (${status})`,
  checkoutWithoutUrl: 'Could not initiate checkout.',
  checkoutBroken: 'Sorry, there was an issue starting your checkout.',
  billingOff: 'Payments are not open on this server.',
} as const;

/** Sentences that only the server says; apart, so that no page loads them before it needs one. */
export const SERVER_MESSAGES = {
  trayFull: `The tray is full: it holds ${LIMITS.trayRows} items.`,
  databaseAway: 'What is saved cannot be reached at the moment. Please try again in a few moments.',
  diskFull: 'This server has no room left to save anything. Nothing that is saved is lost.',
  imageDamaged: 'This image is damaged and cannot be read. Please take or export it again.',
  imagePixels: 'This image has too many pixels (max 50 megapixels). Please resize and try again.',
  imageGone: 'A photo is no longer there. Please add it again.',
  imagesUnsaved: 'Many of your photos belong to no listing yet. Save a listing, or try again tomorrow.',
  photosFull: 'Your photos take all the room that an account has. Delete listings that you no longer need.',
  photosUnconfirmed: 'Please confirm your email address: until then there is room for a few photos only.',
  storageFull: 'There is no room left for photos on this server.',
  storageRefused: 'The photo storage does not accept this server.',
  storageUnreachable: 'The photo storage could not be reached. Please try again in a few moments.',
  photosBusy: 'Many photos are being processed right now. Please try again in a moment.',
  photosAtOnce: 'Several of your photos are being uploaded already. Please wait until they are done.',
  bodiesAtOnce: 'Several large requests of yours are under way already. Please wait until they are done.',
  bodiesFull: 'This server is receiving a lot right now. Please try again in a few moments.',
  photoTooSlow: 'This photo took too long to process. Please try another.',
  photosUnsupported: 'This server cannot process photos at the moment.',
  dataUrlsTooLarge:
    'Photos that come along with a listing may weigh 1 MB together. Upload larger ones to /api/photos first.',
  saveTooLarge: 'A saved listing may weigh 256 kB beside its photos. Shorten its texts or leave sources out.',
  apiKeyUnknown: 'This key opens nothing: it was never made here, or has been revoked.',
  apiKeyReads: 'This key may only read. Make one on the account page that may write.',
  apiKeyNeeded: 'Send a key that you made on the account page as "Authorization: Bearer …".',
  apiKeyBusy: 'That is more than one key may ask in an hour.',
  templateLimit: `An account keeps at most ${LIMITS.templates} templates.`,
  portalUnconfirmed:
    'Please confirm your email address first: the portal shows everything that was paid under it.',
  portalOfAnother: 'This was paid under another email address. Please contact support.',
  alreadyPro: 'You are a Pro! There is nothing more to buy.',
  subscriptionWaits:
    'You have a subscription already. Open Manage Subscription to pay for it or to resume it.',
  billingUnreachable: 'The payment provider did not answer. Please try again in a few minutes.',
  billingMisconfigured: 'Payments are not set up rightly on this server. Please contact support.',
  cancelFirst:
    'Your subscription could not be cancelled just now, so nothing was deleted. Try again in a few minutes, or cancel it under Manage Subscription first.',
} as const;

export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    /** Per field of the request body: what is wrong with it. */
    fields?: Record<string, string>;
    /** 'builtin' when the same request with writer 'builtin' would be answered. */
    fallback?: 'builtin';
    /** What the header Retry-After says too, for errors inside a stream. */
    retryAfterSeconds?: number;
  };
}
