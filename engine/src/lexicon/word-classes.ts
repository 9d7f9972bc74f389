/**
 * The classes that a word of the lexicon can be of. Each word stands in one home (a row of one file), with its
 * class; a word may have two classes only where it truly has two meanings (MAY_SHARE).
 */
export const WORD_CLASSES = [
  // Values.
  'colour',
  'material',
  'pattern',
  'department',
  'era',
  'edition',
  'size',
  'condition',
  // What stands where a make is asked for and there is none.
  'no-make',
  'month',
  // Words that belong to a value beside them: 'light' to blue, 'solid' to oak.
  'shade',
  'grade',
  // Cues: how a value is said.
  'deny',
  'doubt',
  'choice',
  'correct',
  'other',
  // Topics of a sentence.
  'fault',
  'missing',
  'included',
  'care',
  'history',
  'measure',
  'delivery',
  'payment',
  'asking-price',
  'past-price',
  'contact',
  // Grammar.
  'joiner',
  'abbreviation',
  // Words that keep their capitals: USB, HDMI.
  'acronym',
  'filler',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** What is seen of a thing. */
export const LOOKS = ['colour', 'material', 'pattern'] as const satisfies readonly WordClass[];

/** Classes whose words say what a thing is like, and are values of the same kind. */
export const LIKENESS_CLASSES = [
  'colour',
  'material',
  'pattern',
  'department',
  'era',
  'edition',
] as const satisfies readonly WordClass[];

/** What the lexicon knows of a word or phrase. */
export interface LexiconEntry {
  class: WordClass;
  /** The English name of a value, fault or the like ('navy', 'scratch'); for cues the direction of their scope. */
  means: string;
  /** The word of the data, uninflected: what a list shows for 'rode' is 'rood'. */
  base: string;
  /** The language of the row; 'xx' for words that every language uses. */
  language: string;
  /** Tokens that the phrase has. */
  length: number;
  /** As often something else ('stone', 'camel', 'post'): it counts only where its place says so. */
  weak: boolean;
}
