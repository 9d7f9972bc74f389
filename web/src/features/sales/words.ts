import type { KNOWN_SALES } from '@smart-listings/contract';
import { currencyOf, formatPrice, type SaleField } from '@smart-listings/engine';

export const FIELD_LABELS: Record<SaleField, string> = {
  title: 'What was sold',
  price: 'Price',
  day: 'Day',
  order: 'Order number',
  transaction: 'Transaction',
  item: 'Item number',
  quantity: 'Quantity',
  postage: 'Postage',
  total: 'Total',
  currency: 'Currency',
  fees: 'Fees',
  discount: 'Discount',
  refund: 'Paid back',
  status: 'State',
};

export const KNOWN_REASONS: Record<(typeof KNOWN_SALES)[number], string> = {
  imported: 'They came with an earlier import.',
  noted: 'You marked a listing as sold for this price in that week.',
};

/** '−£4.50' @param code 'GBP' */
export function writeAmount(amount: number, code: string): string {
  const currency = currencyOf(code);
  const text = currency ? formatPrice(Math.abs(amount), currency) : `${Math.abs(amount).toFixed(2)} ${code}`;
  return amount < 0 ? `−${text}` : text;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** '21 Nov 2026' */
export function writeDay(iso: string): string {
  return DAY.format(new Date(iso));
}
