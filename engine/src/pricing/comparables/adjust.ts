import type { Comparable, Condition } from '@smart-listings/contract';
import { categoryById } from '../../categories/table.ts';
import type { Item } from '../../values/item.ts';
import { typicalPrice, UNKNOWN_THING, USUAL_CONDITION } from '../condition-prices.ts';
import { type Currency, ratePerPound } from '../currencies.ts';
import { conditionOf } from './judge.ts';

/** Beyond this a price says more of the condition than of the item. */
const FARTHEST = 2.5;

/** What one in `to` brings for each pound that one in `from` brings, by the category's own new and used prices. */
function conditionFactor(category: string | null, from: Condition, to: Condition): number {
  const price = (category === null ? undefined : categoryById(category)?.price) ?? UNKNOWN_THING;
  return typicalPrice(price, to) / typicalPrice(price, from);
}

/** The price in `currency`, brought to the item's condition; or, in a sentence, why that cannot be done. */
export function adjustPrice(
  item: Pick<Item, 'category' | 'condition'>,
  comparable: Comparable,
  currency: Currency,
): { price: number } | { reason: string } {
  const rate = ratePerPound(comparable.currency);
  if (rate === undefined) return { reason: `There is no exchange rate for ${comparable.currency}.` };
  const amount =
    comparable.currency !== currency.code ? (comparable.price / rate) * currency.rate : comparable.price;
  const condition = conditionOf(comparable);
  if (condition === null) return { price: amount };
  const factor = conditionFactor(item.category, condition, item.condition ?? USUAL_CONDITION);
  if (factor > FARTHEST || factor < 1 / FARTHEST) return { reason: 'Its condition is too far from yours.' };
  return { price: amount * factor };
}
