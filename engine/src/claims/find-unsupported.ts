/** The unsupported stretches of one statement: each closed class of claim held against the form. */

import type { ClaimKind } from '@smart-listings/contract';
import { squeeze } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { adviceFrom, type ConceptKind, isPart } from '../lexicon/concepts.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { amountAt } from '../values/amounts.ts';
import { judgeConcept, type Verdict } from './judge.ts';
import { judgeBrand, judgeClass, judgeFreeOf } from './judge-value.ts';
import { faultAt, placedAt } from './meanings.ts';
import { type FoundNumber, findNumbers, givesNumber } from './numbers.ts';
import { type Clause, conceptSaidAs, faultSaidAs, saidAs } from './statements.ts';
import { CLAIMED_CLASSES, type ClaimedClass, type Support } from './support.ts';
import { headOf, type Thing, thingsIn } from './things.ts';

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
  feature: 'feature',
  included: 'included',
};
const CLASS_CLAIMS: Readonly<Record<ClaimedClass, ClaimKind>> = {
  colour: 'colour',
  pattern: 'colour',
  material: 'material',
  grade: 'material',
  era: 'provenance',
  edition: 'provenance',
  size: 'size',
  fault: 'condition',
};
const CAPITAL = /^\p{Lu}/u;
/** "18V", "10th-generation": a number, also joined to ordinary words. Only the number can be wrong. */
const AMOUNT = /^\d+(?:[.,]\d+)*\p{L}*(?:-\p{L}\p{Ll}+)*$/u;
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
  return [
    ...unsupportedNumbers(text, clauses, support),
    ...clauses.flatMap((clause, index) =>
      unsupportedWords({ ...clause, isHeading: index < clauses.length - 1 && isShouted(clause) }, support),
    ),
  ];
}

function unsupportedNumbers(text: string, clauses: readonly Clause[], support: Support): readonly Finding[] {
  return findNumbers(text, support.speech.language).flatMap((number) => {
    const { start, end } = number;
    // "Two tone" counts nothing.
    if (number.spelled && clauses.some((clause) => isInWord(clause, start))) return [];
    if (number.measure === undefined && number.readings[0]?.[0] === 1) return [];
    // "No two are alike" counts nothing either, nor does advice.
    if (number.spelled && clauses.some((clause) => isDeniedBefore(clause, start) || isAdvice(clause, start)))
      return [];
    if (givesNumber(support.numbers, number) || isOwnPrice(number, clauses, support)) return [];
    if (!number.spelled && isCodeOf(text.slice(start, end), support)) return [];
    return [{ kind: 'number' as const, start, end, turned: false }];
  });
}

function isOwnPrice(
  { start, readings }: FoundNumber,
  clauses: readonly Clause[],
  { ownPrice }: Support,
): boolean {
  if (ownPrice === null || !readings.flat().includes(ownPrice)) return false;
  return clauses.some(({ tokens }) => {
    const at = tokens.findIndex((token) => token.start === start);
    return amountAt(tokens, at)?.signed || amountAt(tokens, at - 1)?.signed;
  });
}

function isAdvice({ tokens, concepts }: Clause, start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  return at !== -1 && at >= adviceFrom(tokens, concepts);
}

/** Whether a denial ends before the token that begins there. */
function isDeniedBefore({ tokens, cues }: Clause, start: number): boolean {
  return cues.some(({ class: name, end }) => name === 'deny' && tokens[end]?.start === start);
}

/** Whether a longer word of a class begins there. */
function isInWord(clause: Clause, start: number): boolean {
  const at = clause.tokens.findIndex((token) => token.start === start);
  return at !== -1 && placedAt(clause, at, CLAIMED_CLASSES).some(({ length }) => length > 1);
}

/** Whether the form has the code, however it is grouped. */
function isCodeOf(words: string, support: Support): boolean {
  const code = squeeze(words);
  return (code.length >= SHORTEST_NUMBER || /\p{L}/u.test(code)) && support.has(code);
}

interface Told extends Clause {
  /** Whether it stands in capitals before what it heads: none of them is a name. */
  isHeading: boolean;
}

function isShouted({ tokens }: Clause): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.length > 0 && words.every(({ text }) => text === text.toUpperCase());
}

