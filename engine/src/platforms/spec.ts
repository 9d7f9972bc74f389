import type { Condition, Platform, Severity } from '@smart-listings/contract';

/** A fact about a marketplace, with where and when it was read. */
export interface Sourced<T> {
  value: T;
  severity: Severity;
  /** The page or document, as a human would cite it. */
  source: string;
  /** The month it was read, YYYY-MM. */
  asOf: string;
  certainty: 'official' | 'secondary' | 'unverified';
}

/** One marketplace as data: its limits, formats, vocabulary, voice and fees. */
export interface PlatformSpec {
  name: Platform;
  slug: string;
  title: {
    /** Code points that the form takes. */
    max: Sourced<number>;
    /** A tighter length that the platform's policy asks for; the writer keeps to it. */
    policyMax?: Sourced<number>;
  };
  description: { max: Sourced<number>; markup: 'plain' | 'html' };
  tags: {
    /** What the platform calls them: 'Tags', 'Search terms', 'Hashtags'. */
    label: string;
    /** The most tags that it takes, and that the writer makes. */
    max: Sourced<number>;
    /** Code points of one tag. */
    maxLength?: Sourced<number>;
    /** UTF-8 bytes of all of them joined. */
    maxBytes?: Sourced<number>;
    /** How they are joined on the clipboard. */
    separator: ', ' | ' ';
    form: 'phrase' | 'hashtag' | 'word';
  };
  /** The platform's own word for each of our conditions. */
  conditions: Record<Condition, { label: string; allowed: boolean; note?: string }>;
}
