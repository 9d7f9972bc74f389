/** Finds what a text says of the item that no fact supports. */
import type { Claim, ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';

export function checkClaims(_listing: ListingText, _ledger: Ledger): Claim[] {
  return [];
}
