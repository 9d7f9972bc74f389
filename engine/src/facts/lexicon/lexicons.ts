import type { Language } from '../ledger.ts';
import { ENGLISH } from './en.ts';
import { DUTCH, FRENCH, GERMAN, ITALIAN, POLISH, PORTUGUESE, SPANISH } from './european.ts';
import { compileLexicon, type Lexicon, type LexiconSource } from './tags.ts';

// A language without word lists: nothing is known, so everything is kept as it stands.
const NONE = compileLexicon();
const english = compileLexicon(ENGLISH);
const compiled = new Map<string, Lexicon>();

/**
 * The word lists that a form in `language` is read with, and in `also` where parts of it are in that;
 * none for a language that is not `known`.
 */
export function lexiconOf(language: Language, known: boolean, also: Language | null): Lexicon {
  if (!known) return NONE;
  const key = also === null ? language : `${language} ${also}`;
  const cached = compiled.get(key);
  if (cached !== undefined) return cached;
  const lexicon =
    also === null && language === 'en'
      ? english
      : compileLexicon(sourceOf(language), ...(also === null ? [] : [sourceOf(also)]));
  compiled.set(key, lexicon);
  return lexicon;
}

function sourceOf(language: Language): LexiconSource {
  switch (language) {
    case 'de':
      return GERMAN;
    case 'fr':
      return FRENCH;
    case 'es':
      return SPANISH;
    case 'it':
      return ITALIAN;
    case 'nl':
      return DUTCH;
    case 'pl':
      return POLISH;
    case 'pt':
      return PORTUGUESE;
    default:
      return ENGLISH;
  }
}
