/** Languages that the lexicon has words of. */
export const LANGUAGES = ['en', 'de', 'fr', 'pl', 'es', 'it', 'nl', 'pt', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];