/** Looks no further than to where a clause gives advice. */
function unsupportedWords(clause: Told, support: Support): readonly Finding[] {
  const { tokens } = clause;
  const limit = adviceFrom(tokens, clause.concepts);
  const findings: Finding[] = [];
  const covered = new Set<number>();
  const add = (kind: ClaimKind, from: number, to: number, verdict: Verdict) => {
    for (let at = from; at < to; at += 1) covered.add(at);
    const first = tokens[from];
    const last = tokens[to - 1];
    if (verdict === 'supported' || first === undefined || last === undefined) return;
    findings.push({ kind, start: first.start, end: last.end, turned: verdict === 'turned' });
  };
  const { language } = support.speech;
  const isSaid = ({ key }: Token) =>
    key.length < SHORTEST_NAME || NUMBER_WORDS[language][key] !== undefined || support.inParts(key);
  const isKnown = (thing: Thing) => [headOf(thing, language) ?? []].flat().every(isSaid);
  const named = thingsIn(clause, limit, { language, isKnown });
  // Who names a part to tell what is wrong with it does not boast of it.
  const faults = faultsIn(clause);
  const things = named.filter(({ from, to }) => saidAs(clause, from, to) !== 'denied');
  for (const { concept, from, to } of clause.concepts) {
    if (from >= limit) break;
    // "Mid century" is an era.
    if (from > 0 && isInWord(clause, tokens[from - 1]?.start ?? -1)) continue;
    const thing = things.find((one) => from >= one.from && to <= one.to);
    const given = isPart(concept) && thing !== undefined;
    const isFaulty = isPart(concept) && !given && faults.some((at) => at < from || at >= to);
    if (concept.kind === 'neutral' || isFaulty) add('feature', from, to, 'supported');
    else if (given && support.lacks(headOf(thing, language)?.key ?? '')) add('included', from, to, 'turned');
    else
      add(
        CONCEPT_CLAIMS[concept.kind],
        from,
        to,
        judgeConcept(concept, { clause, from, to, given }, support),
      );
  }
  for (const thing of things) {
    const head = headOf(thing, language);
    if (head?.kind !== 'word' || covered.has(tokens.indexOf(head))) continue;
    if (support.lacks(head.key)) add('included', thing.from, thing.to, 'turned');
    else if (!isKnown(thing)) add('included', thing.from, thing.to, 'unsupported');
  }
  for (let at = 0; at < limit; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'mark' || covered.has(at)) continue;
    const [entry, ...others] = placedAt(clause, at, CLAIMED_CLASSES);
    if (entry !== undefined) {
      const to = at + entry.length;
      const meanings = [entry, ...others.filter(({ length }) => length === entry.length)];
      const claimed = meanings.flatMap(({ class: one, means }) => {
        const name = CLAIMED_CLASSES.find((known) => known === one);
        return name === undefined
          ? []
          : [{ name, verdict: judgeClass(name, means, { clause, from: at, to }, support) }];
      });
      const worst = claimed.some(({ verdict }) => verdict === 'supported') ? undefined : claimed[0];
      add(CLASS_CLAIMS[worst?.name ?? 'fault'], at, to, worst?.verdict ?? 'supported');
      at = to - 1;
      continue;
    }
    if (clause.entries[at]?.length === 0 && judgeFreeOf(token.key, support) !== 'supported') {
      add('condition', at, at + 1, judgeFreeOf(token.key, support));
      continue;
    }
    if (!clause.isHeading && isAcronym(token) && !isSaidAnywhere(token, support)) {
      add('model', at, at + 1, 'unsupported');
      continue;
    }
    const brand = brandAt(tokens, at);
    if (brand !== null && isName(tokens, at, brand)) {
      const to = at + brand.length;
      add('name', at, to, judgeBrand(brand.name, { clause, from: at, to }, support));
      at = to - 1;
    } else if (isProperName(clause, at, support)) {
      add(
        'name',
        at,
        at + 1,
        isSaidAnywhere(token, support) || isCodeOf(token.text, support) ? 'supported' : 'unsupported',
      );
    } else if (token.kind === 'code' && !AMOUNT.test(token.text)) {
      add('model', at, at + 1, isCodeOf(token.text, support) ? 'supported' : 'unsupported');
    }
  }
  return findings;
}

/** Where a clause tells a fault, or that something does not work. */
function faultsIn(clause: Clause): readonly number[] {
  const dead = clause.concepts.filter(
    ({ concept, from, to }) =>
      concept.kind === 'function' && conceptSaidAs(concept, { clause, from, to }) === 'denied',
  );
  const faults = [...clause.tokens.keys()].filter((at) => {
    const fault = faultAt(clause, at);
    return fault !== undefined && faultSaidAs(clause, at, at + fault.length) === 'asserted';
  });
  return [...dead.map(({ from }) => from), ...faults];
}

function isAcronym({ text }: Token): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

/** A capital within a sentence, but in German, where every noun has one. */
function isProperName(clause: Told, at: number, { speech }: Support): boolean {
  const { tokens } = clause;
  if (clause.isHeading) return false;
  const token = tokens[at];
  if (token === undefined || at === 0 || token.text.length < SHORTEST_NAME) return false;
  if (!CAPITAL.test(token.text) || /^I\P{L}/u.test(token.text) || entriesAt(tokens, at).length > 0)
    return false;
  if (WEEKDAYS.has(token.key) || (clause.isPhrase && isTitleCase(tokens))) return false;
  return speech.language !== 'de' && tokens[at - 1]?.kind === 'word';
}

/** Of ten words of a title three may be "with", "and" and "for". */
const FEWEST_CAPITALS = 0.7;

/** "Oak Table with Two Drawers": where most words have a capital it shows no name. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length >= SHORTEST_NAME);
  return words.filter(({ text }) => CAPITAL.test(text)).length > words.length * FEWEST_CAPITALS;
}

/** Languages but English and German write them small. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays'.split(
    ' ',
  ),
);

function isSaidAnywhere({ key }: Token, support: Support): boolean {
  return support.inParts(key) || support.word(key).size > 0 || support.has(key);
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
