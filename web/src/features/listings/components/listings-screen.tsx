import { can, LIMITS, type SavedListing, TIMING, type Visitor } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { followListings } from '../api/follow-listings.ts';
import { listingsQuery, refreshListings } from '../api/list-listings.ts';
import { isFiltered, NO_FILTERS, writeFilters } from '../filters.ts';
import { sayTotal } from '../format.ts';
import { priceChanges, withRefreshedPrice } from '../refreshed-prices.ts';
import type { Generate } from '../regenerate.ts';
import { useBulkActions } from '../use-bulk-actions.ts';
import { useDeletion } from '../use-deletion.ts';
import { useFilters } from '../use-filters.ts';
import { LIST_HEADING_ID, rowId, useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { useRowActions } from '../use-row-actions.ts';
import { useSelection } from '../use-selection.ts';
import { useWork } from '../use-work.ts';
import { useKept } from '../waiting/use-kept.ts';
import { stateOf, type Waiting, withWaitingEdits } from '../waiting/waiting.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Checks } from './edit-dialog.tsx';
import { ExportAll } from './export-all.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LoadFailure, LoadingRows, NothingHere } from './list-states.tsx';
import { ListingTable } from './listing-table.tsx';
import { PageSizeChoice } from './page-size-choice.tsx';
import { Pager } from './pager.tsx';

const durationMs = TIMING.savedListingsToastMs;

const ListingSheet = lazy(() =>
  import('./listing-sheet.tsx').then((module) => ({ default: module.ListingSheet })),
);

const EditDialog = lazy(() => import('./edit-dialog.tsx').then((module) => ({ default: module.EditDialog })));

const UploadDialog = lazy(() =>
  import('./upload-dialog.tsx').then((module) => ({ default: module.UploadDialog })),
);

const SoldDialog = lazy(() => import('./sold-dialog.tsx').then((module) => ({ default: module.SoldDialog })));

const WaitingSection = lazy(() =>
  import('./waiting-section.tsx').then((module) => ({ default: module.WaitingSection })),
);

interface Props {
  /** The id of the account. */
  account: string;
  visitor: Visitor;
  /** How often the plan refreshes one listing's price; null: no limit. */
  priceRefreshes: number | null;
  generate: Generate;
  checks: Checks;
  /** Fills the generator with a saved listing. */
  onLoad: (listing: SavedListing) => void;
  onUpgrade: () => void;
  /** The number of saved listings may be another now. */
  onChanged: () => void;
  /** The button to what was sold. */
  totals: ReactNode;
  /** Puts a listing up at its marketplace, over the sheet; null for one that this server cannot sell. */
  sell: (listing: SavedListing) => ((onClose: () => void) => ReactNode) | null;
  /** The marketplaces of these listings that this server can sell on. */
  sellOn: (listings: readonly SavedListing[]) => readonly string[];
  /** Puts those of one marketplace up together. */
  sellMany: (name: string, listings: readonly SavedListing[], onClose: () => void) => ReactNode;
  /** What the seller should know of before the list. */
  notices: ReactNode;
  /** The link to the generator. */
  generatorLink: ReactNode;
}

export function ListingsScreen(props: Props) {
  const { visitor, onUpgrade, onChanged } = props;
  const client = useQueryClient();
  const { filters, change } = useFilters();
  const query = useQuery(listingsQuery(props.account, filters));
  const stored = query.data?.listings ?? [];
  const [choice, setChoice] = useState({ branding: true, specifics: false });
  const [uploading, setUploading] = useState(false);
  const [sellingOn, setSellingOn] = useState<string | null>(null);
  const [edited, setEdited] = useState<SavedListing | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selling, setSelling] = useState<SavedListing | null>(null);
  const [soldIds, setSoldIds] = useState<readonly string[]>([]);

  const branding = choice.branding || !can(visitor, 'leaveOutBranding');
  const row = useRowActions({ priceRefreshes: props.priceRefreshes, onUpgrade, branding });
  const kept = useKept(props.account) ?? [];
  const listings = withWaitingEdits(stored, kept).map((listing) => withRefreshedPrice(listing, row.prices));
  // Edits that wait are shown in their rows.
  const apart = kept.filter(({ kind, refusal }) => kind === 'save' || (kind === 'edit' && refusal));
  const isOffline = query.data?.isFromDevice ?? false;
  const selection = useSelection(stored, String(writeFilters(filters)));
  const leave = useFocusAfterRemoval(stored);
  const remove = useDeletion(onChanged);
  const bulk = useBulkActions({ generate: props.generate, remove, onLeft: selection.select });
  const doing = useWork({ generate: props.generate, onChanged });
  const opened = listings.find(({ id }) => id === openId);
  const actions = {
    onLoad: props.onLoad,
    onEdit: setEdited,
    onShare: row.share,
    onSold: ({ id }: SavedListing) => setSoldIds([id]),
    onRefreshPrice: (listing: SavedListing) => (isOffline ? sayOffline() : void row.refresh(listing)),
    onDelete: (listing: SavedListing) => {
      if (isOffline) return sayOffline();
      leave(listing.id);
      void remove([listing]);
    },
  };
  const unsold = listings.flatMap((listing) => {
    const work = query.data?.work.find(({ id }) => id === listing.id);
    return work && work.state !== 'sold' ? [{ listing, work }] : [];
  });
  const askedFor = unsold.filter(({ work }) => soldIds.includes(work.id));
  const chosenUnsold = unsold.filter(({ work }) => selection.isSelected(work.id)).map(({ work }) => work.id);
  const selects = can(visitor, 'selectListings');

  useEffect(() => followListings(() => void refreshListings(client)), [client]);
  usePageThatExists(query.isPlaceholderData ? undefined : query.data?.page, filters.page, (page) =>
    change({ page }, { replace: true }),
  );

  function list(): ReactNode {
    if (query.isError) return <LoadFailure onRetry={() => query.refetch()} />;
    if (!query.data) return <LoadingRows />;
    if (query.data.total === 0 && isFiltered(filters)) {
      return (
        <NothingHere
          title="No results found"
          action={<Button onClick={() => change(NO_FILTERS)}>Clear search and filters</Button>}
        >
          No saved listing matches. Try fewer words, another platform or a longer time.
        </NothingHere>
      );
    }
    if (query.data.total === 0) {
      return (
        <NothingHere title="No saved listings yet" action={props.generatorLink}>
          Write a listing, press Save Listing under it, and it waits for you here.
        </NothingHere>
      );
    }
    return (
      <ListingTable
        listings={listings}
        stale={query.isPlaceholderData}
        selection={selects ? selection : null}
        onLocked={onUpgrade}
        priceChanges={priceChanges(stored, row.prices)}
        refreshing={row.refreshing}
        failures={bulk.failures}
        waiting={editStates(kept)}
        alsoOn={query.data.alsoOn}
        work={query.data.work}
        isOffline={isOffline}
        onShowItem={({ id, origin }) => change({ ...NO_FILTERS, item: origin.itemId || id })}
        onOpen={({ id }) => setOpenId(id)}
        onKeepPrice={row.keepPrice}
        onDropPrice={({ id }) => row.forgetPrice(id)}
        {...actions}
      />
    );
  }

  return (
    <div className="py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-4">
          <h1 id={LIST_HEADING_ID} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            My Saved Listings
          </h1>
          <p role="status" className="tabular text-sm text-soft">
            {query.data && sayTotal(query.data)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 whitespace-nowrap" hidden={isOffline}>
          {props.totals}
          <ExportAll
            locked={!can(visitor, 'exportCsv')}
            busy={bulk.state.action === 'export'}
            onLocked={onUpgrade}
            choice={choice}
            onChoice={setChoice}
            onExport={() => bulk.exportCsv('all', choice)}
          />
        </div>
      </div>
      {isOffline && (
        <p role="status" className="mt-4 rounded-md border border-edge bg-sunken px-4 py-2.5 text-sm">
          No connection. These are the listings that this device has seen last: read, share and edit them, or
          load one into the form. Edits are sent later.
        </p>
      )}
      {!isOffline && props.notices}
      {apart.length > 0 && (
        <div className="mt-4">
          <Suspense>
            <WaitingSection entries={apart} onEdit={(entry) => setEdited(entry.listing)} />
          </Suspense>
        </div>
      )}
      <div className="mt-4 mb-3">
        {filters.item === null ? (
          <FilterBar filters={filters} onChange={change} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm">The listings of one item, for each of its marketplaces.</p>
            <Button size="small" className="max-lg:min-h-11" onClick={() => change(NO_FILTERS)}>
              Show all listings
            </Button>
          </div>
        )}
      </div>
      {list()}
      {selection.selected.length > 0 && (
        <BulkBar
          count={selection.selected.length}
          state={bulk.state}
          choice={choice}
          onChoice={setChoice}
          hasEdited={selection.selected.some(({ origin }) => origin.edited.length > 0)}
          onRegenerate={(rewritesEdited) => bulk.regenerate(selection.selected, rewritesEdited)}
          onExport={() =>
            bulk.exportCsv(
              selection.selected.map(({ id }) => id),
              choice,
            )
          }
          onUpload={() => setUploading(true)}
          sellOn={isOffline ? [] : props.sellOn(selection.selected)}
          onSell={setSellingOn}
          onSold={isOffline || chosenUnsold.length === 0 ? null : () => setSoldIds(chosenUnsold)}
          onDelete={() => bulk.remove(selection.selected)}
          onCancel={bulk.cancel}
          onClear={selection.clear}
        />
      )}
      {query.data && query.data.total > LIMITS.pageSize && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
          {query.data.pageCount > 1 && (
            <Pager
              page={filters.page}
              pageCount={query.data.pageCount}
              onChange={(page) => change({ page })}
            />
          )}
          <PageSizeChoice size={filters.size} onChange={(size) => change({ size })} />
        </div>
      )}
      {uploading && (
        <Suspense>
          <UploadDialog listings={selection.selected} onClose={() => setUploading(false)} />
        </Suspense>
      )}
      {sellingOn !== null && (
        <Suspense>{props.sellMany(sellingOn, selection.selected, () => setSellingOn(null))}</Suspense>
      )}
      {opened && (
        <Suspense>
          <ListingSheet
            listing={opened}
            work={query.data?.work.find(({ id }) => id === opened.id) ?? null}
            doing={doing}
            actions={actions}
            branding={branding}
            onSell={props.sell(opened) && !isOffline ? setSelling : null}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
      {selling && <Suspense>{props.sell(selling)?.(() => setSelling(null))}</Suspense>}
      {askedFor.length > 0 && (
        <Suspense>
          <SoldDialog
            listings={askedFor}
            onClose={() => {
              setSoldIds([]);
              focusRow(soldIds[0]);
            }}
            onSold={(ids) => setSoldIds(soldIds.filter((id) => !ids.includes(id)))}
          />
        </Suspense>
      )}
      {edited && (
        <Suspense>
          <EditDialog
            checks={props.checks}
            listing={edited}
            priceIsNew={edited.id in row.prices}
            isOnPage={[...listings, ...kept].some(({ id }) => id === edited.id)}
            onClose={() => setEdited(null)}
            onSaved={(waits) => {
              setEdited(null);
              if (waits) notifyInfo('No connection: your edit waits on this device.', { durationMs });
              void refreshListings(client).then(() => row.forgetPrice(edited.id));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Past the end, e.g. after a deletion, the server answers with the last page: the address follows. */
function usePageThatExists(answered: number | undefined, asked: number, onMove: (page: number) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer is a reason to move
  useEffect(() => {
    if (answered !== undefined && answered !== asked) onMove(answered);
  }, [answered, asked]);
}

/** Where the button that opened a dialog has gone from the row with what the dialog did. */
function focusRow(id: string | undefined) {
  setTimeout(() => {
    if (id === undefined || document.activeElement !== document.body) return;
    document.getElementById(rowId(id))?.querySelector<HTMLElement>('h2 button')?.focus();
  });
}

function sayOffline() {
  notifyInfo('That needs a connection.', { durationMs });
}

function editStates(kept: readonly Waiting[]): ReadonlyMap<string, string> {
  const edits = kept.filter(({ kind, refusal }) => kind === 'edit' && !refusal);
  return new Map(edits.map((entry) => [entry.id, stateOf(entry)]));
}
