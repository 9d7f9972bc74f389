import { LIMITS, type ListingWork, type PatchWorkRequest, type SavedListing } from '@smart-listings/contract';
import { currencyCode, readPrice } from '@smart-listings/engine';
import { type SubmitEvent, useId, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';

interface Props {
  listing: SavedListing;
  work: ListingWork;
  onChange: (patch: PatchWorkRequest) => Promise<void>;
}

/** What the seller notes of the item, for all its marketplaces: seen by nobody else. */
export function ItemForm({ listing, work, onChange }: Props) {
  const id = useId();
  const code = currencyCode(listing.origin.currency);
  const [sku, setSku] = useState(work.sku);
  const [place, setPlace] = useState(work.place);
  const [cost, setCost] = useState(work.cost);
  const [note, setNote] = useState(work.note);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void onChange({ sku, place, cost, note });
  }

  return (
    <form onSubmit={handleSubmit} aria-label="Your notes" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field id={`${id}-sku`} label="Your number">
          {(props) => (
            <input
              {...props}
              value={sku}
              maxLength={LIMITS.work.sku}
              onChange={(event) => setSku(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
        <Field id={`${id}-place`} label="Where it lies">
          {(props) => (
            <input
              {...props}
              value={place}
              maxLength={LIMITS.work.place}
              onChange={(event) => setPlace(event.target.value)}
              className={inputClass}
            />
          )}
        </Field>
        <Field id={`${id}-cost`} label={`It cost, ${code}`}>
          {(props) => (
            <AmountInput {...props} value={cost} parse={(text) => readPrice(text, code)} onChange={setCost} />
          )}
        </Field>
        <Field id={`${id}-note`} label="Note" className="col-span-full">
          {(props) => (
            <textarea
              {...props}
              rows={2}
              dir="auto"
              value={note}
              maxLength={LIMITS.work.note}
              onChange={(event) => setNote(event.target.value)}
              className={`${inputClass} resize-y [field-sizing:content]`}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="self-start">
        Save notes
      </Button>
    </form>
  );
}
