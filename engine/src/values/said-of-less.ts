/** What a sentence says of less than the thing as it is: of what it became, of one of several, of its lining, of another one. */
import type { ValueKind } from '@smart-listings/contract';
import { AND } from '../categories/name-words.ts';
import { BUT } from '../language/cue-words.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF } from '../lexicon/sentence-words.ts';
import { saysIs } from '../lexicon/speech-words.ts';
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
import {
  ALSO,
  BECOMES,
  FADES,
  HAS,
  INSIDE,
  INTO,
  LINED,
  MORE,
  OF_THEM,
  ONE,
  OTHERS,
  SOME,
  THAN,
  VERB_LAST,
  WAS,
} from './less-words.ts';

interface Stretch {
  from: number;
  to: number;
}

/** 'some': true of it in part, or once; 'other': of its lining, or of another one; null: of the thing itself. */
export type SaidOfLess = 'some' | 'other' | null;

/** What words are like a value lead to it; a size and a make are no state that a thing gets into. */
const LIKE: ReadonlySet<ValueKind> = new Set(['colour', 'material', 'pattern']);
/** Words between a verb and what it leads to: "has turned a little more grey". */
const MOST_BETWEEN = 4;
/** "Two of them". */
const OF_THEM_ALONE = 3;
/** "More of a dark navy colour than black". */
const LONGEST_COMPARISON = 8;

/**
 * Tells of values of one sentence whether they are said of less than the thing. `nouns`: folded words that name it.
 * Linear in the sentence.
 */
export function saidOfLess(
  tokens: readonly Token[],
  { language, nouns }: { language: Language; nouns: ReadonlySet<string> },
): (value: Stretch & { kind: ValueKind }) => SaidOfLess {
  const some = stretchesOfSome(tokens, { language, nouns });
  return ({ kind, from, to }) => {
    if (LIKE.has(kind)) {
      if (isOfInside(tokens, { from, to, language }) || isOfAnother(tokens, from, language)) return 'other';
      if (isChanged(tokens, { from, to, language })) return 'some';
    } else if (kind === 'size' && WAS[language].has(tokens[verbBefore(tokens, from, language)]?.key ?? ''))
      return 'some';
    return some.some((one) => from >= one.from && to <= one.to) ? 'some' : null;
  };
}

/** "Has gone grey", "ist grau geworden", "faded to pink", "was black": not as it came, or no longer so. */
function isChanged(
  tokens: readonly Token[],
  { from, to, language }: Stretch & { language: Language },
): boolean {
  if (VERB_LAST[language].has(tokens[to]?.key ?? '')) return true;
  const at = verbBefore(tokens, from, language);
  const key = tokens[at]?.key ?? '';
  if (FADES[language].has(key)) return tokens.slice(at + 1, from).some((one) => INTO[language].has(one.key));
  if (!BECOMES[language].has(key) && !WAS[language].has(key)) return false;
  // "Wurde schwarz lackiert": the verb of a passive, whose own one follows.
  const next = tokens[to];
  return VERB_LAST[language].size === 0 || WAS[language].has(key) || next?.kind !== 'word';
}

/** The token before a value, past small words and what weighs it. */
function verbBefore(tokens: readonly Token[], from: number, language: Language): number {
  let at = from - 1;
  while (at > from - MOST_BETWEEN && isPassed(tokens, at, language)) at -= 1;
  return at;
}

function isPassed(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { key } = token;
  if (BECOMES[language].has(key) || FADES[language].has(key) || WAS[language].has(key)) return false;
  return (
    key === '-' ||
    ARTICLES_OF[language].has(key) ||
    INTO[language].has(key) ||
    (token.kind === 'word' && !saysIs(token) && entriesAt(tokens, at, PASSED).length > 0)
  );
}

const STATES = ['condition', 'history', 'fault'] as const;
const PASSED = ['joiner', 'filler', 'shade', 'grade'] as const;

/** "Lined in red", "rot gefüttert", "red inside", "innen rot". */
function isOfInside(
  tokens: readonly Token[],
  { from, to, language }: Stretch & { language: Language },
): boolean {
  const [lined, inside, into] = [LINED[language], INSIDE[language], INTO[language]];
  const before = tokens[from - 1];
  if (into.has(before?.key ?? '') && lined.has(tokens[from - 2]?.key ?? '')) return true;
  if (VERB_LAST[language].size > 0 && lined.has(tokens[to]?.key ?? '')) return true;
  if (inside.has((saysIs(before) ? tokens[from - 2] : before)?.key ?? '')) return true;
  let at = to;
  while (at < to + 2 && (into.has(tokens[at]?.key ?? '') || ARTICLES_OF[language].has(tokens[at]?.key ?? '')))
    at += 1;
  return inside.has(tokens[at]?.key ?? '');
}

