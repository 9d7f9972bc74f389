import type { ChannelForm, StartBatchRequest } from '@smart-listings/contract';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from './choice-field.tsx';
import { isOpenChoice, MissingChoices, missingChoices } from './choices.tsx';

interface Props {
  /** The marketplace's name. */
  name: string;
  form: ChannelForm;
  busy: boolean;
  onSubmit: (decisions: Pick<StartBatchRequest, 'chosen' | 'typed'>) => void;
}

/** What holds for all of them; category, price and what is of the item alone come from each listing. */
export function BatchForm({ name, form, busy, onSubmit }: Props) {
  const lists = form.choices.filter(({ isOwn }) => !isOwn);
  const [chosen, setChosen] = useState<Record<string, string>>(() =>
    Object.fromEntries(lists.map((list) => [list.key, list.chosen])),
  );
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const isOpen = (list: (typeof lists)[number]) => isOpenChoice(list, { chosen, typed });

  if (missingChoices(lists).length > 0) return <MissingChoices name={name} site={form.site} lists={lists} />;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!lists.some(isOpen)) onSubmit({ chosen, typed });
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={`Put on ${name}`} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {lists.map((list) => (
          <ChoiceField
            key={list.key}
            list={list}
            chosen={chosen[list.key] ?? ''}
            typed={typed[list.key] ?? ''}
            isOpen={tried && isOpen(list)}
            onChoose={(value) => setChosen({ ...chosen, [list.key]: value })}
            onType={(text) => setTyped({ ...typed, [list.key]: text })}
          />
        ))}
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
