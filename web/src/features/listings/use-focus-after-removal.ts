import type { SavedListing } from '@smart-listings/contract';
import { useEffect, useRef } from 'react';

/** Where the focus goes when there is nothing left beside the row that went. */
export const LIST_HEADING_ID = 'listings-heading';

export function rowId(listingId: string): string {
  return `listing-${listingId}`;
}

/**
 * A row takes its pressed button along: the focus passes to the same button of the row that follows,
 * else of the one before, else to the list's heading.
 */
export function useFocusAfterRemoval(listings: readonly SavedListing[]) {
  const removed = useRef<{ id: string; neighbours: string[] } | null>(null);

  useEffect(() => {
    if (!removed.current || listings.some(({ id }) => id === removed.current?.id)) return;
    const [neighbour] = removed.current.neighbours.filter((id) => listings.some((kept) => kept.id === id));
    removed.current = null;
    const row = neighbour === undefined ? null : document.getElementById(rowId(neighbour));
    const target = row?.querySelector<HTMLElement>('[data-action="delete"]');
    (target ?? document.getElementById(LIST_HEADING_ID))?.focus({ preventScroll: target !== undefined });
  }, [listings]);

  return (id: string) => {
    const place = listings.findIndex((listing) => listing.id === id);
    const neighbours = [listings[place + 1], listings[place - 1]].flatMap((listing) =>
      listing ? [listing.id] : [],
    );
    removed.current = { id, neighbours };
  };
}
