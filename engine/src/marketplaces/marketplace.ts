/** One marketplace as data: everything that is true of it. The rest of the product reads it here, by no name. */
import type { Condition, ValueKind } from '@smart-listings/contract';
import type { Family } from '../categories/family.ts';
import type { Dimension } from '../language/units.ts';
import type { Citation, Policy, Sourced } from './facts.ts';
import type { FeeSchedule } from './fees.ts';
import type { FormPage } from './form-page.ts';
import type { MarketPrices } from './prices.ts';
import type { SalesReport } from './sales-report.ts';
import type { UploadFile } from './upload.ts';
import type { Layout, Title, Voice } from './writing.ts';

/** All that is true of one marketplace, each fact with its source and month. */
export interface Marketplace {
  /** As the contract's list has it, and as it stands in a sentence. */
  name: string;
  /** The first part of its rules' names. */
  slug: string;
  /** As a sentence calls it, where its name would not do. */
  spoken?: string;
  /** What sellers call it in a text, in small letters, the longest first. */
  names: readonly string[];
  /** Those that can mean nothing else in a tag: some marketplaces are makes as well. */
  sureNames: readonly string[];
  /** What helps most there, for the seller who fills the form in. */
  hint?: string;
  limits: Limits;
  policies: Policies;
  /** Web addresses that a description may hold; where there is none, none may. */
  links?: Links;
  conditions: Conditions;
  fees: readonly FeeSchedule[];
  prices: MarketPrices;
  title: Title;
  layout: Layout;
  voice: Voice;
  tags: Tags;
  /** The values of the item that its form asks for, in the order in which its buyers filter by them. */
  fields: readonly SpecificField[];
  /** Sellers may add fields of their own. */
  takesOwnFields?: Sourced<true>;
  /** The steps through its form, in the order of that form. */
  paste: readonly FormField[];
  /** Left out: nobody could find it, or it has none of its own. */
  formPage?: FormPage;
  /** What it calls the place of a family of goods, as far as that is known. */
  shelves?: Shelves;
  /** Kinds (ids of categories) that private sellers list there most, for photos that say nothing: our judgement. */
  usualKinds: readonly string[];
  photos: PhotoRules;
  page: Page;
  /** Files with many listings that it takes; left out: none. */
  export?: readonly UploadFile[];
  /** The list of their sales that it gives its sellers; left out: only the usual names of columns are known. */
  salesReport?: SalesReport;
}

