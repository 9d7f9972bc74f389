/**
 * How likely a statement says of the item what the seller did not: weighed by listings with their lies
 * (`corpus/checked-listings.jsonl`, `bench/fit-claims.ts`).
 */
import type { Token } from '../language/tokens.ts';
import { adviceFrom } from '../lexicon/concepts.ts';
import { INDEFINITE, SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { CONTRAST, NEEDS, PERSONS, PICTURES, REMARKS, STATES, saysIs } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { contentPlaces } from './content.ts';
import { DOUBT_WEIGHTS } from './doubt-weights.ts';
import type { Finding } from './find-unsupported.ts';
import { meaningsAt, placedAt } from './meanings.ts';
import { findNumbers, givesNumber } from './numbers.ts';
import type { Clause } from './statements.ts';
import { CLAIMED_CLASSES, type Support } from './support.ts';
import { isArticle } from './things.ts';

const CLASSES = [
  'choice',
  'condition',
  'contact',
  'delivery',
  'doubt',
  'filler',
  'grade',
  'material',
  'missing',
] as const satisfies readonly WordClass[];
const CUES = ['doubt', 'other'] as const;
/** Tokens before the verb of a plain statement: an article, a noun with a word or two beside it. */
const LONGEST_SUBJECT = 4;
/** Of what nothing else tells so many words count. */
const MOST_NEW = 3;
/** So many words say something without a verb too. */
const FEWEST_UNSAID = 3;
const DIGIT = /\d/;

/** A statement as it was read, and what was found in it. */
export interface Read {
  text: string;
  clauses: readonly Clause[];
  findings: readonly Finding[];
  /** Roots of the form's words that no other statement of the text has. */
  toldHere: ReadonlySet<string>;
}

/** From these odds on, as a logarithm, a statement is marked. */
export const MARKED_FROM = 0.75;

/**
 * What of a statement is marked: what is sure, and all that may be where the whole speaks for a lie. How a title,
 * a tag or a row of hashtags is made tells nothing: of these all that was found is.
 */
export function markedIn(read: Read, support: Support): readonly Finding[] {
  if (read.text.startsWith('#') || read.clauses.some(({ isPhrase }) => isPhrase)) return read.findings;
  return doubtOf(read, support) < MARKED_FROM ? sureIn(read, support) : suspectIn(read, support);
}

/** What of a statement may be marked: what was found, or else what no class of words tells. */
export function suspectIn({ clauses, findings }: Read, support: Support): readonly Finding[] {
  return findings.length > 0 ? findings : unsaidIn(clauses, support);
}

/**
 * What is marked however the odds stand: what is held against the form exactly, what a plain statement turns round, and what
 * is all that a statement says beside the seller's words.
 */
export function sureIn({ text, clauses, findings }: Read, support: Support): readonly Finding[] {
  const isFound = (word: Token | undefined) =>
    word !== undefined && findings.some(({ start, end }) => start <= word.start && end >= word.end);
  const isAlone = clauses.every((clause) =>
    contentOf(clause, support).every((at) => isSaid(clause, at, support) || isFound(clause.tokens[at])),
  );
  if (isAlone) return findings;
  const plain = clauses.every((clause) => isPlain(clause, support));
  return findings.filter(({ kind, turned, start, end }) => {
    const hasDigit = DIGIT.test(text.slice(start, end));
    if (kind === 'number') return plain || hasDigit;
    if (kind === 'included') return turned && plain;
    if (kind === 'material') return turned || plain;
    return (kind === 'model' && hasDigit) || kind === 'colour' || (kind === 'name' && !turned);
  });
}

/** The odds, as a logarithm, that a statement says what the seller did not. */
function doubtOf(read: Read, support: Support): number {
  const traits = Object.entries(traitsOf(read, support));
  return traits.reduce((sum, [trait, amount]) => sum + amount * (DOUBT_WEIGHTS[trait] ?? 0), 0);
}

/** What bears on the doubt of a statement, each between 0 and 1. */
export function traitsOf(read: Read, support: Support): Readonly<Record<string, number>> {
  const { text, clauses, findings, toldHere } = read;
  const { language } = support.speech;
  const words = clauses.flatMap(({ tokens }) => tokens).filter(({ kind }) => kind !== 'mark');
  const saysFormWord = clauses.some((clause) =>
    contentOf(clause, support).some((at) => {
      const key = clause.tokens[at]?.key ?? '';
      return !support.names(key) && support.inParts(key);
    }),
  );
  const some = (isOne: (token: Token) => boolean) => Number(words.some(isOne));
  const verb =
    clauses[0]?.tokens.findIndex((token) => saysIs(token) || STATES[language].has(token.key)) ?? -1;
  const numbers = findNumbers(text, language).filter(({ start, end }) => DIGIT.test(text.slice(start, end)));
  const has = (isOne: (clause: Clause, at: number) => boolean) =>
    Number(clauses.some((clause) => clause.tokens.some((_, at) => isOne(clause, at))));
  return {
    any: 1,
    saidSome: Number(saysFormWord),
    newly: Math.min(MOST_NEW, toldHere.size) / MOST_NEW,
    digits: Number(DIGIT.test(text)),
    givenNumber: Number(numbers.some((number) => givesNumber(support.numbers, number))),
    conceptSaid: Number(
      clauses.some(({ concepts }) =>
        concepts.some(({ concept: { kind, id } }) => kind !== 'neutral' && support.concept(id).size > 0),
      ),
    ),
    advice: Number(clauses.some(({ tokens, concepts }) => adviceFrom(tokens, concepts) < tokens.length)),
    exclaim: Number(text.endsWith('!')),
    person: some(({ key }) => PERSONS[language].has(key)),
    needs: some(({ key }) => NEEDS[language].has(key)),
    contrast: some(({ key }) => CONTRAST[language].has(key)),
    indefinite: some(({ key }) => INDEFINITE[language].has(key)),
    noVerb: 1 - some(({ key }) => SENTENCE_WORDS[language].has(key)),
    statesEarly: Number(verb !== -1 && verb <= LONGEST_SUBJECT),
    firstArticle: Number(isArticle(words[0]?.key ?? '')),
    foundSaid: Number(
      findings.some(({ start, end }) =>
        words.some((word) => word.start >= start && word.end <= end && support.inParts(word.key)),
      ),
    ),
    ...Object.fromEntries(findings.map((finding) => [foundAs(finding, text), 1])),
    ...Object.fromEntries(
      CUES.map((cue) => [
        `cue ${cue}`,
        Number(clauses.some(({ cues }) => cues.some((one) => one.class === cue))),
      ]),
    ),
    ...Object.fromEntries(
      CLASSES.map((one) => [
        `of ${one}`,
        has((clause, at) => meaningsAt(clause, at, [one]).some(({ weak }) => !weak)),
      ]),
    ),
  };
}

function foundAs({ kind, turned, start, end }: Finding, text: string): string {
  if (turned) return `turned ${kind}`;
  return `found ${kind === 'number' && !DIGIT.test(text.slice(start, end)) ? 'count' : kind}`;
}

/**
 * What of a statement nothing supports where no class of words tells it: from the first word that the form does not have
 * to the last one.
 */
function unsaidIn(clauses: readonly Clause[], support: Support): readonly Finding[] {
  const unsaid = clauses.flatMap((clause) =>
    contentOf(clause, support)
      .filter((at) => !isSaid(clause, at, support))
      .flatMap((at) => clause.tokens[at] ?? []),
  );
  const [first, last] = [unsaid.at(0), unsaid.at(-1)];
  if (first === undefined || last === undefined || !clauses.every((clause) => isPlain(clause, support)))
    return [];
  if (unsaid.length < FEWEST_UNSAID && !clauses.some((clause) => hasVerb(clause, support))) return [];
  return [{ kind: 'feature', start: first.start, end: last.end, turned: false }];
}

function hasVerb({ tokens }: Clause, { speech: { language } }: Support): boolean {
  return tokens.some((token) => SENTENCE_WORDS[language].has(token.key) || STATES[language].has(token.key));
}

/** Whether the form has a word, or what it means of a class that is held against the form. */
function isSaid(clause: Clause, at: number, support: Support): boolean {
  if (support.inParts(clause.tokens[at]?.key ?? '')) return true;
  if (clause.concepts.some(({ concept: { kind }, from, to }) => kind !== 'neutral' && from <= at && to > at))
    return true;
  return [at - 2, at - 1, at].some((from) =>
    placedAt(clause, from, CLAIMED_CLASSES).some(({ length }) => from + length > at),
  );
}

/** Denials, doubts, and what speaks of writer, reader or the listing itself say nothing of an item that could be checked. */
function isPlain({ tokens, cues }: Clause, { speech: { language } }: Support): boolean {
  return (
    !cues.some(({ class: name }) => name === 'deny' || name === 'doubt') &&
    !tokens.some(({ key }) => PERSONS[language].has(key) || PICTURES.has(key) || REMARKS[language].has(key))
  );
}

function contentOf(clause: Clause, { speech }: Support): readonly number[] {
  return contentPlaces(clause, speech, { from: 0, to: clause.tokens.length }).filter(
    (at) => clause.tokens[at]?.kind === 'word',
  );
}
