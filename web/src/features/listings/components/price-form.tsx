import { type SavedListing, sayOwnPrice, singlePrice } from '@smart-listings/contract';
import { chooseCurrency, currencyCode, formatPrice, readPrice } from '@smart-listings/engine';
import { type SubmitEvent, useId, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

interface Props {
  listing: SavedListing;
  /** With the price as it is shown, copied and exported. */
  onChange: (price: { suggestedPriceRange: string; priceJustification: string }) => void;
}

/** The seller's own price, in the place of a suggested one. */
export function PriceForm({ listing, onChange }: Props) {
  const id = useId();
  const { suggestedPriceRange: before, origin } = listing;
  const code = currencyCode(origin.currency);
  const [price, setPrice] = useState(singlePrice(before));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (price === null) return;
    onChange({
      suggestedPriceRange: formatPrice(price, chooseCurrency(origin.currency)),
      priceJustification: sayOwnPrice(listing),
    });
  }

  return (
    <form onSubmit={handleSubmit} aria-label="Price" className="flex items-end gap-3">
      <Field id={`${id}-price`} label={`Your price, ${code}`} required className="max-w-40">
        {(props) => (
          <AmountInput
            {...props}
            required
            value={price}
            parse={(text) => readPrice(text, code)}
            onChange={setPrice}
          />
        )}
      </Field>
      <Button type="submit">Save price</Button>
    </form>
  );
}
