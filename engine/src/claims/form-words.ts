/** Words of a form under other shapes: inflected, with a slip, as parts of compounds and made of them. */
import type { Token } from '../language/token.ts';
import type { Statement } from './statements.ts';

const SHORTEST_PART = 4;
const LONGEST_WORD = 40;
const STEM = 5;
/** Short words are one letter from too many others. */
const SHORTEST_SLIP = 6;
const LONGEST_ENDING = 3;
const SHORTEST_CLIP = 5;
const LONGEST_PREFIX = 3;
const SHORTEST_REST = 7;

interface Shapes {
  /** By the letters that they begin with. */
  stems: ReadonlyMap<string, readonly string[]>;
  /** By what is left of them without one letter. */
  slips: ReadonlyMap<string, string>;
}

function shapesOf(words: ReadonlySet<string>): Shapes {
  const stems = new Map<string, string[]>();
  const slips = new Map<string, string>();
  for (const word of words) {
    if (word.length < STEM) continue;
    const stem = word.slice(0, STEM);
    const alike = stems.get(stem);
    if (alike === undefined) stems.set(stem, [word]);
    else alike.push(word);
    if (word.length >= SHORTEST_SLIP) for (const slip of slipsOf(word)) slips.set(slip, word);
  }
  return { stems, slips };
}

/**
 * Looks for a word with the same stem, or with one letter other, more or fewer; with `clips` also for one that is the
 * beginning of the key, "minifigs": in a language of compounds that is another thing.
 */
export function nearest(words: ReadonlySet<string>, clips = false): (key: string) => string | undefined {
  let known: Shapes | undefined;
  return (key) => {
    if (key.length < STEM || key.length > LONGEST_WORD) return undefined;
    const isShort = (word: string) => word.length - sharedLength(word, key) <= LONGEST_ENDING;
    known ??= shapesOf(words);
    const { stems, slips } = known;
    const ofStem = stems.get(key.slice(0, STEM))?.find((word) => {
      const shared = sharedLength(word, key);
      return (
        (isShort(word) && key.length - shared <= LONGEST_ENDING) ||
        (clips && shared >= SHORTEST_CLIP && word.length - shared <= Number(shared > SHORTEST_CLIP))
      );
    });
    if (ofStem !== undefined || key.length < SHORTEST_SLIP) return ofStem;
    // "Rausnehmbar" and "herausnehmbar".
    for (let cut = 1; cut <= LONGEST_PREFIX && key.length - cut >= SHORTEST_REST; cut += 1)
      for (const end of [key.slice(cut), key.slice(cut, -1), key.slice(cut, -2)])
        if (end.length >= SHORTEST_REST && words.has(end)) return end;
    return slipsOf(key)
      .map((slip) => slips.get(slip))
      .find((word) => word !== undefined);
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The word, and the word without each of its letters. */
function slipsOf(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

interface Parts {
  words: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  ends: ReadonlySet<string>;
}

export function partsOf(statements: readonly Statement[]): Parts {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const ends = new Set<string>();
  for (const { clauses } of statements) {
    for (const { tokens } of clauses) {
      for (const [at, { key, kind }] of tokens.entries()) {
        if (kind !== 'word' || key.length < SHORTEST_PART || key.length > LONGEST_WORD || words.has(key))
          continue;
        // A hashtag joins whole words: half of one is as often another word.
        if (tokens[at - 1]?.text === '#') continue;
        words.add(key);
        for (let cut = SHORTEST_PART; cut < key.length; cut += 1) {
          beginnings.add(key.slice(0, cut));
          if (key.length - cut >= SHORTEST_PART) ends.add(key.slice(cut));
        }
      }
    }
  }
  return { words, beginnings, ends };
}

/** Whether a word of the form begins or ends with a word. */
export function opensOrCloses(key: string, { beginnings, ends }: Parts): boolean {
  return beginnings.has(key) || ends.has(key);
}

/** Whether a word is a part of a word of the form, or made of words of it. */
export function isComposed(key: string, parts: Parts): boolean {
  if (key.length < SHORTEST_PART || key.length > LONGEST_WORD) return false;
  if (opensOrCloses(key, parts)) return true;
  const { words, beginnings, ends } = parts;
  for (let cut = SHORTEST_PART; cut <= key.length - SHORTEST_PART; cut += 1) {
    const start = key.slice(0, cut);
    const head = key.slice(cut);
    const isKnown = (part: string) => words.has(part) || words.has(part.replace(/(?:s|n|en|es)$/, ''));
    if (isKnown(start) && (words.has(head) || ends.has(head) || beginnings.has(head))) return true;
  }
  return false;
}

const NEAR = 3;
const SHORTEST_NEAR = 4;

/** The longer words round the tokens from `from` to before `to`: among them stands the noun that a value belongs to. */
export function wordsNear(tokens: readonly Token[], from: number, to: number): readonly string[] {
  return [...tokens.slice(Math.max(0, from - NEAR), from), ...tokens.slice(to, to + NEAR)].flatMap(
    ({ kind, key }) => (kind === 'word' && key.length >= SHORTEST_NEAR ? [key] : []),
  );
}
