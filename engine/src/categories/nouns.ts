/** The words of a row, by what they are to the thing that it is of. */
import type { Language } from '../language/languages.ts';
import type { CategoryRow } from './category.ts';

export interface Nouns {
  /** The type itself, first as it is usually said. */
  names: readonly string[];
  /** Other words that buyers type for the very same thing. */
  synonyms: readonly string[];
  /** Regional names, other spellings and forms: they name the type, and no text of ours prints them. */
  variants: readonly string[];
  /** Other kinds of the same shelf: they tell the row, and are no name of its type. */
  cousins: readonly string[];
}

/** Reads 'names = synonyms | variants ~ cousins'. */
export function nounsOf(row: CategoryRow, language: Language): Nouns {
  const words = (language === 'en' ? row.nouns : row[language]) ?? '';
  const [core = '', cousins = ''] = words.split('~');
  const [printed = '', variants = ''] = core.split('|');
  const [names = '', synonyms = ''] = printed.split('=');
  return {
    names: listOf(names),
    synonyms: listOf(synonyms),
    variants: listOf(variants),
    cousins: listOf(cousins),
  };
}

/** All words of a row that name the thing. */
export function allNounsOf(row: CategoryRow, language: Language): readonly string[] {
  const { names, synonyms, variants, cousins } = nounsOf(row, language);
  return [...names, ...synonyms, ...variants, ...cousins];
}

function listOf(words: string): readonly string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
