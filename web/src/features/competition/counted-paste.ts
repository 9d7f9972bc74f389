import type { Comparable, ListingForm } from '@smart-listings/contract';
import { onlyAlike, readItem } from '@smart-listings/engine';

/** Of more prices than count, those that say something of the item come first: a page of results begins with anything. */
export function countedPaste(
  comparables: readonly Comparable[],
  form: ListingForm,
  most: number,
): readonly Comparable[] {
  if (comparables.length <= most) return comparables;
  const alike = onlyAlike(readItem(form), comparables);
  return [...alike, ...comparables.filter((one) => !alike.includes(one))].slice(0, most);
}
