/** The unsupported stretches of one statement: each closed class of claim held against the form. */

import type { ClaimKind } from '@smart-listings/contract';
import { squeeze } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { adviceFrom, type ConceptKind, isPart } from '../lexicon/concepts.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { amountAt } from '../values/amounts.ts';
import { judgeConcept, type Verdict } from './judge.ts';
import { judgeBrand, judgeClass, judgeFreeOf } from './judge-value.ts';
import { faultAt, isInfinitive, meaningsAt, placedAt } from './meanings.ts';
import {
  type Headed,
  isAcronym,
  isName,
  isProperName,
  isSaidAnywhere,
  isSystem,
  SHORTEST_NAME,
} from './names.ts';
import { countsRemarks, leadsToAmount, standsUpon } from './no-claims.ts';
import { type FoundNumber, findNumbers, givesNumber } from './numbers.ts';
import { type Clause, conceptSaidAs, faultSaidAs, saidAs } from './statements.ts';
import { CLAIMED_CLASSES, type ClaimedClass, type Support } from './support.ts';
import { headOf, isListJoiner, type Thing, thingsIn } from './things.ts';

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
/** "18V", "10th-generation", "18-V-Akku": a number, also joined to a unit and to ordinary words. Only the number can be wrong. */
const AMOUNT = /^\d+(?:[.,]\d+)*\p{L}*(?:-\p{L}{1,2}(?=-))?(?:-\p{L}\p{Ll}+)*$/u;
/** So many digits in a row are a number of its own, however it is grouped. */
const SHORTEST_NUMBER = 4;

/** What of the clauses of a statement, which is `text`, nothing in the form supports, in any order. */
export function findUnsupported(
  text: string,
  clauses: readonly Clause[],
  support: Support,
): readonly Finding[] {
  return [
    ...unsupportedNumbers(text, clauses, support),
    ...clauses.flatMap((clause, index) =>
      unsupportedWords({ ...clause, headEnd: headEnd(clause, index === clauses.length - 1) }, support),
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
    if (number.measure === undefined && countsList(text.slice(end), number)) return [];
    if (number.measure === undefined && countsRemarks(text.slice(end), support)) return [];
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

const LIST = /^[^,:;.!?]{1,40}:\s*([^.;!?]+)/u;

/** Whether it counts what it then names: "three attachments: a whisk, a hook and a beater". */
function countsList(after: string, { readings }: FoundNumber): boolean {
  const [, list = ''] = LIST.exec(after) ?? [];
  const members = tokenise(list).filter(({ key }) => isListJoiner(key)).length + 1;
  return members > 1 && readings.flat().includes(members);
}

/** Whether the form has the code, however it is grouped. */
function isCodeOf(words: string, support: Support): boolean {
  const code = squeeze(words);
  return (code.length >= SHORTEST_NUMBER || /\p{L}/u.test(code)) && support.has(code);
}

/** Where what stands in capitals ends, before a colon or before the clauses that it heads; 0 where nothing does. */
function headEnd({ tokens }: Clause, isLast: boolean): number {
  const colon = tokens.findIndex(({ key }) => key === ':');
  const end = colon === -1 && !isLast ? tokens.length : Math.max(colon, 0);
  const words = tokens.slice(0, end).filter(({ kind }) => kind === 'word');
  return words.every(({ text }) => text === text.toUpperCase()) ? end : 0;
}

/** Looks no further than to where a clause gives advice. */
function unsupportedWords(clause: Headed, support: Support): readonly Finding[] {
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
    const isVerb = concept.kind === 'feature' && to - from === 1 && isInfinitive(clause, from);
    const isPlace = isPart(concept) && !given && standsUpon(clause, from);
    const isMeasured = concept.kind === 'feature' && leadsToAmount(clause, to, support);
    if (concept.kind === 'neutral' || isFaulty || isVerb || isPlace || isMeasured)
      add('feature', from, to, 'supported');
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
        return isClaimed(one)
          ? [{ name: one, verdict: judgeClass(one, means, { clause, from: at, to }, support) }]
          : [];
      });
      // A word may mean several things: that the form says one of them is enough.
      const isMeant = meaningsAt(clause, at, CLAIMED_CLASSES).some(
        ({ class: name, means, length }) =>
          length === entry.length &&
          claimed.every((one) => one.name !== name) &&
          isClaimed(name) &&
          support.meaning(name, means).has('asserted'),
      );
      const isHeld =
        claimed.some(({ verdict }) => verdict === 'supported') ||
        (isMeant && claimed.every(({ verdict }) => verdict === 'unsupported'));
      const worst = isHeld ? undefined : claimed[0];
      add(CLASS_CLAIMS[worst?.name ?? 'fault'], at, to, worst?.verdict ?? 'supported');
      at = to - 1;
      continue;
    }
    if (clause.entries[at]?.length === 0 && judgeFreeOf(token.key, support) !== 'supported') {
      add('condition', at, at + 1, judgeFreeOf(token.key, support));
      continue;
    }
    if (
      at >= clause.headEnd &&
      isAcronym(token) &&
      !isSaidAnywhere(token, support) &&
      !isSystem(clause, at, support)
    ) {
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
      const isSaid =
        support.abbreviates(token.key) ||
        isCodeOf(token.text, support) ||
        token.text.split('-').every((code) => isCodeOf(code, support));
      add('model', at, at + 1, isSaid ? 'supported' : 'unsupported');
    }
  }
  return findings;
}

function isClaimed(name: WordClass): name is ClaimedClass {
  return CLAIMED_CLASSES.some((known) => known === name);
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
