/** What else a noun names: the kinds of whose nouns it is the head. */
import { fold } from '../language/fold.ts';
import { COMPOUNDING, HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { wordKey } from './category-index.ts';
import { allNounsOf } from './nouns.ts';
import { CATEGORY_GROUPS } from './table.ts';

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
  // A "Motorroller" is a "Roller".
  if (head.key.length >= SHORTEST_END)
    for (const [word, kinds] of whole) if (word.endsWith(head.key)) for (const id of kinds) ids.add(id);
  return { alone: [...(alone.get(key) ?? [])], byHead: [...ids] };
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
