/** Languages that the lexicon has words of. */
export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'es', 'it', 'nl', 'pt', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages that write what a thing is and what kind of it as one word: "Wollrock" is a "Rock". */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv'] satisfies Language[]);

/** "Wollrock" of a "Rock", both folded: the head of a compound is its end. */
export function isCompoundOf(key: string, word: string, language: Language): boolean {
  return COMPOUNDING.has(language) && key.length >= word.length + SHORTEST_BEGINNING && key.endsWith(word);
}

const SHORTEST_BEGINNING = 3;

/** Languages that say the thing before what it is like: "veste noire", "housse de canapé" is a cover. */
export const HEAD_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pl', 'pt'] satisfies Language[]);
