import {
  type ListingWork,
  type Platform,
  type SavedListing,
  sayPrice,
  thumbnailUrl,
} from '@smart-listings/contract';
import { BadgeCheck, FilePenLine, LoaderCircle, RefreshCw, Share2, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatAmount, formatDay, formatMoment } from '../format.ts';
import { NO_PRICE } from '../price-change.ts';
import { rowId } from '../use-focus-after-removal.ts';
import { PriceText } from './price-text.tsx';
import { StateMark } from './state-mark.tsx';
import { TagList } from './tag-list.tsx';

/** This year as the end of a day: a phone has no room for what goes without saying. */
const YEAR = formatDay(new Date().toISOString()).slice(-' 2026'.length);

const PLAIN =
  'grid-cols-[3rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[3rem_minmax(0,1fr)_9.5rem_8.5rem_6rem_17.75rem] lg:gap-x-5';
const WITH_BOXES =
  'grid-cols-[auto_3rem_minmax(0,1fr)] gap-x-3 lg:grid-cols-[auto_3rem_minmax(0,1fr)_9.5rem_8.5rem_6rem_17.75rem] lg:gap-x-5';

/** The columns of a wide screen, shared with the line above the rows; with Pro, boxes stand before them. */
export function columnsOf(withBoxes: boolean): string {
  return withBoxes ? WITH_BOXES : PLAIN;
}

export interface RowActions {
  /** Opens its sheet: to copy from, and for everything else. */
  onOpen: (listing: SavedListing) => void;
  onLoad: (listing: SavedListing) => void;
  onEdit: (listing: SavedListing) => void;
  onShare: (listing: SavedListing) => void;
  /** Asks what was paid for it. */
  onSold: (listing: SavedListing) => void;
  onRefreshPrice: (listing: SavedListing) => void;
  onKeepPrice: (listing: SavedListing) => void;
  onDropPrice: (listing: SavedListing) => void;
  onDelete: (listing: SavedListing) => void;
  /** Shows the listings of its item alone. */
  onShowItem: (listing: SavedListing) => void;
  onToggle: (listing: SavedListing) => void;
}

interface Props extends RowActions {
  listing: SavedListing;
  /** null: choosing several is not part of this plan. */
  isSelected: boolean | null;
  /** Its price is being asked for. */
  isRefreshing: boolean;
  /** What is new about a price that is not stored yet; null for a stored one. */
  priceChange: string | null;
  /** Why the last bulk action left it as it was. */
  failure: string | null;
  /** An edit of it waits on this device: where that stands. */
  waiting: string | null;
  /** For which other marketplaces the same item is saved. */
  alsoOn: readonly Platform[];
  /** Where it stands; null without a connection. */
  work: ListingWork | null;
  /** There is no connection. */
  isOffline: boolean;
}

