import { useId } from 'react';
import type { MarketFields } from '../use-market-fields.ts';
import { ChoiceList } from './choice-list.tsx';

interface Props {
  /** As a sentence calls it. */
  marketplace: string;
  fields: Exclude<MarketFields, { state: 'off' }>;
  onChoose: (category: { id: string; path: string }) => void;
}

/** The marketplace's own category: one press confirms its suggestion or takes another. */
export function MarketCategory({ marketplace, fields, onChoose }: Props) {
  const id = useId();
  if (fields.state !== 'known') {
    return (
      <p role="status" className="text-note text-soft">
        {fields.state === 'asking'
          ? `Asking ${marketplace} for its category and fields…`
          : `${marketplace} could not be asked: these are its usual fields.`}
      </p>
    );
  }
  const { answer, chosen } = fields;
  if (answer.categories.length === 0) {
    return (
      <p className="text-note text-soft">{marketplace} suggests no category of its own for this name.</p>
    );
  }
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-note">
        On {marketplace}{' '}
        <span className="font-normal text-soft">
          {chosen === null ? 'Is it the first? One press confirms it.' : 'You chose it.'}
        </span>
      </h3>
      <ChoiceList
        label={`Categories of ${marketplace}`}
        items={answer.categories}
        isChosen={(category) => category.id === chosen}
        onChoose={onChoose}
      >
        {(category) => (
          <>
            {category.path} <span className="tabular text-fine text-soft">{category.id}</span>
          </>
        )}
      </ChoiceList>
    </section>
  );
}
