/** The unsupported stretches of one statement: each closed class of claim held against the form. */

import type { ClaimKind } from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { squeeze } from '../language/fold.ts';
import type { Token } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { isTableSign } from '../values/size.ts';
import { adviceFrom, type ConceptKind, isPart } from './concepts.ts';
import type { Finding } from './finding.ts';
import { isCore } from './form-things.ts';
import { judgeAbsence, judgeBrand, judgeClass, judgeConcept, judgeNeutral, type Verdict } from './judge.ts';
import { faultsAbsentIn, meaningsAt, placedAt } from './meanings.ts';
import type { Clause } from './statements.ts';
import { CLAIMED_CLASSES, type ClaimedClass, type Support } from './support.ts';
import { headOf, kindAtHead, NOT_ADDED, type Thing, thingsHad, thingsIn } from './things.ts';
import { isCodeOf, unsupportedNumbers } from './unsupported-numbers.ts';

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
  era: 'provenance',
  edition: 'provenance',
  size: 'size',
  fault: 'condition',
};
const CAPITAL = /^\p{Lu}/u;
/** In German every noun has a capital: a name is what one of these says to be one. */
const BEFORE_MAKE: ReadonlySet<string> = new Set(['marke', 'firma', 'hersteller', 'hause', 'manufaktur']);
const FROM_MAKER: ReadonlySet<string> = new Set([
  'stammt',
  'stammen',
  'kommt',
  'kommen',
  'gefertigt',
  'hergestellt',
]);
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
    ...clauses.flatMap((clause) => unsupportedWords(clause, support)),
  ];
}

/** Looks no further than to where a clause gives advice. */
function unsupportedWords(clause: Clause, support: Support): readonly Finding[] {
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
  const isKnown = (thing: Thing) => {
    const key = headOf(thing, language)?.key ?? '';
    const kind = kindAtHead(tokens, thing, language);
    return (
      key.length < SHORTEST_NAME ||
      support.inParts(key) ||
      support.word(key).size > 0 ||
      (kind !== undefined && isCore(tokens, kind, kind.id) && support.hasKind(kind.id))
    );
  };
  const given = thingsIn(clause, limit, { language, isKnown });
  for (const { concept, from, to } of clause.concepts) {
    if (from >= limit) break;
    // "Holds your key", "new without tags": of the buyer, or a word of a grade.
    if (isPart(concept) && (isBuyers(clause, from) || isInGrade(clause, from, to))) {
      add('feature', from, to, 'supported');
      continue;
    }
    // "The box is no longer available" says nothing of the model.
    if (concept.id === DISCONTINUED && clause.concepts.some((other) => isPart(other.concept))) continue;
    const thing = given.find((one) => from >= one.from && to <= one.to);
    const isGiven = isPart(concept) && thing !== undefined;
    if (concept.kind === 'neutral')
      add('function', from, to, judgeNeutral(concept, { clause, from, to }, support));
    else if (isGiven && support.lacks(headOf(thing, language)?.key ?? ''))
      add('included', from, to, 'turned');
    else
      add(
        CONCEPT_CLAIMS[concept.kind],
        from,
        to,
        judgeConcept(concept, { clause, from, to, given: isGiven }, support),
      );
  }
  // "A RockShox fork" says more of what the form names.
  // Where it gives advice, what stands before may be advice as well: the verb comes last in some languages.
  const had = (limit < tokens.length ? [] : thingsHad(clause, limit, language)).filter(
    ({ words }) => !words.some(({ key }) => support.inParts(key)),
  );
  for (const thing of [...given, ...had]) {
    const head = headOf(thing, language);
    if (head?.kind !== 'word' || thing.words.some((_, index) => covered.has(thing.from + index))) continue;
    if (support.lacks(head.key)) add('included', thing.from, thing.to, 'turned');
    else if (!isKnown(thing)) add('included', thing.from, thing.to, 'unsupported');
  }
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
      add(
        CLASS_CLAIMS[name],
        at,
        to,
        verdicts.includes('supported') ? 'supported' : (verdicts[0] ?? 'supported'),
      );
      at = to - 1;
      continue;
    }
    const absent = faultsAbsentIn(token.key, language);
    if (absent.length > 0) {
      const isTold = absent.some((means) => judgeAbsence(means, support) === 'turned');
      add('condition', at, at + 1, isTold ? 'turned' : 'supported');
      continue;
    }
    if (isAcronym(token) && !isSaidAnywhere(token, support) && !isBuyers(clause, at)) {
      const isMeant = support.isInitials(token.key) || isTableOfSize(tokens, at, support);
      add('model', at, at + 1, isMeant ? 'supported' : 'unsupported');
      continue;
    }
    const brand = brandAt(tokens, at);
    if (brand !== null && isName(tokens, at, brand)) {
      const to = at + brand.length;
      const verdict = judgeBrand(brand.name, { clause, from: at, to }, support);
      add('name', at, to, isSpelledOut(tokens, to - 1, support) ? 'supported' : verdict);
      at = to - 1;
    } else if (isProperName(clause, at, support)) {
      add(
        'name',
        at,
        at + 1,
        isSaidAnywhere(token, support) || isCodeOf(token.text, support) || isSpelledOut(tokens, at, support)
          ? 'supported'
          : 'unsupported',
      );
    } else if (token.kind === 'code' && !NUMBERS.test(token.text)) {
      add('model', at, at + 1, isCodeOf(token.text, support) ? 'supported' : 'unsupported');
    }
  }
  return findings;
}

