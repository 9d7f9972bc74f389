/** What a category is: the noun, the words that name it, what its buyers ask for and what it usually costs. */
import type { ValueKind } from '@smart-listings/contract';
import type { Language } from '../language/languages.ts';
import type { Topic } from '../values/item.ts';
import type { Family } from './family.ts';

/** Things that buyers filter by or ask about, as an advice names them; each says which values or sentences answer it. */
export const ATTRIBUTES = {
  brand: { label: 'the brand', kinds: ['brand'] },
  model: { label: 'the model', kinds: ['model', 'identifier'] },
  size: { label: 'the size', kinds: ['size'] },
  colour: { label: 'the colour', kinds: ['colour'] },
  material: { label: 'the material', kinds: ['material'] },
  measurements: { label: 'the measurements', kinds: ['measurement'], units: 'length' },
  dimensions: { label: 'the dimensions', kinds: ['measurement'], units: 'length' },
  storage: { label: 'the storage', kinds: ['measurement'], units: 'storage' },
  screen: { label: 'the screen size', kinds: ['measurement'], units: 'length' },
  capacity: { label: 'the capacity', kinds: ['measurement'], units: 'volume' },
  volume: { label: 'the volume', kinds: ['measurement'], units: 'volume' },
  weight: { label: 'the weight', kinds: ['measurement'], units: 'weight' },
  power: { label: 'the power or voltage', kinds: ['measurement'], units: 'power' },
  isbn: { label: 'the ISBN', kinds: ['identifier'] },
  'part-number': { label: 'the part number', kinds: ['identifier', 'model'] },
  number: { label: 'the set or catalogue number', kinds: ['identifier', 'model'] },
  era: { label: 'the age or period', kinds: ['era'] },
  quantity: { label: 'how many there are', kinds: ['quantity', 'measurement'] },
  included: { label: 'what is included', kinds: [], topics: ['included', 'missing'] },
  working: { label: 'what you tested', kinds: [], topics: ['fault'] },
  expiry: { label: 'the expiry date', kinds: ['identifier', 'measurement', 'era'] },
} as const satisfies Record<
  string,
  {
    label: string;
    kinds: readonly ValueKind[];
    topics?: readonly Topic[];
    units?: 'length' | 'storage' | 'volume' | 'weight' | 'power';
  }
>;
/** What buyers of a kind of item filter by, by its id. */
export type AttributeId = keyof typeof ATTRIBUTES;

/** Languages that the table has nouns in. */
export type NounLanguage = Language | 'ja';

/**
 * One row of the table. Nouns are written 'names = synonyms | variants ~ cousins', lists with commas: names of the
 * type itself, true synonyms of it, regional names and spellings that are read and never printed, and other kinds of
 * the same shelf, which tell the row and are no name of its type. Plurals need no entry of their own.
 */
export interface CategoryRow extends Partial<Record<Exclude<NounLanguage, 'en'>, string>> {
  id: string;
  /** The singular English noun. */
  type: string;
  /** Its categories in the open taxonomy (taxonomy/), closest first. */
  taxonomy: string;
  /** English words and phrases that name the thing. */
  nouns: string;
  /** Product lines that stand for it without naming it: 'iphone'. A noun beats a line. */
  lines?: string;
  /** Words that are as often a colour, a material or a part: they count only where nothing else does. */
  weak?: string;
  asks?: readonly AttributeId[];
  /** Typical price new and in good used condition, in PRICE_BASE of PRICE_YEAR; factor of the usual range. */
  price: readonly [fresh: number, used: number, spread: number];
}

/** Rows of the table that belong to one family and are asked for the same, unless a row says otherwise. */
export interface CategoryGroup {
  family: Family;
  asks: readonly AttributeId[];
  rows: readonly CategoryRow[];
}

/**
 * A kind of item: its English noun in the singular, and what buyers of it ask for. Prices are in `PRICE_BASE` of
 * `PRICE_YEAR`.
 */
export interface Category {
  id: string;
  type: string;
  family: Family;
  asks: readonly AttributeId[];
  /** Ids of its categories in the open taxonomy (taxonomy/), closest first. */
  taxonomy: readonly string[];
  price: {
    /** Typical price of an unused one, and of one in good used condition. */
    fresh: number;
    used: number;
    /** About eight in ten ordinary ones lie between the price divided and multiplied by this. */
    spread: number;
  };
}

/** The money and year of every price in the table: our own general knowledge, not market data. */
export const PRICE_BASE = 'GBP';
/** The year of that money. */
export const PRICE_YEAR = 2026;
