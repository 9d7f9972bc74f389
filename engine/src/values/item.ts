/** What is known of one item: the seller's sentences, and the values read from them. Every room works on this. */
import type {
  Condition,
  FormPlace,
  ItemValue,
  ListingForm,
  Question,
  ValueKind,
} from '@smart-listings/contract';
import type { Cue } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import type { LeftOutNumber } from '../leave-out-private.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { rememberOne } from '../text/remember.ts';

/** What a sentence speaks of; for leaving out, omissions and the page, never for cutting. */
export const TOPICS = [
  'fault',
  'included',
  'missing',
  'measurement',
  'care',
  'history',
  'delivery',
  'payment',
  'contact',
  'asking-price',
  'past-price',
  'other-marketplace',
] as const;
/** What a sentence can speak of. */
export type Topic = (typeof TOPICS)[number];

/** One sentence, line or bullet of the features, whole. Offsets count UTF-16 units of the field. */
export interface SellerSentence {
  /** Its number in the field, from 0. */
  index: number;
  place: FormPlace;
  /** As the seller wrote it. */
  raw: string;
  /** Tidied, as it is published: white space, capital, stop; no word changed. */
  text: string;
  tokens: readonly Token[];
  cues: readonly Cue[];
  topics: ReadonlySet<Topic>;
  /** The line of the field that it stands on, and the block of lines between blank ones. */
  line: number;
  block: number;
  /** line: a line of its own; prose: one of several in a line; heading: announces the lines after it. */
  form: 'prose' | 'line' | 'bullet' | 'heading';
  /** The seller's own ✓ or ✗ before the line. */
  mark?: '✓' | '✗';
  /** The seller's own plus before a line, where others have a minus. */
  sign?: '+';
  /** "2." of a numbered line. */
  number?: string;
}

/** All that is known of one item. */
export interface Item {
  /** Without the private numbers. */
  readonly form: ListingForm;
  /** Where it is to be listed. */
  readonly marketplace: Marketplace;
  /** Null until the seller chose one: a form can begin with one that nobody chose. */
  readonly condition: Condition | null;
  /** The language in which the seller wrote, and whether that is sure; unsure ones count as the page's. */
  readonly language: Language;
  readonly languageKnown: boolean;
  /** The item name, tidied; its words may stand in a title. */
  readonly name: string;
  readonly sentences: readonly SellerSentence[];
  /** In the order of the form; with their certainty and polarity. */
  readonly values: readonly ItemValue[];
  readonly questions: readonly Question[];
  /** Values of name, make and keywords that are in question or that the seller denied: their words stand in no title. */
  readonly ruledOut: readonly ItemValue[];
  /** The id of the kind of item (categories/), or null where it is not sure. */
  readonly category: string | null;
  /** The id in the open taxonomy of the category that the seller chose. */
  readonly chosenCategory: string | null;
  /** The words of the name that name a kind of thing, also where that is not sure. */
  readonly nounInName: string | null;
  /** Numbers of one single device that stand in the form; no text says them, unless the seller insists. */
  readonly privateNumbers: readonly LeftOutNumber[];
  /** What the seller confirmed in the claim check, in their words. */
  readonly confirmed: readonly string[];
  /** Sentences that were left out and that the seller put back. */
  readonly putBack: readonly string[];
  /** What the seller means to ask, where they said it outside the form. */
  readonly ownPrice: number | null;
}

/** The values that may stand in a text: asserted and certain, of one kind or of all. */
export function certainValues(item: Item, kind?: ValueKind): readonly ItemValue[] {
  const { all, byKind } = certainOf(item);
  return kind === undefined ? all : (byKind.get(kind) ?? NONE);
}

const NONE: readonly never[] = [];

const certainOf = rememberOne((item: Item) => {
  const all = item.values.filter(
    ({ certainty, polarity }) => certainty === 'certain' && polarity === 'asserted',
  );
  return { all, byKind: Map.groupBy(all, ({ kind }) => kind) };
});

/** The sentences of a topic, in their order. */
export function sentencesOn(item: Item, topic: Topic): readonly SellerSentence[] {
  return item.sentences.filter((sentence) => sentence.topics.has(topic));
}