export interface Limits {
  /** Code points. */
  title: {
    max: Sourced<number>;
    /** A tighter length that the platform's policy asks for; the writer keeps to it. */
    policyMax?: Sourced<number>;
    /** How many words may be in capitals. */
    mostCapitals?: Sourced<number>;
    /** How often one word may stand there. */
    mostRepeats?: Sourced<number>;
  };
  /** Code points; `beforeFold` of them are shown on a phone at first. */
  description: { max: Sourced<number>; beforeFold?: Sourced<number> };
  tags: {
    /** The most tags that it takes, and that the writer makes. */
    max: Sourced<number>;
    /** Code points of one tag. */
    maxLength?: Sourced<number>;
    /** UTF-8 bytes of all of them joined. */
    maxBytes?: Sourced<number>;
  };
  /** Where a description begins with bullet points: how many, and code points of one and of all. */
  bullets?: Record<'fewest' | 'most' | 'shortest' | 'longest' | 'together', Sourced<number>>;
  /** From which age in years on used things are taken, where only old ones are. */
  usedFromYears?: Sourced<number>;
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

export type Policies = Readonly<Partial<Record<PolicyId, Policy>>>;

export interface Links {
  /** The platform's own pages. */
  own: RegExp;
  /** Whether pictures may be shown by their address. */
  images: boolean;
}

/** The platform's own word for one of our conditions. */
export interface ConditionWord {
  label: string;
  allowed: boolean;
  note?: string;
  /** Offered for electronics alone. */
  electronicsOnly?: true;
  /** What the first line of the text has to say, because the grade does not. */
  firstLine?: string;
}

/** The grade for one condition in one family of categories. */
export interface ConditionGrade {
  id: number | null;
  code: string | null;
  label: string;
  allowed: boolean;
  note?: string;
}

export interface Conditions extends Citation {
  words: Record<Condition, ConditionWord>;
  /** Where the category decides the grade: by families of goods, the rest (null) last. */
  grades?: readonly { families: readonly Family[] | null; grades: Record<Condition, ConditionGrade> }[];
  /** Where it was read how the form asks for the condition. */
  field: Citation;
}

export interface Tags {
  /** What the platform calls them: 'Tags', 'Search terms', 'Hashtags'. */
  label: string;
  /** How they are joined on the clipboard. */
  separator: ', ' | ' ';
  form: 'phrase' | 'hashtag' | 'word';
  /** Characters that it refuses in a tag. */
  refused?: RegExp;
  /** That its buyers search by whom a thing is for, where they do. */
  forWhom?: Sourced<true>;
}

/** What fills a field of the form. */
export type Fill =
  /** Values of one kind, or only those with one of these meanings, or that are a single year. */
  | { by: 'value'; kind: ValueKind; means?: readonly string[]; isYear?: true; isDated?: true }
  /** A measurement by its noun, or the one of its dimension where a thing has one; or two and three sides. */
  | { by: 'measure'; label: string; dimension?: Dimension }
  /** As they are written together; else also put together from single ones. */
  | { by: 'sides'; together?: true }
  | { by: 'condition' | 'maker-code' | 'product-number' }
  /** What the seller says behind the field's own label, or answers: a statement about the item; or where or by whom it was made. */
  | {
      by: 'label';
      madeIn?: true;
      included?: true;
      isTitle?: true;
      madeBy?: 'author' | 'publisher' | 'artist';
    }
  /** The seller's answer: the form asks for it, and no text says it; where words of the form point to an entry, it is offered. */
  | { by: 'answer'; offers?: { concept: string; entry: string } };

/** One entry of a picker, and the meanings of our lexicon or the years that it stands for. */
export interface FieldOption {
  label: string;
  means?: readonly string[];
  years?: readonly [first: number, last: number];
}

/** The id of the field that holds the marketplace's own number of the category, where it has one. */
export const CATEGORY_NUMBER = 'category-number';

/** A field of the platform's form that takes a value of the item. */
export interface SpecificField extends Citation {
  id: string;
  /** As the form calls it. */
  label: string;
  fill: Fill;
  /** Whether the form has a picker or a field to write in. */
  entry: 'choose' | 'type';
  /** All that the picker has, where that is known. */
  options?: readonly FieldOption[];
  /** Asked for these goods alone; left out: for all. */
  families?: readonly Family[];
  /** Listed only where the item says something for it: the form takes it, and few buyers filter by it. */
  whenSaid?: true;
  /** How many values it takes. */
  most?: Sourced<number>;
  /** Code points of all of them, or of each. */
  max?: Sourced<number>;
  /** Letters, digits and blanks alone, and `max` counts each value. */
  isPlain?: true;
  /** What is chosen there is for the form alone, although values of the item can fill it. */
  isOwn?: true;
  hint?: string;
}

/** Names of places on the marketplace by families of our own goods. */
export interface Shelves extends Citation {
  names: readonly { families: readonly Family[]; name: string }[];
}

/** A step through the platform's form, and what of the listing goes into it. */
export type FormField =
  | { kind: 'title' }
  | { kind: 'description' | 'tags'; hint?: string }
  | { kind: 'tags-line'; hint: string }
  | { kind: 'price'; hint?: string }
  | { kind: 'category'; hint?: string }
  | { kind: 'bullets' | 'page-text'; label: string }
  /** The faults and missing parts of a thing that is not new. */
  | { kind: 'condition-sentences'; label: string; max: Sourced<number>; hint: string }
  /** The note of the offer, and the length that all of its forms take. */
  | { kind: 'condition-note'; label: string; max: Sourced<number>; safe: Sourced<number> }
  /** One of `fields`, by its id. */
  | { kind: 'specific'; id: string }
  /** All others of them; and the attributes of the category, where the form has fields for them. */
  | { kind: 'specifics'; withAttributes?: true };

export interface PhotoRules {
  max: Sourced<number>;
  /** Pixels of the side named. */
  smallest?: Sourced<{ side: 'longest' | 'shortest'; px: number }>;
  advised?: Sourced<{ side: 'longest' | 'shortest'; px: number }>;
  largestPx?: Sourced<number>;
  maxBytes?: Sourced<number>;
  formats: Sourced<readonly string[]>;
  /** What a photo may show, by what can be seen in one. */
  ground?: Policy;
  /** The least share of the main photo that the thing fills, in per cent. */
  fill?: Sourced<number>;
  frame?: Policy;
  text?: Policy;
  transparency?: Policy;
}

/** How a listing is shown there, for a drawing of it on a phone. */
export interface Page extends Citation {
  /** Code points of the title that a search shows. */
  titleInSearch: number;
  /** Code points of the description before the rest is folded away. */
  excerpt: number;
  /** Whether a search shows the listings side by side. */
  grid: boolean;
  /** The words that unfold the rest. */
  fold: string;
}

/** The marketplace as a sentence calls it. */
export function spoken({ name, spoken: words = name }: Marketplace): string {
  return words;
}

/** Whether its form has a field for what we call tags; hashtags go into the description instead. */
export function hasTagField({ paste }: Marketplace): boolean {
  return paste.some(({ kind }) => kind === 'tags' || kind === 'tags-line');
}

/** The platform's word for a condition, by the family of the goods where the category decides. */
export function conditionWord(
  { conditions }: Marketplace,
  condition: Condition,
  family: Family | null,
): ConditionWord {
  const found = conditions.grades?.find(
    ({ families }) => families === null || (family !== null && families.includes(family)),
  );
  return found?.grades[condition] ?? conditions.words[condition];
}
