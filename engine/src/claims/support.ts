/** What the ledger supports: every word, number and code of its facts, with what is denied and what doubted. */
import type { Fact, FactKind } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { colourConcept, materialConcept } from './concepts.ts';
import { tokenise } from './tokens.ts';

export const POSITIVE = 1;
export const NEGATIVE = 2;
/** Said without doubt. */
export const CERTAIN = 4;
/** Said to come with the item. */
export const INCLUDED = 8;
/** Said of what comes with the item or belongs to it, not in its name or kind alone. */
export const ATTACHED = 32;
/** Said plainly of the thing, without a word like 'effect' behind it. */
export const PLAIN = 16;

interface Entry {
  flags: number;
  /** The facts (by number) in which it stands undenied. */
  facts: number[];
}

export interface Support {
  /** By stem, and by concept ('colour:black'). */
  words: ReadonlyMap<string, Entry>;
  /** The units with which a number stands; '' without one. */
  numbers: ReadonlyMap<number, ReadonlySet<string>>;
  /** For a thing that is counted, the numbers that count it: 'battery' → 2. */
  counts: ReadonlyMap<string, ReadonlySet<number>>;
  /** First five letters of every word, for looser comparisons. */
  heads: ReadonlySet<string>;
  /** Letters and digits of all facts without anything between, each fact behind a line break. */
  compact: string;
}

const QUALIFIERS = new Set(
  'effect look style tone toned plated plate veneer imitation faux fake pu vegan optik imitat print colour color coloured colored type'.split(
    ' ',
  ),
);
// A battery in the name of a battery does not come with one.
const NAMING: ReadonlySet<FactKind> = new Set([
  'name',
  'type',
  'brand',
  'model',
  'keyword',
  'audience',
  'condition',
]);
const JOINERS = new Set([
  'with',
  'and',
  'plus',
  'mit',
  'avec',
  'con',
  'met',
  'inc',
  'incl',
  'including',
  'bundle',
]);
/** The unit of a figure inside a code: it supports the bare figure, and no measure. */
const CODE_UNIT = 'code';
const COUNT_REACH = 4;
const LONGEST_QUOTE = 60;

interface Draft {
  words: Map<string, Entry>;
  numbers: Map<number, Set<string>>;
  counts: Map<string, Set<number>>;
  heads: Set<string>;
  compact: string[];
}

function mark(draft: Draft, key: string, flags: number, fact: number) {
  const entry = draft.words.get(key);
  const isSaid = (flags & POSITIVE) !== 0;
  if (!entry) draft.words.set(key, { flags, facts: isSaid ? [fact] : [] });
  else {
    entry.flags |= flags;
    if (isSaid) entry.facts.push(fact);
  }
}

function putNumber(draft: Draft, value: number, unit: string) {
  const units = draft.numbers.get(value);
  if (units) units.add(unit);
  else draft.numbers.set(value, new Set([unit]));
}

function readText(draft: Draft, text: string, fact: Fact, number: number) {
  const { list } = tokenise(text);
  const isCode = fact.what === 'identifier' || fact.what === 'model';
  let joined = false;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token) continue;
    if (token.values) {
      for (const value of token.values) {
        putNumber(draft, value, isCode && !token.unit ? CODE_UNIT : (token.unit ?? ''));
        if (token.unitShared) putNumber(draft, value, '');
        if (!token.unit && !isCode) countThings(draft, list, at, value);
      }
    }
    const negated = token.negated || fact.what === 'missing';
    const next = list[at + 1];
    const plain = !(next && QUALIFIERS.has(next.key)) && !QUALIFIERS.has(list[at - 1]?.key ?? '');
    joined ||=
      fact.what === 'name' &&
      (JOINERS.has(token.key) || /[+&]/.test(text.slice(token.start - 2, token.start)));
    let flags = negated ? NEGATIVE : POSITIVE;
    // A doubtful measure is accepted, a doubtful function or material is not.
    if (!negated && (!fact.hedged || fact.amount !== undefined)) flags |= CERTAIN;
    if (!negated && plain) flags |= PLAIN;
    if (!negated && fact.what === 'included') flags |= INCLUDED;
    if (!negated && (joined || !NAMING.has(fact.what))) flags |= ATTACHED;
    mark(draft, token.stem, flags, number);
    if (token.stem !== token.key) mark(draft, token.key, flags, number);
    if (token.kind === 'word') draft.heads.add(token.key.slice(0, 5));
    const colour = colourConcept(token.key);
    if (colour) mark(draft, colour, flags, number);
    const material = materialConcept(token.key);
    if (material) mark(draft, material, flags, number);
  }
  draft.compact.push(list.map(({ key }) => key).join(''));
}

