/** Which clauses of a sentence say nothing but values: only those give certain ones. */
import { AND, WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import type { Cue } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/token.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
import { pastLabelling } from './printed-on.ts';
import type { ReadValue } from './read-values.ts';
import { WEARERS } from './wearers.ts';

const NOTHING: ReadonlySet<string> = new Set();
// An unknown word or two beside a list of values may be one of the list.
const SHORT = 2;

/** What the words of a sentence are, by which its clauses are judged. */
export interface ClauseWords {
  values: readonly ReadValue[];
  /** Folded words of the item's own names; and those of them that name it. */
  own?: ReadonlySet<string>;
  nouns?: ReadonlySet<string>;
  /** What is denied, doubted or said of another thing. */
  cues?: readonly Cue[];
  language?: Language | null;
}

/**
 * The clauses that hold nothing but values, joining words, grades, praise and words of the item's own name, each up to
 * what the thing has ("navy with orange zips"). A clause beside a short one that holds no value is taken for part of a
 * list that is not understood.
 */
export function closedClauses(
  tokens: readonly Token[],
  { values, own = NOTHING, nouns = NOTHING, cues = [], language = null }: ClauseWords,
): readonly Clause[] {
  const covered = new Set<number>();
  for (const { from, to } of values) for (let at = from; at < to; at += 1) covered.add(at);
  const clauses = clausesOf(tokens);
  const known = clauses.map((clause) => isKnown(tokens, clause, { covered, own }));
  // What follows a clause that says more leans on it: "I wear a 39, US8"; one that names the item itself says it of that.
  const open = clauses.findIndex(
    ({ from, to }, index) =>
      known[index] !== true &&
      (!tokens.slice(from, to).some(({ key }) => nouns.has(key)) ||
        tokens.slice(from, to).some(({ key }) => WEARERS.has(key) || WITH.has(key))),
  );
  // "Talla S, negro, sin bolas": what is denied is no other colour.
  const isDenied = ({ from, to }: Clause) => cues.some(({ at }) => at >= from && at < to);
  const isTold = (at: number) => covered.has(at) || own.has(tokens[at]?.key ?? '');
  // "Regular fit, heren": whom a thing is for leans on nothing, and is no part's.
  const forWhom = values.filter(({ kind }) => kind === 'department');
  const saysForWhom = (clause: Clause) =>
    forWhom.some(({ from, to }) => from === clause.from && to === clause.to) &&
    !/^[(:]$/u.test(tokens[clause.from - 1]?.text ?? '');
  return clauses.flatMap((clause, index) => {
    if (saysForWhom(clause)) return [clause];
    if (open !== -1 && index > open) return [];
    // "Original hard case (black)": a bracket is said of the thing before it.
    if (tokens[clause.from - 1]?.text === '(' && known[index - 1] === false && !isTold(clause.from - 2))
      return [];
    const head = headOf(tokens, clause, language);
    if (!isKnown(tokens, head, { covered, own }) || !hasValue(head, covered)) return [];
    // "A case with brass hinges": a thing of its own, whose parts are told.
    if (
      head.to < clause.to &&
      values.some((value) => value.kind === 'edition' && value.from >= head.from && value.to <= head.to)
    )
      return [];
    const isListed = [index - 1, index + 1].some((beside) => {
      const neighbour = clauses[beside];
      return (
        neighbour !== undefined &&
        known[beside] === false &&
        neighbour.to - neighbour.from <= SHORT &&
        !hasValue(neighbour, covered) &&
        !isDenied(neighbour)
      );
    });
    return isListed ? [] : [head];
  });
}

/** A clause up to the parts that it tells, or to what else it states: "dark green with red pony", "is grey and has …". */
function headOf(tokens: readonly Token[], { from, to }: Clause, language: Language | null): Clause {
  for (let at = from + 1; at < to; at += 1)
    if (WITH.has(tokens[at]?.key ?? '') || statesMore(tokens, at, language)) return { from, to: at };
  return { from, to };
}

/** Whether a conjunction leads to another statement here. */
function statesMore(tokens: readonly Token[], at: number, language: Language | null): boolean {
  if (language === null) return false;
  const key = tokens[at]?.key ?? '';
  return key === AND[language] && SENTENCE_WORDS[language].has(tokens[at + 1]?.key ?? '');
}

function hasValue({ from, to }: Clause, covered: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) if (covered.has(at)) return true;
  return false;
}

function isKnown(
  tokens: readonly Token[],
  { from, to }: Clause,
  { covered, own }: { covered: ReadonlySet<number>; own: ReadonlySet<string> },
): boolean {
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || covered.has(at) || token.kind === 'mark' || own.has(token.key)) continue;
    // "The label says 100% wool"
    const said = pastLabelling(tokens, at);
    if (said !== null) {
      at = said - 1;
      continue;
    }
    const label = labelAt(tokens, at);
    // "Fondo blanco": depth before an amount, and what stands behind a thing before a colour.
    const isLabel =
      label !== null &&
      (label.kind !== 'measurement' || entriesAt(tokens, at + label.length, LIKENESS_CLASSES).length === 0);
    const entry =
      entriesAt(tokens, at, ['joiner', 'filler', 'condition', 'grade'])[0] ?? (isLabel ? label : null);
    if (entry === null) return false;
    at += entry.length - 1;
  }
  return true;
}
