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
import { Field } from '../../../ui/field.tsx';
import { CategoryField } from './category-field.tsx';
import { ChoiceFields } from './choice-field.tsx';
import { firstChoices, isOpenChoice, MissingChoices, missingChoices } from './choices.tsx';

interface Props {
  listing: SavedListing;
  form: ChannelForm;
  /** What the categories were looked for by; '': the item's name. */
  words: string;
  onSearch: (words: string) => void;
  /** What was decided before the preview; null at first. */
  decisions: ChannelDecisions | null;
  busy: boolean;
  onSubmit: (decisions: ChannelDecisions) => void;
}

/** What the marketplace wants to know beside the listing; chosen once, it is there the next time. */
export function SellForm({ listing, form, words, onSearch, decisions, busy, onSubmit }: Props) {
  const id = useId();
  const name = listing.originalFormInput.platform;
  const { currency, choices, publication } = form;
  const [price, setPrice] = useState(
    decisions?.price ?? publication?.price ?? singlePrice(listing.suggestedPriceRange),
  );
  const [wanted, setCategory] = useState(decisions?.categoryId ?? '');
  const [decided, setDecided] = useState(() =>
    decisions ? { chosen: decisions.chosen, typed: decisions.typed ?? {} } : firstChoices(choices),
  );
  const [tried, setTried] = useState(false);
  const isOffered = form.categories.some((category) => category.id === wanted);
  const categoryId = isOffered ? wanted : (form.categories[0]?.id ?? '');

  if (missingChoices(choices).length > 0)
    return <MissingChoices name={name} site={form.site} lists={choices} />;

  const priceProblem = price === null || price <= 0 ? `Enter a price in ${currency}.` : undefined;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const isOpen = choices.some((list) => isOpenChoice(list, decided));
    if (price === null || priceProblem || categoryId === '' || isOpen) return;
    onSubmit({ categoryId, words, price, ...decided });
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={`Sell on ${name}`} className="flex flex-col gap-3">
      <CategoryField
        name={name}
        categories={form.categories}
        value={categoryId}
        error={tried && categoryId === '' ? 'Choose a category.' : undefined}
        onChange={setCategory}
        onSearch={onSearch}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          id={`${id}-price`}
          label={`Price, ${currency}`}
          required
          error={tried ? priceProblem : undefined}
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
        <ChoiceFields lists={choices} decided={decided} tried={tried} onDecide={setDecided} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-note text-soft">
          Nobody sees it yet: the next step shows what would go out.
        </p>
        <Button type="submit" look="accent" disabled={busy}>
          {busy ? `Sending to ${name}…` : 'See what goes out'}
        </Button>
      </div>
    </form>
  );
}
