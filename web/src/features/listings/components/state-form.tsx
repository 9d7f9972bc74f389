import {
  LISTING_STATES,
  type ListingState,
  type ListingWork,
  type PatchWorkRequest,
  PLATFORMS,
  type SavedListing,
  singlePrice,
} from '@smart-listings/contract';
import { currencyCode, readPrice } from '@smart-listings/engine';
import { type SubmitEvent, useId, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Tick } from '../../../ui/tick.tsx';
import { today, usualFeesOf } from '../sale.ts';

interface Props {
  listing: SavedListing;
  work: ListingWork;
  onChange: (patch: PatchWorkRequest) => Promise<void>;
}

/** Where the listing stands; a sale with its price, day, marketplace and fees. */
export function StateForm({ listing, work, onChange }: Props) {
  const id = useId();
  const { platform } = listing.originalFormInput;
  const code = currencyCode(listing.origin.currency);
  const [state, setState] = useState<ListingState>(work.state);
  const [on, setOn] = useState(work.sale?.soldOn ?? work.stateOn ?? today());
  const [price, setPrice] = useState(work.sale?.price ?? singlePrice(listing.suggestedPriceRange));
  const [where, setWhere] = useState(work.sale?.platform ?? platform);
  const [typedFees, setFees] = useState(work.sale?.fees ?? null);
  const [withdrawOthers, setWithdrawOthers] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  // Kept when the listing stands elsewhere now, so that the button that was pressed keeps the focus.
  const standing = `${work.state} ${work.stateOn}`;
  const [shown, setShown] = useState(standing);
  if (shown !== standing) {
    setShown(standing);
    setState(work.state);
    setOn(work.sale?.soldOn ?? work.stateOn ?? today());
    setPrice(work.sale?.price ?? singlePrice(listing.suggestedPriceRange));
    setWhere(work.sale?.platform ?? platform);
    setFees(work.sale?.fees ?? null);
  }
  const isSold = state === 'sold';
  const usualFees = price === null ? null : usualFeesOf(where, code, price);
  const stillListed = work.others.filter((other) => other.state === 'listed');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSold && price === null) return setProblem('Enter the price that it was sold for.');
    setProblem(null);
    const sale = { price: price ?? 0, soldOn: on, platform: where, fees: typedFees ?? usualFees };
    if (isSold) return onChange({ state, sale, withdrawOthers: withdrawOthers && stillListed.length > 0 });
    return onChange(state === 'draft' ? { state } : { state, stateOn: on });
  }

  return (
    <form onSubmit={handleSubmit} aria-label="State" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field id={`${id}-state`} label={`On ${platform}`} required>
          {(props) => (
            <NativeSelect
              {...props}
              value={state}
              onChange={(event) =>
                setState(LISTING_STATES.find(({ code: one }) => one === event.target.value)?.code ?? 'draft')
              }
            >
              {LISTING_STATES.map(({ code: one, label }) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        {state !== 'draft' && (
          <Field id={`${id}-on`} label={isSold ? 'Sold on' : 'Since'} required>
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
        )}
        {isSold && (
          <>
            <Field id={`${id}-price`} label={`Sold for, ${code}`} required error={problem ?? undefined}>
              {(props) => (
                <AmountInput
                  {...props}
                  value={price}
                  parse={(text) => readPrice(text, code)}
                  onChange={setPrice}
                />
              )}
            </Field>
            <Field id={`${id}-where`} label="Sold on marketplace" required>
              {(props) => (
                <NativeSelect
                  {...props}
                  value={where}
                  onChange={(event) =>
                    setWhere(PLATFORMS.find((name) => name === event.target.value) ?? platform)
                  }
                >
                  {PLATFORMS.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            <Field
              id={`${id}-fees`}
              label={`Fees, ${code}`}
              className="col-span-2"
              hint={
                typedFees === null && usualFees !== null
                  ? `Left empty: ${usualFees.toFixed(2)}, the usual fees.`
                  : undefined
              }
            >
              {(props) => (
                <AmountInput
                  {...props}
                  value={typedFees}
                  parse={(text) => readPrice(text, code)}
                  onChange={setFees}
                />
              )}
            </Field>
          </>
        )}
      </div>
      {isSold && stillListed.length > 0 && (
        <Tick checked={withdrawOthers} onChange={setWithdrawOthers}>
          Mark it withdrawn on {stillListed.map((other) => other.platform).join(', ')}; take it down there
          too.
        </Tick>
      )}
      <Button type="submit" className="self-start">
        Save state
      </Button>
    </form>
  );
}
