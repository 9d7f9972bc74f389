/** The unsupported stretches of one statement: each closed class of claim held against the form. */
import type { ClaimKind } from '@smart-listings/contract';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { MAY, NEEDS } from '../lexicon/speech-words.ts';
import { adviceFrom, type ConceptKind, isDone, isPart } from './concepts.ts';
import { judgeBrand, judgeClass, judgeConcept, judgeFault, type Verdict } from './judge.ts';
import { contentWords, deniedFault, meaningsAt, placedAt } from './meanings.ts';
import { findNumbers, givesNumber } from './numbers.ts';
import { type Clause, saidAs, segmentAt } from './statements.ts';
import { CLAIMED_CLASSES, type ClaimedClass, type Support, squeeze } from './support.ts';
import { headOf, thingsIn } from './things.ts';

export interface Finding {
  kind: ClaimKind;
  /** UTF-16 offsets into the statement. */
  start: number;
  end: number;
  /** Whether the form says the opposite, or says it of another thing. */
  turned: boolean;
}

const CONCEPT_CLAIMS: Readonly<Record<Exclude<ConceptKind, 'neutral'>, ClaimKind>> = {
  condition: 'condition',
  function: 'function',
  history: 'provenance',
  provenance: 'provenance',
  place: 'provenance',
  guarantee: 'guarantee',
  care: 'care',
  superlative: 'superlative',
  feature: 'feature',
  included: 'included',
};
const CLASS_CLAIMS: Readonly<Record<ClaimedClass, ClaimKind>> = {
  colour: 'colour',
  pattern: 'colour',
  material: 'material',
  era: 'provenance',
  edition: 'provenance',
  size: 'size',
  fault: 'condition',
};
const CAPITAL = /^\p{Lu}/u;
const BEFORE_NAME: ReadonlySet<string> = new Set(
  'from by in at chez a de da di du van bij w z od en por para do em av hos fran'.split(' '),
);
/** Prepositions say what is not there in passing. */
const PREPOSITION: ReadonlySet<string> = new Set([
  'without',
  'minus',
  'except',
  'excluding',
  'ohne',
  'sans',
  'sin',
  'senza',
  'zonder',
  'bez',
  'sem',
  'utan',
]);
const OF_SALE = [
  'delivery',
  'payment',
  'asking-price',
  'past-price',
  'contact',
  'abbreviation',
  'size',
  'condition',
] as const;
/** So many digits in a row are a number of its own, however it is grouped. */
const SHORTEST_NUMBER = 4;
/** Shorter words name no thing. */
const SHORTEST_NAME = 3;

/** What of the clauses of a statement, which is `text`, nothing in the form supports, in any order. */
export function findUnsupported(
  text: string,
  clauses: readonly Clause[],
  support: Support,
): readonly Finding[] {
  const advised = clauses.map(({ tokens, concepts }) => adviceFrom(tokens, concepts));
  const due = dueFrom(clauses, support.speech.language);
  return [
    ...unsupportedNumbers(text, clauses, { support, advised }),
    ...clauses.flatMap((clause, index) =>
      unsupportedWords(clause, { limit: advised[index] ?? 0, due }, support),
    ),
  ];
}

function unsupportedNumbers(
  text: string,
  clauses: readonly Clause[],
  { support, advised }: { support: Support; advised: readonly number[] },
): readonly Finding[] {
  const advice = clauses.flatMap(({ tokens }, index) => {
    const from = tokens[advised[index] ?? -1];
    const last = tokens.at(-1);
    return from === undefined || last === undefined ? [] : [{ start: from.start, end: last.end }];
  });
  return findNumbers(text, support.speech.language).flatMap((number) => {
    const { start, end } = number;
    const isAdvice = advice.some((stretch) => start >= stretch.start && end <= stretch.end);
    if (number.spelled && (isAdvice || isInWord(clauses, start))) return [];
    if (number.measure === undefined && number.readings[0]?.[0] === 1) return [];
    if (givesNumber(support.numbers, number) || isCodeOf(text.slice(start, end), support)) return [];
    return [{ kind: 'number' as const, start, end, turned: false }];
  });
}

/** "Two tone" counts nothing. */
function isInWord(clauses: readonly Clause[], start: number): boolean {
  return clauses.some((clause) => {
    const at = clause.tokens.findIndex((token) => token.start === start);
    return at !== -1 && placedAt(clause, at, CLAIMED_CLASSES).some(({ length }) => length > 1);
  });
}

function isCodeOf(words: string, { squeezed }: Support): boolean {
  const code = squeeze(words);
  return (code.length >= SHORTEST_NUMBER || /\p{L}/u.test(code)) && squeezed.includes(code);
}

/** Where a statement begins to speak of what is still to be done. */
function dueFrom(clauses: readonly Clause[], language: Language): number {
  for (const { tokens } of clauses)
    for (const { key, start } of tokens) if (NEEDS[language].has(key) || MAY[language].has(key)) return start;
  return Number.POSITIVE_INFINITY;
}

interface Adding {
  support: Support;
  covered: ReadonlySet<number>;
  add: (kind: ClaimKind, from: number, to: number, verdict: Verdict) => void;
}

/** "A button is missing", where the form says of none of its words that it is not there. */
function addMissing(clause: Clause, limit: number, { support, covered, add }: Adding): void {
  for (let at = 0; at < limit; at += 1) {
    const entry = covered.has(at) ? undefined : meaningsAt(clause, at, ['missing']).find(({ weak }) => !weak);
    if (entry === undefined || PREPOSITION.has(clause.tokens[at]?.key ?? '')) continue;
    const to = at + entry.length;
    const { from, to: end } = segmentAt(clause.tokens, at);
    const words = contentWords(
      clause,
      (place) => place >= from && place < end && (place < at || place >= to),
    );
    const about = [...words];
    const isSaid = about.some((key) => support.word(key).has('denied')) || about.length === 0;
    if (!isSaid && saidAs(clause, at, to) === 'asserted') add('condition', at, to, 'unsupported');
  }
}

