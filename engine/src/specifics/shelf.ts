import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';

/** What the marketplace calls the place of such goods; null where nobody has found that out. */
export function shelfOf(item: Item): string | null {
  const family = familyOfItem(item);
  const shelf = item.marketplace.shelves?.names.find(
    ({ families }) => family !== null && families.includes(family),
  );
  return shelf?.name ?? null;
}
