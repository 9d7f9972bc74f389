import type { Comparable } from '@smart-listings/contract';
import { writePrice } from '../words.ts';

interface Props {
  /** The likelier one first. */
  readings: readonly (readonly Comparable[])[];
  chosen: number;
  onChoose: (reading: number) => void;
}

const SHOWN = 3;

/** The rows of one reading that the other has not: what is the same in both tells nothing. */
function ownRows(rows: readonly Comparable[], others: readonly Comparable[]): Comparable[] {
  return rows.filter(
    ({ title, price }) => !others.some((other) => other.title === title && other.price === price),
  );
}

/** Both ways to read a page of which the lines alone do not say to which title a price belongs: the seller sees it. */
export function TwoReadings({ readings, chosen, onChoose }: Props) {
  return (
    <fieldset className="rounded-md border border-warn bg-warn-wash px-3 py-2">
      <legend className="px-1 text-note font-semibold text-warn">Which price belongs to which title?</legend>
      <div className="grid grid-cols-2 gap-2">
        {readings.map((rows, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: always these two
            key={index}
            type="button"
            aria-pressed={chosen === index}
            onClick={() => onChoose(index)}
            className={`min-w-0 rounded-md border px-2 py-1.5 text-left text-note ${chosen === index ? 'border-ink bg-sheet' : 'border-line'}`}
          >
            {ownRows(rows, readings[1 - index] ?? [])
              .slice(0, SHOWN)
              .map(({ title, price, currency }, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two listings can be alike, and none moves by itself
                <span key={row} className="flex gap-2">
                  <span className="bidi line-clamp-2 min-w-0 flex-1">{title}</span>
                  <span className="tabular shrink-0">{writePrice(price, currency)}</span>
                </span>
              ))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
