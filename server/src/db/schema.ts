import type { ApiScope, MembershipState } from '@smart-listings/contract';
import type { Generated } from 'kysely';
import type {
  ChannelBatchItemTable,
  ChannelBatchTable,
  ChannelConnectionTable,
  ChannelLoginTable,
  ListingBookTable,
  ListingCountTable,
  ListingSearchTable,
  ListingShareTable,
  ListingStateCountTable,
  ListingTable,
  ListingWordTable,
  PhotoTable,
  PublicationTable,
  SaleImportTable,
  SaleTable,
} from './listing-tables.ts';
import type { QueueJobTable, TrayRowTable, TrayTable } from './tray-tables.ts';

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

interface ApiKeyTable {
  id: string;
  userId: string;
  name: string;
  scope: ApiScope;
  /** How it begins, for its owner to know it by. */
  prefix: string;
  /** SHA-256 of the key, which is random throughout: who reads the table has no key. */
  hash: string;
  createdAt: string;
  lastUsedAt: string | null;
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
  api_key: ApiKeyTable;
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
  sale_import: SaleImportTable;
  channel_login: ChannelLoginTable;
  channel_connection: ChannelConnectionTable;
  channel_batch: ChannelBatchTable;
  channel_batch_item: ChannelBatchItemTable;
  publication: PublicationTable;
  photo: PhotoTable;
  template: TemplateTable;
  billing_checkout: BillingCheckoutTable;
  billing_subscription: BillingSubscriptionTable;
  billing_event: BillingEventTable;
  sandbox_subscription: SandboxSubscriptionTable;
  job: JobTable;
  queue_job: QueueJobTable;
  tray: TrayTable;
  tray_row: TrayRowTable;
  daily_count: DailyCountTable;
  migration: MigrationTable;
}
