import type { Category } from '../categories/category.ts';
import type { Family } from '../categories/family.ts';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import type { Item } from './item.ts';

/** The group of goods that an item is of: by its kind, or by the category that the seller chose; null where nothing says. */
export function familyOfItem({
  category,
  chosenCategory,
}: Pick<Item, 'category' | 'chosenCategory'>): Family | null {
  const own = category === null ? undefined : categoryById(category);
  const chosen = chosenCategory === null ? null : kindOfTaxonomy(chosenCategory);
  return own?.family ?? chosen?.family ?? null;
}

// Two branches of one first level have little in common: "Electronics" are phones and instruments.
const SHARED_NUMBERS = 2;
const ITSELF = 0.5;
const FIRST_PLACE = 0.25;

/** Of our own kinds the first of those that lie nearest in the taxonomy's tree; null where none is near. */
export function kindOfTaxonomy(id: string): Category | null {
  const numbers = id.split('-');
  let nearest: Category | null = null;
  let best = SHARED_NUMBERS - 1 + FIRST_PLACE;
  for (const kind of CATEGORIES) {
    for (const [place, other] of kind.taxonomy.entries()) {
      // Of those alike near the one that lies there itself, then one that lies nowhere else before.
      const length =
        sharedLength(numbers, other.split('-')) + (other === id ? ITSELF : place === 0 ? FIRST_PLACE : 0);
      if (length <= best) continue;
      best = length;
      nearest = kind;
    }
  }
  return nearest;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? one.length : at;
}
