/** Words of a form under other shapes: inflected, as parts of compounds and made of them. */
import type { Token } from '../language/token.ts';
import type { Statement } from './statements.ts';

const SHORTEST_PART = 4;
const LONGEST_WORD = 40;
const SHORTEST_MODIFIER = 2;
const SHORTEST_HEAD = 6;
const STEM = 5;
const LONGEST_ENDING = 3;

/** Finds the words that differ from one in its ending alone: the same stem, and of each no more than an ending. */
export function inflectedIn(words: Iterable<string>): (key: string) => readonly string[] {
  const stems = Map.groupBy(words, (word) => word.slice(0, STEM));
  return (key) =>
    key.length < STEM
      ? []
      : (stems.get(key.slice(0, STEM)) ?? []).filter(
          (word) => Math.max(word.length, key.length) - sharedLength(word, key) <= LONGEST_ENDING,
        );
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
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

/** Whether a word is a part of a word of the form, or made of words of it. */
export function isComposed(key: string, parts: Parts): boolean {
  if (key.length < SHORTEST_PART || key.length > LONGEST_WORD) return false;
  const { words, beginnings, ends } = parts;
  if (beginnings.has(key) || ends.has(key)) return true;
  // Its head is a long word of the form, whatever stands before.
  for (let cut = SHORTEST_MODIFIER; cut <= key.length - SHORTEST_HEAD; cut += 1)
    if (words.has(key.slice(cut))) return true;
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

const LONG_WORD = 6;
const SHORT_WORD = 4;

/** What a word shares with its other forms: "flaking" and "flaked", "Kratzer" and "Kratzern". */
export function rootOf(word: string): string {
  if (word.length > LONG_WORD) return word.slice(0, Math.max(STEM, word.length - LONGEST_ENDING));
  return word.length > SHORT_WORD ? word.slice(0, -1) : word;
}
