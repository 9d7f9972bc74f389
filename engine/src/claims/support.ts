/** What the ledger supports: every word, number and code of its facts, with what is denied and what doubted. */
import type { Ledger } from '../facts/ledger.ts';
import { rememberOne } from '../text/remember.ts';
import { kinOf, rootOf } from './families.ts';
import { type Draft, POSITIVE, putNumber, type Reading, readText } from './read-facts.ts';
import { tokenise } from './tokens.ts';

export interface Support {
  /** The flags by stem, by word, and by concept ('colour:black'). */
  words: ReadonlyMap<string, number>;
  /** The facts as they were read, in their order; two readings of one fact stand together. */
  readings: readonly Reading[];
  /** The units with which a number stands; '' without one. */
  numbers: ReadonlyMap<number, ReadonlySet<string>>;
  /** For a thing that is counted, the numbers that count it: 'battery' → 2. */
  counts: ReadonlyMap<string, ReadonlySet<number>>;
  /** Letters and digits of all facts without anything between, each fact behind a line break. */
  compact: string;
}

function compactOf(readings: readonly Reading[]): string {
  let all = '';
  for (const { list } of readings) {
    all += '\n';
    for (const { key } of list) all += key;
  }
  return all;
}

/** "Bought the wrong one for my Astra" tells of another thing. */
const OF_ANOTHER = /\bwrong\b/i;
const LONGEST_QUOTE = 60;

function build(ledger: Ledger): Support {
  const draft: Draft = {
    words: new Map(),
    readings: [],
    numbers: new Map(),
    counts: new Map(),
  };
  for (let number = 0; number < ledger.facts.length; number += 1) {
    const fact = ledger.facts[number];
    if (fact === undefined) continue;
    if (fact.amount !== undefined) putNumber(draft, fact.amount, '');
    const text = fact.label ? `${fact.value} ${fact.label}` : fact.value;
    const { what, hedged, amount } = fact;
    const origin = { fact: number, what, hedged, amount, isChosen: fact.from.field === 'condition' };
    readText(draft, text, origin);
    // '8GB' is the measure, '8GB RAM' what the seller wrote.
    const { quote } = fact.from;
    if (fact.what === 'measurement' && quote.length > fact.value.length && quote.length < LONGEST_QUOTE) {
      readText(draft, quote, origin);
    }
  }
  // No listing needs "my sister wore it once", but who says so invents nothing.
  for (const { text, reason } of ledger.leftOut)
    if (reason === 'chat' && !OF_ANOTHER.test(text))
      readText(draft, text, { fact: ledger.facts.length, what: 'remark' });
  let compact: string | undefined;
  return {
    ...draft,
    get compact() {
      compact ??= compactOf(draft.readings);
      return compact;
    },
  };
}

/** The support of a ledger. */
export const supportOf = rememberOne(build);

/** All flags of a stem or concept; 0 for one that no fact holds. */
export function flagsOf(support: Support, stem: string): number {
  return support.words.get(stem) ?? 0;
}

/** Whether the facts say that word of the item, undenied in at least one of them. */
export function says(support: Support, stem: string): boolean {
  return (flagsOf(support, stem) & POSITIVE) !== 0;
}

/** Whether all words stand undenied in one and the same fact. */
export function saysTogether(support: Support, stems: readonly string[]): boolean {
  const [first, ...rest] = stems;
  if (first === undefined) return true;
  if (!says(support, first)) return false;
  if (rest.length === 0) return true;
  if (!rest.every((stem) => says(support, stem))) return false;
  const { readings } = support;
  for (let at = 0; at < readings.length; at += 1) {
    const one = readings[at];
    const next = readings[at + 1];
    if (!one || one.denied) continue;
    const both = next?.fact === one.fact ? next : undefined;
    if (stems.every((stem) => holds(one, stem) || (both !== undefined && holds(both, stem)))) return true;
  }
  return false;
}

/**
 * Whether one undenied fact says all of the words, each by itself or by another of its meaning. Another form
 * of the word is not enough: what needs a seal is not sealed.
 */