interface Scope {
  /** The token from which on the clause gives advice. */
  limit: number;
  /** The offset from which on the statement speaks of what is still to be done. */
  due: number;
}

function unsupportedWords(clause: Clause, { limit, due }: Scope, support: Support): readonly Finding[] {
  const { tokens } = clause;
  const findings: Finding[] = [];
  const covered = new Set<number>();
  const add = (kind: ClaimKind, from: number, to: number, verdict: Verdict) => {
    for (let at = from; at < to; at += 1) covered.add(at);
    const first = tokens[from];
    const last = tokens[to - 1];
    if (verdict === 'supported' || first === undefined || last === undefined) return;
    findings.push({ kind, start: first.start, end: last.end, turned: verdict === 'turned' });
  };
  for (const { concept, from, to } of clause.concepts) {
    if (from >= limit) break;
    const isDue = isDone(concept) && (tokens[from]?.start ?? 0) > due;
    const isOrdinary =
      isPart(concept) && to - from === 1 && meaningsAt(clause, from, ['joiner', 'filler']).length > 0;
    if (concept.kind === 'neutral' || isDue || isOrdinary) add('feature', from, to, 'supported');
    else add(CONCEPT_CLAIMS[concept.kind], from, to, judgeConcept(concept, { clause, from, to }, support));
  }
  const { language } = support.speech;
  for (const thing of thingsIn(clause, limit, language)) {
    const head = headOf(thing, language);
    if (head === undefined || thing.words.some((_, index) => covered.has(thing.from + index))) continue;
    if (head.kind !== 'word') continue;
    const isSaid = ({ key }: Token) =>
      key.length < SHORTEST_NAME || support.inParts(key) || support.word(key).size > 0;
    // What comes with it must be named; of what it has, any word that was said will do.
    const isKnown = thing.kind === 'included' ? isSaid(head) : thing.words.some(isSaid);
    if (!isKnown) add(thing.kind, thing.from, thing.to, 'unsupported');
  }
  addMissing(clause, limit, { support, covered, add });
  for (let at = 0; at < limit; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || covered.has(at)) continue;
    const [entry, ...others] = placedAt(clause, at, CLAIMED_CLASSES);
    const name = CLAIMED_CLASSES.find((one) => one === entry?.class);
    if (entry !== undefined && name !== undefined) {
      const to = at + entry.length;
      const span = { clause, from: at, to };
      const meanings = [entry, ...others.filter(({ length }) => length === entry.length)];
      const verdicts = meanings.flatMap(({ class: one, means }) =>
        one === name ? [judgeClass(name, means, span, support)] : [],
      );
      if (name === 'material' && isGenuine(clause, at - 1, support))
        add('material', at - 1, at, 'unsupported');
      add(
        CLASS_CLAIMS[name],
        at,
        to,
        verdicts.includes('supported') ? 'supported' : (verdicts[0] ?? 'supported'),
      );
      at = to - 1;
      continue;
    }
    const absent = entry === undefined ? deniedFault(clause, at) : null;
    if (absent !== null) {
      add('condition', at, at + 1, judgeFault('denied', absent, support));
      continue;
    }
    if (isAcronym(token) && !isSaidAnywhere(token, support) && entriesAt(tokens, at, OF_SALE).length === 0) {
      add('model', at, at + 1, 'unsupported');
      continue;
    }
    const brand = brandAt(tokens, at);
    if (brand !== null && isName(tokens, at, brand)) {
      const to = at + brand.length;
      add('name', at, to, judgeBrand(brand.name, { clause, from: at, to }, support));
      at = to - 1;
    } else if (isProperName(clause, at, support)) {
      add('name', at, at + 1, isSaidAnywhere(token, support) ? 'supported' : 'unsupported');
    } else if (token.kind === 'code' && !/^\d+(?:[.,]\d+)*\p{L}*$/u.test(token.text)) {
      add('model', at, at + 1, isCodeOf(token.text, support) ? 'supported' : 'unsupported');
    }
  }
  return findings;
}

/** "Real leather", where the form says no more than leather. */
function isGenuine(clause: Clause, at: number, support: Support): boolean {
  const key = clause.tokens[at]?.key ?? '';
  if (!meaningsAt(clause, at, ['grade']).some(({ means }) => means === 'genuine')) return false;
  return !support.meaning('grade', 'genuine').has('asserted') && !support.word(key).has('asserted');
}

function isAcronym({ text }: Token): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

/** A capital where the language has none but for names, behind what says where or by whom. */
function isProperName(clause: Clause, at: number, { speech }: Support): boolean {
  const { tokens } = clause;
  const token = tokens[at];
  if (speech.language === 'de' || token === undefined || at === 0 || !CAPITAL.test(token.text)) return false;
  if (token.text.length < SHORTEST_NAME || !BEFORE_NAME.has(tokens[at - 1]?.key ?? '')) return false;
  return entriesAt(tokens, at).length === 0;
}

function isSaidAnywhere({ key }: Token, support: Support): boolean {
  return support.inParts(key) || support.word(key).size > 0 || support.squeezed.includes(key);
}

/** A make, not a word that is also one: "an office chair", "made of". */
function isName(
  tokens: readonly Token[],
  at: number,
  { common, length }: { common: boolean; length: number },
): boolean {
  const first = tokens[at];
  if (first === undefined || !/^[\p{Lu}\p{N}]/u.test(first.text)) return false;
  return !common && (length > 1 || entriesAt(tokens, at).length === 0);
}
