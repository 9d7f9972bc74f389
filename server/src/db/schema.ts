import type { Platform, PricingSource, Variant } from '@smart-listings/contract';

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

interface UsageTable {
  userId: string;
  /** A UTC calendar month: '2026-11'. */
  month: string;
  generatedCount: number;
}

interface ListingTable {
  id: string;
  userId: string;
  title: string;
  description: string;
  /** JSON. */
  tags: string;
  suggestedPriceRange: string;
  priceJustification: string;
  pricingSource: PricingSource | null;
  variant: Variant;
  platform: Platform;
  /** JSON. */
  originalFormInput: string;
  /** JSON. */
  imageUrls: string;
  timestamp: string;
  pricingRefreshCount: number;
  /** Title, tags and item name in lower case: what the search looks through. */
  searchText: string;
}

interface TemplateTable {
  id: string;
  userId: string;
  name: string;
  /** JSON. */
  formData: string;
  timestamp: string;
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
  usage: UsageTable;
  listing: ListingTable;
  template: TemplateTable;
  migration: MigrationTable;
}
