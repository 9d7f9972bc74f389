import { findMoney, readAmount } from './money.ts';

/**
 * One price as somebody types it: '12,50', '£1,200', '1.234,50 €'; null for what is none, or is in another
 * currency.
 * @param currency 'GBP'
 */
export function readPrice(text: string, currency: string): number | null {
  const plain = text.trim();
  const [found] = findMoney(plain, currency);
  if (!found) return readAmount(plain);
  if (found.money?.currency !== currency || found.end - found.start !== plain.length) return null;
  return found.money.amount;
}
