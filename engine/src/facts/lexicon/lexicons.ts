import type { Language } from '../ledger.ts';
import { ENGLISH } from './en.ts';
import { DUTCH, FRENCH, GERMAN, ITALIAN, POLISH, PORTUGUESE, SPANISH } from './european.ts';
import { compileLexicon, type Lexicon } from './tags.ts';

// A language without word lists: nothing is known, so everything is kept as it stands.
const NONE = compileLexicon();
const english = compileLexicon(ENGLISH);
const byLanguage: Partial<Record<Language, Lexicon>> = {};

/** The word lists that a form in `language` is read with; none for a language that is not `known`. */
export function lexiconOf(language: Language, known: boolean): Lexicon {
  if (!known) return NONE;
  const cached = byLanguage[language];
  if (cached !== undefined) return cached;
  const compiled = compile(language);
  byLanguage[language] = compiled;
  return compiled;
}

function compile(language: Language): Lexicon {
  switch (language) {
    case 'de':
      return compileLexicon(GERMAN);
    case 'fr':
      return compileLexicon(FRENCH);
    case 'es':
      return compileLexicon(SPANISH);
    case 'it':
      return compileLexicon(ITALIAN);
    case 'nl':
      return compileLexicon(DUTCH);
    case 'pl':
      return compileLexicon(POLISH);
    case 'pt':
      return compileLexicon(PORTUGUESE);
    default:
      return english;
  }
}
