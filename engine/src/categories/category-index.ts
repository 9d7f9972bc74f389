/** The words of all categories, in the forms in which a name is searched. */
import { LANGUAGES, type Language } from '../facts/ledger.ts';
import type { CategoryRow } from './category.ts';
import { CATEGORY_GROUPS } from './table.ts';
import { fold, phraseKey } from './words.ts';

/** What a word or phrase names. */
export interface Entry {
  id: string;
  type: string;
  /** A noun names the thing itself and beats a product line ('iphone'), which beats a doubtful word. */
  strength: 'noun' | 'line' | 'weak';
  language: Language;
}

interface Index {
  phrases: ReadonlyMap<string, Entry>;
  /** How many words the longest phrase has that begins with a word. */
  longest: ReadonlyMap<string, number>;
  /** Last words of German and Dutch compounds: 'Spiralschlauch' is a kind of 'Schlauch'. */
  compoundEnds: ReadonlyMap<string, Entry>;
  /** The last letters of those, in which any compound must end. */
  endings: ReadonlySet<string>;
  japanese: ReadonlyMap<string, Entry>;
}

const SHORTEST_END = 4;
const COMPOUND_LANGUAGES: ReadonlySet<Language> = new Set(['de', 'nl']);

const list = (words: string | undefined) => (words ? words.split(',').map((word) => word.trim()) : []);

/** The row with its English words only. */
function english({ id, type, nouns, lines, weak, price }: CategoryRow): CategoryRow {
  return { id, type, nouns, lines, weak, price };
}

function addRow(
  maps: { phrases: Map<string, Entry>; ends: Map<string, Entry>; ja: Map<string, Entry> },
  row: CategoryRow,
) {
  const entry = (strength: Entry['strength'], language: Language): Entry => ({
    id: row.id,
    type: row.type,
    strength,
    language,
  });
  const put = (map: Map<string, Entry>, key: string, value: Entry) => {
    if (key !== '' && !map.has(key)) map.set(key, value);
  };
  for (const language of LANGUAGES) {
    const words = list(language === 'en' ? row.nouns : row[language]);
    for (const word of words) {
      if (language === 'ja') {
        put(maps.ja, fold(word), entry('noun', language));
        continue;
      }
      put(maps.phrases, phraseKey(word), entry('noun', language));
      if (COMPOUND_LANGUAGES.has(language) && word.length >= SHORTEST_END && !/[\s-]/.test(word)) {
        put(maps.ends, fold(word), entry('noun', language));
      }
    }
  }
  for (const line of list(row.lines)) put(maps.phrases, phraseKey(line), entry('line', 'en'));
  for (const word of list(row.weak)) put(maps.phrases, phraseKey(word), entry('weak', 'en'));
}

function buildIndex(): Index {
  const phrases = new Map<string, Entry>();
  const ends = new Map<string, Entry>();
  const ja = new Map<string, Entry>();
  const rows = CATEGORY_GROUPS.flatMap((group) => group.rows);
  // English first, so that a word that two languages share keeps its English meaning.
  for (const row of rows) addRow({ phrases, ends, ja }, english(row));
  for (const row of rows) addRow({ phrases, ends, ja }, row);
  const endings = new Set([...ends.keys()].map((end) => end.slice(-SHORTEST_END)));
  return { phrases, longest: longestByFirstWord(phrases), compoundEnds: ends, endings, japanese: ja };
}

function longestByFirstWord(phrases: ReadonlyMap<string, Entry>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0));
  }
  return longest;
}

let built: Index | undefined;

/** The index, built when it is first asked. */
export function categoryIndex(): Index {
  built ??= buildIndex();
  return built;
}

/** The kind that a German or Dutch compound's end names. */
export function compoundEnd(word: string): Entry | undefined {
  if (word.length < 7) return undefined;
  const { compoundEnds, endings } = categoryIndex();
  if (!endings.has(word.slice(-SHORTEST_END))) return undefined;
  for (let start = 2; start <= word.length - SHORTEST_END; start += 1) {
    const entry = compoundEnds.get(word.slice(start));
    if (entry) return entry;
  }
  return undefined;
}