/** "Ook in rood te koop", "more navy than black". */
function isOfAnother(tokens: readonly Token[], from: number, language: Language): boolean {
  const before = tokens[from - 1]?.key ?? '';
  if (INTO[language].has(before) && ALSO[language].has(tokens[from - 2]?.key ?? '')) return true;
  const near = tokens.slice(Math.max(0, from - LONGEST_COMPARISON), from - 1);
  return THAN[language].has(before) && near.some(({ key }) => MORE[language].has(key));
}

/** Where clauses speak of some of several things: "two of them black", "one is size L", "two nearly new (Michelin)". */
function stretchesOfSome(
  tokens: readonly Token[],
  { language, nouns }: { language: Language; nouns: ReadonlySet<string> },
): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (!opensClause(tokens, from, language)) continue;
    const to = endOfSome(tokens, { from, language, nouns });
    if (to === null) continue;
    // "Michelin (two of them)": what stands before a bracket that says no more is said of as many.
    const isBracketed = tokens[from - 1]?.text === '(' && to - from <= OF_THEM_ALONE;
    const start = isBracketed ? startOfClause(tokens, from - 1) : from;
    found.push({ from: start, to });
    from = to;
  }
  return found;
}

/** A bracket right behind a clause belongs to it. */
function endOfSome(
  tokens: readonly Token[],
  { from, language, nouns }: { from: number; language: Language; nouns: ReadonlySet<string> },
): number | null {
  // "The others", "l'une".
  const isArticle = ARTICLES_OF[language].has(tokens[from]?.key ?? '');
  const isElided = tokens[from]?.key === 'l' && ONE[language].has(tokens[from + 1]?.key ?? '');
  const count = isElided || (isArticle && isOther(tokens, from + 1, language)) ? from + 1 : from;
  const key = tokens[count]?.key ?? '';
  const isOne = ONE[language].has(key);
  const isSome =
    isOther(tokens, count, language) || SOME[language].has(key) || isNumber(tokens, count, language);
  if (!isOne && !isSome) return null;
  let at = count + 1;
  const isOfThem = OF_THEM[language].has(tokens[at]?.key ?? '');
  // "One of the chairs is", "two of them": up to the verb or the value.
  while (at < count + 1 + MOST_BETWEEN && isOfThem && !leads(tokens, at, language)) at += 1;
  if (!leads(tokens, at, language)) {
    if (isOfThem && tokens[from - 1]?.text === '(') return endOfClause(tokens, count);
    // "Two nearly new (Michelin)": what it says before the bracket is no noun of the thing.
    const bracket = endOfClause(tokens, at);
    const isStated =
      tokens.slice(at, bracket).every((_, index) => entriesAt(tokens, at + index).length > 0) &&
      tokens.slice(at, bracket).some((_, index) => entriesAt(tokens, at + index, STATES).length > 0);
    return isSome && isStated && tokens[bracket]?.text === '(' ? closing(tokens, bracket) : null;
  }
  const verb = saysState(tokens[at], language);
  // "Un negro precioso": an article; "12 in black": a size.
  if (!verb && !isOfThem && (isOne || tokens[count]?.kind === 'number')) return null;
  const end = endOfClause(tokens, at);
  // "Two black chairs": all of them.
  if (!verb && !isOfThem && tokens.slice(at, end).some((token) => nouns.has(token.key))) return null;
  return tokens[end]?.text === '(' ? closing(tokens, end) : end;
}

/** Whether a verb, a value or what leads to one stands there. */
function leads(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  return (
    saysState(token, language) ||
    entriesAt(tokens, at, LIKENESS_CLASSES).length > 0 ||
    (INTO[language].has(token.key) && entriesAt(tokens, at + 1, LIKENESS_CLASSES).length > 0)
  );
}

function saysState(token: Token | undefined, language: Language): boolean {
  return (
    token !== undefined && (saysIs(token) || HAS[language].has(token.key) || WAS[language].has(token.key))
  );
}

function isOther(tokens: readonly Token[], at: number, language: Language): boolean {
  return OTHERS[language].has(tokens[at]?.key ?? '');
}

function isNumber(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  return /^[1-9]\d?$/u.test(token.text) || NUMBER_WORDS[language][token.key] !== undefined;
}

function opensClause(tokens: readonly Token[], at: number, language: Language): boolean {
  const before = tokens[at - 1];
  return (
    before === undefined ||
    (before.kind === 'mark' && !/^[-–/.'’&+]$/u.test(before.text)) ||
    before.key === AND[language] ||
    BUT[language].includes(before.key)
  );
}

function endOfClause(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && !isBorder(tokens[at])) at += 1;
  return at;
}

function startOfClause(tokens: readonly Token[], end: number): number {
  let at = end;
  while (at > 0 && !isBorder(tokens[at - 1])) at -= 1;
  return at;
}

function isBorder(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[,;:!?.()–—•]$/u.test(token.text);
}

function closing(tokens: readonly Token[], bracket: number): number {
  let at = bracket + 1;
  while (at < tokens.length && tokens[at]?.text !== ')') at += 1;
  return Math.min(at + 1, tokens.length);
}
