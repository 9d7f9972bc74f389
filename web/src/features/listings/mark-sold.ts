import type { ListingWork, Sale } from '@smart-listings/contract';
import { changeWork } from './api/change-work.ts';

/** A listing as it stands, and how it ended. */
export interface SoldListing {
  work: ListingWork;
  sale: Sale;
}

/** Marks them as sold, one after the other. @returns those that are, and why the first that is not failed */
export async function markSold(
  listings: readonly SoldListing[],
  withdrawOthers: boolean,
): Promise<{ done: SoldListing[]; failure: unknown }> {
  const done: SoldListing[] = [];
  for (const listing of listings) {
    const { id, others } = listing.work;
    // What is sold together with it is not withdrawn: it was sold.
    const isElsewhere = others.some((other) => other.state === 'listed' && !isAmong(listings, other.id));
    try {
      await changeWork(id, {
        state: 'sold',
        sale: listing.sale,
        withdrawOthers: withdrawOthers && isElsewhere,
      });
    } catch (failure) {
      return { done, failure };
    }
    done.push(listing);
  }
  return { done, failure: null };
}

/** Each stands again where it stood, and so do the listings of its item that were withdrawn with it. */
export async function takeBackSold(listings: readonly SoldListing[], withdrewOthers: boolean): Promise<void> {
  for (const { work } of listings) {
    await standAgain(work);
    if (!withdrewOthers) continue;
    for (const other of work.others)
      if (other.state === 'listed' && !isAmong(listings, other.id)) await standAgain(other);
  }
}

function standAgain({ id, state, stateOn }: Pick<ListingWork, 'id' | 'state' | 'stateOn'>): Promise<unknown> {
  return changeWork(
    id,
    state === 'draft' || stateOn === null ? { state: 'draft' } : { state: standing(state), stateOn },
  );
}

/** A sale is never taken back to another sale. */
function standing(state: ListingWork['state']): Exclude<ListingWork['state'], 'sold'> {
  return state === 'sold' ? 'draft' : state;
}

function isAmong(listings: readonly SoldListing[], id: string): boolean {
  return listings.some(({ work }) => work.id === id);
}
