/** All categories, from the rows of rows/. */
import type { Category, CategoryGroup, CategoryRow } from './category.ts';
import type { Family } from './family.ts';
import { CLOTHING } from './rows/clothing.ts';
import { ELECTRONICS } from './rows/electronics.ts';
import { HOME } from './rows/home.ts';
import { LEISURE } from './rows/leisure.ts';
import { OTHER } from './rows/other.ts';

/** The table of kinds, as it is written: a group for each family. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  ...CLOTHING,
  ...ELECTRONICS,
  ...HOME,
  ...LEISURE,
  ...OTHER,
];

function toCategory(group: CategoryGroup, row: CategoryRow): Category {
  const [fresh, used, spread] = row.price;
  return {
    id: row.id,
    type: row.type,
    family: group.family,
    asks: row.asks ?? group.asks,
    taxonomy: row.taxonomy.split(', '),
    price: { fresh, used, spread },
  };
}

/** Every kind of the table, in its order. */
export const CATEGORIES: readonly Category[] = CATEGORY_GROUPS.flatMap((group) =>
  group.rows.map((row) => toCategory(group, row)),
);

const byId = new Map(CATEGORIES.map((category) => [category.id, category]));

/** The category of that id, or undefined: ids come from `findCategory`. */
export function categoryById(id: string): Category | undefined {
  return byId.get(id);
}

/** Whether things of this family are worn, so that a size and measurements matter most. */
export function isWorn(family: Family | undefined): boolean {
  return family === 'clothing' || family === 'shoes';
}
