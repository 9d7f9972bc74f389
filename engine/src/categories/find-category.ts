/** Finds what a thing is from its own words. */
import { LANGUAGES, type Language } from '../facts/ledger.ts';
import type { CategoryRow, Family } from './category.ts';
import { CATEGORY_GROUPS, categoryById } from './table.ts';
import { fold, type NameWord, nameWords, phraseKey } from './words.ts';

interface Entry {
  id: string;
  type: string;
  /** A noun names the thing itself and beats a product line ('iphone'), which beats a doubtful word. */
  strength: 'noun' | 'line' | 'weak';
  language: Language;
}

export interface FoundCategory {
  id: string;
  /** The singular English noun. */
  type: string;
  /** For a part, the category of the whole: 'hedge-trimmer' for a hedge trimmer's blade. */
  of?: string;
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

interface Match extends Entry {
  /** Its first word. */
  word: string;
  /** The word that follows it in its phrase. */
  next: string;
  /** A number stands before it. */
  counted: boolean;
  /** The category of the thing that it is a part of. */
  of?: string;
  phrase: number;
  start: number;
  words: number;
}

const SHORTEST_END = 4;
const LONGEST_JAPANESE = 10;
const COMPOUND_LANGUAGES: ReadonlySet<Language> = new Set(['de', 'nl']);
// Romance and Slavic names begin with the thing: "housse de canapé" is a cover, not a sofa.
const HEAD_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pl', 'pt']);
// Words so general that a product line beside them says more: an "Aeron chair" is an office chair.
const GENERIC: ReadonlySet<string> = new Set([
  'chair',
  'watch',
  'digital-camera',
  'mobile-phone',
  'desktop-computer',
  'jacket',
  'shoes',
  'table',
  'handbag',
  'ring',
  'knitting-yarn',
  'keyboard-instrument',
]);
// What these name is the thing whatever else is named: "sheet music piano".
const DOMINANT: ReadonlySet<string> = new Set(['sheet-music', 'ticket']);
// Things that hold what stands before them: "green tea 100 bags", "candle large jar".
const CONTAINERS: ReadonlySet<string> = new Set(
  'bag,jar,box,tin,bottle,tube,can,pack,reel,basket'.split(','),
);
// Parts and additions: what they are tells the thing before them, "stand mixer bowl", "chainsaw chain".
export const PART_WORDS: ReadonlySet<string> = new Set(
  'case,cover,chain,bowl,cartridge,blade,seal,filter,hinge,shelf,handle,hose,bracket,element,motor,pump,knob,belt,gasket,drawer,lid,strap,stand,spare,part'.split(
    ',',
  ),
);
const PART_OF: Readonly<Partial<Record<Family, string>>> = {
  appliances: 'appliance-part',
  garden: 'garden-part',
  cameras: 'camera-accessory',
  audio: 'headphone-part',
  games: 'console-part',
  instruments: 'instrument-accessory',
  cycling: 'bike-part',
  phones: 'phone-case',
};
const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

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

function index(): Index {
  built ??= buildIndex();
  return built;
}

function compoundEnd(word: string): Entry | undefined {
  if (word.length < 7) return undefined;
  const { compoundEnds, endings } = index();
  if (!endings.has(word.slice(-SHORTEST_END))) return undefined;
  for (let start = 2; start <= word.length - SHORTEST_END; start += 1) {
    const entry = compoundEnds.get(word.slice(start));
    if (entry) return entry;
  }
  return undefined;
}

function matchAt(
  words: readonly NameWord[],
  { entry, start, length }: { entry: Entry; start: number; length: number },
): Match {
  const last = words[start + length - 1];
  const next = words[start + length];
  return {
    ...entry,
    word: words[start]?.word ?? '',
    next: next !== undefined && next.phrase === last?.phrase ? next.word : '',
    counted: /^\d+$/.test(words[start - 1]?.word ?? ''),
    phrase: last?.phrase ?? 0,
    start,
    words: length,
  };
}

function matchesIn(text: string): Match[] {
  const words = nameWords(text);
  const { phrases, longest } = index();
  const matches: Match[] = [];
  let start = 0;
  while (start < words.length) {
    const first = words[start];
    if (!first) break;
    let taken = 0;
    let key = '';
    const most = longest.get(first.word) ?? 0;
    for (let length = 1; length <= most; length += 1) {
      const next = words[start + length - 1];
      if (!next) break;
      key = length === 1 ? next.word : `${key} ${next.word}`;
      const entry = phrases.get(key);
      if (!entry) continue;
      if (taken > 0) matches.pop();
      matches.push(matchAt(words, { entry, start, length }));
      taken = length;
    }
    if (taken === 0) {
      const entry = compoundEnd(first.word);
      if (entry) matches.push(matchAt(words, { entry, start, length: 1 }));
    }
    start += Math.max(1, taken);
  }
  return matches;
}

function pick(matches: readonly Match[]): Match | undefined {
  const first = matches.find((match) => match.strength !== 'weak');
  if (!first) return matches[0];
  const inPhrase = matches.filter((match) => match.phrase === first.phrase);
  const line = inPhrase.find((match) => match.strength === 'line');
  const all = inPhrase.filter((match) => match.strength === 'noun');
  const headFirst = all[0] !== undefined && HEAD_FIRST.has(all[0].language);
  // "Scooter Micro": a French word in an English name is a name.
  const nouns = headFirst ? all : all.filter(({ language }) => !HEAD_FIRST.has(language));
  const head = nouns.find(({ id }) => DOMINANT.has(id)) ?? (headFirst ? nouns[0] : nouns.at(-1));
  if (!head) return line;
  if (line && GENERIC.has(head.id)) return line;
  return headFirst ? head : wholeOf(head, inPhrase);
}

/** A container is sold for what it holds; a part is one of the thing that it belongs to. */
function wholeOf(head: Match, inPhrase: readonly Match[]): Match {
  if (PART_WORDS.has(head.next)) return partOf(head) ?? head;
  const before = inPhrase.findLast(
    ({ start, strength }) =>
      start < head.start && (strength === 'noun' || (head.counted && strength === 'weak')),
  );
  if (head.words > 1 || before === undefined || before.id === head.id) return head;
  if (CONTAINERS.has(head.word)) return before;
  return PART_WORDS.has(head.word) ? (partOf(before) ?? head) : head;
}

function partOf(whole: Match): Match | undefined {
  const family = categoryById(whole.id)?.family;
  const id = family === undefined ? undefined : PART_OF[family];
  const row = id === undefined ? undefined : categoryById(id);
  return row === undefined ? undefined : { ...whole, id: row.id, type: row.type, of: whole.id };
}

// A katakana compound is what its last word says: ウルトラライトダウン is no ライト.
function runsOn(text: string, end: number): boolean {
  return KATAKANA.test(text.charAt(end - 1)) && KATAKANA.test(text.charAt(end));
}

function findJapanese(text: string): Entry | undefined {
  const folded = fold(text);
  const { japanese } = index();
  let best: Entry | undefined;
  let bestLength = 0;
  for (let start = 0; start < folded.length; start += 1) {
    for (let length = Math.min(LONGEST_JAPANESE, folded.length - start); length > bestLength; length -= 1) {
      const entry = japanese.get(folded.slice(start, start + length));
      if (!entry || runsOn(folded, start + length)) continue;
      best = entry;
      bestLength = length;
      break;
    }
  }
  return best;
}

/**
 * The category that an item's own words (its name, as a rule) point to, with the singular English
 * noun for it; null when no word names a thing. In an English name the last noun of the first phrase
 * wins ("case for iPhone" and "iPhone case" are cases); a product line counts where no noun stands.
 */
export function findCategory(words: string): FoundCategory | null {
  const found = pick(matchesIn(words));
  if (found) return { id: found.id, type: found.type, of: found.of };
  const japanese = JAPANESE.test(words) ? findJapanese(words) : undefined;
  return japanese ? { id: japanese.id, type: japanese.type } : null;
}

const TITLED: ReadonlySet<Family> = new Set(['books', 'media']);
const OPENING_CLAUSES = 4;
// What is only there beside the item: "comes with book".
const BESIDE = /^\s*(?:comes|with|incl|includes|no|has|plus|and)\b/iu;

/**
 * The category of a thing whose name is its title ("The Hobbit by J.R.R. Tolkien"), where the first words of
 * its details say what it is: "Hardback, 3rd edition". Null for anything but books, films and music.
 */
export function findTitled(details: string): FoundCategory | null {
  for (const clause of details.slice(0, 200).split(/[,;.\n]/u, OPENING_CLAUSES)) {
    if (BESIDE.test(clause) || clause.trim().split(/\s+/u).length > 5) continue;
    const found = findCategory(clause);
    const family = found && categoryById(found.id)?.family;
    if (family && TITLED.has(family)) return found;
  }
  return null;
}
