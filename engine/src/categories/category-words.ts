/** The words of a type that a text or tag may print. */
import { fold } from '../language/fold.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import type { CategoryRow } from './category.ts';
import { phraseKey } from './category-index.ts';
import { type Nouns, nounsOf } from './nouns.ts';
import { CATEGORY_GROUPS } from './table.ts';

export interface CategoryWords {
  /** What the type is called, as it is usually said first. */
  names: readonly string[];
  /** Other words that buyers type for the very same thing. */
  synonyms: readonly string[];
}

const NONE: CategoryWords = { names: [], synonyms: [] };

let rows: ReadonlyMap<string, CategoryRow> | undefined;
const made = new Map<string, CategoryWords>();

function rowOf(id: string): CategoryRow | undefined {
  rows ??= new Map(CATEGORY_GROUPS.flatMap((group) => group.rows).map((row) => [row.id, row]));
  return rows.get(id);
}

/**
 * The names and true synonyms of a type in `language`, which are never mixed with another's; none where the table
 * has none. `matched` is what the form calls the thing: where that is only a kind of the same shelf ("bomber" of
 * jackets), or no word of the table, nothing is known to be a name of it.
 */
export function categoryWords(id: string, language: Language, matched?: string): CategoryWords {
  const row = rowOf(id);
  if (
    row === undefined ||
    (matched !== undefined && (!isCore(row, matched) || isCousin(row, matched, language)))
  )
    return NONE;
  const key = `${id} ${language}`;
  const words = made.get(key) ?? wordsOf(row, nounsOf(row, language), language);
  made.set(key, words);
  return words;
}

/** Whether a word is a name of the type itself in some language, and none of another kind of the same shelf. */
export function isNameOf(id: string, word: string): boolean {
  const row = rowOf(id);
  return row !== undefined && isCore(row, word);
}

const cores = new Map<CategoryRow, ReadonlyMap<Language, ReadonlySet<string>>>();

function isCore(row: CategoryRow, matched: string): boolean {
  const core = cores.get(row) ?? coreOf(row);
  cores.set(row, core);
  return LANGUAGES.some((language) => core.get(language)?.has(phraseKey(matched, language)));
}

/** A cover is a phone's in Italian, and of anything in English. */
function isCousin(row: CategoryRow, matched: string, language: Language): boolean {
  const key = phraseKey(matched, language);
  return nounsOf(row, language).cousins.some((word) => phraseKey(word, language) === key);
}

function coreOf(row: CategoryRow): ReadonlyMap<Language, ReadonlySet<string>> {
  return new Map(
    LANGUAGES.map((language) => {
      const { names, synonyms, variants } = nounsOf(row, language);
      return [
        language,
        new Set([...names, ...synonyms, ...variants].map((word) => phraseKey(word, language))),
      ];
    }),
  );
}

/** Singular and plural, "t-shirt" and "tshirt", are one word for a buyer's search. */
function wordsOf(row: CategoryRow, { names, synonyms }: Nouns, language: Language): CategoryWords {
  const seen = new Set<string>();
  const isNew = (word: string) => {
    const key = phraseKey(word, language).replaceAll(' ', '');
    return !seen.has(key) && seen.add(key);
  };
  const spelt = (word: string) => (language === 'en' && fold(word) === fold(row.type) ? row.type : word);
  return { names: names.filter(isNew).map(spelt), synonyms: synonyms.filter(isNew) };
}
