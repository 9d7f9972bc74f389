/** How a listing reads on a marketplace: what the writer takes from its definition, and nowhere else. */
import type { Variant } from '@smart-listings/contract';

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
  | 'synonym'
  | 'keyword'
  | 'state';

export interface TitleWriting {
  /** The parts of each variant's title, in the order in which this marketplace's buyers read it. */
  order: Readonly<Record<Variant, readonly TitlePart[]>>;
  /** Code points up to which more parts make a title more useful; the name itself may go beyond, up to the limit. */
  usefulLength: number;
}

/** The parts of a description. `sentences` are the seller's; the others are lines made of values. */
export type LayoutPart =
  | 'opening'
  | 'audience'
  | 'condition'
  | 'values'
  | 'sentences'
  | 'value-bullets'
  | 'condition-note';

export interface LayoutWriting {
  parts: Readonly<Record<Variant, readonly LayoutPart[]>>;
  /** How the seller's sentences stand: as they were written, in short paragraphs, or each behind a dash. */
  sentences: Readonly<Record<Variant, 'as-written' | 'short-paragraphs' | 'dashed'>>;
  /** The most lines of values, the most telling first. */
  mostValues: number;
}

export interface VoiceWriting {
  /** 'name': the item's name with at most two values. 'none': the marketplace's page shows the title right above. */
  opening: 'name' | 'none';
  /** Whether collection and postage belong in the text. */
  deliveryInText: boolean;
}

export interface TagWriting {
  /** Where tags come from, in this order, until the platform's number is reached. */
  sources: readonly TagSource[];
  /** The most words of one tag; single words where the marketplace joins them itself. */
  mostWords: number;
}

export type TagSource =
  | 'keywords'
  | 'brand-type'
  | 'model'
  | 'value-type'
  | 'synonyms'
  | 'brand-synonym'
  | 'department-type'
  | 'era-type'
  | 'audience'
  | 'brand'
  | 'name'
  | 'values';

export interface Writing {
  title: TitleWriting;
  layout: LayoutWriting;
  voice: VoiceWriting;
  tags: TagWriting;
}
