/**
 * How likely a piece of a statement says of the item what the seller did not: weighed by listings with their lies
 * (`corpus/checked-listings.jsonl`, `bench/fit-claims.ts`).
 */
import type { ClaimKind } from '@smart-listings/contract';
import { SUBJECTS } from '../language/cue-words.ts';
import type { Token } from '../language/tokens.ts';
import { adviceFrom } from '../lexicon/concepts.ts';
import { ARTICLES_OF, CLAUSE_OPENERS, INDEFINITE, PREPOSITIONS } from '../lexicon/sentence-words.ts';
import { CONTRAST, NEEDS, PERSONS, REMARKS } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { contentPlaces } from './content.ts';
import { DOUBT_WEIGHTS } from './doubt-weights.ts';
import type { Finding } from './find-unsupported.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import { findNumbers, givesNumber } from './numbers.ts';
import type { Clause } from './statements.ts';
import { CLAIMED_CLASSES, type Support } from './support.ts';
import type { Told } from './telling.ts';
import { findUnrelated } from './unrelated.ts';

const CLASSES = [
  'care',
  'choice',
  'colour',
  'condition',
  'contact',
  'delivery',
  'fault',
  'filler',
  'grade',
  'history',
  'included',
  'missing',
  'other',
  'shade',
] as const satisfies readonly WordClass[];
/** Of most counts it matters whether there is none, one or more. */
const MOST_COUNTED = 2;
const DIGIT = /\d/;

/** A piece of a statement as it was read, and what was found in it. */
export interface Piece {
  text: string;
  clauses: readonly Clause[];
  findings: readonly Finding[];
  told: Told;
  /** Whether it is all of its statement. */
  isWhole: boolean;
  /** How many pieces the text has. */
  pieces: number;
  /** Whether its statement is an exclamation. */
  isExclaimed: boolean;
}

/** From these odds on, as a logarithm, a piece is marked. */
export const MARKED_FROM = 2;
/** From these on, what it plainly says is. */
export const PLAIN_FROM = 1.25;

/**
 * What of a piece is marked: what is sure, and all that may be where the whole speaks for a lie. A row of hashtags is
 * no sentence: all that was found in it is.
 */
export function marksOf(piece: Piece, support: Support): readonly Finding[] {
  if (piece.text.startsWith('#')) return piece.findings;
  const odds = doubtOf(piece, support);
  if (odds >= MARKED_FROM) return suspectIn(piece, support);
  return odds < PLAIN_FROM ? sureIn(piece, support) : plainIn(piece, support);
}

/** What of a piece may be marked: what was found, or else what no class of words tells. */
export function suspectIn(piece: Piece, support: Support): readonly Finding[] {
  const { clauses, findings } = piece;
  if (findings.length > 0) return findings;
  const unrelated = findUnrelated(statementOf(piece), clauses, support);
  return unrelated.length > 0 ? unrelated : unsaidIn(clauses, support);
}

/** What a thing comes with or has; that it does not is no boast. */
const GIVEN: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['included', 'feature']);
const LOOKS: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['material', 'colour']);

/** What is held against the form exactly, or by closed classes that say what a thing is or promise for it. */
const EXACT: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  ...['number', 'model', 'name', 'care', 'guarantee'],
  ...LOOKS,
] as const satisfies readonly ClaimKind[]);
/** Fewer pieces tell nothing by each other, and are not weighed. */
const FEWEST_WEIGHED = 3;

/** What is marked however the odds stand: what is plainly said, of what is exact; in a text of a piece or two all of it. */
export function sureIn(piece: Piece, support: Support): readonly Finding[] {
  const plain = plainIn(piece, support);
  return piece.pieces < FEWEST_WEIGHED ? plain : plain.filter(({ kind }) => EXACT.has(kind));
}

/**
 * What a piece plainly says: numbers, names and care, what is all that a statement says beside the seller's words, what a
 * plain one turns round, and a statement that shares no word with them.
 */
