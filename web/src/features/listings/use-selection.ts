import type { SavedListing } from '@smart-listings/contract';
import { useEffect, useState } from 'react';

/** The selected listings of the shown page; another page, or another filter, starts with none. */
export function useSelection(listings: readonly SavedListing[], place: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to start over
  useEffect(() => setIds(new Set()), [place]);
  const selected = listings.filter(({ id }) => ids.has(id));

  function toggle(id: string) {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return {
    selected,
    isSelected: (id: string) => ids.has(id),
    toggle,
    select: (these: Iterable<string>) => setIds(new Set(these)),
    toggleAll: () => setIds(new Set(selected.length === listings.length ? [] : listings.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
