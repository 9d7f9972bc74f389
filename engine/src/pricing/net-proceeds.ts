/** What the seller keeps: a price less what the marketplace takes, by its dated fee schedules. */
import type { FeePart, FeeSchedule } from '../marketplaces/fees.ts';

/** Amounts in the schedule's currency. */
export interface Sale {
  price: number;
  /** What the buyer pays for postage. */
  postageCharged?: number;
  /** What the postage costs the seller. */
  postageCost?: number;
  /** What the item cost the seller. */
  cost?: number;
  /** Parts that are only charged for some sales, by their ids. */
  optionalParts?: readonly string[];
}

/** A fee of a marketplace, in the currency of the sale. */
export interface Fee {
  id: string;
  label: string;
  amount: number;
}

/** What is left of a sale; all amounts in the currency of the sale. */
export interface NetProceeds {
  fees: Fee[];
  /** All fees that the seller pays. */
  totalFees: number;
  /** What arrives: price and postage, less the fees. */
  payout: number;
  /** The payout less postage and what the item cost. */
  profit: number;
  /** What the marketplace adds for the buyer. */
  addedForBuyer: Fee[];
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

function percentOf(part: FeePart, amount: number): number {
  if (part.rateMode === 'whole') {
    const rate = part.rates.find(({ upTo }) => upTo === null || amount <= upTo);
    return (amount * (rate?.percent ?? 0)) / 100;
  }
  let charged = 0;
  let from = 0;
  for (const { upTo, percent } of part.rates) {
    const slice = Math.min(amount, upTo ?? amount) - from;
    if (slice <= 0) break;
    charged += (slice * percent) / 100;
    from += slice;
  }
  return charged;
}

interface Bases {
  item: number;
  order: number;
  tax: number;
  fees: number;
}

/** Sellers of whom nothing is known are not registered for VAT: their orders are without it. */
function baseOf({ base }: FeePart, { item, order, tax, fees }: Bases): number {
  if (base === 'item') return item;
  if (base === 'fees') return fees;
  return base === 'order-with-tax' ? order + tax : order;
}

function amountOf(part: FeePart, bases: Bases): number {
  const base = baseOf(part, bases);
  if (base <= 0) return 0;
  const fixed = part.fixed.find(({ upTo }) => upTo === null || bases.order <= upTo)?.amount ?? 0;
  const charged = percentOf(part, base) + fixed;
  return cents(Math.min(Math.max(charged, part.minimum ?? 0), part.maximum ?? Number.POSITIVE_INFINITY));
}

/**
 * What is left of a sale on one marketplace.
 * @param schedule the marketplace's fees; every number in it may have been changed by the seller
 */
export function netProceeds(schedule: Pick<FeeSchedule, 'parts'>, sale: Sale): NetProceeds {
  const { price, postageCharged = 0, postageCost = 0, cost = 0, optionalParts = [] } = sale;
  const charged = schedule.parts.filter(({ id, optional }) => !optional || optionalParts.includes(id));
  const fees: Fee[] = [];
  const addedForBuyer: Fee[] = [];
  let totalFees = 0;
  const order = price + postageCharged;
  const tax = charged
    .filter(({ isTax }) => isTax)
    .reduce((sum, part) => sum + amountOf(part, { item: price, order, tax: 0, fees: 0 }), 0);
  // Taxes on fees come last, whatever their place in the schedule.
  const inOrder = [
    ...charged.filter(({ base }) => base !== 'fees'),
    ...charged.filter(({ base }) => base === 'fees'),
  ];
  for (const part of inOrder) {
    const amount = amountOf(part, { item: price, order, tax, fees: totalFees });
    const fee = { id: part.id, label: part.label, amount };
    if (part.paidBy === 'buyer') {
      addedForBuyer.push(fee);
      continue;
    }
    fees.push(fee);
    if (part.base !== 'fees') totalFees += amount;
  }
  const taken = cents(fees.reduce((sum, { amount }) => sum + amount, 0));
  const payout = cents(price + postageCharged - taken);
  return { fees, totalFees: taken, payout, profit: cents(payout - postageCost - cost), addedForBuyer };
}

const HIGHEST_PENCE = 1_000_000_000;

/** The prices, in pence, at which a rate or a fixed part changes: between two of them the profit only rises. */
function stepsOf(schedule: Pick<FeeSchedule, 'parts'>, postageCharged: number): number[] {
  const limits = schedule.parts.flatMap(({ rates, fixed }) =>
    [...rates, ...fixed].flatMap(({ upTo }) => upTo ?? []),
  );
  const tax = schedule.parts.filter(({ isTax }) => isTax).flatMap(({ rates }) => rates[0]?.percent ?? 0);
  const taxed = 1 + tax.reduce((sum, percent) => sum + percent, 0) / 100;
  // A limit that counts with tax is met a penny earlier or later, as the tax is rounded.
  const pence = limits
    .flatMap((limit) => [limit, limit - postageCharged, limit / taxed, limit / taxed - postageCharged])
    .flatMap((limit) => [-1, 0, 1].map((off) => Math.round(limit * 100) + off));
  return [...new Set([...pence.filter((step) => step > 0), HIGHEST_PENCE])].sort((a, b) => a - b);
}

/** The lowest price, to the penny, at which the wanted profit is left; null where no price leaves it. */
export function priceForProfit(
  schedule: Pick<FeeSchedule, 'parts'>,
  sale: Omit<Sale, 'price'>,
  wanted: number,
): number | null {
  const leaves = (pence: number) => netProceeds(schedule, { ...sale, price: pence / 100 }).profit >= wanted;
  let from = 0;
  for (const step of stepsOf(schedule, sale.postageCharged ?? 0)) {
    if (leaves(step)) return lowestWhere(leaves, from, step) / 100;
    from = step + 1;
  }
  return null;
}

/** The least whole number of the stretch for which `holds`, which holds at its end and once true stays so. */
function lowestWhere(holds: (value: number) => boolean, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The parts of a schedule that the marketplace adds to a price before buyers see it; taxes come later. */
export function shownOnTop({ parts }: Pick<FeeSchedule, 'parts'>): FeePart[] {
  return parts.filter(({ paidBy, isTax, optional }) => paidBy === 'buyer' && !isTax && !optional);
}

/** What the seller asked, of a price that is shown with what the marketplace adds for the buyer; to the penny. */
export function askedPrice(schedule: Pick<FeeSchedule, 'parts'>, shown: number): number {
  const parts = shownOnTop(schedule);
  const isReached = (pence: number) => {
    const price = pence / 100;
    const bases = { item: price, order: price, tax: 0, fees: 0 };
    return price + parts.reduce((sum, part) => sum + amountOf(part, bases), 0) >= shown - 0.001;
  };
  return lowestWhere(isReached, 0, Math.round(shown * 100)) / 100;
}
