import type {
  ChannelCode,
  Condition,
  ListingState,
  MembershipState,
  Platform,
  PricingSource,
  PublicationState,
  Variant,
} from '@smart-listings/contract';
import type { Generated } from 'kysely';

/** better-auth's columns keep each database's own types, because it reads and writes them itself. */
type AuthDate = Date | string;
type AuthBoolean = boolean | number;

interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: AuthBoolean;
  image: string | null;
  /** What a payment has bought; the owner allow-list is applied when the plan is read. */
  planType: string;
  planState: Generated<MembershipState>;
  /** Until when it lasts; null: until further notice. */
  planUntil: string | null;
  planRenewsAt: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: AuthDate;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

interface AccountTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  issuer: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: AuthDate | null;
  refreshTokenExpiresAt: AuthDate | null;
  scope: string | null;
  password: string | null;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthDate;
  createdAt: AuthDate;
  updatedAt: AuthDate;
}

interface EmailChangeTable {
  userId: string;
  newEmail: string;
  /** SHA-256 of what the link carries: who reads the table cannot follow the link. */
  tokenHash: string;
  expiresAt: string;
}

interface EmailConfirmationTable {
  userId: string;
  /** As in `email_change`. */
  tokenHash: string;
  expiresAt: string;
}

interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

interface UsageTable {
  userId: string;
  /** A UTC calendar month: '2026-11'. */
  month: string;
  generatedCount: number;
}

/** A click that was counted a moment ago: its retries share the unit. */
interface GenerationAttemptTable {
  userId: string;
  /** The browser's. */
  id: string;
  /** A keyed digest of the form, with the variant: another one is other work. */
  work: string;
  /** The month that it was counted in. */
  month: string;
  /** Of requests that run, were answered or were left; the unit goes back with the last one that failed. */
  shares: number;
  startedAt: string;
}

interface ListingTable {
  id: string;
  userId: string;
  /** The account's first save is 1, and no number comes twice: the newest has the highest. */
  number: number;
  /** Never earlier than that of a lower number. */
  timestamp: string;
  platform: Platform;
  revision: number;
  pricingRefreshCount: number;
  /** When it was deleted; it can be taken back until it is purged. */
  deletedAt: string | null;
  variant: Variant;
  title: string;
  /** JSON. */
  tags: string;
  suggestedPriceRange: string;
  priceJustification: string;
  pricingSource: PricingSource | null;
  /** JSON. */
  originalFormInput: string;
  /** JSON. */
  origin: string;
  /** JSON. */
  imageUrls: string;
  description: string;
  /** Shared by the listings of one item, and the same as in `origin`; null: it stands alone. */
  itemId: string | null;
  state: ListingState;
  /** Since when it stands there: '2026-11-30'; null for a draft. */
  stateOn: string | null;
  /** When it was last listed, also when it has been sold since. */
  listedOn: string | null;
  sku: string | null;
  place: string | null;
  note: string | null;
  /** In hundredths, as is `price`. */
  cost: number | null;
  /** What it is sorted by: the seller's price, the middle of a range; 0 without one. */
  price: number;
}

/** As `listing_count`, by state; of drafts there is no row: they are what is left. */
interface ListingStateCountTable {
  userId: string;
  state: ListingState;
  platform: Platform;
  block: number;
  savedCount: number;
}

/** What the account sold, here or before it came here. Amounts in hundredths. */
interface SaleTable {
  id: string;
  userId: string;
  /** null: of no listing, or of one that is gone. */
  listingId: string | null;
  platform: Platform;
  title: string;
  itemName: string;
  make: string;
  modelNumber: string;
  condition: Condition | null;
  /** 'GBP' */
  currency: string;
  price: number;
  fees: number | null;
  cost: number | null;
  /** '2026-11-30' */
  soldOn: string;
  /** The marketplace's, of a sale that was imported. */
  orderNumber: string | null;
  createdAt: string;
}

/** An address at which anyone may see a listing: who knows the id may. */
interface ListingShareTable {
  id: string;
  listingId: string;
  userId: string;
  createdAt: string;
}

/** One row an account: whoever changes its listings writes here first, and so waits for the others. */
interface ListingBookTable {
  userId: string;
  /** Rises with every change of the account's listings. */
  version: number;
  lastNumber: number;
  lastTimestamp: string;
  savedCount: number;
}

/** How many listings that are not deleted lie in a block of numbers, for each platform. */
interface ListingCountTable {
  userId: string;
  platform: Platform;
  block: number;
  savedCount: number;
}

/** The words of one listing that is not deleted: ' makita dhp482 drill '. */
interface ListingSearchTable {
  userId: string;
  number: number;
  platform: Platform;
  words: string;
}

/** The same the other way round: which listings hold a word. */
interface ListingWordTable {
  userId: string;
  word: string;
  number: number;
  platform: Platform;
}

