/** What a fact about a marketplace is: never without where it was read, when, and how sure it is. */
import type { Severity } from '@smart-listings/contract';

/** Where a fact was read, and how sure it is. */
export interface Citation {
  /** The page or document, as a human would cite it. */
  source: string;
  /** The month it was read, YYYY-MM. */
  asOf: string;
  certainty: 'official' | 'secondary' | 'unverified';
}

export interface Sourced<T> extends Citation {
  value: T;
  severity: Severity;
}

/** A rule of a marketplace in one sentence, fit to be shown to a seller. */
export interface Policy extends Citation {
  severity: Severity;
  statement: string;
}
