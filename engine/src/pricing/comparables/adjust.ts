import type { Comparable, Condition } from '@smart-listings/contract';
import { categoryById } from '../../categories/table.ts';
import type { Item } from '../../values/item.ts';
import { conditionStep, USUAL_CONDITION } from '../condition-prices.ts';
import { type Currency, ratePerPound } from '../currencies.ts';
import { conditionOf } from './judge.ts';

/** What the item brings for each pound that the listing brings, by the condition of each. */
export function conditionFactor(item: Pick<Item, 'category' | 'condition'>, comparable: Comparable): number {
  const condition = conditionOf(comparable);
  if (condition === null) return 1;
  const family = categoryById(item.category ?? '')?.family;
  return conditionStep(family, item.condition ?? USUAL_CONDITION) / conditionStep(family, condition);
}

export const UNWORN: ReadonlySet<Condition | null> = new Set<Condition>(['new', 'open-box']);

/** Whether only one of the two is unworn, and nobody has measured what that makes: the price counts as it is. */
export function isWornOtherwise(item: Pick<Item, 'category' | 'condition'>, comparable: Comparable): boolean {
  const condition = conditionOf(comparable);
  if (condition === null || conditionFactor(item, comparable) !== 1) return false;
  return UNWORN.has(condition) !== UNWORN.has(item.condition ?? USUAL_CONDITION);
}

/** The price in `currency`, brought to the item's condition; null where there is no exchange rate. */
export function adjustPrice(
  item: Pick<Item, 'category' | 'condition'>,
  comparable: Comparable,
  currency: Currency,
): number | null {
  const rate = ratePerPound(comparable.currency);
  if (rate === undefined) return null;
  const amount =
    comparable.currency !== currency.code ? (comparable.price / rate) * currency.rate : comparable.price;
  return amount * conditionFactor(item, comparable);
}
