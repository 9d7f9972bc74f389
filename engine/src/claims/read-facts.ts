/** Reads what the seller said: every word and number with whether it is denied, doubted or comes with the item. */
import type { FactKind } from '@smart-listings/contract';
import { colourConcept, materialConcept, widerMaterial } from './concepts.ts';
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

// A battery in the name of a battery does not come with one.
const NAMING: ReadonlySet<Origin['what']> = new Set<Origin['what']>([
  'remark',
  'name',
  'type',
  'brand',
  'model',
  'keyword',
  'audience',
  'condition',
]);
const TELLS_OF_ONE: ReadonlySet<Origin['what']> = new Set<Origin['what']>([
  'flaw',
  'working',
  'condition',
  'missing',
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

/** What is gathered of all that the seller said. */
export interface Draft {
  words: Map<string, number>;
  readings: Reading[];
  numbers: Map<number, Set<string>>;
  counts: Map<string, Set<number>>;
}

function mark(words: Map<string, number>, key: string, flags: number) {
  const before = words.get(key) ?? 0;
  if ((before | flags) !== before) words.set(key, before | flags);
}

/** Notes that the facts give that number with that unit. */
export function putNumber(draft: Draft, value: number, unit: string) {
  const units = draft.numbers.get(value);
  if (units) units.add(unit);
  else draft.numbers.set(value, new Set([unit]));
}

/** Where a text comes from: a fact, or a remark that is nobody's business but was made. */
export interface Origin {
  fact: number;
  what: FactKind | 'remark';
  hedged?: boolean;
  amount?: number | undefined;
  isChosen?: boolean;
}

/** Adds the words and numbers of a text to what is known. */
export function readText(draft: Draft, text: string, origin: Origin) {
  const { list } = tokenise(text);
  const { fact, what, hedged, amount } = origin;
  const denied = what === 'missing';
  draft.readings.push({ fact, denied, list });
  const isCode = what === 'identifier' || what === 'model';
  // "New legs" is said of parts, unlike the condition that was chosen.
  let joined = !NAMING.has(what) || (what === 'condition' && origin.isChosen !== true);
  // A doubtful measure is accepted, a doubtful function or material is not.
  const sure = hedged && amount === undefined ? POSITIVE : POSITIVE | CERTAIN;
  const included = what === 'included' ? INCLUDED : 0;
  for (let at = 0; at < list.length; at += 1) {
    const token = list[at];
    if (!token) continue;
    if (token.values) {
      for (const value of token.values) {
        putNumber(draft, value, isCode && !token.unit ? CODE_UNIT : (token.unit ?? ''));
        if (token.unitShared) putNumber(draft, value, '');
        // "One clip is bent" tells of one among several.
        const isYear = value >= 1800 && value <= 2100;
        const picksOut = token.key === 'one' && TELLS_OF_ONE.has(what);
        if (!token.unit && !isCode && !picksOut && !isYear) countThings(draft, list, at, value);
      }
    }
    if (!joined && what === 'name') joined = joins(text, token);
    let flags = NEGATIVE;
    // "Lid cracked and missing its knob": what is damaged is said, though something is missing.
    if (!token.negated && (!denied || DAMAGED.has(token.key))) {
      flags = sure | included;
      const beside = (list[at + 1]?.marks ?? 0) | (list[at - 1]?.marks ?? 0);
      if ((beside & QUALIFIES) === 0) flags |= PLAIN;
      if (joined && !(what === 'flaw' && isTrace(list, at))) flags |= ATTACHED;
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
