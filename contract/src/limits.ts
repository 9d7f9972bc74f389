/** Business constants of the product. Sizes of text count Unicode code points. */
export const LIMITS = {
  /** Generations in one UTC calendar month on the free plan. */
  freeGenerationsPerMonth: 5,
  freeSavedListings: 5,
  /** Answers to one click that are counted once: the first and the browser's extra attempts, while they last. */
  answersPerAttempt: 5,
  attemptSeconds: 600,
  freePriceRefreshesPerListing: 1,
  /** v2 and v3. */
  alternativesPerInput: 2,
  imagesPerListing: 5,
  /** 4 MB, as the server sees it. */
  imageBytes: 4 * 1024 * 1024,
  /** Longest side of a photo that is kept, and of its small copy, in pixels. */
  storedSide: 4_096,
  thumbnailSide: 320,
  passwordLength: 6,
  displayName: 120,
  pageSize: 10,
  /** The most that one field of the form takes; longer input is refused, never cut. */
  form: {
    itemName: 300,
    make: 120,
    modelNumber: 120,
    features: 10_000,
    targetBuyer: 300,
    keywords: 1_000,
  },
  /** What a saved listing may hold, in UTF-16 units. */
  saved: { title: 1_000, description: 20_000, tag: 300, tags: 100, sources: 50, search: 200 },
  /** What a seller notes of an item: own number, where it lies, a remark; an order's number. */
  work: { sku: 60, place: 100, note: 1_000, order: 120 },
  /** Each marketplace in each version, some of them twice. */
  listingsOfItem: 50,
  /** Listings that are put up on a marketplace together. */
  channelBatch: 50,
  /** Such batches of one account that go on at the same time: more would only wait for each other. */
  openChannelBatches: 10,
  /** The highest amount of a sale, fee or cost. */
  amount: 100_000_000,
  /** A page that a listing names as a source. */
  source: { uri: 2_000, title: 300 },
  /** A whole save beside its photos, as JSON. */
  savedBytes: 256 * 1024,
  /** All data URLs of one save together; larger photos are uploaded first. */
  dataUrlBytes: 1024 * 1024,
  /** Listings of one bulk call, and the most that a page shows. */
  bulkListings: 100,
  templateName: 100,
  /** Items that an account's tray holds on the server, and those of one call. */
  trayRows: 200,
  trayItemsAtOnce: 50,
  /** Of one account; they are listed on one page. */
  templates: 200,
  /** Listings of similar items in one competition analysis. */
  comparables: 300,
  comparable: { title: 300, price: 100_000_000, link: 1_000 },
  /** Sales of one import and of an account in all; what a list of them weighs as JSON; the name of its file. */
  sales: { atOnce: 10_000, all: 100_000, bytes: 3 * 1024 * 1024, fileName: 200 },
  /** Below this many usable prices of one kind there is no competition price. */
  usableComparables: 5,
  /** Pasted without Pro, once a listing. */
  freeComparables: 3,
  confirmedFacts: 50,
  confirmedFactLength: 300,
  seenOnPhotos: 200,
  sellerAnswers: 60,
  /** Sentences put back, and the length of one, in UTF-16 units. */
  putBack: 100,
  putBackLength: 2_000,
  itemValues: 300,
  questions: 20,
  /** Stretches of one description: a form of one-word lines has thousands. */
  provenance: 12_000,
  /** What was confirmed and what was seen, together. */
  statements: { count: 200, characters: 10_000 },
  /** What is read on one photo. */
  findingsPerPhoto: 60,
  /** Of all photos of an item. */
  photoConflicts: 50,
  photoAdvice: 200,
} as const;

/** How the browser asks again: 4 extra tries, doubling from one second. */
/** `totalMs`: when one press has had its answer, or its failure, whatever the provider does. */
export const AI_RETRY = { extraAttempts: 4, firstDelayMs: 1_000, totalMs: 45_000 } as const;

export const TIMING = {
  geolocationTimeoutMs: 10_000,
  geolocationMaximumAgeMs: 3_600_000,
  toastMs: 3_000,
  savedListingsToastMs: 4_000,
  proTipDelayMs: 500,
  proTipVisibleMs: 15_000,
  saveButtonSavedMs: 2_500,
  saveButtonFailedMs: 3_000,
  searchDebounceMs: 300,
  /** How long a deleted listing can be taken back. */
  undoDeleteMs: 10_000,
  portalTimeoutMs: 20_000,
} as const;

/** Names of what the browser keeps locally. */
export const STORAGE_KEYS = {
  currency: 'appCurrency',
  onboardingHint: 'hasSeenOnboardingHint',
  howItWorks: 'hasSeenHowItWorks',
  draft: 'listingDraft',
  /** Whether the draft has photos; they lie in the browser's database. */
  photos: 'listingPhotos',
  /** Which of the drafts there is this tab's, in the session storage. */
  photoDraft: 'photoDraft',
  /** How many later drafts have photos in the browser's database. */
  laterPhotos: 'laterPhotos',
  /** The listing of this visit, in the session storage: gone with the tab. */
  session: 'listingSession',
  /** Items whose seller went on to the next without an account. */
  keptItems: 'keptItems',
  /** Set from the first visit on: later ones begin with the work. */
  visited: 'hasVisited',
  /** What is known of similar items, in the session storage. */
  competition: 'competition',
  /** Costs and changed fees, for what the seller keeps. */
  proceeds: 'netProceeds',
  /** Prices that were asked anew and not saved yet. */
  refreshedPrices: 'refreshedPrices',
  proTip: 'hasDismissedProTip',
  theme: 'theme',
  /** The plan of the last visit, to avoid a flicker: it unlocks nothing. */
  plan: 'planType',
  /** Who was signed in at the last answer of the server, for when there is none. */
  me: 'lastAccount',
  /** The answer to the question about analytics of somebody else. */
  consent: 'analyticsConsent',
  /** Where the last listing was written for. */
  lastPlatform: 'lastPlatform',
  /** Kinds of the last items, as photos had them asked for. */
  lastKinds: 'lastKinds',
  pageSize: 'pageSize',
  /** 'device': the AI of this browser writes; 'declined': it is not offered any more. */
  writer: 'writer',
  /** 'off': single keys copy nothing. */
  singleKeys: 'singleKeys',
} as const;

export const PRODUCT = {
  name: 'Smart Listings',
  proPrice: 'from 4.99 GBP per month',
  minimumAge: 18,
  refundDays: 7,
} as const;
