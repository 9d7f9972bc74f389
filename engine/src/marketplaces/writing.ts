/** How a listing reads on a marketplace: what the writer takes from its definition, and nowhere else. */
import type { ListingText, Variant } from '@smart-listings/contract';
import type { Policy } from './facts.ts';

/** What a title may be made of: the seller's name for the thing, their keywords, and values. */
export type TitlePart =
  | 'name'
  | 'brand'
  | 'model'
  | 'type'
  | 'department'
  | 'colour'
  | 'size'
  | 'measurement'
  | 'material'
  | 'pattern'
  | 'era'
  | 'edition'
  | 'identifier'
  | 'compatible'
  | 'keyword'
  /** Phrases of the seller's first sentence, which stand behind the name in every title. */
  | 'opening'
  /** Phrases of the next sentences; every title ends with them where it has room. */
  | 'phrase'
  /** What comes with the thing; every title has it before `phrase` where it has room. */
  | 'parts'
  /** What resellers say less often; only where a title would be short without it. */
  | 'further'
  /** Keywords that nothing else says, last of all. */
  | 'search'
  | 'state';

export interface Title {
  /** The parts of each variant's title, in the order in which this marketplace's buyers read it. */
  order: Readonly<Record<Variant, readonly TitlePart[]>>;
  /** Code points up to which more parts make a title more useful; the name itself may go beyond, up to the limit. */
  usefulLength: number;
  /** What a title that had to be cut ends with. */
  cutEnding?: string;
  /** Characters that it refuses; some let the signs of the item's own make stand. */
  refused?: { characters: RegExp; exceptOfMake: boolean };
  /** Characters that may stand in an identifier or a measurement, and never as decoration. */
  decorative?: RegExp;
  /** Characters of which each may stand there once. */
  once?: readonly string[];
  /** Whether raised digits, fractions and trade marks count as decoration too. */
  noScripts?: true;
}

/** The parts of a description. `sentences` are the seller's; the others are lines made of values. */
export type LayoutPart = 'opening' | 'audience' | 'values' | 'sentences' | 'value-bullets' | 'condition-note';

export interface Layout {
  parts: Readonly<Record<Variant, readonly LayoutPart[]>>;
  /** How the seller's sentences stand: as they were written, with a paragraph for each thing asked, or each behind a dash. */
  sentences: Readonly<Record<Variant, 'as-written' | 'by-topic' | 'dashed'>>;
  /** The most lines of values, the most telling first. */
  mostValues: number;
  /** Characters that bullet points may not have, besides emoji. */
  bulletsRefuse?: string;
}

/** How a text sounds and what belongs in it; the prompt of an AI follows all of it, the writer what it can. */
export interface Voice {
  tone: string;
  /** Whether a text that an AI writes tells of collection and postage. The built-in writer keeps all that the seller says of them. */
  deliveryInText: boolean;
  /** What a writer can act on beside the policies. */
  guidance: readonly Policy[];
  /** How many words a description has there where there is something to say. Our judgement. */
  words: { fewest: number; most: number };
  /** A short listing as it should read there, of a thing of its own, in our words. */
  example: Readonly<ListingText>;
}
