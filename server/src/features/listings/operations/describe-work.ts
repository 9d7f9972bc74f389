import type { ListingWork } from '@smart-listings/contract';
import type { Db } from '../../../db/database.ts';
import { fromHundredths } from '../../../lib/money.ts';
import { findSalesOf } from '../../sales/operations/record.ts';
import { itemOf, type ListingRow } from '../present.ts';
import { listPlatforms } from '../queries.ts';
import { findShares } from '../shares.ts';

/** Where these listings stand, with the others of their items. */
export async function describeWork(
  db: Db,
  userId: string,
  rows: readonly ListingRow[],
): Promise<ListingWork[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const known = await listPlatforms(db, userId, [...new Set(rows.map(itemOf))]);
  const sold = rows.some(({ state }) => state === 'sold') ? await findSalesOf(db, userId, ids) : new Map();
  const shares = await findShares(db, ids);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    stateOn: row.stateOn,
    sku: row.sku ?? '',
    place: row.place ?? '',
    note: row.note ?? '',
    cost: fromHundredths(row.cost),
    sale: row.state === 'sold' ? (sold.get(row.id) ?? null) : null,
    shareId: shares.get(row.id) ?? null,
    others: known
      .filter((one) => itemOf(one) === itemOf(row) && one.id !== row.id)
      .map(({ id, platform, state, stateOn }) => ({ id, platform, state, stateOn })),
  }));
}
