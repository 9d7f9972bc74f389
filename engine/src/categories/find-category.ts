/** Finds what a thing is from its own words. */
import type { Language } from '../facts/ledger.ts';
import type { Family } from './category.ts';
import { categoryIndex, compoundEnd, type Entry } from './category-index.ts';
import { categoryById } from './table.ts';
import { fold, type NameWord, nameWords } from './words.ts';

export interface FoundCategory {
  id: string;
  /** The singular English noun. */
  type: string;
  /** For a part, the category of the whole: 'hedge-trimmer' for a hedge trimmer's blade. */
  of?: string;
  /** How surely: a noun, a product line, or a word that is as often something else. */
  strength?: Entry['strength'];
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

const LONGEST_JAPANESE = 10;
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
  const { phrases, longest } = categoryIndex();
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
  const { japanese } = categoryIndex();
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
  if (found) return { id: found.id, type: found.type, of: found.of, strength: found.strength };
  const japanese = JAPANESE.test(words) ? findJapanese(words) : undefined;
  return japanese ? { id: japanese.id, type: japanese.type } : null;
}

/**
 * The category of an item: by its name, or by its details where the name is a title ("Rumours Fleetwood Mac").
 * A make that is also a noun names no kind beside another one: "Record woodworking vice".
 */
export function findItemCategory(item: {
  name: string;
  make: string;
  details: string;
}): FoundCategory | null {
  const named = findCategory(item.name);
  if (named === null || named.strength === 'weak') return findTitled(item.details) ?? named;
  const make = item.make === '' ? null : findCategory(item.make);
  if (make?.strength !== 'noun' || make.id !== named.id) return named;
  const rest = fold(item.name).replace(fold(item.make), ' ');
  return findCategory(rest) ?? named;
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
