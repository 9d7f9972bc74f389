import type { ChannelForm } from '@smart-listings/contract';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceFields } from './choice-field.tsx';
import { type Decided, firstChoices, isOpenChoice, MissingChoices, missingChoices } from './choices.tsx';

interface Props {
  /** The marketplace's name. */
  name: string;
  form: ChannelForm;
  busy: boolean;
  onSubmit: (decisions: Decided) => void;
}

/** What holds for all of them; category, price and what is of the item alone come from each listing. */
export function BatchForm({ name, form, busy, onSubmit }: Props) {
  const lists = form.choices.filter(({ isOwn }) => !isOwn);
  const [decided, setDecided] = useState(() => firstChoices(lists));
  const [tried, setTried] = useState(false);

  if (missingChoices(lists).length > 0) return <MissingChoices name={name} site={form.site} lists={lists} />;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!lists.some((list) => isOpenChoice(list, decided))) onSubmit(decided);
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={`Put on ${name}`} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <ChoiceFields lists={lists} decided={decided} tried={tried} onDecide={setDecided} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-note text-soft">
          For all of them. Category and price are each listing’s own; nobody sees any of them yet.
        </p>
        <Button type="submit" look="accent" disabled={busy}>
          See what goes out
        </Button>
      </div>
    </form>
  );
}
