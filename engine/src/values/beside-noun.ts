/** Values that stand right beside the item's own noun in a sentence: "a navy wool coat", "Duke jacket in green". */
import { AND, CUTS, INTO } from '../categories/name-words.ts';
import { singular } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { once } from '../text/remember.ts';
import type { ReadValue } from './read-values.ts';

export interface NounPlaces {
  tokens: readonly Token[];
  values: readonly ReadValue[];
  /** Folded words that name the item: its noun, its make and line. */
  nouns: ReadonlySet<string>;
  /** All words of its name, make and number: between a value and the noun they part nothing. */
  own: ReadonlySet<string>;
  language: Language;
}

type Place = Pick<ReadValue, 'from' | 'to'>;

export interface NounReading {
  /** Whether nothing but values and joining words stands between a value and the noun, and the phrase ends with them. */
  isBeside: (value: Place) => boolean;
  /** "Comes in a plain brown box" of a lunch box: what is led to is another thing, though it is called alike. */
  isOfLed: (value: Place) => boolean;
}

const AMOUNTS: ReadonlySet<ReadValue['kind']> = new Set(['measurement', 'size']);

/** How values stand to the item's noun. The sentence is looked through once, whatever number of values is asked about. */
export function nounBeside({ tokens, values, nouns, own, language }: NounPlaces): NounReading {
  const covered = new Set<number>();
  for (const { from, to } of values) for (let at = from; at < to; at += 1) covered.add(at);
  const isNoun = (at: number) => {
    const key = tokens[at]?.key ?? '';
    return nouns.has(key) || nouns.has(singular(key));
  };
  const isPassed = (at: number) =>
    isNoun(at) ||
    covered.has(at) ||
    own.has(tokens[at]?.key ?? '') ||
    tokens[at]?.text === '&' ||
    entriesAt(tokens, at, ['joiner'])[0] !== undefined;
  /** A mark, the end, or what leads to another thing. */
  const endsPhrase = (at: number) => {
    const token = tokens[at];
    // "Lucas caps in the green & white boxes"
    return (
      token === undefined || (token.kind === 'mark' && token.text !== '&') || CUTS[language].has(token.key)
    );
  };
  /** "Desk white 120x60": what an amount follows is said of nothing behind it. */
  const isAmount = (at: number) => values.some(({ kind, from }) => from === at && AMOUNTS.has(kind));
  // Where a walk over what is passed comes to a halt, by the place that it begins at.
  const halts = once(() => {
    const after = new Array<number>(tokens.length + 1).fill(tokens.length);
    const before = new Array<number>(tokens.length + 1).fill(-1);
    const goesOn = tokens.map((_, at) => isPassed(at) && !isNoun(at));
    for (let at = tokens.length - 1; at >= 0; at -= 1)
      after[at] = goesOn[at] && !endsPhrase(at) ? (after[at + 1] ?? at) : at;
    // Shifted by one: the walk back from behind token `at`.
    const led = new Array<boolean>(tokens.length + 1).fill(false);
    for (const [at, { key }] of tokens.entries()) {
      before[at + 1] = goesOn[at] ? (before[at] ?? -1) : at;
      led[at + 1] = CUTS[language].has(key) || INTO.has(key) || (goesOn[at] === true && led[at] === true);
    }
    return { after, before, led };
  });
  const isOfLed = ({ from, to }: Place) => {
    const { after, before, led } = halts();
    return isNoun(after[to] ?? tokens.length) && led[from] === true && !isNoun(before[from] ?? -1);
  };
  const isBeside = ({ from, to }: Place) => {
    const after = halts().after[to] ?? tokens.length;
    if (isNoun(after)) {
      let end = after;
      while (isNoun(end)) end += 1;
      return endsPhrase(end) || isPassed(end);
    }
    return isNoun(halts().before[from] ?? -1) && (endsPhrase(after) || isAmount(to));
  };
  return { isBeside: (value) => isBeside(value) && !isOfLed(value), isOfLed };
}

/** "Iron grey/wild grape": whether a value stands beside a stroke with what is no value of its kind that we know, and so is half of a name. */
export function pairHalves(
  values: readonly ReadValue[],
  tokens: readonly Token[],
): (value: ReadValue) => boolean {
  const edges = once(
    () => new Set(values.flatMap(({ kind, from, to }) => [`${kind} ${from}`, `${kind} -${to}`])),
  );
  // "Smoke/dune white": a word between them belongs to the colour's name.
  const strokeFrom = (at: number, step: 1 | -1): number | null => {
    for (const place of [at, at + step]) {
      if (tokens[place]?.text === '/') return place;
      if (tokens[place]?.kind !== 'word' || entriesAt(tokens, place, ['joiner']).length > 0) return null;
    }
    return null;
  };
  return ({ kind, from, to }) => {
    const [behind, before] = [strokeFrom(to, 1), strokeFrom(from - 1, -1)];
    return (
      (behind !== null && !edges().has(`${kind} ${behind + 1}`)) ||
      (before !== null && !edges().has(`${kind} -${before}`))
    );
  };
}

interface ColourPairs {
  /** For the second of two joined colours the first. */
  leaderOf: ReadonlyMap<ReadValue, ReadValue>;
  /** For the first the second, where both are said alike: "gold and black". */
  followerOf: ReadonlyMap<ReadValue, ReadValue>;
  /** A colour and a material that are said alike are of two parts: "black and chrome". */
  saidOfParts: ReadonlySet<ReadValue>;
}

/** Colours that a word joins with one another, or with a material. */
export function colourPairs(
  values: readonly ReadValue[],
  tokens: readonly Token[],
  language: Language,
): ColourPairs {
  const likes = values.filter(({ kind }) => kind === 'colour' || kind === 'material');
  const leaderOf = new Map<ReadValue, ReadValue>();
  const followerOf = new Map<ReadValue, ReadValue>();
  const saidOfParts = new Set<ReadValue>();
  // "Rojo con lunares blancos": where nouns come first the colour behind a pattern is the pattern's.
  if (HEAD_FIRST.has(language))
    for (const [index, value] of values.entries()) {
      const before = values[index - 1];
      if (value.kind !== 'colour' || before === undefined) continue;
      // "Rayures blanches, bleues et rouges": each of them.
      const isListed =
        saidOfParts.has(before) &&
        (tokens[before.to]?.text === ',' || tokens[before.to]?.key === AND[language]) &&
        value.from === before.to + 1;
      if (isListed || ((before.kind === 'pattern' || saidOfParts.has(before)) && before.to === value.from))
        saidOfParts.add(value);
    }
  // "White with black stripes", "navy polka dots": what is there several times has the colour.
  else
    for (const [index, value] of values.entries()) {
      const next = values[index + 1];
      const last = next?.kind === 'pattern' ? (tokens[next.to - 1]?.key ?? '') : '';
      if (value.kind === 'colour' && next?.from === value.to && singular(last) !== last)
        saidOfParts.add(value);
    }
  for (const [index, value] of likes.entries()) {
    const before = likes[index - 1];
    const joint = before === undefined ? undefined : tokens[before.to];
    if (before === undefined || joint === undefined || value.from !== before.to + 1) continue;
    const isAnd = joint.text === '&' || joint.key === AND[language];
    if (before.kind !== value.kind) {
      if (isAnd) saidOfParts.add(before).add(value);
    } else if (
      value.kind === 'colour' &&
      (isAnd || joint.text === ',' || entriesAt(tokens, before.to, ['joiner']).length > 0)
    ) {
      leaderOf.set(value, before);
      if (isAnd) followerOf.set(before, value);
    }
  }
  return { leaderOf, followerOf, saidOfParts };
}
