import type { Family } from '../categories/family.ts';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import type { Item } from './item.ts';

/** The group of goods that an item is of: by its kind, or by the category that the seller chose; null where nothing says. */
export function familyOfItem({
  category,
  chosenCategory,
}: Pick<Item, 'category' | 'chosenCategory'>): Family | null {
  const own = category === null ? undefined : categoryById(category);
  return own?.family ?? (chosenCategory === null ? null : familyOfTaxonomy(chosenCategory));
}

// Two branches of one first level have little in common: "Electronics" are phones and instruments.
const SHARED_NUMBERS = 2;

/** The family of our own kinds that lie nearest in the taxonomy's tree. */
function familyOfTaxonomy(id: string): Family | null {
  const numbers = id.split('-');
  let nearest: Family | null = null;
  let best = SHARED_NUMBERS - 1;
  for (const { family, taxonomy } of CATEGORIES) {
    for (const other of taxonomy) {
      const length = sharedLength(numbers, other.split('-'));
      if (length <= best) continue;
      best = length;
      nearest = family;
    }
  }
  return nearest;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? one.length : at;
}
