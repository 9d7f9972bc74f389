// The listings that this device has seen last, for when there is no connection.
import {
  type DateFilter,
  type ListListingsResponse,
  type SavedListing,
  savedListingSchema,
} from '@smart-listings/contract';
import { inStore } from '../../../lib/browser-database.ts';
import { type Filters, isFiltered } from '../filters.ts';
import { DEVICE } from './device.ts';

/** Beyond it the oldest are forgotten: twenty pages. */
const MOST_SEEN = 200;
const A_DAY_MS = 86_400_000;
const READ = { store: 'seen', mode: 'readonly' } as const;
const WRITE = { store: 'seen', mode: 'readwrite' } as const;

/** Keeps a page that the server gave, in place of what was known of it. A browser that forbids it just forgets. */
export async function rememberSeen(answer: ListListingsResponse, filters: Filters): Promise<void> {
  try {
    const known = await readSeen();
    const gone = isFiltered(filters) ? [] : missingFrom(answer, known);
    const listings = new Map([...known, ...answer.listings].map((listing) => [listing.id, listing]));
    const tooMany = newestFirst([...listings.values()]).slice(MOST_SEEN);
    await inStore(DEVICE, WRITE, (store) => {
      for (const listing of answer.listings) store.put(listing);
      for (const { id } of [...gone, ...tooMany]) store.delete(id);
      return store.count();
    });
  } catch {
    // As above.
  }
}

/** The page that the server would give, out of what this device has seen; null when that is nothing. */
export async function findSeen(account: string, filters: Filters): Promise<ListListingsResponse | null> {
  const all = (await readSeen().catch(() => [])).filter(({ userId }) => userId === account);
  if (all.length === 0) return null;
  const found = newestFirst(all).filter((listing) => matches(listing, filters));
  const pageCount = Math.max(1, Math.ceil(found.length / filters.size));
  const page = Math.min(filters.page, pageCount);
  const listings = found.slice((page - 1) * filters.size, page * filters.size);
  return { listings, work: [], alsoOn: [], page, pageCount, total: found.length, totalIsFloor: false };
}

/** Forgets what other accounts have seen here. */
export async function forgetOthersSeen(account: string): Promise<void> {
  const others = (await readSeen()).filter(({ userId }) => userId !== account);
  if (others.length === 0) return;
  await inStore(DEVICE, WRITE, (store) => {
    for (const { id } of others) store.delete(id);
    return store.count();
  });
}

async function readSeen(): Promise<SavedListing[]> {
  const stored = await inStore(DEVICE, READ, (store) => store.getAll());
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((value) => savedListingSchema.safeParse(value).data ?? []);
}

/** What this device knows of the stretch that an unfiltered page covers, and the page does not show: deleted. */
function missingFrom(
  { listings, page, pageCount }: ListListingsResponse,
  known: readonly SavedListing[],
): SavedListing[] {
  const newest = page === 1 ? null : listings[0]?.timestamp;
  const oldest = page === pageCount ? null : listings.at(-1)?.timestamp;
  return known.filter(
    ({ id, timestamp }) =>
      !listings.some((listing) => listing.id === id) &&
      (newest === null || (newest !== undefined && timestamp < newest)) &&
      (oldest === null || (oldest !== undefined && timestamp > oldest)),
  );
}

function newestFirst(listings: readonly SavedListing[]): SavedListing[] {
  return listings.toSorted((one, other) => other.timestamp.localeCompare(one.timestamp));
}

/** Close to the server's search: here a word may also stand inside another. */
function matches(listing: SavedListing, { search, platform, date, item }: Filters): boolean {
  if (item !== null) return listing.id === item || listing.origin.itemId === item;
  const { title, tags, originalFormInput: form, timestamp } = listing;
  if (platform && form.platform !== platform) return false;
  if (timestamp < startOf(date)) return false;
  const text = fold([title, form.itemName, form.make, form.modelNumber, ...tags].join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
}

function startOf(date: DateFilter): string {
  const now = Date.now();
  if (date === '7-days') return new Date(now - 7 * A_DAY_MS).toISOString();
  if (date === '30-days') return new Date(now - 30 * A_DAY_MS).toISOString();
  return date === 'month' ? new Date(now).toISOString().slice(0, 7) : '';
}
