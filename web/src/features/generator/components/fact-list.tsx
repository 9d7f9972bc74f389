import type { ItemValue, SellerAnswer } from '@smart-listings/contract';
import type { Item } from '@smart-listings/engine';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { answerOf, kindName, valueName, wordsAround } from '../value-names.ts';

const FIELDS: Readonly<Record<string, string>> = {
  itemName: 'item name',
  make: 'make',
  modelNumber: 'model number',
  features: 'features',
  condition: 'condition',
  targetBuyer: 'target buyer',
  keywords: 'keywords',
};

const SAID = {
  denied: 'denied',
  unsure: 'not sure',
  other: 'said of another thing',
} as const;

interface Props {
  item: Item;
  answers: readonly SellerAnswer[];
  /** Statements that the seller confirmed. */
  confirmed: readonly string[];
  onTakeBack: (answer: SellerAnswer) => void;
}

/** All that was read of the item: what counts, then what does not and why. */
export function FactList({ item, answers, confirmed, onTakeBack }: Props) {
  const counts = ({ certainty, polarity }: ItemValue) => certainty === 'certain' && polarity === 'asserted';
  const { values } = item;
  const others = values.filter((value) => !counts(value));
  const answerTo = ({ kind, value }: ItemValue) =>
    answers.find((one) => one.kind === kind && one.value === value);
  const lines = (list: readonly ItemValue[]) =>
    list.map((value) => {
      const answer = answerTo(value);
      return (
        <Line
          key={value.id}
          name={kindName(value)}
          value={value.value}
          source={sourceOf(value, { words: wordsAround(value, item), isAnswered: answer !== undefined })}
        >
          {answer && (
            <Button
              look="quiet"
              size="small"
              className="-my-1.5"
              aria-label={`Take back your answer: ${valueName(value)}`}
              onClick={() => onTakeBack(answerOf(value, answer.holds))}
            >
              Take back
            </Button>
          )}
        </Line>
      );
    });
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Facts" className="flex flex-col gap-1.5 max-sm:gap-3">
        {lines(values.filter(counts))}
        {confirmed.map((statement) => (
          <Line key={statement} name="Statement" value={statement} source="you confirmed it" />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="flex flex-col gap-1.5 text-soft">
          <h4 className="text-note font-semibold">Read, but in no title, tag or list</h4>
          <ul aria-label="Read, but not used" className="flex flex-col gap-1.5 max-sm:gap-3">
            {lines(others)}
          </ul>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  name: string;
  value: string;
  source: string;
  children?: ReactNode;
}

function Line({ name, value, source, children }: LineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1.4fr)_auto]">
      <span className="text-soft max-sm:order-1 max-sm:col-span-2 max-sm:text-note">{name}</span>
      <span className="[overflow-wrap:anywhere]">{value}</span>
      <span className="text-note text-soft [overflow-wrap:anywhere] max-sm:order-2 max-sm:col-span-2">
        {source}
      </span>
      {children}
    </li>
  );
}

const LONGEST_QUOTE = 160;

function sourceOf(
  { polarity, certainty, origin, from, value }: ItemValue,
  { words, isAnswered }: { words: string; isAnswered: boolean },
): string {
  if (origin === 'answered' || isAnswered) return polarity === 'asserted' ? 'you answered' : 'you said no';
  const quote = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).trimEnd()}…` : words;
  const field = FIELDS[from.field];
  const isWhole = words.toLowerCase() === value.toLowerCase();
  const read =
    field && (isWhole || from.field !== 'features')
      ? `from your words (${field})`
      : `from your words: “${quote}”`;
  const source =
    from.field === 'confirmed'
      ? 'you confirmed it'
      : origin === 'seen'
        ? `seen on a photo${field ? ` (${field})` : ''}`
        : read;
  if (polarity !== 'asserted') return `${SAID[polarity]} · ${source}`;
  return certainty === 'likely' ? `likely · ${source}` : source;
}