export function plainIn(piece: Piece, support: Support): readonly Finding[] {
  const { text, clauses, findings, isWhole } = piece;
  if (findings.length === 0) return isWhole ? findUnrelated(statementOf(piece), clauses, support) : [];
  const isAlone = isAllElseSaid(piece, support);
  const isPlain = !clauses.some((clause) => isRemark(clause, support));
  return findings.filter(({ kind, turned, start, end }) => {
    if (turned && GIVEN.has(kind)) return isPlain && isWhole;
    if (isAlone && (isWhole || LOOKS.has(kind))) return true;
    if (turned) return isPlain && isWhole && LOOKS.has(kind);
    if (kind === 'colour') return isPlain && isWhole;
    if (kind === 'number') return DIGIT.test(text.slice(start, end)) || (isPlain && isWhole);
    if (kind === 'guarantee') return isPlain;
    return kind === 'name' || kind === 'care' || (kind === 'model' && DIGIT.test(text.slice(start, end)));
  });
}

/** Denials, doubts, and what speaks of writer or reader claim nothing of an item that could be checked. */
function isRemark({ tokens, cues }: Clause, { speech: { language } }: Support): boolean {
  return (
    cues.some(({ class: name }) => name === 'deny' || name === 'doubt') ||
    tokens.some(({ key }) => PERSONS[language].has(key))
  );
}

/** With the mark by which it ends. */
function statementOf({ text, isExclaimed }: Piece): string {
  return isExclaimed ? `${text}!` : text;
}

/** Whether all that a piece says beside what was found is the seller's. */
function isAllElseSaid({ clauses, findings }: Piece, support: Support): boolean {
  const isFound = (word: Token | undefined) =>
    word !== undefined && findings.some(({ start, end }) => start <= word.start && end >= word.end);
  return clauses.every((clause) =>
    contentOf(clause, support).every((at) => isSaid(clause, at, support) || isFound(clause.tokens[at])),
  );
}

/** The odds, as a logarithm, that a piece says what the seller did not. */
function doubtOf(piece: Piece, support: Support): number {
  const traits = Object.entries(traitsOf(piece, support));
  return traits.reduce((sum, [trait, amount]) => sum + amount * (DOUBT_WEIGHTS[trait] ?? 0), 0);
}

