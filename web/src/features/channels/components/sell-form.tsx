import {
  type ChannelDecisions,
  type ChannelForm,
  type SavedListing,
  singlePrice,
} from '@smart-listings/contract';
import { readPrice } from '@smart-listings/engine';
import { type SubmitEvent, useId, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';

interface Props {
  listing: SavedListing;
  form: ChannelForm;
  /** What was decided before the preview; null at first. */
  decisions: ChannelDecisions | null;
  busy: boolean;
  onSubmit: (decisions: ChannelDecisions) => void;
}

const POLICIES = [
  { key: 'postage', id: 'postageId', label: 'Postage' },
  { key: 'payment', id: 'paymentId', label: 'Payment' },
  { key: 'returns', id: 'returnsId', label: 'Returns' },
] as const;

/** What eBay wants to know beside the listing; chosen once, it is there the next time. */
export function SellForm({ listing, form, decisions, busy, onSubmit }: Props) {
  const id = useId();
  const { currency, chosen, publication } = form;
  const [price, setPrice] = useState(
    decisions?.price ?? publication?.price ?? singlePrice(listing.suggestedPriceRange),
  );
  const [ids, setIds] = useState({
    categoryId: decisions?.categoryId ?? form.categories[0]?.id ?? '',
    postageId: decisions?.postageId ?? chosen.postageId ?? '',
    paymentId: decisions?.paymentId ?? chosen.paymentId ?? '',
    returnsId: decisions?.returnsId ?? chosen.returnsId ?? '',
    placeId: decisions?.placeId ?? chosen.placeId ?? '',
    postcode: decisions?.postcode ?? '',
  });
  const [tried, setTried] = useState(false);
  const missing = POLICIES.filter(({ key }) => form[key].length === 0);

  if (missing.length > 0) {
    return (
      <p className="text-sm">
        eBay has no {missing.map(({ label }) => label.toLowerCase()).join(', ')} policy of yours for{' '}
        {form.site}. Set up business policies in your account settings there, then come back.
      </p>
    );
  }

  const problems = {
    price: price === null || price <= 0 ? `Enter a price in ${currency}.` : undefined,
    categoryId: ids.categoryId === '' ? 'Choose a category.' : undefined,
    postcode: ids.placeId === '' && ids.postcode.trim() === '' ? 'Enter a postcode.' : undefined,
    policy: (key: (typeof POLICIES)[number]['id']) => (ids[key] === '' ? 'Choose one.' : undefined),
  };

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isIncomplete =
      problems.price ||
      problems.categoryId ||
      problems.postcode ||
      POLICIES.some((one) => ids[one.id] === '');
    if (price === null || isIncomplete) return;
    onSubmit({ ...ids, price });
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label="Sell on eBay" className="flex flex-col gap-3">
      {form.categories.length === 0 && (
        <p className="text-sm">
          eBay knows no category for this item by its name. Give it another name first.
        </p>
      )}
      <Field id={`${id}-category`} label="Category" required error={tried ? problems.categoryId : undefined}>
        {(props) => (
          <NativeSelect
            {...props}
            value={ids.categoryId}
            onChange={(event) => setIds({ ...ids, categoryId: event.target.value })}
          >
            {form.categories.map((category) => (
              <option key={category.id} value={category.id}>
                {category.name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          id={`${id}-price`}
          label={`Price, ${currency}`}
          required
          error={tried ? problems.price : undefined}
        >
          {(props) => (
            <AmountInput
              {...props}
              value={price}
              parse={(text) => readPrice(text, currency)}
              onChange={setPrice}
            />
          )}
        </Field>
        {POLICIES.map(({ key, id: field, label }) => (
          <Field
            key={key}
            id={`${id}-${key}`}
            label={label}
            required
            error={tried ? problems.policy(field) : undefined}
          >
            {(props) => (
              <NativeSelect
                {...props}
                value={ids[field]}
                onChange={(event) => setIds({ ...ids, [field]: event.target.value })}
              >
                <option value="">Choose…</option>
                {form[key].map((option) => (
                  <option key={option.id} value={option.id}>
                    {option.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
        {form.places.length > 0 && (
          <Field id={`${id}-place`} label="Sent from" required>
            {(props) => (
              <NativeSelect
                {...props}
                value={ids.placeId}
                onChange={(event) => setIds({ ...ids, placeId: event.target.value })}
              >
                {form.places.map((place) => (
                  <option key={place.id} value={place.id}>
                    {place.name}
                  </option>
                ))}
                <option value="">Another postcode…</option>
              </NativeSelect>
            )}
          </Field>
        )}
        {ids.placeId === '' && (
          <Field
            id={`${id}-postcode`}
            label="Postcode you send from"
            required
            error={tried ? problems.postcode : undefined}
          >
            {(props) => (
              <input
                {...props}
                className={inputClass}
                autoComplete="postal-code"
                maxLength={20}
                value={ids.postcode}
                onChange={(event) => setIds({ ...ids, postcode: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-note text-soft">
          Nobody sees it yet: the next step shows what would go out.
        </p>
        <Button type="submit" look="accent" disabled={busy}>
          {busy ? 'Sending to eBay…' : 'See what goes out'}
        </Button>
      </div>
    </form>
  );
}
