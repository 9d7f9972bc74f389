import type { Condition, Fact, ListingForm, Platform } from '@smart-listings/contract';

/** Languages that the writer has words for; anything else is written with English headings. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Why something that the seller wrote stays out of the text. */
export type LeftOutReason =
  | 'contact'
  | 'off-platform'
  | 'other-listings'
  | 'payment'
  | 'chat'
  | 'wanted'
  | 'question'
  | 'comparison'
  | 'duplicate';

export interface LeftOut {
  text: string;
  reason: LeftOutReason;
}

/** All that is known of one item, each with where it came from. Everything else works on this. */
export interface Ledger {
  readonly platform: Platform;
  readonly condition: Condition;
  /** The language in which the seller wrote. */
  readonly language: Language;
  /** Whether a phrase pack for that language exists, or English stands in for it. */
  readonly languageKnown: boolean;
  readonly facts: readonly Fact[];
  readonly leftOut: readonly LeftOut[];
  /** The category that the item's own words point to (see categories/), or null. */
  readonly category: string | null;
  readonly form: ListingForm;
}