export function saysTogetherInOtherWords(support: Support, stems: readonly string[]): boolean {
  if (!stems.every((stem) => says(support, stem) || saysInOtherWords(support, stem))) return false;
  return support.readings.some(
    ({ denied, list }) =>
      !denied &&
      stems.every((stem) => {
        const root = rootOf(stem);
        return list.some((token) => !token.negated && (token.stem === stem || isOther(root, token.stem)));
      }),
  );
}

/** Whether one undenied fact says all of the words in any form: "zip pouch" for "zipped pouch". */
export function saysTogetherInAnyForm(support: Support, stems: readonly string[]): boolean {
  const roots = rootsOf(support);
  const isSaid = (root: string) => roots.has(root) || [...kinOf(root)].some((other) => roots.has(other));
  const wanted = stems.map(rootOf);
  if (!wanted.every(isSaid)) return false;
  return support.readings.some(
    ({ denied, list }) =>
      !denied &&
      wanted.every((root) =>
        list.some(
          ({ negated, stem }) => !negated && (rootOf(stem) === root || kinOf(root).has(rootOf(stem))),
        ),
      ),
  );
}

function isOther(root: string, stem: string): boolean {
  const other = rootOf(stem);
  return other !== root && kinOf(root).has(other);
}

const NEAR = 3;

/** Whether a fact says "new" of that thing: a few words before it, or behind it with an 'is' between. */
export function saysOf(support: Support, quality: string, stem: string): boolean {
  return support.readings.some(({ denied, list }) =>
    list.some((token, at) => {
      if (denied || token.negated || token.stem !== quality) return false;
      const isNear = (step: number) => {
        const other = list[at + step];
        return other?.stem === stem && other.sentence === token.sentence;
      };
      for (let step = 1; step <= NEAR; step += 1) if (isNear(step) || isNear(-step)) return true;
      return false;
    }),
  );
}

function holds({ list }: Reading, stem: string): boolean {
  return list.some((token) => !token.negated && (token.stem === stem || token.key === stem));
}

const rootsOf = rememberOne((support: Support): ReadonlySet<string> => {
  const roots = new Set<string>();
  for (const { list } of support.readings)
    for (const { kind, key, stem } of list)
      if (kind === 'word' && (flagsOf(support, stem) & POSITIVE) !== 0)
        roots.add(rootOf(stem)).add(rootOf(key));
  return roots;
});

/** Whether the facts say the word in another form or by another word of its meaning. */
export function saysInOtherWords(support: Support, stem: string): boolean {
  const roots = rootsOf(support);
  const root = rootOf(stem);
  if (roots.has(root)) return true;
  // "Reglued" and "glued again".
  if (roots.has(root.startsWith('re') ? root.slice(2) : `re${root}`)) return true;
  for (const other of kinOf(root)) if (roots.has(other)) return true;
  return false;
}

/** Whether the facts say the word by another of its meaning; cheap for words that have none. */
export function saysKin(support: Support, stem: string): boolean {
  const kin = kinOf(rootOf(stem));
  if (kin.size === 0) return false;
  const roots = rootsOf(support);
  for (const other of kin) if (roots.has(other)) return true;
  return false;
}

/** Whether a word of the facts begins with those five letters: 'charging' beside 'charger'. */
export function hasHead({ readings }: Support, head: string): boolean {
  return readings.some(({ list }) => list.some(({ kind, key }) => kind === 'word' && key.startsWith(head)));
}

/** Every undenied word of the form itself, but for what was left out of the ledger on purpose. */
const wordsOfForm = rememberOne((ledger: Ledger): ReadonlySet<string> => {
  const { itemName, make, modelNumber, features, keywords } = ledger.form;
  const leftOut = new Set<string>();
  for (const { text } of ledger.leftOut) for (const { stem } of tokenise(text).list) leftOut.add(stem);
  const words = new Set<string>();
  for (const { negated, stem } of tokenise(`${itemName}\n${make}\n${modelNumber}\n${features}\n${keywords}`)
    .list) {
    if (!negated && !leftOut.has(stem)) words.add(stem);
  }
  return words;
});

/**
 * A second look before a word is marked: whether the seller wrote it anywhere, as in "8GB RAM" of
 * which the ledger keeps the measure. A word that a fact denies or doubts gets no second look.
 */
export function sellerWrote(ledger: Ledger, support: Support, stem: string): boolean {
  return !support.words.has(stem) && wordsOfForm(ledger).has(stem);
}
