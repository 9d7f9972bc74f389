/** What the values themselves say of the price: storage, screen, how many, what it cost in a shop. */
import { type Category, PRICE_YEAR } from '../categories/category.ts';
import { isWorn } from '../categories/table.ts';
import { certainValues, type Item } from '../values/item.ts';
import { ratePerPound } from './currencies.ts';
import { releaseYear } from './release-years.ts';

export interface PriceHint {
  factor: number;
  /** How the justification names it: '128 GB'. */
  reason: string;
}

const SYMBOL_CODES: Readonly<Record<string, string>> = { '£': 'GBP', $: 'USD', '€': 'EUR', '¥': 'JPY' };
const SHOP_PRICE =
  /\b(?:rrp|uvp|msrp|retail(?:ed|s)?|retail price|tags? says?|new price|shop price)\b[^\d£$€¥]{0,14}([£$€¥])\s?(\d{1,5}(?:[.,]\d{2})?)/i;
const BUNDLE = /\b(?:set of|pack of|bundle of|lot of|x)\s?(\d{1,2})\b|\b(\d{1,2})\s?x\b|\b(pair)\b/i;

const BASE_STORAGE_GB = 128;

function storageHint(item: Item): PriceHint | null {
  let most = 0;
  for (const { amount, unit } of certainValues(item, 'measurement')) {
    if (amount === undefined || unit === undefined) continue;
    const unitKey = unit.toLowerCase();
    const gigabytes = unitKey === 'tb' ? amount * 1024 : unitKey === 'gb' ? amount : 0;
    most = Math.max(most, gigabytes);
  }
  if (most < 32 || most > 8192) return null;
  const factor = Math.min(1.6, Math.max(0.7, (most / BASE_STORAGE_GB) ** 0.18));
  return { factor, reason: most >= 1024 ? `${most / 1024} TB` : `${most} GB` };
}

function bundleHint(item: Item): PriceHint | null {
  const match = BUNDLE.exec(item.form.itemName);
  const count = match?.[3] ? 2 : Number(match?.[1] ?? match?.[2] ?? 1);
  if (!(count > 1 && count <= 24)) return null;
  return { factor: Math.min(5, count ** 0.6), reason: `${count} pieces` };
}

/** What an unused one cost in a shop, in pounds, when the seller says so ("RRP £89"). */
export function shopPriceInPounds(item: Item): number | null {
  const match = SHOP_PRICE.exec(`${item.form.itemName}\n${item.form.features}`);
  if (!match) return null;
  const rate = ratePerPound(SYMBOL_CODES[match[1] ?? ''] ?? '');
  const amount = Number((match[2] ?? '').replace(',', '.'));
  return rate && amount > 0 ? amount / rate : null;
}

const PERIOD =
  /\b(georgian|regency|victorian|edwardian|art nouveau|art deco|antique|1[78]\d0s|1[89][0-4]\d)\b/i;
const MID_CENTURY = /\b(mid[- ]century|19[5-7]0s|(?:50|60|70)s|danish)\b/i;
const AGEING_WELL = new Set(['furniture', 'decor', 'kitchen', 'home', 'instruments']);

/** Old furniture and tableware bring more than the same thing from last year's catalogue. */
function periodHint(item: Item): PriceHint | null {
  const words = `${item.form.itemName}\n${certainValues(item, 'era')[0]?.value ?? ''}`;
  const old = PERIOD.exec(words);
  if (old) return { factor: 2.2, reason: `period: ${old[1] ?? ''}` };
  const later = MID_CENTURY.exec(words);
  return later ? { factor: 1.4, reason: `period: ${later[1] ?? ''}` } : null;
}

/** What a year takes of the price, and how old the thing is that the table's used price is of. */
const AGEING: Readonly<Record<string, { yearly: number; usualAge: number }>> = {
  phones: { yearly: 0.8, usualAge: 4 },
  computers: { yearly: 0.84, usualAge: 4 },
  audio: { yearly: 0.9, usualAge: 5 },
  cameras: { yearly: 0.92, usualAge: 6 },
  games: { yearly: 0.9, usualAge: 8 },
};

/** A phone of five generations ago is not priced like this year's. */
function ageHint(item: Item, category: Category): PriceHint | null {
  const ageing = AGEING[category.family];
  const year = releaseYear(item.form.itemName);
  if (ageing === undefined || year === null || year > PRICE_YEAR) return null;
  const factor = Math.min(1.8, Math.max(0.25, ageing.yearly ** (PRICE_YEAR - year - ageing.usualAge)));
  return { factor, reason: `came out in ${year}` };
}

const CHILD =
  /\b(?:girls?|boys?|kids?|child(?:ren)?(?:['’]?s)?|bab(?:y|ies)|toddlers?|infants?|junior|\d{1,2}(?:\s?[-–]\s?\d{1,2})? (?:years|yrs|months|mths))\b/i;

/** What children wear brings about half of what adults' things bring; some kinds are priced as theirs already. */
function childHint(item: Item, category: Category): PriceHint | null {
  if (category.id.startsWith('kids-') || category.id.startsWith('baby-')) return null;
  return CHILD.test(item.form.itemName) ? { factor: 0.5, reason: "a child's size" } : null;
}

/** The hints that fit that category. */
export function priceHints(item: Item, category: Category): PriceHint[] {
  const hints: (PriceHint | null)[] = [ageHint(item, category)];
  if (category.asks.includes('storage')) hints.push(storageHint(item));
  if (isWorn(category.family)) hints.push(childHint(item, category));
  if (AGEING_WELL.has(category.family)) hints.push(periodHint(item));
  // These are priced in the table as the set or pair that they are sold as.
  const soldInSets =
    category.family === 'shoes' || category.family === 'craft' || category.asks.includes('quantity');
  if (!soldInSets) hints.push(bundleHint(item));
  return hints.filter((hint) => hint !== null);
}
