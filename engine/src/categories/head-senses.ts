/** What else a noun names: the kinds of whose nouns it is the head. */
import { fold, singular } from '../language/fold.ts';
import { COMPOUNDING, HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import type { CategoryRow } from './category.ts';
import { wordKey } from './category-index.ts';
import { allNounsOf, nounsOf } from './nouns.ts';
import { CATEGORY_GROUPS, categoryById } from './table.ts';

/** Kinds by their ids. */
interface HeadSenses {
  /** Those that the word alone names. */
  alone: readonly string[];
  /** These, and those that it names with other words beside it: a "stand mixer" is a mixer. */
  byHead: readonly string[];
}

interface Heads {
  alone: Map<string, Set<string>>;
  byHead: Map<string, Set<string>>;
  /** The heads as the table writes them, for languages that write compounds as one word. */
  whole: Map<string, Set<string>>;
}

const built = new Map<Language, Heads>();
const SHORTEST_END = 3;

/** The kinds that have a noun with the same head as this one, in the order of the table. */
export function headSenses(noun: readonly Token[], language: Language): HeadSenses {
  const head = HEAD_FIRST.has(language) ? noun[0] : noun.at(-1);
  if (head === undefined) return { alone: [], byHead: [] };
  const { alone, byHead, whole } = headsIn(language);
  const key = wordKey(head.key, language);
  const ids = new Set(byHead.get(key));
  // A "Motorroller" is a "Roller"; "byxor" (trousers) are no "yxor" (axes).
  if (head.key.length >= SHORTEST_END)
    for (const [word, kinds] of whole)
      if (word.endsWith(head.key) && !whole.has(word.slice(-head.key.length - 1)))
        for (const id of kinds) ids.add(id);
  return { alone: [...(alone.get(key) ?? [])], byHead: [...ids] };
}

/** Of how many other shelves a word heads nouns at least, so that alone it names no kind. */
const MANY_SHELVES = 3;
const general = new Map<string, boolean>();

/**
 * Whether a word alone names no kind, though the table has it for one: "cover", "chain", "boîte". It is not what that
 * kind is called, heads nouns of many other shelves, and hardly any of its own.
 */
export function isGeneral(
  noun: readonly Token[],
  { id, language }: { id: string; language: Language },
): boolean {
  const [word] = noun;
  if (word === undefined || noun.length > 1) return false;
  const key = `${language} ${id} ${word.key}`;
  const known = general.get(key);
  if (known !== undefined) return known;
  const isWorn = language === 'en' && isPluralAlone(id, word);
  const is = !isWorn && !isCalled(id, word, language) && headsOthers(noun, { id, language });
  if (general.size < MOST_KEPT) general.set(key, is);
  return is;
}

/** Words come from forms: no more of them are kept than the table has. */
const MOST_KEPT = 5000;

function isCalled(id: string, { key }: Token, language: Language): boolean {
  const row = rowOf(id);
  if (row === undefined) return true;
  const { names, synonyms, variants } = nounsOf(row, language);
  const stem = wordKey(key, language);
  return [...names, ...synonyms, ...variants].some((name) => wordKey(fold(name), language) === stem);
}

/** "Pumps" are shoes, and a pump is none. */
function isPluralAlone(id: string, { key }: Token): boolean {
  const row = rowOf(id);
  const nouns = new Set(row === undefined ? [] : allNounsOf(row, 'en').map(fold));
  return singular(key) !== key && nouns.has(key) && !nouns.has(singular(key));
}

function rowOf(id: string): CategoryRow | undefined {
  return CATEGORY_GROUPS.flatMap(({ rows }) => rows).find((one) => one.id === id);
}

function headsOthers(noun: readonly Token[], { id, language }: { id: string; language: Language }): boolean {
  const shelf = shelfOf(id);
  const shelves = headSenses(noun, language).byHead.map(shelfOf);
  const others = shelves.filter((one) => one !== shelf);
  return new Set(others).size >= MANY_SHELVES && others.length > 2 * (shelves.length - others.length);
}

/** Spares and cases are each of other things. */
function shelfOf(id: string): string {
  const family = categoryById(id)?.family;
  return family === undefined || family === 'spares' ? id : family;
}

/** Made when a language is first asked for. */
function headsIn(language: Language): Heads {
  const known = built.get(language);
  if (known !== undefined) return known;
  const heads: Heads = { alone: new Map(), byHead: new Map(), whole: new Map() };
  for (const { rows } of CATEGORY_GROUPS)
    for (const row of rows)
      for (const phrase of allNounsOf(row, language)) {
        const words = fold(phrase).split(/[\s-]+/u);
        const head = (HEAD_FIRST.has(language) ? words[0] : words.at(-1)) ?? '';
        const key = wordKey(head, language);
        put(heads.byHead, key, row.id);
        if (words.length === 1) put(heads.alone, key, row.id);
        if (COMPOUNDING.has(language)) put(heads.whole, head, row.id);
      }
  built.set(language, heads);
  return heads;
}

function put(map: Map<string, Set<string>>, head: string, id: string): void {
  const ids = map.get(head);
  if (ids === undefined) map.set(head, new Set([id]));
  else ids.add(id);
}