function countThings(draft: Draft, list: ReturnType<typeof tokenise>['list'], at: number, value: number) {
  const clause = list[at]?.clause;
  for (let step = 1; step <= COUNT_REACH; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== clause) return;
    if (token.kind !== 'word' || token.key.length < 3) continue;
    const counts = draft.counts.get(token.stem);
    if (counts) counts.add(value);
    else draft.counts.set(token.stem, new Set([value]));
  }
}

const cache = new WeakMap<Ledger, Support>();

function build(ledger: Ledger): Support {
  const draft: Draft = {
    words: new Map(),
    numbers: new Map(),
    counts: new Map(),
    heads: new Set(),
    compact: [],
  };
  const seen = new Set<string>();
  ledger.facts.forEach((fact, number) => {
    if (fact.amount !== undefined) putNumber(draft, fact.amount, '');
    const text = fact.label ? `${fact.value} ${fact.label}` : fact.value;
    const key = `${text}|${fact.what === 'missing'}|${fact.hedged === true}|${fact.what === 'included'}`;
    if (seen.has(key)) return;
    seen.add(key);
    readText(draft, text, fact, number);
    // '8GB' is the measure, '8GB RAM' what the seller wrote.
    const { quote } = fact.from;
    if (fact.what === 'measurement' && quote.length > fact.value.length && quote.length < LONGEST_QUOTE) {
      readText(draft, quote, fact, number);
    }
  });
  return { ...draft, compact: `\n${draft.compact.join('\n')}` };
}

/** The support of a ledger, worked out once for each ledger. */
export function supportOf(ledger: Ledger): Support {
  const known = cache.get(ledger);
  if (known) return known;
  const support = build(ledger);
  cache.set(ledger, support);
  return support;
}

/** All flags of a stem or concept; 0 for one that no fact holds. */
export function flagsOf(support: Support, stem: string): number {
  return support.words.get(stem)?.flags ?? 0;
}

/** Whether the facts say that word of the item, undenied in at least one of them. */
export function says(support: Support, stem: string): boolean {
  return (flagsOf(support, stem) & POSITIVE) !== 0;
}

/** Whether all words stand undenied in one and the same fact. */
export function saysTogether(support: Support, stems: readonly string[]): boolean {
  const [first, ...rest] = stems;
  if (first === undefined) return true;
  const facts = support.words.get(first)?.facts;
  if (!facts || facts.length === 0) return false;
  if (rest.length === 0) return true;
  const others = rest.map((stem) => support.words.get(stem)?.facts);
  return facts.some((fact) => others.every((list) => list?.includes(fact)));
}

const ownWords = new WeakMap<Ledger, ReadonlySet<string>>();

/** Every undenied word of the form itself, but for what was left out of the ledger on purpose. */
function wordsOfForm(ledger: Ledger): ReadonlySet<string> {
  const known = ownWords.get(ledger);
  if (known) return known;
  const { itemName, make, modelNumber, features, keywords } = ledger.form;
  const leftOut = new Set<string>();
  for (const { text } of ledger.leftOut) for (const { stem } of tokenise(text).list) leftOut.add(stem);
  const words = new Set<string>();
  for (const { negated, stem } of tokenise(`${itemName}\n${make}\n${modelNumber}\n${features}\n${keywords}`)
    .list) {
    if (!negated && !leftOut.has(stem)) words.add(stem);
  }
  ownWords.set(ledger, words);
  return words;
}

/**
 * A second look before a word is marked: whether the seller wrote it anywhere, as in "8GB RAM" of
 * which the ledger keeps the measure. A word that a fact denies or doubts gets no second look.
 */
export function sellerWrote(ledger: Ledger, support: Support, stem: string): boolean {
  return !support.words.has(stem) && wordsOfForm(ledger).has(stem);
}
