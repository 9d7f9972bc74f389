// Loaded when it is opened: the fee schedules come with it.
import {
  type ListingWork,
  PLATFORMS,
  type Platform,
  type SavedListing,
  singlePrice,
  TIMING,
} from '@smart-listings/contract';
import { currencyCode, readPrice } from '@smart-listings/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { refreshListings } from '../api/list-listings.ts';
import { markSold, type SoldListing, takeBackSold } from '../mark-sold.ts';
import { today, usualFeesOf } from '../sale.ts';

interface Props {
  /** What is not sold yet, each with where it stands. */
  listings: readonly { listing: SavedListing; work: ListingWork }[];
  onClose: () => void;
  /** With those that are sold now. */
  onSold: (ids: readonly string[]) => void;
}

interface Typed {
  price: number | null;
  platform: Platform;
}

/** What was paid for one listing or several, where and when; the list's own way to a sale. */
export function SoldDialog({ listings, onClose, onSold }: Props) {
  const client = useQueryClient();
  const id = useId();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(
    () =>
      new Map(
        listings.map(({ listing }) => [
          listing.id,
          { price: singlePrice(listing.suggestedPriceRange), platform: listing.originalFormInput.platform },
        ]),
      ),
  );
  const [on, setOn] = useState(today());
  const [withdrawOthers, setWithdrawOthers] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const own = new Set(listings.map(({ work }) => work.id));
  const stillListed = listings.flatMap(({ work }) =>
    work.others.filter((other) => other.state === 'listed' && !own.has(other.id)),
  );

  function typedOf(listing: SavedListing): Typed {
    return typed.get(listing.id) ?? { price: null, platform: listing.originalFormInput.platform };
  }

  function change(listing: SavedListing, part: Partial<Typed>) {
    setTyped(new Map([...typed, [listing.id, { ...typedOf(listing), ...part }]]));
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sales = listings.flatMap(({ listing, work }): SoldListing[] => {
      const { price, platform } = typedOf(listing);
      if (price === null) return [];
      const fees = usualFeesOf(platform, currencyCode(listing.origin.currency), price);
      return [{ work, sale: { price, soldOn: on, platform, fees } }];
    });
    setIsAsked(true);
    if (sales.length < listings.length) return;
    setBusy(true);
    const withdrew = withdrawOthers && stillListed.length > 0;
    const { done, failure } = await markSold(sales, withdrew);
    await refreshListings(client);
    onSold(done.map(({ work }) => work.id));
    if (done.length > 0)
      notifySuccess(done.length === 1 ? 'Marked as sold.' : `${done.length} marked as sold.`, {
        durationMs: TIMING.undoDeleteMs,
        action: { label: 'Undo', onClick: () => void undo(done, withdrew) },
      });
    if (failure === null) return onClose();
    notifyError(messageOf(failure));
    setBusy(false);
  }

  async function undo(done: readonly SoldListing[], withdrew: boolean) {
    try {
      await takeBackSold(done, withdrew);
    } catch (error) {
      notifyError(messageOf(error));
    }
    await refreshListings(client);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={listings.length === 1 ? 'Sold' : `Sold: ${listings.length} listings`}
      description="What was paid, without postage. The usual fees are taken down with it; each listing’s sheet changes them."
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-4">
        {listings.map(({ listing, work }, at) => {
          const code = currencyCode(listing.origin.currency);
          const { price, platform } = typedOf(listing);
          const range = listing.suggestedPriceRange;
          return (
            <fieldset key={work.id} className="grid grid-cols-2 gap-3">
              <legend className="bidi mb-1.5 line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere]">
                {listing.title}
              </legend>
              <Field
                id={`${id}-price-${at}`}
                label={`Sold for, ${code}`}
                required
                // Never filled in: what we suggested would come back as what was paid, and be the best comparable.
                hint={range !== '' && singlePrice(range) === null ? `Suggested: ${range}.` : undefined}
                error={isAsked && price === null ? 'Enter the price that it was sold for.' : undefined}
              >
                {(props) => (
                  <AmountInput
                    {...props}
                    value={price}
                    parse={(text) => readPrice(text, code)}
                    onChange={(next) => change(listing, { price: next })}
                  />
                )}
              </Field>
              <Field id={`${id}-where-${at}`} label="On" required>
                {(props) => (
                  <NativeSelect
                    {...props}
                    value={platform}
                    onChange={(event) => {
                      const next = PLATFORMS.find((name) => name === event.target.value);
                      if (next) change(listing, { platform: next });
                    }}
                  >
                    {PLATFORMS.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            </fieldset>
          );
        })}
        <Field id={`${id}-on`} label="Day of sale" required>
          {(props) => (
            <input
              {...props}
              type="date"
              required
              value={on}
              min="1990-01-01"
              max={today()}
              onChange={(event) => setOn(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
        {stillListed.length > 0 && (
          <Tick checked={withdrawOthers} onChange={setWithdrawOthers}>
            Mark withdrawn what is still listed of {listings.length === 1 ? 'it' : 'them'} on{' '}
            {[...new Set(stillListed.map(({ platform }) => platform))].join(', ')}; take it down there too.
          </Tick>
        )}
        <Button type="submit" look="accent" disabled={busy} className="self-end">
          {busy ? 'Saving...' : 'Mark as sold'}
        </Button>
      </form>
    </Modal>
  );
}
