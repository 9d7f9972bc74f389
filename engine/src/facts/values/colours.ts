import { AFTER_COLOUR, COLOURS, NOT_COLOURS, SHADES, WEAK_COLOURS } from '../lexicon/colours.ts';
import { MATERIALS, PARTS } from '../lexicon/materials.ts';
import type { Word } from '../words.ts';
import type { FoundValue } from './found-value.ts';

const LEATHERY = new Set('cream,tan,camel,sand,chocolate,ivory,oatmeal,stone,caramel,mocha'.split(','));
const NOT_BY_WORD = new Map<string, string[][]>();
for (const phrase of NOT_COLOURS) {
  const words = phrase.split(' ');
  for (const word of words) {
    if (!COLOURS.has(word) && !WEAK_COLOURS.has(word)) continue;
    const list = NOT_BY_WORD.get(word) ?? [];
    list.push(words);
    NOT_BY_WORD.set(word, list);
  }
}

const ANNOUNCES = new Set(
  'in,colour,color,colours,colors,farbe,couleur,coloris,color,colore,kleur,kolor,cor,finish,shade,is,en,w,in,sand'.split(
    ',',
  ),
);

export interface Stretch {
  readonly words: readonly Word[];
  readonly from: number;
  readonly to: number;
  /** Places of words that name the maker: "Hornsea Pottery" is no pottery, "Black Diamond" not black. */
  readonly makers?: ReadonlySet<number>;
}

/** Colours in the words `from` to `to`, with the part that each belongs to when it is not the item's. */
export function findColours(text: string, stretch: Stretch): FoundValue[] {
  const { words, from, to } = stretch;
  const found: FoundValue[] = [];
  for (let at = from; at < to; at += 1) {
    const key = words[at]?.key ?? '';
    const strong =
      COLOURS.has(key) ||
      (key === 'egg' && words[at - 1]?.key === 'duck') ||
      (key === 'nil' && words[at - 1]?.key === 'de');
    if (!strong && !(WEAK_COLOURS.has(key) && weakHolds(text, stretch, at))) continue;
    if (stretch.makers?.has(at) === true || isPartOfName(words, at)) continue;
    let first = key === 'egg' ? at - 1 : key === 'nil' ? Math.max(from, at - 2) : at;
    let last = at;
    while (
      last + 1 < to &&
      adjoins(text, words, last) &&
      (AFTER_COLOUR.has(words[last + 1]?.key ?? '') ||
        (COLOURS.has(words[last + 1]?.key ?? '') && joinedBy(text, words, last) === '-'))
    )
      last += 1;
    while (first > from && adjoins(text, words, first - 1) && shades(text, words, first)) first -= 1;
    if (first > from && first === at && isNameOfColour(text, stretch, at)) first -= 1;
    const start = words[first]?.start ?? 0;
    const end = words[last]?.end ?? 0;
    const part =
      partAfter(text, stretch, last) ??
      (last === to - 1 && first - from === 1 ? partAt(words, first - 1) : undefined);
    found.push({ start, end, label: part });
    at = last;
  }
  if (found.length === 0) addNamed(text, stretch, found);
  return mergeSlashed(text, found);
}

// "kolor butelkowa zieleń", "Colour: Sahara": a colour by a name of its own.
function addNamed(text: string, { words, from, to }: Stretch, found: FoundValue[]): void {
  const label = words[from];
  const first = words[from + 1];
  const last = words[to - 1];
  if (label === undefined || first === undefined || last === undefined || !NAMES_COLOUR.has(label.key))
    return;
  const colon = /^\s?[:：]/.test(text.slice(label.end, label.end + 2));
  if (!colon && (/^colou?rs?$|^shade$/.test(label.key) || to - from > 3)) return;
  if (to - from > 4 || !LETTERS_ONLY.test(text.slice(first.start, last.end)) || NO_COLOUR.has(first.key))
    return;
  found.push({ start: first.start, end: last.end });
}

const NAMES_COLOUR = new Set(
  'colour,color,colours,colors,farbe,couleur,coloris,kleur,kolor,cor,colore,shade'.split(','),
);
const LETTERS_ONLY = /^[\p{L} '’-]+$/u;
const NO_COLOUR = new Set(
  'as,may,is,like,in,see,not,of,and,for,has,run,match,matches,fast,wie,comme,como,come,zoals,jak,n,na,unknown,various,any,assorted,laser,printer'.split(
    ',',
  ),
);

// "White/white" is one colour in the seller's words.
function mergeSlashed(text: string, found: FoundValue[]): FoundValue[] {
  const merged: FoundValue[] = [];
  for (const value of found) {
    const previous = merged[merged.length - 1];
    if (previous !== undefined && text.slice(previous.end, value.start) === '/') {
      merged[merged.length - 1] = { ...value, start: previous.start };
    } else merged.push(value);
  }
  return merged;
}

function joinedBy(text: string, words: readonly Word[], at: number): string {
  return text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0);
}

