/** Measures with what they measure: dimensions, and amounts that the kind of item fixes (storage of a phone). */

import type { AttributeId } from '../categories/category.ts';
import type { Language } from '../language/languages.ts';
import { firstEndingAfter, type Token } from '../language/token.ts';
import { type Dimension, type Measure, readMeasures } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { FoundValue } from './found-value.ts';

export interface FoundMeasure extends FoundValue {
  dimension: Dimension;
  /** It needs no noun: two or three sides, or an amount that the kind of item fixes. */
  fixed: boolean;
}

/** Amounts that one kind of item has one of, by what its buyers ask for. */
const FIXED: Readonly<Partial<Record<Dimension, readonly AttributeId[]>>> = {
  storage: ['storage'],
  voltage: ['power'],
  power: ['power'],
  charge: ['power'],
  volume: ['volume', 'capacity'],
  weight: ['weight'],
  length: ['screen'],
};

/** The measures in `text`, whose tokens are `tokens`; each with the noun before it as its label, where one stands. */
export function readMeasurements(
  text: string,
  tokens: readonly Token[],
  { asks, language }: { asks: readonly AttributeId[]; language: Language | null },
): readonly FoundMeasure[] {
  return readMeasures(text, language).flatMap((measure) => {
    const from = firstEndingAfter(tokens, measure.start);
    if (from === tokens.length) return [];
    let to = from;
    while ((tokens[to]?.start ?? measure.end) < measure.end) to += 1;
    // "5ft 3", "9 stone 4": of an amount in two units the first alone is another amount; "5 ft 3 drawers" counts drawers.
    const behind = tokens[to + 1];
    const isCounted = behind?.kind === 'word' && entriesAt(tokens, to + 1, ['joiner']).length === 0;
    if (/^(?:ft|foot|feet|st|')$/i.test(measure.unit) && tokens[to]?.kind === 'number' && !isCounted)
      return [];
    // "Measures 15" L x 11" W": the first of several sides is not the whole.
    const goesOn = tokens.slice(to, to + SIDE_REACH).some(({ text }) => /^[x×]$/iu.test(text));
    const behindIt = memoryBehind(tokens, { from, to, measure });
    // "Speicher: 8 GB 3733 MHz LPDDR4X": what only memory is made of says more than the label.
    const label = goesOn ? null : isMemory(behindIt) ? behindIt : (labelBefore(tokens, from) ?? behindIt);
    // "32 & 64GB": which of two amounts a thing stores stands in the text alone.
    const isOneOfTwo =
      measure.dimension === 'storage' &&
      ((isAmount(tokens[from - 2]) && joinsAmounts(tokens, from - 1)) ||
        (isAmount(tokens[to + 1]) && joinsAmounts(tokens, to)));
    if (isOneOfTwo) return [{ ...foundOf(measure), from, to, dimension: measure.dimension, fixed: false }];
    const fixed =
      measure.amounts.length > 1 || (FIXED[measure.dimension] ?? []).some((id) => asks.includes(id));
    return [{ ...foundOf(measure), ...(label ?? { from }), to, dimension: measure.dimension, fixed }];
  });
}

function isAmount(token: Token | undefined): boolean {
  return /^\d+(?:[gt]b)?$/iu.test(token?.text ?? '');
}

function joinsAmounts(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.text === '&' ||
    entriesAt(tokens, at, ['joiner', 'choice']).some(
      (entry) => entry.class === 'choice' || entry.means === 'conjunction',
    )
  );
}

function foundOf(measure: Measure): Omit<FoundValue, 'from' | 'to'> {
  const [amount] = measure.amounts;
  return {
    kind: 'measurement',
    value: measure.text,
    means: measure.text.toLowerCase(),
    unit: measure.unit,
    ...(measure.amounts.length === 1 && amount !== undefined ? { amount } : {}),
  };
}

/** "DDR4", "PC3": the kinds of memory that a computer takes. */
const MEMORY = /^(?:lp|g)?ddr\d|^pc\d/;

const MEMORY_LABEL = 'RAM';

function isMemory(label: { label: string } | null): boolean {
  return label?.label === MEMORY_LABEL;
}

/** "8GB RAM", "16 GB DDR4": the noun of memory behind its amount; what stores without one is the disk. */
function memoryBehind(
  tokens: readonly Token[],
  { from, to, measure }: { from: number; to: number; measure: Measure },
): { from: number; label: string } | null {
  const next = tokens[to];
  if (measure.dimension !== 'storage' || next === undefined) return null;
  const clock = /^[mg]hz$/.test(tokens[to + 1]?.key ?? '') ? to + 2 : to;
  if (MEMORY.test(tokens[clock]?.key ?? '')) return { from, label: MEMORY_LABEL };
  return labelAt(tokens, to)?.label === 'Memory' ? { from, label: next.text } : null;
}

/** "Longueur devant", "lunghezza totale": what is worn is as long as its front. */
const OF_WHOLE = /^(?:front|devant|vorne|delante|davanti|frontale|frente|fram|total|totale|totaal|gesamt)$/;
const LABEL_REACH = 4;
/** Tokens between a side and the sign that leads to the next: 'L x'. */
const SIDE_REACH = 2;
const MOST_WORDS_BEFORE = 2;

/** "16GB RAM 256GB SSD": without a sign behind it a noun belongs to the amount before it. */
function isOfAmountBefore(tokens: readonly Token[], { first, at }: { first: number; at: number }): boolean {
  // '28" length 24" pit to pit': the sign of inches is part of its amount.
  const last = /^["″”']$/.test(tokens[first - 1]?.text ?? '') ? first - 2 : first - 1;
  const before = tokens[last];
  return (
    before !== undefined &&
    before.kind !== 'mark' &&
    /\d/.test(before.text) &&
    tokens[at - 1]?.kind !== 'mark'
  );
}

/** Where the words begin that a noun of measure stands behind without a mark: "shoulder width". */
function phraseStart(tokens: readonly Token[], at: number): number {
  let first = at;
  // "Hauteur 50 cm et profondeur 50 cm": the word that joins belongs to neither.
  const joins = (at: number) =>
    entriesAt(tokens, at, ['joiner']).some(({ means }) => means === 'conjunction');
  while (first > 0 && tokens[first - 1]?.kind === 'word' && !joins(first - 1)) first -= 1;
  return first;
}

/** "Length: 60 cm", "pit to pit 22 in", "Länge ca. 60 cm": the measure's noun, at most a few tokens before it. */
function labelBefore(tokens: readonly Token[], at: number): { from: number; label: string } | null {
  for (let from = Math.max(0, at - LABEL_REACH); from < at; from += 1) {
    const label = labelAt(tokens, from);
    const length =
      label?.kind === 'measurement' ? label.length : (entriesAt(tokens, from, ['measure'])[0]?.length ?? 0);
    if (length === 0) continue;
    const between = tokens.slice(from + length, at);
    if (
      !between.every(
        ({ key, text }) =>
          /^[:=~-]$/.test(text) ||
          /^(?:is|ca|approx|c|about|of|von|de|circa|env)$/.test(key) ||
          OF_WHOLE.test(key) ||
          text === '.',
      )
    )
      continue;
    const first = phraseStart(tokens, from);
    // "The drawers have a depth of 40 cm": whose depth it is stands too far away to be told.
    // "Without RAM 8 GB" says what is not there.
    if (tokens.slice(first, from).some((_, index) => entriesAt(tokens, first + index, ['deny']).length > 0))
      return null;
    if (from - first > MOST_WORDS_BEFORE || isOfAmountBefore(tokens, { first, at })) return null;
    const words = tokens.slice(first, from + length).map(({ text }) => text);
    return { from: first, label: words.join(' ') };
  }
  return null;
}
