/** What of an item its price is told by: the estimate's weights are measured for exactly these. */
import type { Condition } from '@smart-listings/contract';
import type { Category } from '../categories/category.ts';
import { findCategory } from '../categories/find-category.ts';
import { makesIn } from '../categories/find-matches.ts';
import { onlyKindIn } from '../categories/only-kind.ts';
import { makesShoes } from '../categories/shoe-makers.ts';
import { categoryById } from '../categories/table.ts';
import { tokenise } from '../language/tokens.ts';
import type { BrandTier } from '../lexicon/known-word.ts';
import { brandTier } from '../lexicon/lexicon.ts';
import { spoken } from '../marketplaces/marketplace.ts';
import { certainValues, type Item } from '../values/item.ts';
import { piecesIn } from './comparables/title-marks.ts';
import { wearerIn } from './comparables/wearer.ts';
import { CONDITION_STEPS, conditionStep, USUAL_CONDITION } from './condition-prices.ts';

const PERIOD = /(?<!\p{L})(?:vintage|retro|(?:19)?[5-9]0(?:['’]?s|er))(?!\p{L})/iu;

/**
 * What it is priced as: its own kind; where that is not sure, what is worn if its name speaks of nothing else and it has
 * a size, and shoes where no word says a kind and these are what its make is known for.
 */
export function categoryOf(item: Item): Category | undefined {
  if (item.category !== null) {
    const category = categoryById(item.category);
    return category && beginsOnAnotherShelf(item, category) ? undefined : category;
  }
  const worn = onlyWornKind(item);
  if (worn !== undefined) return worn;
  const isShoes = item.nounInName === null && makesShoes(brandOf(item)) && !hasLetterSize(item);
  return isShoes ? categoryById('shoes') : undefined;
}

/** What is worn has a size, or somebody who wears it: "shoe polish", "hat box" have neither. */
function onlyWornKind({ form, language, languageKnown, values }: Item): Category | undefined {
  const isSized = values.some(
    ({ kind, polarity }) => (kind === 'size' || kind === 'department') && polarity === 'asserted',
  );
  if (!isSized) return undefined;
  const id = onlyKindIn(form.itemName, { language: languageKnown ? language : null, make: form.make });
  const category = id === null ? undefined : categoryById(id);
  return category && WORN.has(category.family) ? category : undefined;
}

const WORN: ReadonlySet<string> = new Set(['clothing', 'shoes']);

/**
 * Whether the name of what is worn begins with a noun of another shelf: named as catalogues do it ("Table, coffee, glass
 * top"), the thing stands first, and what its last noun says is a part of it.
 */
function beginsOnAnotherShelf({ form, language, values }: Item, { family }: Category): boolean {
  const tokens = tokenise(form.itemName);
  const at = tokens.findIndex(({ text }) => /\p{L}{3,}/u.test(text));
  const first = tokens[at]?.text;
  if (first === undefined || !WORN.has(family)) return false;
  const isName =
    makesIn(tokens, form.make).has(at) ||
    values.some(({ kind, value }) => kind === 'brand' && value.toLowerCase().startsWith(first.toLowerCase()));
  const found = isName ? null : findCategory(first, language);
  const other = found?.strength === 'noun' ? categoryById(found.id)?.family : undefined;
  return other !== undefined && !WORN.has(other);
}

/** Shoes have their sizes in numbers: "Nike, size M" is worn elsewhere. */
function hasLetterSize({ values }: Item): boolean {
  return values.some((value) => value.kind === 'size' && /^\d?x{0,4}[sml]$/i.test(value.value));
}

/** The make that its price is told by; '' for none: a shelf of old things is none. */
export function brandOf(item: Item): string {
  const make = certainValues(item, 'brand')[0]?.value ?? item.form.make.trim();
  return PERIOD.test(make) ? '' : make;
}

export function tierOf(item: Item): BrandTier | 'unknown' | 'none' {
  const brand = brandOf(item);
  return brand === '' ? 'none' : (brandTier(brand) ?? 'unknown');
}

/** Of clothes and shoes in these too few prices were measured. */
const HARDLY_SOLD: ReadonlySet<Condition> = new Set(['used-fair', 'for-parts']);

/** Something that the price is told by, and how a sentence says it; '' for what needs no saying. */
export interface PriceFeature {
  key: string;
  says: string;
  /** What too few prices were measured for, where it has no weight; left out: as above. */
  lacks?: string;
  /** By how much it multiplies the price, where pairs say so and no weight is needed. */
  times?: number;
}

/** Keys of the weights that count for the item, in the order of a sentence; none where its kind is not sure. */
export function priceFeatures(item: Item): PriceFeature[] {
  const category = categoryOf(item);
  if (category === undefined) return [];
  const { itemName, make } = item.form;
  const condition = item.condition ?? USUAL_CONDITION;
  const sizes = certainValues(item, 'size').map(({ value }) => value);
  const isChilds =
    /^(?:kids|baby)-/.test(category.id) ||
    wearerIn([itemName, ...sizes].join(', '), category.family) === 'child';
  const pieces = piecesIn(itemName);
  const tier = tierOf(item);
  const { level } = item.marketplace.prices;
  const isHardlySold = HARDLY_SOLD.has(condition);
  const saysCondition = isHardlySold || category.family in CONDITION_STEPS;
  const known = `${brandOf(item)}, ${tier === 'none' ? '' : TIER_WORDS[tier]}`;
  return [
    { key: `family ${category.family}`, says: '' },
    { key: `kind ${category.id}`, says: `the kind of item (${category.type})` },
    {
      key: `condition ${condition}`,
      says: saysCondition
        ? `the condition (${item.condition === null ? 'not said yet, so as used, good' : CONDITION_WORDS[condition]})`
        : '',
      ...(isHardlySold ? {} : { times: conditionStep(category.family, condition) }),
    },
    {
      key: `${level} make ${tier}`,
      says: tier === 'none' ? '' : `the make (${known})`,
      lacks: `${tier === 'none' ? 'things without a make' : `such makes (${known})`} on ${spoken(item.marketplace)}`,
    },
    ...(isChilds ? [{ key: 'child', says: 'a child’s size' }] : []),
    ...(PERIOD.test(`${itemName}, ${make}`) ? [{ key: 'vintage', says: 'its age (vintage)' }] : []),
    ...(pieces > 1 ? [{ key: 'several', says: `${pieces} pieces` }] : []),
  ];
}

const TIER_WORDS: Readonly<Record<BrandTier | 'unknown', string>> = {
  luxury: 'luxury',
  designer: 'designer',
  sought: 'much sought-after',
  premium: 'premium',
  middle: 'mid-range',
  budget: 'budget',
  unknown: 'which we do not know',
};

const CONDITION_WORDS: Record<Condition, string> = {
  new: 'new',
  'open-box': 'open box',
  'used-like-new': 'used, like new',
  'used-good': 'used, good',
  'used-fair': 'used, fair',
  'for-parts': 'for parts or not working',
};
