// Loaded when the first listing is opened.
import {
  type ListingWork,
  PLATFORMS,
  type Platform,
  type SavedListing,
  writtenBy,
} from '@smart-listings/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { formatDay } from '../format.ts';
import type { useWork } from '../use-work.ts';
import { ItemForm } from './item-form.tsx';
import type { RowActions } from './listing-row.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceText } from './price-text.tsx';
import { ShareSection } from './share-section.tsx';
import { StateForm } from './state-form.tsx';
import { StateMark } from './state-mark.tsx';
import { TagList } from './tag-list.tsx';

/** Where the engine is not warm yet, the sheet is there before the texts that it makes. */
const CopyFields = lazy(() => import('./copy-fields.tsx').then((module) => ({ default: module.CopyFields })));
const WAITING = <div aria-busy className="min-h-96 rounded-md bg-sunken sheen" />;

interface Props {
  listing: SavedListing;
  /** null: without a connection nothing of it is known. */
  work: ListingWork | null;
  doing: ReturnType<typeof useWork>;
  actions: Pick<RowActions, 'onLoad' | 'onEdit' | 'onShare' | 'onRefreshPrice' | 'onDelete'>;
  branding: boolean;
  /** null: not from here. */
  onSell: ((listing: SavedListing) => void) | null;
  onClose: () => void;
}

/** One listing to work with: copy, where it stands, notes, sharing, and what else can be done. */
export function ListingSheet({ listing, work, doing, actions, branding, onSell, onClose }: Props) {
  const { platform } = listing.originalFormInput;
  const leave = (act: (listing: SavedListing) => void) => () => {
    onClose();
    act(listing);
  };
  return (
    <Modal
      open
      wide
      onClose={onClose}
      title={listing.title}
      description={
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span>{platform}</span>
          <span className="tabular text-ink">
            <PriceText listing={listing} />
          </span>
          {work && <StateMark state={work.state} on={work.stateOn} />}
          <time dateTime={listing.timestamp}>Saved {formatDay(listing.timestamp)}</time>
        </span>
      }
    >
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:items-start">
        <div className="flex flex-col gap-3">
          <Suspense fallback={WAITING}>
            <CopyFields listing={listing} branding={branding} waiting={WAITING} />
          </Suspense>
          <TagList tags={listing.tags} />
          <p className="text-note text-soft">
            {writtenBy(listing.origin.engine)} {listing.origin.instead}
          </p>
        </div>
        <div className="flex flex-col gap-5">
          <div className="flex flex-wrap gap-2">
            {onSell && (
              <Button size="small" look="accent" onClick={leave(onSell)}>
                Sell on {platform}…
              </Button>
            )}
            <Button size="small" onClick={leave(actions.onLoad)}>
              Load to Form
            </Button>
            <Button size="small" onClick={leave(actions.onEdit)}>
              Edit
            </Button>
            <Button size="small" onClick={leave(actions.onRefreshPrice)}>
              Refresh Price
            </Button>
            {work && (
              <Button size="small" disabled={doing.busy} onClick={() => doing.duplicate(listing)}>
                Duplicate
              </Button>
            )}
            <Button size="small" look="danger" onClick={leave(actions.onDelete)}>
              Delete
            </Button>
          </div>
          <PriceForm
            key={listing.suggestedPriceRange}
            listing={listing}
            onChange={(price) => doing.setPrice(listing, price)}
          />
          {work ? (
            <>
              <Part title="Where it stands">
                <StateForm listing={listing} work={work} onChange={(patch) => doing.change(listing, patch)} />
                <Others work={work} />
                <NextMarketplace
                  taken={[platform, ...work.others.map((other) => other.platform)]}
                  busy={doing.busy}
                  onChoose={(next) => doing.writeFor(listing, next)}
                />
              </Part>
              <Part title="Your notes">
                <ItemForm listing={listing} work={work} onChange={(patch) => doing.change(listing, patch)} />
              </Part>
              <Part title="Share">
                <ShareSection
                  listingId={listing.id}
                  shareId={work.shareId}
                  onShareText={() => actions.onShare(listing)}
                  onChanged={doing.refresh}
                />
              </Part>
            </>
          ) : (
            <p className="text-sm text-soft">State, notes and sharing need a connection.</p>
          )}
        </div>
      </div>
    </Modal>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function Others({ work }: { work: ListingWork }) {
  if (work.others.length === 0) return null;
  return (
    <ul aria-label="The same item elsewhere" className="flex flex-col gap-1 text-sm">
      {work.others.map(({ id, platform, state, stateOn }) => (
        <li key={id} className="flex gap-3">
          <span>{platform}</span>
          <StateMark state={state} on={stateOn} />
        </li>
      ))}
    </ul>
  );
}

/** Where the item is not saved for yet. */
function NextMarketplace({
  taken,
  busy,
  onChoose,
}: {
  taken: readonly Platform[];
  busy: boolean;
  onChoose: (platform: Platform) => void;
}) {
  const left = PLATFORMS.filter((name) => !taken.includes(name));
  if (left.length === 0) return null;
  return (
    <NativeSelect
      aria-label="To another marketplace"
      className="max-w-64"
      value=""
      disabled={busy}
      onChange={(event) => {
        const chosen = left.find((name) => name === event.target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      <option value="">To another marketplace…</option>
      {left.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </NativeSelect>
  );
}
