// Apart, so that the engine loads with the first words in the box.
import { chooseCurrency, currencyOf, formatPrice, type Note, readNote } from '@smart-listings/engine';

export interface SaidPrice {
  amount: number;
  /** 'GBP (£)' */
  currency: string;
  text: string;
}

/** @param currency the seller's own: 'GBP (£)' */
export function understand(text: string, currency: string): { note: Note; price: SaidPrice | null } {
  const note = readNote(text, chooseCurrency(currency).code);
  const money = note.price && currencyOf(note.price.currency);
  if (!note.price || !money) return { note, price: null };
  const { amount } = note.price;
  const isHome = money.code === chooseCurrency(currency).code;
  return {
    note,
    price: {
      amount,
      currency: isHome ? currency : `${money.code} (${money.symbol})`,
      text: formatPrice(amount, money),
    },
  };
}
