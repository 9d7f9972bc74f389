import type { Language } from '../ledger.ts';
import { ENGLISH } from './en.ts';
import { DUTCH, FRENCH, GERMAN, ITALIAN, POLISH, PORTUGUESE, SPANISH } from './european.ts';
import { compileLexicon, type Lexicon } from './tags.ts';

const english = compileLexicon(ENGLISH);
const byLanguage: Partial<Record<Language, Lexicon>> = {};

/** The word lists that a form in `language` is read with. */
export function lexiconOf(language: Language): Lexicon {
  const known = byLanguage[language];
  if (known !== undefined) return known;
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
