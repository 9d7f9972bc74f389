/** What stands where in a sentence, found once for all of its values: each only looks up its own clause. */
import { WITH } from '../categories/name-words.ts';
import { type Clause, clauseOfEach, clausesOf, lastBefore } from '../language/clauses.ts';
import type { Token } from '../language/token.ts';
import { once } from '../text/remember.ts';
import { OWNERS, TRIED_ON, WEARERS } from './wearers.ts';

interface Stretch {
  from: number;
  to: number;
}

export interface SentencePlaces {
  tokens: readonly Token[];
  /** "Linen with leather": whether what joins a part stands before it in its clause. */
  isBehindWith: (value: Stretch) => boolean;
  /** "I usually wear a 12": whether its clause speaks of somebody before it. */
  isBehindWearer: (value: Stretch) => boolean;
  /** "36 regular or 46": whether another number stands right behind it in its clause. */
  isBeforeNumber: (value: Stretch) => boolean;
}

/** Tokens that an owner's noun and what is said of it take at least: "my size M" says no more than the size. */
const SUBJECT = 2;

/** Tokens behind a size within which another one is its alternative. */
const ALTERNATIVE = 4;

export function placesOf(tokens: readonly Token[]): SentencePlaces {
  const clauses = once(() => clauseOfEach(clausesOf(tokens)));
  // "iPhone mit 128gb in hellblau": an amount is no part that has a colour.
  const withs = once(() =>
    lastBefore(tokens, ({ key }, at) => WITH.has(key) && !/\d/.test(tokens[at + 1]?.text ?? '')),
  );
  const wearers = once(() => lastBefore(tokens, ({ key }) => WEARERS.has(key)));
  const owners = once(() => lastBefore(tokens, ({ key }) => OWNERS.has(key)));
  const numbers = once(() => lastBefore(tokens, ({ text }) => /^\d{1,2}(?:[.,]5)?$/.test(text)));
  const clauseOf = ({ from }: Stretch): Clause => clauses().get(from) ?? { from, to: tokens.length };
  const isBehind = (places: readonly number[], value: Stretch) =>
    (places[value.from] ?? -1) >= clauseOf(value).from;
  return {
    tokens,
    isBehindWith: (value) => isBehind(withs(), value),
    isBehindWearer: (value) =>
      isBehind(wearers(), value) ||
      // "My daughter is a size 8"; "selling my jacket in M" opens with no owner, and "my size" is nobody else's.
      (owners()[value.from] === clauseOf(value).from && clauseOf(value).from + SUBJECT < value.from) ||
      // "Oversized on me (UK 10)": a bracket is said of what stands before it.
      (tokens[value.from - 1]?.text === '(' && TRIED_ON.has(tokens[value.from - 2]?.key ?? '')),
    isBeforeNumber: (value) =>
      (numbers()[Math.min(clauseOf(value).to, value.to + ALTERNATIVE)] ?? -1) >= value.to,
  };
}
