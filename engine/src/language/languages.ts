/** Languages that the lexicon has words of. */
export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'es', 'it', 'nl', 'pt', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages that say the thing before what it is like: "veste noire", "housse de canapé" is a cover. */
export const HEAD_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pl', 'pt'] satisfies Language[]);
