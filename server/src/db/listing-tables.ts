/** The tables of what a seller lists: listings, their searches and counters, sales, shares, photos, and where they are sold. */
import type {
  BatchItemState,
  ChannelCode,
  Condition,
  ListingState,
  Platform,
  PricingSource,
  PublicationState,
  Variant,
} from '@smart-listings/contract';

export interface ListingTable {
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
export interface ListingStateCountTable {
  userId: string;
  state: ListingState;
  platform: Platform;
  block: number;
  savedCount: number;
}

/** What the account sold, here or before it came here. Amounts in hundredths. */
export interface SaleTable {
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
  /** The middle of what was suggested for it; null: nothing, or nobody knows. */
  suggested: number | null;
  /** With which list it came; null: said here. */
  importId: string | null;
  /** Which list gave it its number, of one that was said here. */
  numberedBy: string | null;
  /** JSON: what the marketplace itself said, as far as the row says something else or an order told of it. */
  told: string | null;
  createdAt: string;
}

/** A marketplace's list of sales that was read in, to be undone as a whole. */
export interface SaleImportTable {
  id: string;
  userId: string;
  platform: Platform;
  fileName: string;
  createdAt: string;
}

/** An address at which anyone may see a listing: who knows the id may. */
export interface ListingShareTable {
  id: string;
  listingId: string;
  userId: string;
  createdAt: string;
}

/** One row an account: whoever changes its listings writes here first, and so waits for the others. */
export interface ListingBookTable {
  userId: string;
  /** Rises with every change of the account's listings. */
  version: number;
  lastNumber: number;
  lastTimestamp: string;
  savedCount: number;
}

/** How many listings that are not deleted lie in a block of numbers, for each platform. */
export interface ListingCountTable {
  userId: string;
  platform: Platform;
  block: number;
  savedCount: number;
}

/** The words of one listing that is not deleted: ' makita dhp482 drill '. */
export interface ListingSearchTable {
  userId: string;
  number: number;
  platform: Platform;
  words: string;
}

/** The same the other way round: which listings hold a word. */
export interface ListingWordTable {
  userId: string;
  word: string;
  number: number;
  platform: Platform;
}

/** A seller who was sent to a marketplace to allow this server, and is not back yet. */
export interface ChannelLoginTable {
  /** SHA-256 of what comes back with the seller: whoever reads the table cannot finish it. */
  stateHash: string;
  userId: string;
  /** SHA-256 of the session that began it: no other can finish it. */
  sessionHash: string;
  channel: ChannelCode;
  expiresAt: string;
}

/** A marketplace that an account lets this server sell on. */
export interface ChannelConnectionTable {
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
  /** Its shop, where the marketplace's calls name one; null also for one that was connected before that was kept. */
  account: string | null;
}

/** Several listings that are put up together. */
export interface ChannelBatchTable {
  id: string;
  userId: string;
  channel: ChannelCode;
  /** JSON: what holds for all of them. */
  decisions: string;
  createdAt: string;
}

export interface ChannelBatchItemTable {
  id: string;
  batchId: string;
  listingId: string;
  place: number;
  state: BatchItemState;
  problem: string | null;
  /** JSON: what the seller sees before it goes live. */
  preview: string | null;
  /** The job that works on it: one that was sent before has nothing to do any more. */
  job: string;
  /** How often it failed in a way that may pass. */
  failures: number;
}

/** A listing on its way to a marketplace, or there: one row for each shop of its seller. Amounts in hundredths. */
export interface PublicationTable {
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
  /** Of what stood there after we had put it there; null: not read yet. */
  fingerprint: string | null;
  /** 1: somebody changed it there since. */
  isChanged: number;
  /** Until then whoever began to send alone does. */
  busyUntil: string;
  changedAt: string;
  /** The shop in which it is, where the marketplace's calls name one. */
  account: string | null;
  /** 1: the press that puts it live was sent, and what became of it is not known yet. */
  isPressed: number;
}

export interface PhotoTable {
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