function adjoins(text: string, words: readonly Word[], at: number): boolean {
  const between = joinedBy(text, words, at);
  return between === ' ' || between === '-';
}

function shades(text: string, words: readonly Word[], first: number): boolean {
  const before = words[first - 1]?.key ?? '';
  if (!SHADES.has(before)) return false;
  // "black white" are two colours, "light blue" and "neon red" one.
  return (
    !COLOURS.has(before) ||
    joinedBy(text, words, first - 1) === '-' ||
    isCapital(text, words[first - 1]) ||
    before === 'navy'
  );
}

function isCapital(text: string, word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(text.slice(word.start, word.start + 2));
}

// "Empire Red": a capitalised word before a capitalised colour names its shade, unless the clause opens with it.
function isNameOfColour(text: string, stretch: Stretch, at: number): boolean {
  const { words, from, to } = stretch;
  const before = words[at - 1];
  if (before === undefined || !adjoins(text, words, at - 1) || /\d/.test(before.key) || before.key.length < 3)
    return false;
  const capitals = isCapital(text, before) && isCapital(text, words[at]);
  const shouted = text.slice(before.start, before.end) === text.slice(before.start, before.end).toUpperCase();
  if (!capitals || shouted) return false;
  return at - 1 > from
    ? isCapital(text, before) &&
        !/[.:]\s*$/.test(text.slice(Math.max(0, before.start - 3), before.start)) &&
        !ownName(text, stretch, at - 1)
    : to - from === 2;
}

// In a name where every word has a capital, a capital tells nothing.
function ownName(text: string, stretch: Stretch, at: number): boolean {
  let capitals = 0;
  for (let index = stretch.from; index < stretch.to; index += 1)
    if (isCapital(text, stretch.words[index])) capitals += 1;
  return capitals > 3 && capitals > (stretch.to - stretch.from) * 0.6 && at > stretch.from;
}

function isPartOfName(words: readonly Word[], at: number): boolean {
  const phrases = NOT_BY_WORD.get(words[at]?.key ?? '');
  if (phrases === undefined) return false;
  return phrases.some((phrase) => {
    const offset = phrase.indexOf(words[at]?.key ?? '');
    return phrase.every((word, index) => words[at - offset + index]?.key === word);
  });
}

function weakHolds(text: string, stretch: Stretch, at: number): boolean {
  const { words, from, to } = stretch;
  const key = words[at]?.key ?? '';
  if (at === to - 1 && at - from === 1 && PARTS.has(words[from]?.key ?? '')) return true;
  if (to - from === 1) return key !== 'clear' && key !== 'natural';
  const before = words[at - 1]?.key ?? '';
  const after = words[at + 1]?.key ?? '';
  if (key === 'mint' && at === from && !/^(?:condition|cond|and|in|except|apart|but|no|as)$/.test(after))
    return true;
  if (before !== '' && at > from && ANNOUNCES.has(before) && !/^(?:good|great|the)$/.test(before))
    return key !== 'mint' || after === '';
  if (at > from && SHADES.has(before) && !COLOURS.has(before) && isCapital(text, words[at])) return true;
  if (/^(?:gold|silver|bronze|copper|chrome|brass|gunmetal|champagne|pewter)$/.test(key)) {
    return /^(?:buttons?|hardware|zips?|trim|tone|coloured|colored|frame|buckle|logo|stitching|clasp|thread)$/.test(
      after,
    );
  }
  // "cream faux leather seats"
  if (LEATHERY.has(key) && (MATERIALS.has(after) || /^(?:faux|real|genuine|soft)$/.test(after))) return true;
  // "4 Cream, 3 Duck Egg": a count before a capital.
  if (at === from + 1 && /^\d+$/.test(before) && isCapital(text, words[at]) && to - from === 2) return true;
  if (COLOURS.has(after) || (at > from && COLOURS.has(before)))
    return !adjoins(text, words, at) || joinedBy(text, words, at) !== ' ';
  return false;
}

// "chassis silver"
function partAt(words: readonly Word[], at: number): string | undefined {
  const key = words[at]?.key ?? '';
  return PARTS.has(key) ? key : undefined;
}

const CUTS = new Set('straight,wide,slim,skinny,tapered,loose,flared,bootcut,regular,relaxed'.split(','));

function partAfter(text: string, stretch: Stretch, last: number): string | undefined {
  for (let at = last + 1; at < Math.min(stretch.to, last + 3); at += 1) {
    const key = stretch.words[at]?.key ?? '';
    if (/^(?:with|and|or|in|on|for|from|w|to|of|is)$/.test(key)) return undefined;
    if (!/^[\s-]*$/.test(joinedBy(text, stretch.words, at - 1))) return undefined;
    // A cut is the whole's: "mid blue straight leg".
    if (CUTS.has(key)) return undefined;
    if (PARTS.has(key)) return key;
  }
  return undefined;
}