/** Whether the tokens end a wording of the lexicon that began before them, which says a condition as a whole. */
function isInGrade(clause: Clause, from: number, to: number): boolean {
  for (let at = Math.max(0, from - LONGEST_GRADE); at < from; at += 1)
    if (meaningsAt(clause, at, ['condition']).some(({ length }) => length > 1 && at + length >= to))
      return true;
  return false;
}

/** "Your next DIY job": what stands behind whose it is, up to a small word. */
function isBuyers(clause: Clause, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - LONGEST_GRADE); before -= 1) {
    const token = clause.tokens[before];
    if (token === undefined || token.kind === 'mark') return false;
    if (NOT_ADDED.has(token.key)) return true;
    if (meaningsAt(clause, before, ['joiner']).length > 0) return false;
  }
  return false;
}

const LONGEST_GRADE = 4;
const DISCONTINUED = 'discontinued';

/** An amount, or several by their signs: what they are is asked of the numbers. */
const NUMBERS = /^\d+(?:[.,]\d+)*(?:[x×]\d+(?:[.,]\d+)*)*\p{L}*$/u;

/** "PlayStation 4" of what the form calls a PS4: the capitals of a word with the number behind it. */
function isSpelledOut(tokens: readonly Token[], at: number, support: Support): boolean {
  const capitals = tokens[at]?.text.replace(/\P{Lu}/gu, '') ?? '';
  const next = tokens[at + 1];
  return capitals.length > 1 && next?.kind === 'number' && support.has(squeeze(capitals + next.text));
}

/** "EU size 39": by which table a size is said, where the form names no table. */
function isTableOfSize(tokens: readonly Token[], at: number, support: Support): boolean {
  const token = tokens[at];
  const isNear = tokens.slice(Math.max(0, at - 1), at + 3).some(({ kind }) => kind === 'number');
  return isNear && token !== undefined && isTableSign(token) && !support.namesSizeTable;
}

function isAcronym({ text }: Token): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

/** A capital within a sentence where the language has none but for names; in German behind what says by whom. */
function isProperName(clause: Clause, at: number, { speech }: Support): boolean {
  const { tokens } = clause;
  const token = tokens[at];
  if (token === undefined || at === 0 || token.text.length < SHORTEST_NAME) return false;
  if (!CAPITAL.test(token.text) || /^I\P{L}/u.test(token.text) || entriesAt(tokens, at).length > 0)
    return false;
  const before = tokens[at - 1]?.key ?? '';
  // The noun of a kind of thing is no name, nor is a capital among capitals.
  if (phraseAt(tokens, at, speech.language) !== null) return false;
  if (speech.language !== 'de')
    return tokens[at - 1]?.kind === 'word' && !(clause.isPhrase && isTitleCase(tokens));
  return BEFORE_MAKE.has(before) || (before === 'von' && FROM_MAKER.has(tokens[at - 2]?.key ?? ''));
}

const LONG_WORD = 4;

/** Whether each longer word has a capital: then it says nothing. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length >= LONG_WORD);
  return words.length > 2 && words.every(({ text }) => CAPITAL.test(text));
}

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
