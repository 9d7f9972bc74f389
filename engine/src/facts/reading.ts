import { type Entry, type Lexicon, TAG } from './lexicon/tags.ts';
import type { Word } from './words.ts';

/** What the words of one stretch of text say, counted. */
export interface Reading {
  /** Every tag that stands in it and is not denied. */
  readonly tags: number;
  /** Defects said, and defects denied ("no cracks"). */
  readonly flaws: number;
  readonly deniedFlaws: number;
  /** Functions and good states denied ("does not charge", "not sealed"). */
  readonly deniedGoods: number;
  /** Inclusion denied ("not included"). */
  readonly deniedIncludes: number;
  readonly deniedGone: number;
  readonly negations: number;
  readonly words: number;
  /** Tags of the first word that has any. */
  readonly first: number;
}

/** Two words after the same denial stay denied: "no chips or cracks". */
const CARRIES = new Set([
  'or',
  'nor',
  'and',
  'oder',
  'ou',
  'o',
  'of',
  'ani',
  'lub',
  'i',
  'y',
  'et',
  'und',
  'en',
  'e',
  'ni',
  'né',
  'noch',
]);
const SCOPE = 4;

/** The tags of every word; a phrase's tags stand at its first word and blank the rest. */
export function tagWords(words: readonly Word[], lexicon: Lexicon): number[] {
  const tags = new Array<number>(words.length).fill(0);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const beginning = lexicon.beginnings.get(word.key);
    if (beginning !== undefined) {
      const phrase =
        beginning.phrases === undefined
          ? undefined
          : longestPhrase(words, at, beginning.phrases.get(words[at + 1]?.key ?? ''));
      const said = phrase === undefined ? beginning.alone : phrase.tags;
      if (said !== undefined) {
        tags[at] = said;
        at += phrase?.rest.length ?? 0;
        continue;
      }
    }
    if (lexicon.stems.size === 0) continue;
    const stems = lexicon.stems.get(word.key.slice(0, 3));
    if (stems === undefined) continue;
    for (const { stem, tags: found } of stems)
      if (word.key.startsWith(stem)) tags[at] = (tags[at] ?? 0) | found;
  }
  return tags;
}

function longestPhrase(
  words: readonly Word[],
  at: number,
  phrases: readonly Entry[] | undefined,
): Entry | undefined {
  if (phrases === undefined) return undefined;
  for (const phrase of phrases) if (follows(words, at, phrase.rest)) return phrase;
  return undefined;
}

function follows(words: readonly Word[], at: number, rest: readonly string[]): boolean {
  for (let offset = 0; offset < rest.length; offset += 1) {
    if (words[at + offset + 1]?.key !== rest[offset]) return false;
  }
  return true;
}

const DENIES_BEFORE = new Set(
  'free,frei,none,nil,keine,aucun,aucune,ninguno,ninguna,nessuno,nessuna'.split(','),
);

const OFTEN = new Set(
  'once,twice,times,time,few,couple,handful,season,seasons,indoors,outside,week,weeks,day,days'.split(','),
);

// "Worn 2x"
const TIMES = /^\d{1,2}x$/;

function wornHowOften(words: readonly Word[], at: number, to: number): boolean {
  for (let index = at + 1; index < Math.min(to, at + 5); index += 1)
    if (OFTEN.has(words[index]?.key ?? '') || TIMES.test(words[index]?.key ?? '')) return true;
  return false;
}

// "Stamped on base and lid": what stands after a preposition is a place, not a thing that comes along.
function placed(words: readonly Word[], from: number, at: number): boolean {
  for (let index = at - 1; index >= from; index -= 1) if (PLACES.has(words[index]?.key ?? '')) return true;
  return false;
}

const PLACES = new Set('on,at,near,by,under,behind,over,off,to,onto,inside,against'.split(','));

// "Collar 15.5 sleeve 25", "strap 110cm": a part that a measure follows is the item's own.
function measured(words: readonly Word[], at: number, to: number): boolean {
  return at + 1 < to && SPANS.has(words[at]?.key ?? '') && /^\d/.test(words[at + 1]?.key ?? '');
}

const SPANS = new Set('sleeve,sleeves,strap,straps,belt,handle,handles,shelf,shelves,tray'.split(','));

/** Reads `words` from index `from` up to `to`, with the tags that tagWords gave. */
export function readWords(
  words: readonly Word[],
  tags: readonly number[],
  from: number,
  to: number,
): Reading {
  let all = 0;
  let flaws = 0;
  let deniedFlaws = 0;
  let deniedGoods = 0;
  let deniedIncludes = 0;
  let deniedGone = 0;
  let negations = 0;
  let first = 0;
  let scope = -1;
  for (let at = from; at < to; at += 1) {
    const tag = tags[at] ?? 0;
    const key = words[at]?.key ?? '';
    if (first === 0) first = tag;
    if (at <= scope && CARRIES.has(key)) scope = at + SCOPE - 1;
    if (tag & TAG.turn) scope = -1;
    const denied = at <= scope;
    if (tag & TAG.negation) {
      negations += 1;
      scope = at + SCOPE;
    }
    if (tag === 0) continue;
    if (!denied) {
      // "10 hole diatonic", "8 hole boots": a count is a feature.
      if (tag & TAG.flaw && (key === 'hole' || key === 'holes') && /^\d+$/.test(words[at - 1]?.key ?? ''))
        continue;
      // "Worn maybe 5 times" says how little, "worn corners" how much.
      if (key === 'worn' && wornHowOften(words, at, to)) {
        all |= TAG.state;
        continue;
      }
      if (tag & TAG.accessory && ((at > from && placed(words, from, at)) || measured(words, at, to))) {
        all |= tag & ~TAG.accessory;
        continue;
      }
      if (tag & TAG.flaw) {
        // "Scratch free", "corner wear none" deny after the word.
        if (DENIES_BEFORE.has(words[at + 1]?.key ?? '')) {
          deniedFlaws += 1;
          all |= tag & ~TAG.flaw;
          continue;
        }
        flaws += 1;
      }
      all |= tag;
      continue;
    }
    if (tag & TAG.flaw) deniedFlaws += 1;
    else if (tag & TAG.gone) deniedGone += 1;
    else if (tag & (TAG.works | TAG.state | TAG.function)) deniedGoods += 1;
    if (tag & TAG.include) deniedIncludes += 1;
    all |= tag & ~(TAG.flaw | TAG.gone | TAG.works | TAG.state | TAG.include | TAG.function);
  }
  return {
    tags: all,
    flaws,
    deniedFlaws,
    deniedGoods,
    deniedIncludes,
    deniedGone,
    negations,
    words: to - from,
    first,
  };
}