/** Drawn anew when something of its own is another: a hundred of them are not for a tick in one. */
export const ListingRow = memo(function ListingRow(props: Props) {
  const {
    listing,
    isSelected,
    isRefreshing,
    priceChange,
    failure,
    waiting,
    alsoOn,
    work,
    isOffline,
    ...actions
  } = props;
  const { platform } = listing.originalFormInput;
  const titleId = `${rowId(listing.id)}-title`;
  /** The seller's number of it, and where it lies. */
  const where = work && [work.sku, work.place].filter(Boolean).join(' · ');
  const isUnsold = work !== null && work.state !== 'sold' && !isOffline;
  const savedOn = formatDay(listing.timestamp);
  // The columns are counted from the end: with Pro, a box stands before them.
  return (
    <li
      id={rowId(listing.id)}
      aria-labelledby={titleId}
      className={`grid gap-y-1 border-t border-line px-4 py-2 first:border-0 lg:items-center ${columnsOf(isSelected !== null)} ${isSelected ? 'bg-sunken' : 'hover:bg-sunken/50'}`}
    >
      {isSelected !== null && (
        <label className="block pointer-coarse:-m-2.5 pointer-coarse:p-2.5">
          <input
            type="checkbox"
            aria-label={`Select ${listing.title}`}
            checked={isSelected}
            onChange={() => actions.onToggle(listing)}
            className="mt-0.5 size-5 accent-ink pointer-coarse:size-6 lg:mt-0 lg:block"
          />
        </label>
      )}
      <Cover urls={listing.imageUrls} />
      <div className="-col-start-2 flex min-w-0 flex-col gap-y-1 lg:-col-start-6 lg:row-start-1">
        <h2
          id={titleId}
          title={listing.title}
          className="bidi text-body leading-5 font-semibold [overflow-wrap:anywhere] [text-wrap:wrap] lg:truncate"
        >
          <button
            type="button"
            className="text-left hover:underline max-lg:-my-2.5 max-lg:py-2.5 lg:max-w-full lg:truncate"
            onClick={() => actions.onOpen(listing)}
          >
            <span className="max-lg:line-clamp-2">{listing.title}</span>
          </button>
        </h2>
        <div
          className={`flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-nowrap lg:items-start ${where ? '' : 'max-lg:hidden'}`}
        >
          {where && <p className="bidi text-note text-soft [overflow-wrap:anywhere] lg:max-w-1/2">{where}</p>}
          <div className="contents max-lg:hidden">
            <TagList tags={listing.tags} />
          </div>
        </div>
        {alsoOn.length > 0 && (
          <button
            type="button"
            className="link min-h-6 self-start text-left text-note text-soft pointer-coarse:min-h-11"
            onClick={() => actions.onShowItem(listing)}
          >
            Also for {alsoOn.join(', ')}
          </button>
        )}
        {listing.origin.instead && <p className="text-note text-soft">{listing.origin.instead}</p>}
        {waiting && <p className="text-note text-soft">Your edit: {waiting}</p>}
        {failure && <p className="text-note text-bad">Not regenerated: {failure}</p>}
      </div>
      <div className="-col-start-2 flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-sm lg:contents">
        <p className="flex flex-wrap gap-x-2 text-soft lg:-col-start-5 lg:row-start-1 lg:flex-col">
          <span>{platform}</span>
          {work && <StateMark state={work.state} on={work.stateOn} />}
        </p>
        <PriceCell
          listing={listing}
          paid={work?.sale?.price ?? null}
          isRefreshing={isRefreshing}
          change={priceChange}
          onKeep={() => actions.onKeepPrice(listing)}
          onDrop={() => actions.onDropPrice(listing)}
        />
        <time
          dateTime={listing.timestamp}
          title={formatMoment(listing.timestamp)}
          // On a phone one date: since when it stands as it does, or when it was saved.
          className={`tabular whitespace-nowrap text-soft lg:-col-start-3 lg:row-start-1 ${work?.stateOn ? 'max-lg:sr-only' : ''}`}
        >
          {savedOn.slice(0, -YEAR.length)}
          <span className={savedOn.endsWith(YEAR) ? 'max-lg:hidden' : ''}>{savedOn.slice(-YEAR.length)}</span>
        </time>
        {/* On a phone it takes a line of its own: only what is listed has it, a draft is sold in its sheet. */}
        {isUnsold && work?.state === 'listed' && (
          <button
            type="button"
            aria-label={`Sold: ${listing.title}`}
            className="link ml-auto min-h-6 pl-2 text-note pointer-coarse:-my-3 pointer-coarse:min-h-11 lg:hidden"
            onClick={() => actions.onSold(listing)}
          >
            Sold…
          </button>
        )}
      </div>
      <RowButtons
        listing={listing}
        refreshing={isRefreshing}
        isOffline={isOffline}
        isUnsold={isUnsold}
        {...actions}
      />
    </li>
  );
});

