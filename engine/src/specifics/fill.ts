/** What of an item fills a field: its values, each with the answer that would take it back. */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { makerCodes, productNumber } from '../formats/item-values.ts';
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import { conditionWord } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import type { Answer, Found } from './found.ts';
import { hasReason } from './has-reason.ts';
import { readAttribute } from './read-attribute.ts';

/** What a value typed into a field is answered as. */
export function answerAs(fill: Fill, label: string): Omit<Answer, 'value'> {
  switch (fill.by) {
    case 'value':
      return { kind: fill.kind };
    case 'measure':
      return { kind: 'measurement', label: fill.label };
    case 'sides':
      return { kind: 'measurement' };
    case 'condition':
      return { kind: 'condition' };
    case 'maker-code':
      return { kind: 'identifier', label: 'Part number' };
    case 'product-number':
      return { kind: 'identifier', label: 'EAN' };
    case 'label':
      return { kind: 'attribute', label };
    case 'answer':
      return { kind: 'form-field', label };
  }
}

/** The values of the item that belong into a field, in the order of the form; nothing denied, unsure or said of another thing. */
export function findFor(fill: Fill, label: string, item: Item): readonly Found[] {
  const own = answered(item, 'form-field', label);
  if (own.length > 0) return own;
  switch (fill.by) {
    case 'value':
      return valuesOf(item, fill.kind);
    case 'measure':
      return measures(item, fill);
    case 'sides':
      return valuesOf(item, 'measurement').filter(({ value }) => SIDES.test(value));
    case 'condition':
      return conditionOf(item);
    case 'maker-code':
      return namedValues(item, makerCodes(item));
    case 'product-number': {
      const number = productNumber(item);
      return number === null ? [] : namedValues(item, [number.value]);
    }
    case 'label': {
      const told = answered(item, 'attribute', label);
      return told.length > 0 ? told : readAttribute(item, label);
    }
    case 'answer':
      return [];
  }
}

const SIDES = /\d\s*[x×]\s*\d/u;

function valuesOf(item: Item, kind: ValueKind): readonly Found[] {
  return item.values
    .filter((value) => value.kind === kind && value.polarity === 'asserted')
    .filter((value) => value.certainty === 'certain' || hasReason(value, item))
    .map(foundOf);
}

function foundOf({ kind, value, label, certainty, origin }: ItemValue): Found {
  return {
    value,
    certain: certainty === 'certain',
    origin,
    answer: { kind, value, ...(label === undefined ? {} : { label }) },
  };
}

function answered(item: Item, kind: ValueKind, label: string): readonly Found[] {
  return item.values
    .filter((value) => value.kind === kind && value.polarity === 'asserted' && value.label === label)
    .map(foundOf);
}

function measures(item: Item, { label, dimension }: Extract<Fill, { by: 'measure' }>): readonly Found[] {
  const said = item.values
    .filter(({ kind, polarity }) => kind === 'measurement' && polarity === 'asserted')
    .filter((value) => value.certainty === 'certain' || hasReason(value, item));
  const labelled = said.filter((value) => value.label !== undefined && nounOf(value.label) === label);
  if (labelled.length > 0 || dimension === undefined) return labelled.map(foundOf);
  // "i5/32GB/256GB": of several amounts without their noun the largest is what it stores, the others its memory.
  const amounts = said.filter((value) => value.label === undefined && dimensionOf(value.unit) === dimension);
  const most = Math.max(...amounts.map(baseOf));
  return amounts.filter((value) => baseOf(value) === most).map(foundOf);
}

function baseOf({ amount, unit }: ItemValue): number {
  return amount === undefined || unit === undefined ? 0 : (inBaseUnit({ amounts: [amount], unit })[0] ?? 0);
}

/** The English noun of a measure's label, whatever the language: "Höhe", "total length". */
function nounOf(label: string): string | null {
  const tokens = tokenise(label);
  const found = labelAt(tokens, 0);
  return found !== null && found.length === tokens.length ? found.label : null;
}

function namedValues(item: Item, values: readonly string[]): readonly Found[] {
  return values.map((value) => {
    const plain = (text: string) => fold(text).replace(/[\s-]/gu, '');
    const from = item.values.find(
      (one) => one.kind === 'identifier' && one.polarity === 'asserted' && plain(one.value) === plain(value),
    );
    return from === undefined
      ? { value, certain: true, origin: 'given', answer: { kind: 'identifier', value } }
      : { ...foundOf(from), value };
  });
}

function conditionOf(item: Item): readonly Found[] {
  if (item.condition === null) return [];
  const { label, allowed } = conditionWord(item.marketplace, item.condition, familyOfItem(item));
  if (!allowed) return [];
  const origin = item.condition === item.form.condition ? 'given' : 'answered';
  return [{ value: label, certain: true, origin, answer: { kind: 'condition', value: item.condition } }];
}
