// Loaded with the first result.
import { LISTING_FIELDS, type ListingField } from '@smart-listings/contract';
import type { Version } from './session.ts';

/** The parts that are not, or no longer, as the writer gave them. */
export function editedFields({ response: { listing, edited = [] }, text }: Version): ListingField[] {
  const isOther = (field: ListingField) => JSON.stringify(text[field]) !== JSON.stringify(listing[field]);
  return LISTING_FIELDS.filter((field) => edited.includes(field) || isOther(field));
}
