/** What the ledger supports: every word, number and code of its facts, with what is denied and what doubted. */
import type { Fact, FactKind } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { rememberOne } from '../text/remember.ts';
import { colourConcept, materialConcept, widerMaterial } from './concepts.ts';
import { kinOf, rootOf } from './families.ts';
import { CONCEPT, QUALIFIES } from './marks.ts';
import { type Token, tokenise } from './tokens.ts';

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

/** The words of a fact, of which those are said that are not denied. */
export interface Reading {
  fact: number;
  denied: boolean;
  list: readonly Token[];
}

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
const TELLS_OF_ONE: ReadonlySet<FactKind> = new Set(['flaw', 'working', 'condition', 'missing']);
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
  words: Map<string, number>;
  readings: Reading[];
  numbers: Map<number, Set<string>>;
  counts: Map<string, Set<number>>;
}

function mark(words: Map<string, number>, key: string, flags: number) {
  const before = words.get(key) ?? 0;
  if ((before | flags) !== before) words.set(key, before | flags);
}

function putNumber(draft: Draft, value: number, unit: string) {
  const units = draft.numbers.get(value);
  if (units) units.add(unit);
  else draft.numbers.set(value, new Set([unit]));
}

function readText(draft: Draft, text: string, fact: Fact, number: number) {
  const { list } = tokenise(text);
  const denied = fact.what === 'missing';
  draft.readings.push({ fact: number, denied, list });
  const isCode = fact.what === 'identifier' || fact.what === 'model';
  // "New legs" is said of parts, unlike the condition that was chosen.
  let joined = !NAMING.has(fact.what) || (fact.what === 'condition' && fact.from.field !== 'condition');
  // A doubtful measure is accepted, a doubtful function or material is not.
  const sure = fact.hedged && fact.amount === undefined ? POSITIVE : POSITIVE | CERTAIN;
  const included = fact.what === 'included' ? INCLUDED : 0;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token) continue;
    if (token.values) {
      for (const value of token.values) {
        putNumber(draft, value, isCode && !token.unit ? CODE_UNIT : (token.unit ?? ''));
        if (token.unitShared) putNumber(draft, value, '');
        // "One clip is bent" tells of one among several.
        const isYear = value >= 1800 && value <= 2100;
        const picksOut = token.key === 'one' && TELLS_OF_ONE.has(fact.what);
        if (!token.unit && !isCode && !picksOut && !isYear) countThings(draft, list, at, value);
      }
    }
    if (!joined && fact.what === 'name') joined = joins(text, token);
    let flags = NEGATIVE;
    // "Lid cracked and missing its knob": what is damaged is said, though something is missing.
    if (!token.negated && (!denied || DAMAGED.has(token.key))) {
      flags = sure | included;
      const beside = (list[at + 1]?.marks ?? 0) | (list[at - 1]?.marks ?? 0);
      if ((beside & QUALIFIES) === 0) flags |= PLAIN;
      if (joined && !(fact.what === 'flaw' && isTrace(list, at))) flags |= ATTACHED;
    }
    mark(draft.words, token.stem, flags);
    if (token.stem !== token.key) mark(draft.words, token.key, flags);
    const other = OTHER_FORM.get(token.key);
    if (other !== undefined) mark(draft.words, other, flags);
    const shade = SHADED.get(token.key) ?? COMPOUND.exec(token.key)?.[1];
    const shaded = shade === undefined ? undefined : colourConcept(shade);
    if (shaded) mark(draft.words, shaded, flags);
    if ((token.marks & CONCEPT) === 0) continue;
    const colour = colourConcept(token.key);
    if (colour) mark(draft.words, colour, flags);
    const material = materialConcept(token.key);
    if (material) {
      mark(draft.words, material, flags);
      const wider = widerMaterial(material);
      if (wider) mark(draft.words, wider, flags);
    }
  }
}

const DAMAGED: ReadonlySet<string> = new Set(
  'cracked chipped scratched scuffed stained torn ripped dented bent split worn faded snapped broken broke'.split(
    ' ',
  ),
);
/** Forms of one verb: who wrote "broke" may read "broken". */
const OTHER_FORM: ReadonlyMap<string, string> = new Map([
  ['broke', 'broken'],
  ['broken', 'broke'],
  ['tore', 'torn'],
  ['torn', 'tore'],
  ['bent', 'bend'],
  ['wore', 'worn'],
  ['frozen', 'froze'],
]);

/** What turns a colour says the colour. */
const SHADED: ReadonlyMap<string, string> = new Map(
  'yellowing yellow,yellowed yellow,yellowish yellow,browning brown,browned brown,brownish brown,whitening white,blackened black,blackish black,greenish green,reddish red,pinkish pink,greyish grey,bluish blue'
    .split(',')
    .map((pair): [string, string] => {
      const [form = '', colour = ''] = pair.split(' ');
      return [form, colour];
    }),
);
/** "Dunkelblau" is blue, too. */
const COMPOUND = /^(?:dunkel|hell|mittel|pastell|donker|licht)(\p{L}{3,})$/u;

const TRACES = new Set(
  'mark hole stain residue scratch scratche dent crease imprint line indent indentation glue bump smell hair fur dust ink'.split(
    ' ',
  ),
);

/** "Hanger marks", "tape residue", "marks from the hanger": the flaw shows the thing was there once. */
function isTrace(list: readonly Token[], at: number): boolean {
  if (TRACES.has(list[at + 1]?.stem ?? '')) return true;
  for (let step = 1; step <= 2; step += 1) if (list[at - step]?.key === 'from') return true;
  return false;
}

/** From that word on, a name speaks of what comes with the item. */
function joins(text: string, token: Token): boolean {
  return JOINERS.has(token.key) || /[+&]/.test(text.slice(token.start - 2, token.start));
}

function countThings(draft: Draft, list: readonly Token[], at: number, value: number) {
  const clause = list[at]?.clause;
  for (let step = 1; step <= COUNT_REACH; step += 1) {
    const token = list[at + step];
    if (!token || token.clause !== clause) return;
    // "6 saucers 5 tea plates": the next count counts what follows it.
    if (token.values && token.unit === '') return;
    if (token.kind !== 'word' || token.key.length < 3) continue;
    const counts = draft.counts.get(token.stem);
    if (counts) counts.add(value);
    else draft.counts.set(token.stem, new Set([value]));
  }
}

function compactOf(readings: readonly Reading[]): string {
  let all = '';
  for (const { list } of readings) {
    all += '\n';
    for (const { key } of list) all += key;
  }
  return all;
}

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
    readText(draft, text, fact, number);
    // '8GB' is the measure, '8GB RAM' what the seller wrote.
    const { quote } = fact.from;
    if (fact.what === 'measurement' && quote.length > fact.value.length && quote.length < LONGEST_QUOTE) {
      readText(draft, quote, fact, number);
    }
  }
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
