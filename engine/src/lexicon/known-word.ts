/** What the lexicon knows of one word. Types alone: a token keeps its answer. */
import type { ValueKind } from '@smart-listings/contract';
import type { LexiconEntry } from './word-classes.ts';

export const BRAND_TIERS = ['luxury', 'designer', 'sought', 'premium', 'middle', 'budget'] as const;
export type BrandTier = (typeof BRAND_TIERS)[number];

export interface Brand {
  /** As it is written on things. */
  name: string;
  /** The name, or a line of the make ("iPhone" is Apple's). */
  spelling: string;
  /** The folded words of the spelling. */
  keys: readonly string[];
  /** The name is an ordinary word too: "Next", "Orange". */
  common: boolean;
  /** A part or a format inside other makers' things: "Gore-Tex", "Bluetooth". */
  inside: boolean;
  tier: BrandTier | null;
}

interface Phrase<Entry> {
  /** Its folded words. */
  keys: readonly string[];
  entry: Entry;
}

export interface Label {
  kind: ValueKind;
  /** In English. */
  label: string;
  /** Tokens that it has. */
  length: number;
}

/** The phrases that begin with one word, of each sort the longest first. */
export interface KnownWord {
  entries: Phrase<LexiconEntry>[];
  labels: Phrase<Label>[];
  brands: Phrase<Brand>[];
}
