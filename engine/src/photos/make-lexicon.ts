/** Makes by their spelling, as print gives it and as a reader misreads it. */
import { allBrands } from '../lexicon/brands.ts';
import { differByOne, lookAlikeKey, plainKey } from './look-alikes.ts';

export interface Make {
  name: string;
  /** As its list writes it: another name of the make, or a line of it, has its own. */
  spelling: string;
  /** Letters and digits of the spelling. */
  key: string;
  /** A word as well: it counts only where the line says nothing else. */
  word: boolean;
  /** A part or format inside other makers' things. */
  inside: boolean;
}

interface Lexicon {
  byKey: ReadonlyMap<string, Make>;
  byLookAlike: ReadonlyMap<string, Make>;
  longByLength: ReadonlyMap<number, readonly Make[]>;
}

/** Shorter names are too easily a scrap of something else. */
export const SHORTEST_MISREAD = 4;
const SHORTEST_FUZZY = 6;
const SHORTEST_NEAR_LOGO = 8;
/** A letter read otherwise may as well be another word: "Colombia" is not "Columbia". */
const NEARLY = 0.74;

let built: Lexicon | undefined;

/** Made at the first photo: a page that shows none need not pay for it. */
function lexicon(): Lexicon {
  built ??= build();
  return built;
}

function build(): Lexicon {
  const byKey = new Map<string, Make>();
  for (const { spelling, name, common, inside } of allBrands()) {
    const key = plainKey(spelling);
    if (key.length < 2 || byKey.has(key)) continue;
    byKey.set(key, { name, spelling, key, word: common, inside });
  }
  const makes = [...byKey.values()];
  const byLookAlike = new Map<string, Make>();
  for (const make of makes) {
    const key = lookAlikeKey(make.key);
    if (make.key.length >= SHORTEST_MISREAD && !byLookAlike.has(key)) byLookAlike.set(key, make);
  }
  const long = makes.filter(({ key, word }) => key.length >= SHORTEST_FUZZY && !word);
  return { byKey, byLookAlike, longByLength: Map.groupBy(long, ({ key }) => key.length) };
}

/** How many makes the reader knows by name. */
export function countMakes(): number {
  return new Set([...lexicon().byKey.values()].map(({ name }) => name.toLowerCase())).size;
}

/** The make of exactly this name. */
export function findMake(name: string): Make | undefined {
  return lexicon().byKey.get(plainKey(name));
}

export interface Match {
  make: Make;
  /** What the reading of the letters is worth, before the place is weighed. */
  likeness: number;
}

/** The make that these words name, alone and as a whole. */
export function matchMake(text: string): Match | null {
  const key = plainKey(text);
  const exact = lexicon().byKey.get(key);
  if (exact) return { make: exact, likeness: 1 };
  if (key.length < SHORTEST_MISREAD) return null;
  const alike = lexicon().byLookAlike.get(lookAlikeKey(text));
  if (alike && Math.abs(alike.key.length - key.length) <= 1) return { make: alike, likeness: 0.93 };
  if (key.length < SHORTEST_FUZZY) return null;
  const [only, second] = differingByOne(key);
  return only && !second ? { make: only, likeness: NEARLY } : null;
}

/** The long names that differ from `key` in a single letter. */
function differingByOne(key: string): Make[] {
  const asLong = lexicon().longByLength.get(key.length) ?? [];
  return asLong.filter((make) => differByOne(make.key, key));
}

/**
 * Whether words stop where those of the name do: "Marco Polo" has the letters of "Marc O'Polo". Letters set wide apart
 * are words each, and words set close are one.
 */
export function isPartedAs(words: readonly string[], { spelling }: Make): boolean {
  if (words.every((word) => plainKey(word).length === 1)) return true;
  const ends = endsOf(spelling.split(/[\s/&+.-]+|(?<=\p{Ll})(?=\p{Lu})/u));
  return [...endsOf(words)].every((end) => ends.has(end));
}

/** After how many letters each word ends. */
function endsOf(words: readonly string[]): Set<number> {
  let end = 0;
  return new Set(
    words.map((word) => {
      end += plainKey(word).length;
      return end;
    }),
  );
}

/** Several lines that make up a long name with one letter misread are that name: chance does not set them so. */
export function matchLogo(text: string): Match | null {
  const key = plainKey(text);
  const { byKey, byLookAlike } = lexicon();
  const make = byKey.get(key) ?? byLookAlike.get(lookAlikeKey(text));
  // Two words that are each a line of something else meet now and then.
  if (make?.word) return null;
  if (make) return make.key.length === key.length ? { make, likeness: 1 } : null;
  if (key.length < SHORTEST_NEAR_LOGO) return null;
  const [near, second] = differingByOne(key);
  return near && !second ? { make: near, likeness: 0.85 } : null;
}
