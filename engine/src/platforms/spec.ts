import type { Condition, Platform, Severity } from '@smart-listings/contract';
import type { Family } from '../categories/category.ts';

/** Where a fact was read, and how sure it is. */
export interface Citation {
  /** The page or document, as a human would cite it. */
  source: string;
  /** The month it was read, YYYY-MM. */
  asOf: string;
  certainty: 'official' | 'secondary' | 'unverified';
}

/** A fact about a marketplace, with where and when it was read. */
export interface Sourced<T> extends Citation {
  value: T;
  severity: Severity;
}

/** A rule of a marketplace in one sentence, fit to be shown to a seller. */
export interface Policy extends Citation {
  severity: Severity;
  statement: string;
}

/** The rules that a platform can have; one that lacks the entry has no such rule. */
export type PolicyId =
  | 'contact'
  | 'links'
  | 'off-platform'
  | 'other-listings'
  | 'other-marketplaces'
  | 'payment'
  | 'html'
  | 'scripts'
  | 'title-markup'
  | 'title-characters'
  | 'title-once'
  | 'title-caps'
  | 'title-case'
  | 'title-repeats'
  | 'title-promotion'
  | 'title-context-characters'
  | 'symbols'
  | 'caps'
  | 'attention'
  | 'question-marks'
  | 'comparison'
  | 'keyword-spam'
  | 'one-brand'
  | 'fits-wording'
  | 'choice'
  | 'mobile-excerpt'
  | 'page-text'
  | 'bullets-count'
  | 'bullets-length'
  | 'bullets-form'
  | 'bullets-characters'
  | 'bullets-phrases'
  | 'placeholders'
  | 'tag-characters'
  | 'tag-start'
  | 'tag-separator'
  | 'tag-duplicates'
  | 'tag-content'
  | 'hashtags'
  | 'bidding'
  | 'wanted'
  | 'eligible-items'
  | 'cosmetics'
  | 'for-parts'
  | 'promises'
  | 'disclosure';

export interface PlatformCondition {
  label: string;
  allowed: boolean;
  note?: string;
}

/** eBay's own grade for one condition in one family of categories. */
export interface ConditionGrade {
  id: number | null;
  code: string | null;
  label: string;
  allowed: boolean;
  note?: string;
}
export type ConditionFamily = 'general' | 'fashion' | 'media';

/** A field of the platform's form beside title, description and tags. */
export interface ExtraField {
  label: string;
  /** Code points of the value. */
  maxLength?: Sourced<number>;
  /** UTF-8 bytes of the value. */
  maxBytes?: Sourced<number>;
  /** How many values it takes. */
  count?: Sourced<number>;
  note?: string;
}

/** What a title may be made of, in the order in which the platform's buyers read it. */
export type TitlePart =
  | 'brand'
  | 'model'
  | 'type'
  | 'name'
  | 'feature'
  | 'colour'
  | 'size'
  | 'material'
  | 'quantity'
  | 'era'
  | 'condition'
  | 'keyword';

export type DescriptionBlock =
  | 'opening'
  | 'not-working'
  | 'facts'
  | 'features'
  | 'included'
  | 'condition'
  | 'care'
  | 'history'
  | 'delivery'
  | 'closing'
  | 'bullets'
  | 'paragraph'
  | 'condition-note'
  | 'hashtags';

/** How a listing reads on this marketplace; the writer and the prompt of an AI both follow it. */
export interface Voice {
  tone: string;
  titleOrder: Sourced<readonly TitlePart[]>;
  structure: Sourced<readonly DescriptionBlock[]>;
  /** Whether collection and postage belong in the text. */
  deliveryInText: boolean;
  guidance: readonly Policy[];
}

export interface PhotoRules {
  min: number;
  max: Sourced<number>;
  /** Pixels of the side named. */
  smallest?: Sourced<{ side: 'longest' | 'shortest'; px: number }>;
  advised?: Sourced<{ side: 'longest' | 'shortest'; px: number }>;
  largestPx?: Sourced<number>;
  maxBytes?: Sourced<number>;
  formats: Sourced<readonly string[]>;
  altTextMax?: Sourced<number>;
  content: readonly Policy[];
}

/** What the percentage is taken of. */
export type FeeBase = 'item' | 'order' | 'order-with-tax' | 'order-without-vat' | 'fees';

/** One charge. Amounts are in the schedule's currency, percentages in per cent. */
export interface FeePart extends Citation {
  id: string;
  label: string;
  paidBy: 'seller' | 'buyer';
  base: FeeBase;
  /** Rates by amount, lowest first; `upTo: null` is the rest. */
  rates: readonly { upTo: number | null; percent: number }[];
  /** marginal: each rate on its own slice. whole: the rate that the amount falls under, on all of it. */
  rateMode: 'marginal' | 'whole';
  /** Fixed amount by the size of the order, lowest first. */
  fixed: readonly { upTo: number | null; amount: number }[];
  minimum?: number;
  maximum?: number;
  /** Charged only for some sales; off in an estimate unless the seller turns it on. */
  optional?: boolean;
  note?: string;
}

/** What one kind of seller pays in one market. Every number may be edited by the user. */
export interface FeeSchedule {
  id: string;
  label: string;
  market: 'UK' | 'US' | 'all';
  seller: 'private' | 'business' | 'any';
  currency: 'GBP' | 'USD';
  /** The goods that it is for; absent for most categories. */
  category?: string;
  /** The families of our own categories that are those goods. */
  families?: readonly Family[];
  parts: readonly FeePart[];
  note?: string;
}

/** One marketplace as data: its limits, formats, vocabulary, voice and fees. */
export interface PlatformSpec {
  name: Platform;
  slug: string;
  /** The sites that the facts are about. */
  market: string;
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
  conditions: Record<Condition, PlatformCondition>;
  /** Where the words above were read. */
  conditionSource: Citation;
  /** Where the category decides the grade (eBay). */
  conditionFamilies?: Record<ConditionFamily, Record<Condition, ConditionGrade>>;
  /** Whether the form asks for the condition itself, so that the text need not carry its name. */
  conditionField: Sourced<boolean>;
  fields: Readonly<Record<string, ExtraField>>;
  policies: Readonly<Partial<Record<PolicyId, Policy>>>;
  voice: Voice;
  photos: PhotoRules;
  fees: readonly FeeSchedule[];
}