/** A seller who was sent to a marketplace to allow this server, and is not back yet. */
interface ChannelLoginTable {
  /** SHA-256 of what comes back with the seller: whoever reads the table cannot finish it. */
  stateHash: string;
  userId: string;
  /** SHA-256 of the session that began it: no other can finish it. */
  sessionHash: string;
  channel: ChannelCode;
  expiresAt: string;
}

/** A marketplace that an account lets this server sell on. */
interface ChannelConnectionTable {
  id: string;
  userId: string;
  channel: ChannelCode;
  /** Sealed JSON. */
  tokens: string;
  /** Of the key that sealed them. */
  keyId: string;
  /** 1 when the marketplace takes them no more. */
  isRefused: number;
  /** JSON: what the seller chose the last time, by site. */
  choices: string;
  connectedAt: string;
  /** Sales until then are known. */
  salesUntil: string;
  /** When it is read back next. */
  checkAt: string;
  /** In a row, of reading back. */
  failures: number;
}

/** A listing on its way to a marketplace, or there. Amounts in hundredths. */
interface PublicationTable {
  /** Kept before anything is sent: the marketplace knows the item by it, and so it is never there twice. */
  id: string;
  userId: string;
  listingId: string;
  channel: ChannelCode;
  /** 'EBAY_GB' */
  site: string;
  state: PublicationState;
  /** JSON: what the seller has seen and goes out at a press. */
  staged: string | null;
  /** The listing's revision that it was made of. */
  stagedRevision: number | null;
  /** JSON: which of our photos the marketplace has, at which address. */
  photos: string;
  offerId: string | null;
  /** The marketplace's number of the listing. */
  remoteId: string | null;
  /** What we put there, and what stood there when it was read last. */
  price: number | null;
  remotePrice: number | null;
  /** Until then whoever began to send alone does. */
  busyUntil: string;
  changedAt: string;
}

interface PhotoTable {
  id: string;
  /** null when the account is gone. */
  userId: string | null;
  /** null until it is saved with a listing, and again when that listing is gone. */
  listingId: string | null;
  /** Of its file in the storage: 'listings/{userId}/{id}.jpg'. */
  path: string;
  /** When its file was whole; null while it is written. */
  storedAt: string | null;
  /** How long it is kept without a listing. */
  keepUntil: string;
  /** When somebody last set about deleting its file. */
  deletedAt: string | null;
  /** Of its file and its small copy. */
  sizeBytes: number;
  /** 1 as long as its account has not confirmed its address. */
  isUnconfirmed: number;
}

interface TemplateTable {
  id: string;
  userId: string;
  name: string;
  /** JSON. */
  formData: string;
  timestamp: string;
}

interface BillingCheckoutTable {
  transactionId: string;
  userId: string;
  provider: string;
  /** 1 until it is paid. */
  isOpen: number;
  createdAt: string;
}

interface BillingSubscriptionTable {
  id: string;
  provider: string;
  /** Null until an event names the checkout that it came from. */
  userId: string | null;
  customerId: string | null;
  /** When something was last told of it. */
  changedAt: string;
}

interface BillingEventTable {
  id: string;
  subscriptionId: string;
  /** JSON. */
  data: string;
}

/** The sandbox's own books: what a payment provider would keep on its side. */
interface SandboxSubscriptionTable {
  transactionId: string;
  customerId: string;
  userId: string;
  /** JSON. */
  data: string;
}

/** One row for work that only one instance at a time may do, now and then. */
interface JobTable {
  name: string;
  startedAt: string;
  /** Where the next turn begins. */
  position: string | null;
}

interface DailyCountTable {
  /** UTC: '2026-11-30'. */
  day: string;
  kind: string;
  name: string;
  /** PostgreSQL answers with text. */
  count: number | string;
}

interface MigrationTable {
  name: string;
  appliedAt: string;
}

/** One type a table; tables singular in snake_case, columns in camelCase. */
export interface Schema {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  email_change: EmailChangeTable;
  email_confirmation: EmailConfirmationTable;
  rate_limit: RateLimitTable;
  usage: UsageTable;
  generation_attempt: GenerationAttemptTable;
  listing: ListingTable;
  listing_book: ListingBookTable;
  listing_count: ListingCountTable;
  listing_state_count: ListingStateCountTable;
  listing_search: ListingSearchTable;
  listing_word: ListingWordTable;
  listing_share: ListingShareTable;
  sale: SaleTable;
  channel_login: ChannelLoginTable;
  channel_connection: ChannelConnectionTable;
  publication: PublicationTable;
  photo: PhotoTable;
  template: TemplateTable;
  billing_checkout: BillingCheckoutTable;
  billing_subscription: BillingSubscriptionTable;
  billing_event: BillingEventTable;
  sandbox_subscription: SandboxSubscriptionTable;
  job: JobTable;
  daily_count: DailyCountTable;
  migration: MigrationTable;
}
