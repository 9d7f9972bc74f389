/** What the measures of an item fill: each amount where its noun, its unit or its size says that it belongs. */
import type { ItemValue } from '@smart-listings/contract';
import { categoryById, isWorn } from '../categories/table.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf, inBaseUnit } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { type Found, foundOf } from './found.ts';
import { hasReason } from './has-reason.ts';
import { toldSides } from './told-sides.ts';
import { waysRun } from './vehicles.ts';

/** The amounts that fill a field: labelled with its noun, or such as the kind of item has one of. */
export function measures(
  item: Item,
  { label, dimension }: Extract<Fill, { by: 'measure' }>,
): readonly Found[] {
  const said = item.values
    .filter(({ kind, polarity }) => kind === 'measurement' && polarity === 'asserted')
    .map((value) => inGigabytes(value, item))
    .filter(
      (value) =>
        value.certainty === 'certain' || hasReason(value, item) || opensClause(value, dimension, item),
    );
  const labelled = said.filter((value) => value.label !== undefined && nounOf(value.label) === label);
  if (labelled.length === 0 && label === 'Diameter') return acrossOf(item, said);
  if (label === 'Memory' && labelled.length === 0) return memoryOf(item, said);
  if (labelled.length === 0 && label === 'Weight') return weightOf(item, said);
  if (labelled.length === 0 && label === 'Mileage')
    return waysRun(item, said).map((way) => ({ ...foundOf(way), certain: false }));
  if (labelled.length === 0 && label === 'Wheels') return wheelsOf(item, said);
  if (labelled.length === 0 && label === 'Screen') return screenOf(item);
  if (labelled.length > 0 || dimension === undefined) return labelled.map(foundOf);
  // "i5/32GB/256GB": of several amounts without their noun the largest is what it stores, the others its memory.
  const least = dimension === 'storage' && familyOfItem(item) === 'computers' ? LEAST_STORED : 0;
  const amounts = said.filter(
    (value) => value.label === undefined && dimensionOf(value.unit) === dimension && baseOf(value) >= least,
  );
  // "Steam Deck 512 GB" with a card of 1 TB: what the name says is the thing's own.
  const named = amounts.filter(({ from, certainty }) => from.field === 'itemName' && certainty === 'certain');
  const own = named.length > 0 && least === 0 ? named : amounts;
  const most = Math.max(...own.map(baseOf));
  return own.filter((value) => baseOf(value) === most).map(foundOf);
}

/** "18V cordless": what drives a thing and opens a clause, whatever the word behind it. */
function opensClause(
  { unit, label, from }: ItemValue,
  dimension: string | undefined,
  { form }: Item,
): boolean {
  return (
    (dimension === 'voltage' || dimension === 'power') &&
    label === undefined &&
    dimensionOf(unit) === dimension &&
    from.field === 'features' &&
    /(?:^|[,;\n•.])\s*$/u.test(form.features.slice(0, from.start))
  );
}

/** Of the amounts of a computer those smaller than what it stores. */
function memoryOf(item: Item, said: readonly ItemValue[]): readonly Found[] {
  if (familyOfItem(item) !== 'computers') return [];
  const disks = said.filter(({ label }) => label !== undefined && nounOf(label) === 'Storage');
  const bare = said.filter(({ label, unit }) => label === undefined && dimensionOf(unit) === 'storage');
  const most = Math.max(...[...bare, ...disks].map(baseOf));
  return bare
    .filter((value) => value.unit === 'GB' && MEMORIES.has(value.amount) && baseOf(value) < most)
    .map((value) => ({ ...foundOf(value), certain: false }));
}

/** In gigabytes; less is a graphics card's. */
const LEAST_STORED = 4;

/** In gigabytes; other amounts are those of graphics cards and of files. */
const MEMORIES: ReadonlySet<number | undefined> = new Set([2, 4, 6, 8, 12, 16, 18, 24, 32, 36, 48, 64]);
/** "24" monitor", "14" FHD touch screen": of what has a screen the one length in inches of its name, or beside its word. */
function screenOf({ category, form, values }: Item): readonly Found[] {
  const kind = category === null ? undefined : categoryById(category);
  const asks = kind?.family === 'phones' || kind?.asks.includes('screen') === true;
  const lengths = values.filter(
    ({ kind: one, polarity, label, unit, amount }) =>
      one === 'measurement' &&
      polarity === 'asserted' &&
      label === undefined &&
      unit === 'in' &&
      amount !== undefined,
  );
  const named = asks ? lengths.filter(({ from }) => from.field === 'itemName') : [];
  if (named.length === 1) return named.map(foundOf);
  const beside = lengths.filter(({ from }) => {
    if (from.field !== 'features') return false;
    const after = tokenise(form.features.slice(from.end, from.end + NEAR).split('\n', 1)[0] ?? '');
    return after.slice(0, BESIDE_SCREEN).some((_, at) => labelAt(after, at)?.label === 'Screen');
  });
  // "6.1 inch" between commas, '43" smart TV': the only such length of the form, where nothing else is said to have it.
  const lone =
    asks && beside.length === 0 && lengths.length === 1 ? lengths.filter((one) => isLone(one, form)) : beside;
  return named.length === 0 && lone.length === 1
    ? lone.map((length) => ({ ...foundOf(length), certain: false }))
    : [];
}

