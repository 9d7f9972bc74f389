import type { ListingForm } from '@smart-listings/contract';
import { foldBlanks } from '../text/blanks.ts';
import { findContacts } from '../text/contact.ts';
import { foldSpace } from './clean.ts';
import { factKey } from './fact-list.ts';
import { prepareText } from './prepare.ts';

/** The seller's own words for a quote: only white space is folded. */
export function fold(text: string): string {
  return foldBlanks(text);
}

// A name field that holds an address holds nothing else that can be used.
export function safe(text: string): string {
  const prepared = prepareText(text);
  return findContacts(prepared).length > 0 ? '' : foldSpace(prepared).replace(/[<>]/g, '');
}

/** A short field's words, or nothing when it holds an address. */
export function withoutContacts(text: string): string {
  const prepared = prepareText(text);
  return findContacts(prepared).length > 0 ? '' : tidyShort(prepared);
}

/** A prepared short text without blanks and stops round it. */
export function tidyShort(prepared: string): string {
  return foldSpace(prepared)
    .replace(/[<>]/g, '')
    .replace(/^[\s,;.]+|[\s,;.]+$/g, '');
}

// A code that the model number holds is said already; so is a part of the item's own name.
export function isKnownCode(form: ListingForm, code: string): boolean {
  return factKey(form.modelNumber).includes(factKey(code));
}
