// Real prices to measure with: things sold on Grailed (corpus/), and what private sellers asked (beside the checkout; no
// line of their texts is printed). Half of all is set aside by a hash of the id: nobody looks at that half while tuning.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ListingForm, listingFormSchema, type Platform, type PriceKind } from '@smart-listings/contract';
import { type Item, readItem } from '@smart-listings/engine';
import { readAmount } from '../engine/src/pricing/paste/money.ts';
import { conditionIn } from '../engine/src/pricing/paste/words.ts';
import { formOfSold, readSold } from '../engine/src/test/corpus.ts';

const TEXTS = new URL('../../shared/data/texts/open.jsonl', import.meta.url);

export interface RealPrice {
  id: string;
  /** 'Vinted', 'Mercari US': one shop, whatever collection it comes from. */
  source: string;
  /** As the shop files it. */
  shelf: string;
  kind: PriceKind;
  form: ListingForm;
  price: number;
  /** 'EUR (€)' */
  currency: string;
}

const SIGNS: Readonly<Record<string, string>> = { EUR: 'EUR (€)', USD: 'USD ($)', GBP: 'GBP (£)' };

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The marketplace of the product that a source is most like; private sellers' ads for all others. */
const LIKE: Readonly<Record<string, Platform>> = { Vinted: 'Vinted', Grailed: 'eBay', 'Mercari US': 'eBay' };

/** Prices of these years and of many kinds. Mercari's are of about 2018, of three searches, and tell no condition; the others hold hardly any clothes. */
export const MEASURED: ReadonlySet<string> = new Set(['Vinted', 'Grailed']);
/** What these hold enough of to be measured. */
export const FAMILIES: ReadonlySet<string> = new Set(['clothing', 'shoes']);

/** Not to be looked at while tuning. */
export function isSetAside({ id }: Pick<RealPrice, 'id'>): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) < 128;
}

/** As it would be sold on the marketplace that it is most like. */
export function itemOf({ form }: RealPrice): Item {
  return readItem(form);
}

export function readRealPrices(): RealPrice[] {
  const sold = readSold().map(
    (row): RealPrice => ({
      id: row.id,
      source: 'Grailed',
      shelf: row.kind,
      kind: 'sold',
      form: { ...formOfSold(row), platform: LIKE.Grailed ?? 'Other' },
      price: row.priceUsd,
      currency: 'USD ($)',
    }),
  );
  if (!existsSync(TEXTS)) {
    console.log('Only the 200 sold things: ../shared/data/texts is absent.');
    return sold;
  }
  const lines = readFileSync(TEXTS, 'utf8').split('\n').filter(Boolean);
  return [...sold, ...lines.flatMap((line) => readAsked(JSON.parse(line)))];
}

function readAsked(row: Record<string, string | undefined>): RealPrice[] {
  const { id = '', platform = '', title = '', description = '', brand = '', category = '' } = row;
  const price = readAmount(String(row.price ?? '').replace(/[^\d.,]/g, ''));
  const currency = SIGNS[row.currency ?? ''];
  // What is given away, and "1 €" for "ask me", are no prices.
  if (price === null || price <= 1 || price > 100_000 || currency === undefined) return [];
  const source = platform.replace(/ \(.*/, '');
  const form = listingFormSchema.safeParse({
    platform: LIKE[source] ?? 'Gumtree',
    itemName: title.slice(0, 200),
    make: brand.slice(0, 100),
    features: (description || title).slice(0, 4000),
    condition: conditionIn(row.condition ?? '') ?? 'used-good',
  });
  if (!form.success) return [];
  return [{ id, source, shelf: category, kind: 'asking', form: form.data, price, currency }];
}
