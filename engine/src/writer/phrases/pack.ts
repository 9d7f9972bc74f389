import type { Condition, Variant } from '@smart-listings/contract';

/**
 * The fixed words of one language: labels, headings, openings and closings. Each is true of any item,
 * so that nothing here can be an invention. `{item}`, `{rest}` (what follows it between commas)
 * and `{list}` are filled in by the writer; labels stand
 * before a colon, which avoids agreement in gender and number.
 */
export interface PhrasePack {
  /** Between a label and its value. */
  colon: string;
  comma: string;
  /** Between the last two of a list, with its spaces. */
  and: string;
  stop: string;
  /** False where words are written without spaces. */
  spaced: boolean;
  /** Whether a statement loses its capital inside a sentence; not where nouns keep theirs. */
  lowersInside: boolean;
  label: {
    brand: string;
    publisher: string;
    model: string;
    type: string;
    size: string;
    colour: string;
    material: string;
    measurements: string;
    data: string;
    quantity: string;
    identifier: string;
    era: string;
    year: string;
    origin: string;
    condition: string;
    suits: string;
    included: string;
    features: string;
    item: string;
    care: string;
    note: string;
  };
  heading: {
    details: string;
    features: string;
    included: string;
    condition: string;
    works: string;
    faults: string;
    care: string;
    history: string;
    delivery: string;
  };
  condition: Record<Condition, string>;
  /** The same as a whole sentence. */
  conditionSentence: Record<Condition, string>;
  /** The condition as a search word of a title. */
  state: { parts: string; faulty: string; fresh: string; used: string };
  opening: {
    /** Any item. */
    sale: string;
    /** As a private seller would say it in a small ad. */
    selling: string;
    /** For an item that does not work. */
    parts: string;
    /** The item alone, as a sentence of its own. */
    plain: string;
    /** A used item of which little more is known. */
    next: string;
  };
  /** The ledger's own English names of measures, in this language. */
  measure: Readonly<Record<string, string>>;
  /** A sentence with the parts in `{list}`. */
  includes: string;
  photos: string;
  /** Label and text, where a list has room and nothing more is known. */
  questions: string;
  /** The last sentence: of a shop, and of someone who sells a thing of his own. */
  closing: Record<'shop' | 'person', Record<Variant, string>>;
}