/** The first photo, small; how many there are. Without one its place stays, so that titles stand below each other. */
function Cover({ urls }: { urls: readonly string[] }) {
  const [first] = urls;
  return (
    <span className="relative row-span-2 -col-start-3 size-12 rounded-sm border border-line bg-sunken lg:row-span-1 lg:row-start-1 lg:-col-start-7">
      {first && (
        <img
          src={thumbnailUrl(first)}
          alt={urls.length === 1 ? 'Photo' : `The first of ${urls.length} photos`}
          loading="lazy"
          decoding="async"
          className="size-full rounded-sm object-cover"
        />
      )}
      {urls.length > 1 && (
        <span
          aria-hidden
          className="tabular absolute right-0.5 bottom-0.5 rounded-sm bg-sheet/90 px-1 text-fine leading-4"
        >
          {urls.length}
        </span>
      )}
    </span>
  );
}

function PriceCell({
  listing,
  paid,
  isRefreshing,
  change,
  onKeep,
  onDrop,
}: {
  listing: SavedListing;
  /** What it was sold for; null: it was not. */
  paid: number | null;
  isRefreshing: boolean;
  change: string | null;
  onKeep: () => void;
  onDrop: () => void;
}) {
  return (
    <div className="lg:-col-start-4 lg:row-start-1 lg:text-right">
      {paid === null ? (
        <p
          title={listing.priceJustification}
          className="tabular flex flex-wrap items-baseline gap-x-2 lg:justify-end"
        >
          <PriceText listing={listing} rangeClass="max-lg:sr-only" />
        </p>
      ) : (
        <p
          title={`Asked: ${sayPrice(listing)?.price ?? NO_PRICE}`}
          className="tabular font-semibold whitespace-nowrap"
        >
          {formatAmount(paid, listing.origin.currency)}
        </p>
      )}
      <div role="status" className="text-note">
        {isRefreshing && <p className="text-soft">Refreshing...</p>}
        {!isRefreshing && change !== null && (
          <>
            <p className="text-soft">{change} Not saved yet.</p>
            <p className="text-good">
              <button
                type="button"
                className="link min-h-6 font-semibold pointer-coarse:min-h-11 pointer-coarse:pr-2"
                onClick={onKeep}
              >
                Keep it
              </button>{' '}
              <span aria-hidden>·</span>{' '}
              <button
                type="button"
                className="link min-h-6 pointer-coarse:min-h-11 pointer-coarse:px-2"
                onClick={onDrop}
              >
                Drop it
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function RowButtons({
  listing,
  refreshing,
  isOffline,
  isUnsold,
  ...actions
}: RowActions & { listing: SavedListing; refreshing: boolean; isOffline: boolean; isUnsold: boolean }) {
  const icon = 'size-4';
  return (
    <div className="-col-start-2 flex items-center justify-end gap-0.5 max-lg:hidden lg:row-start-1">
      <Button
        size="small"
        data-action="load"
        className="mr-1 whitespace-nowrap"
        onClick={() => actions.onLoad(listing)}
      >
        Load to Form
      </Button>
      <IconButton label="Edit" data-action="edit" onClick={() => actions.onEdit(listing)}>
        <FilePenLine aria-hidden className={icon} />
      </IconButton>
      <IconButton
        label="Mark as sold"
        data-action="sold"
        aria-disabled={!isUnsold}
        onClick={() => isUnsold && actions.onSold(listing)}
      >
        <BadgeCheck aria-hidden className={icon} />
      </IconButton>
      <IconButton label="Share" data-action="share" onClick={() => actions.onShare(listing)}>
        <Share2 aria-hidden className={icon} />
      </IconButton>
      <IconButton
        label={refreshing ? 'Refreshing...' : 'Refresh Price'}
        data-action="refresh"
        aria-disabled={refreshing || isOffline}
        onClick={() => !refreshing && actions.onRefreshPrice(listing)}
      >
        {refreshing ? (
          <LoaderCircle aria-hidden className={`${icon} animate-spin`} />
        ) : (
          <RefreshCw aria-hidden className={icon} />
        )}
      </IconButton>
      <IconButton
        label="Delete"
        data-action="delete"
        aria-disabled={isOffline}
        onClick={() => actions.onDelete(listing)}
      >
        <Trash2 aria-hidden className={icon} />
      </IconButton>
    </div>
  );
}
