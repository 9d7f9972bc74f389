import type { ItemValue, ValueKind } from '@smart-listings/contract';
import type { Item } from '@smart-listings/engine';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { likelyValues } from '../likely-values.ts';
import { passFocus } from '../move-focus.ts';
import { kindName, valueName, wordsAround } from '../value-names.ts';

interface Props {
  item: Item;
  onAnswer: (value: ItemValue, holds: boolean) => void;
}

const MOST_SHOWN = 8;
const LIST_ID = 'likely-values';
/** "Black?" needs no word before it, "M?" does. */
const PLAIN: ReadonlySet<ValueKind> = new Set(['colour', 'material', 'pattern', 'type', 'era', 'keyword']);

/** What the item may well be: one press adds it, the cross says no. */
export function LikelyChips({ item, onAnswer }: Props) {
  const values = likelyValues(item);
  const [all, setAll] = useState(false);
  if (values.length === 0) return null;
  const shown = all ? values : values.slice(0, MOST_SHOWN);
  const more = values.length - shown.length;
  return (
    <section aria-label="Is this right?" className="flex flex-col gap-1.5">
      <h3 className="text-note">
        Is this right?{' '}
        <span className="font-normal text-soft">One press adds it to title, tags and facts.</span>
      </h3>
      <ul id={LIST_ID} className="flex flex-wrap gap-1.5 pointer-coarse:gap-2">
        {shown.map((value, index) => {
          const answer = (holds: boolean) => {
            onAnswer(value, holds);
            passFocus(LIST_ID, index, 'result-heading');
          };
          return (
            <li
              key={value.id}
              className="inline-flex max-w-full items-stretch overflow-hidden rounded-md border border-edge text-note"
            >
              <button
                id={`likely-${value.id}`}
                type="button"
                title={wordsAround(value, item)}
                onClick={() => answer(true)}
                className="min-h-8 min-w-0 truncate pr-1.5 pl-2.5 -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
              >
                <span className={PLAIN.has(value.kind) ? 'sr-only' : 'text-soft'}>{kindName(value)}:</span>{' '}
                <bdi>{value.value}?</bdi>
              </button>
              <button
                type="button"
                aria-label={`Not ${valueName(value)}`}
                title="No"
                onClick={() => answer(false)}
                className="inline-flex w-7 shrink-0 items-center justify-center text-soft -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button
          look="quiet"
          size="small"
          className="self-start text-soft"
          onClick={() => {
            setAll(true);
            passFocus(LIST_ID, MOST_SHOWN, 'result-heading');
          }}
        >
          {more} more
        </Button>
      )}
    </section>
  );
}