function isLone({ from }: ItemValue, { features }: Item['form']): boolean {
  return from.field === 'features' && /(?:^|[,;\n•])\s*$/u.test(features.slice(0, from.start));
}

/** More than any three words take; and what stands between an amount and the word for a screen. */
const NEAR = 60;
const BESIDE_SCREEN = 4;

/** Cookware and what is round of its kind: the one length that is no side. In centimetres. */
const ACROSS: readonly [least: number, most: number] = [8, 70];

/** "Casserole, 24 cm": of what stands on a table or a hob the one bare length is how far it is across. */
function acrossOf(item: Item, said: readonly ItemValue[]): readonly Found[] {
  const family = familyOfItem(item);
  if (family !== 'kitchen' && !ROUND.has(item.category ?? '')) return [];
  const lengths = item.values.filter(
    ({ kind, polarity, unit, label }) =>
      kind === 'measurement' &&
      polarity === 'asserted' &&
      label === undefined &&
      dimensionOf(unit) === 'length',
  );
  const [one] = lengths;
  const isLone =
    one !== undefined && lengths.every(({ value }) => value === one.value) && one.amount !== undefined;
  const across = isLone ? baseOf(one) : 0;
  const told =
    toldSides(item).length > 0 ||
    said.some(({ label }) => label !== undefined && SIDES.has(nounOf(label) ?? ''));
  return isLone && !told && across >= ACROSS[0] && across <= ACROSS[1]
    ? [{ ...foundOf(one), certain: false }]
    : [];
}

const ROUND: ReadonlySet<string> = new Set([
  'casserole',
  'pan',
  'barbecue',
  'plate',
  'bowl',
  'wok',
  'cake-tin',
]);

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
function weightOf(item: Item, said: readonly ItemValue[]): readonly Found[] {
  const { sentences } = item;
  const family = familyOfItem(item);
  // "I weigh 77 kg": of what is worn the wearer's is told.
  if (family !== null && isWorn(family)) return [];
  const weights = said.filter(({ label, unit }) => label === undefined && dimensionOf(unit) === 'weight');
  const end = sentences[0]?.place.end ?? 0;
  const early = weights.filter(({ from }) => from.field === 'itemName' || from.end <= end);
  return weights.length === 1 ? early.map((weight) => ({ ...foundOf(weight), certain: false })) : [];
}

const STORED: ReadonlySet<number | undefined> = new Set([16, 32, 64, 128, 256, 512]);

/** "iPhone X 64g": no phone has the weight, and all have the storage. */
function inGigabytes(value: ItemValue, { category }: Item): ItemValue {
  const asks = category === null ? undefined : categoryById(category)?.asks;
  const isStored = value.unit === 'g' && value.from.field === 'itemName' && STORED.has(value.amount);
  if (!isStored || asks?.includes('storage') !== true) return value;
  return { ...value, value: `${value.amount} GB`, unit: 'GB', certainty: 'likely' };
}

function baseOf({ amount, unit }: ItemValue): number {
  return amount === undefined || unit === undefined ? 0 : (inBaseUnit({ amounts: [amount], unit })[0] ?? 0);
}

const SIDES: ReadonlySet<string> = new Set(['Length', 'Width', 'Height', 'Depth']);

/**
 * The English noun of a measure's label, whatever the language: "Höhe", "et profondeur", "longueur devant"; the part
 * that one side is of: "hauteur talon", "arm length". Null where a word of it says something else.
 */
function nounOf(label: string): string | null {
  const tokens = tokenise(label);
  const nouns = new Set<string>();
  let more = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = labelAt(tokens, at);
    if (found !== null) {
      nouns.add(found.label);
      at += found.length - 1;
    } else if (!WHOLE.has(tokens[at]?.key ?? '') && entriesAt(tokens, at, ['joiner']).length === 0)
      more = true;
  }
  // "Fast SSD 240 GB": what stores has no parts that store.
  if (more && !(nouns.size === 1 && nouns.has('Storage'))) return null;
  const parts = [...nouns].filter((noun) => !SIDES.has(noun));
  const [noun = null, other] = parts.length > 0 ? parts : nouns;
  return other === undefined ? noun : null;
}

/** The front of what is worn is as long as the thing, and a total is the whole, in nine languages. */
const WHOLE: ReadonlySet<string> = new Set(
  'front total overall vorne gesamt devant totale total delante davanti anteriore frontale voor voorkant totaal przod calkowita frente fram totalt'.split(
    ' ',
  ),
);
