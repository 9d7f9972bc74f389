import type { ListingWork, ListListingsResponse, Platform, SavedListing } from '@smart-listings/contract';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProBadge } from '../../../ui/pro-badge.tsx';
import type { useSelection } from '../use-selection.ts';
import { columnsOf, ListingRow, type RowActions } from './listing-row.tsx';

interface Props extends Omit<RowActions, 'onToggle'> {
  listings: readonly SavedListing[];
  /** Another page is on its way. */
  stale: boolean;
  /** null: choosing several is not part of this plan. */
  selection: ReturnType<typeof useSelection> | null;
  onLocked: () => void;
  /** What a refresh changed about a price that is not stored yet, by the listing's id. */
  priceChanges: ReadonlyMap<string, string>;
  refreshing: ReadonlySet<string>;
  failures: ReadonlyMap<string, string>;
  /** Where edits that wait on this device stand, by the listing's id. */
  waiting: ReadonlyMap<string, string>;
  /** For which other marketplaces the same items are saved. */
  alsoOn: ListListingsResponse['alsoOn'];
  /** Where they stand. */
  work: readonly ListingWork[];
  /** There is no connection. */
  isOffline: boolean;
}

const NOWHERE: readonly Platform[] = [];

/** One page of listings: rows to scan on a wide screen, cards on a phone. */
export function ListingTable(props: Props) {
  const {
    listings,
    stale,
    selection,
    priceChanges,
    refreshing,
    failures,
    waiting,
    alsoOn,
    work,
    isOffline,
    onLocked: _,
    ...others
  } = props;
  const actions = useSteady({ ...others, onToggle: ({ id }) => selection?.toggle(id) });
  return (
    <section
      aria-label="Listings"
      aria-busy={stale}
      className={`panel transition-opacity ${stale ? 'opacity-60' : ''}`}
    >
      <div
        className={`grid items-center border-b border-line px-4 py-1.5 text-note text-soft ${columnsOf(selection !== null)}`}
      >
        <SelectAll {...props} />
        <span aria-hidden className="max-lg:hidden">
          Marketplace
        </span>
        <span aria-hidden className="text-right max-lg:hidden">
          Price
        </span>
        <span aria-hidden className="max-lg:hidden">
          Saved
        </span>
      </div>
      <ul onKeyDown={walkRows}>
        {listings.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            isSelected={selection?.isSelected(listing.id) ?? null}
            isRefreshing={refreshing.has(listing.id)}
            priceChange={priceChanges.get(listing.id) ?? null}
            failure={failures.get(listing.id) ?? null}
            waiting={waiting.get(listing.id) ?? null}
            alsoOn={alsoOn.find(({ id }) => id === listing.id)?.platforms ?? NOWHERE}
            work={work.find(({ id }) => id === listing.id) ?? null}
            isOffline={isOffline}
            {...actions}
          />
        ))}
      </ul>
    </section>
  );
}

/** The same functions at each drawing, which do what the latest ones do: rows that did not change stay as they are. */
function useSteady(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [steady] = useState<RowActions>(() => ({
    onOpen: (listing) => latest.current.onOpen(listing),
    onLoad: (listing) => latest.current.onLoad(listing),
    onEdit: (listing) => latest.current.onEdit(listing),
    onShare: (listing) => latest.current.onShare(listing),
    onSold: (listing) => latest.current.onSold(listing),
    onRefreshPrice: (listing) => latest.current.onRefreshPrice(listing),
    onKeepPrice: (listing) => latest.current.onKeepPrice(listing),
    onDropPrice: (listing) => latest.current.onDropPrice(listing),
    onDelete: (listing) => latest.current.onDelete(listing),
    onShowItem: (listing) => latest.current.onShowItem(listing),
    onToggle: (listing) => latest.current.onToggle(listing),
  }));
  return steady;
}

function SelectAll({ selection, listings, isOffline, onLocked }: Props) {
  if (isOffline) return <span className="col-span-2">Seen on this device</span>;
  if (!selection) {
    return (
      <button
        type="button"
        onClick={onLocked}
        className="col-span-2 flex min-h-8 w-fit items-center gap-2 hover:text-ink"
      >
        Select all on this page
        <ProBadge />
      </button>
    );
  }
  const all = listings.length > 0 && selection.selected.length === listings.length;
  return (
    <label className="col-span-3 flex min-h-8 w-fit items-center gap-3 lg:gap-5">
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && selection.selected.length > 0;
        }}
        onChange={selection.toggleAll}
        className="size-5 accent-ink"
      />
      Select all on this page
    </label>
  );
}

/** The arrow keys lead from a control to the same one in the row above or below. */
function walkRows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const control = event.target;
  if (step === 0 || !(control instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll(':scope > li')];
  const row = rows.findIndex((candidate) => candidate.contains(control));
  const action = control.dataset.action;
  const same = action ? `[data-action="${action}"]` : 'input, button';
  const next = rows[row + step]?.querySelector<HTMLElement>(same);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