/** What bears on the doubt of a piece, each between 0 and 1. */
export function traitsOf(piece: Piece, support: Support): Readonly<Record<string, number>> {
  const { text, clauses, findings, told, isExclaimed } = piece;
  const { language } = support.speech;
  const words = clauses.flatMap(({ tokens }) => tokens).filter(({ kind }) => kind !== 'mark');
  const content = clauses.flatMap((clause) =>
    contentOf(clause, support).map((at) => ({
      key: clause.tokens[at]?.key ?? '',
      isSaid: isSaid(clause, at, support),
    })),
  );
  const unsaid = content.filter((word) => !word.isSaid).length;
  const [first] = words;
  const concepts = clauses.flatMap((clause) => clause.concepts.map(({ concept }) => concept));
  const some = (isOne: (token: Token) => boolean) => Number(words.some(isOne));
  const begins = (isOne: (key: string) => boolean) => Number(first !== undefined && isOne(first.key));
  const has = (isOne: (clause: Clause, at: number) => boolean) =>
    Number(clauses.some((clause) => clause.tokens.some((_, at) => isOne(clause, at))));
  const isOf = (clause: Clause, at: number, name: WordClass) =>
    meaningsAt(clause, at, [name]).some(({ weak }) => !weak);
  const hasCue = (name: string) =>
    Number(clauses.some(({ cues }) => cues.some(({ class: cue }) => cue === name)));
  return {
    any: 1,
    newly: few(told.newly),
    again: few(told.again),
    ofName: few(content.filter(({ key }) => support.names(key)).length),
    said: few(content.filter(({ key }) => !support.names(key) && support.inParts(key)).length),
    unsaid: few(unsaid),
    inOrder: Number(told.isInOrder),
    shared: Number(told.isShared),
    share: content.length === 0 ? 0 : Math.min(1, told.shared / content.length),
    untold: few(told.untold),
    ofDenied: Number(told.clause?.isDenied ?? false),
    ofFault: Number(told.clause?.isFault ?? false),
    faulty: Number(support.faulty),
    beginsDefinite: begins((key) => ARTICLES_OF[language].has(key) && !INDEFINITE[language].has(key)),
    beginsSubject: begins((key) => SUBJECTS[language].has(key)),
    beginsOpener: begins((key) => CLAUSE_OPENERS[language].has(key) && !SUBJECTS[language].has(key)),
    beginsFiller: Number(clauses.some((clause) => meaningsAt(clause, 0, ['filler']).length > 0)),
    beginsPreposition: begins((key) => PREPOSITIONS[language].has(key)),
    indefinite: some(({ key }) => INDEFINITE[language].has(key)),
    person: some(({ key }) => PERSONS[language].has(key)),
    remark: some(({ key }) => REMARKS[language].has(key)),
    needs: some(({ key }) => NEEDS[language].has(key)),
    contrast: some(({ key }) => CONTRAST[language].has(key)),
    exclaim: Number(isExclaimed),
    advice: Number(clauses.some(({ tokens, concepts: said }) => adviceFrom(tokens, said) < tokens.length)),
    deny: hasCue('deny'),
    doubt: hasCue('doubt'),
    digits: Number(DIGIT.test(text)),
    given: Number(findNumbers(text, language).some((number) => givesNumber(support.numbers, number))),
    neutral: Number(concepts.some(({ kind }) => kind === 'neutral')),
    conceptSaid: Number(concepts.some(({ kind, id }) => kind !== 'neutral' && support.concept(id).size > 0)),
    found: few(findings.length),
    foundUnsaid: Number(findings.length > 0 && unsaid > 0),
    unrelated: Number(
      findings.length === 0 && findUnrelated(statementOf(piece), clauses, support).length > 0,
    ),
    foundAlone: Number(findings.length > 0 && isAllElseSaid(piece, support)),
    ...Object.fromEntries(findings.map((finding) => [foundAs(finding, text), 1])),
    ...Object.fromEntries(CLASSES.map((name) => [`of ${name}`, has((clause, at) => isOf(clause, at, name))])),
  };
}

function few(count: number): number {
  return Math.min(MOST_COUNTED, count) / MOST_COUNTED;
}

function foundAs({ kind, turned, start, end }: Finding, text: string): string {
  if (turned) return `turned ${kind}`;
  return `found ${kind === 'number' && !DIGIT.test(text.slice(start, end)) ? 'count' : kind}`;
}

/**
 * What of a piece nothing supports where no class of words tells it: from the first word that the form does not have
 * to the last one.
 */
function unsaidIn(clauses: readonly Clause[], support: Support): readonly Finding[] {
  const unsaid = clauses.flatMap((clause) =>
    contentOf(clause, support)
      .filter((at) => !isSaid(clause, at, support))
      .flatMap((at) => clause.tokens[at] ?? []),
  );
  const [first, last] = [unsaid.at(0), unsaid.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [{ kind: 'feature', start: first.start, end: last.end, turned: false }];
}

/** Whether the form has a word, or it is of a class that is held against the form. */
function isSaid(clause: Clause, at: number, support: Support): boolean {
  if (support.inParts(clause.tokens[at]?.key ?? '')) return true;
  if (clause.concepts.some(({ concept: { kind }, from, to }) => kind !== 'neutral' && from <= at && to > at))
    return true;
  return [at - 2, at - 1, at].some((from) =>
    placedAt(clause, from, CLAIMED_CLASSES).some(({ length }) => from + length > at),
  );
}

function contentOf(clause: Clause, { speech }: Support): readonly number[] {
  return contentPlaces(clause, speech, { from: 0, to: clause.tokens.length }).filter(
    (at) => clause.tokens[at]?.kind === 'word',
  );
}
