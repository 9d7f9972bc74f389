/** What of an item fills a field: its values, each with the answer that would take it back. */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import { makerCodes, productNumber } from '../formats/item-values.ts';
import { type Cue, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import { findConcepts } from '../lexicon/concepts.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import { conditionWord } from '../marketplaces/marketplace.ts';
import { certainValues, type Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { besides } from './besides.ts';
import type { Answer, Found } from './found.ts';
import { hasReason } from './has-reason.ts';
import { meaningOf } from './options.ts';
import { readAttribute } from './read-attribute.ts';
import { toldDimensions, toldSides } from './told-sides.ts';
import { waysRun, yearOfVehicle } from './vehicles.ts';

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
      return valuesOf(item, fill);
    case 'measure': {
      const said = measures(item, fill);
      return said.length > 0 ? said : sidesOf(item, fill.label);
    }
    case 'sides': {
      const sides = valuesOf(item, { kind: 'measurement' }).filter(({ value }) => SIDES.test(value));
      const told = sides.length > 0 ? null : toldDimensions(item);
      return told === null
        ? sides
        : [{ value: told, certain: false, origin: 'given', answer: { kind: 'measurement', value: told } }];
    }
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
      return fill.offers !== undefined && saysConcept(item, fill.offers.concept)
        ? [
            {
              value: fill.offers.entry,
              certain: false,
              origin: 'given',
              answer: { kind: 'form-field', value: fill.offers.entry, label },
            },
          ]
        : [];
  }
}

/** Whether the name, a keyword or a sentence says it, and none denies it there. */
function saysConcept(item: Item, concept: string): boolean {
  const { name, form, sentences, language, languageKnown } = item;
  // What has a make was made by it, whatever its line is called.
  if (certainValues(item, 'brand').length > 0) return false;
  const spoken = languageKnown ? language : null;
  const isIn = (tokens: readonly Token[], cues: readonly Cue[] = []) =>
    findConcepts(tokens, spoken).some(
      (found) => found.concept.id === concept && polarityOf(cues, found.from, found.to) === 'asserted',
    );
  return (
    isIn(tokenise(name)) ||
    isIn(tokenise(form.keywords)) ||
    sentences.some(({ tokens, cues }) => isIn(tokens, cues))
  );
}

const SIDES = /\d\s*[x×]\s*\d/u;

function valuesOf(
  item: Item,
  { kind, means }: { kind: ValueKind; means?: readonly string[] | undefined },
): readonly Found[] {
  const said = item.values
    .filter((value) => value.kind === kind)
    .filter(({ value }) => means === undefined || means.includes(meaningOf(value, [...MEANT]) ?? ''));
  const found = said
    .filter(({ polarity }) => polarity === 'asserted')
    .filter((value) => value.certainty === 'certain' || hasReason(value, item))
    .map(foundOf);
  // What the seller doubts is theirs to decide, where nothing is sure.
  // "Vintage" says no year.
  const isSure = ({ value, certain }: Found) => certain && (kind !== 'era' || /\d/u.test(value));
  const doubted = found.some(isSure)
    ? []
    : said.filter((value) => isDoubted(value, item) && hasReason(value, item)).map(foundOf);
  const all = [...found, ...doubted.map((one) => ({ ...one, certain: false }))];
  if (kind === 'era') return yearOfVehicle(all, item);
  return [...(kind === 'model' ? namedFirst(all, item) : all), ...besides(item, kind, found)];
}

/** "iPhone 12" before "A2403": what a model is called stands before its number. */
function namedFirst(models: readonly Found[], { name }: Item): readonly Found[] {
  const isNamed = ({ value }: Found) => /\p{Ll}/u.test(value) && fold(name).includes(fold(value));
  return [...models.filter(isNamed), ...models.filter((model) => !isNamed(model))];
}

const MEANT: readonly WordClass[] = ['department'];

/** "1930s, I think": said with doubt alone, and neither a choice nor taken back. */
function isDoubted({ polarity, from }: ItemValue, { sentences }: Item): boolean {
  if (polarity !== 'unsure') return false;
  if (from.field !== 'features') return true;
  const sentence = sentences.find(
    ({ place }) => place.field === 'features' && place.start <= from.start && from.end <= place.end,
  );
  return sentence?.cues.every(({ class: cue }) => cue === 'doubt' || cue === 'deny') === true;
}

/** "142cm wide": the side that a bare measure tells by the word behind it. */
function sidesOf(item: Item, label: string): readonly Found[] {
  return toldSides(item)
    .filter((side) => side.label === label)
    .map(({ value }) => ({
      value,
      certain: false,
      origin: 'given',
      answer: { kind: 'measurement', value, label },
    }));
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
  if (labelled.length === 0 && label === 'Weight') return weightOf(item, said);
  if (labelled.length === 0 && label === 'Mileage')
    return waysRun(item, said).map((way) => ({ ...foundOf(way), certain: false }));
  if (labelled.length === 0 && label === 'Wheels') return wheelsOf(item, said);
  if (labelled.length === 0 && label === 'Screen') return screenOf(item, said);
  if (labelled.length > 0 || dimension === undefined) return labelled.map(foundOf);
  // "i5/32GB/256GB": of several amounts without their noun the largest is what it stores, the others its memory.
  const amounts = said.filter((value) => value.label === undefined && dimensionOf(value.unit) === dimension);
  const most = Math.max(...amounts.map(baseOf));
  return amounts.filter((value) => baseOf(value) === most).map(foundOf);
}

/** "24" monitor": of what has a screen the one length in inches that the name says. */
function screenOf({ category }: Item, said: readonly ItemValue[]): readonly Found[] {
  const asks = category === null ? undefined : categoryById(category)?.asks;
  const lengths = said.filter(
    ({ label, unit, amount, from }) =>
      from.field === 'itemName' && label === undefined && unit === 'in' && amount !== undefined,
  );
  return asks?.includes('screen') === true && lengths.length === 1 ? lengths.map(foundOf) : [];
}

/** "28 Zoll": of a bicycle's name the one length in inches is that of its wheels. */
function wheelsOf(item: Item, said: readonly ItemValue[]): readonly Found[] {
  const lengths = said.filter(
    ({ label, unit, amount = 0, from }) =>
      from.field === 'itemName' && label === undefined && unit === 'in' && amount >= 12 && amount <= 29,
  );
  const found = familyOfItem(item) === 'cycling' && lengths.length === 1 ? lengths : [];
  return found.map((length) => ({ ...foundOf(length), certain: false }));
}

/** "4.2 kg of bricks": the one weight that the name or the first sentence says. */
function weightOf({ sentences }: Item, said: readonly ItemValue[]): readonly Found[] {
  const weights = said.filter(({ label, unit }) => label === undefined && dimensionOf(unit) === 'weight');
  const end = sentences[0]?.place.end ?? 0;
  const early = weights.filter(({ from }) => from.field === 'itemName' || from.end <= end);
  return weights.length === 1 ? early.map((weight) => ({ ...foundOf(weight), certain: false })) : [];
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
