import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MarketFields } from '../use-market-fields.ts';

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
      <ul aria-label={`Categories of ${marketplace}`} className="flex flex-col gap-1">
        {answer.categories.map((category) => {
          const isChosen = category.id === chosen;
          return (
            <li key={category.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(category)}
                className={`flex min-h-10 w-full items-center gap-2 rounded-md border px-3 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11 ${isChosen ? 'border-ink' : 'border-line'}`}
              >
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {category.path} <span className="tabular text-fine text-soft">{category.id}</span>
                </span>
                {isChosen && <Check aria-hidden className="size-4 shrink-0 text-good" />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
