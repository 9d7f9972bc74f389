import { type Comparable, LIMITS, PRICE_KINDS, type PriceKind } from '@smart-listings/contract';
import {
  chooseCurrency,
  competitionPrice,
  fewPrices,
  type MarketPrice,
  priceComparables,
  readItem,
  whyNoCompetitionPrice,
} from '@smart-listings/engine';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { countedPaste } from '../counted-paste.ts';
import { formOf, type Item } from '../item.ts';
import { linesOf, readPaste, replaceLine, SHOWN_WITH_FEES, usablePaste } from '../read-paste.ts';
import type { Paste } from '../snapshot.ts';
import { writePrice } from '../words.ts';
import { PriceChart } from './price-chart.tsx';
import { LeftOut } from './price-lists.tsx';
import { ReadLines } from './read-lines.tsx';
import { TwoReadings } from './two-readings.tsx';

interface Props {
  /** What was pasted before. */
  paste: Paste;
  item: Item;
  currency: string;
  /** How many of the prices count. */
  most?: number;
  /** With those of the prices that count. */
  onUse: (paste: Paste, counted: readonly Comparable[]) => void;
  onClose: () => void;
}

const EXAMPLE =
  'Makita DHP482 combi drill, body only £62.00\nMakita DHP482 with 2 batteries, sold £95\nDHP482 drill £70 or best offer';

/** Prices that the seller has at hand, read as they are pasted: what was understood, what was not, what it adds up to. */
export function PasteDialog({
  paste: before,
  item,
  currency,
  most = LIMITS.comparables,
  onUse,
  onClose,
}: Props) {
  const [paste, setPaste] = useState<Paste>(before);
  const area = useRef<HTMLTextAreaElement>(null);
  const read = useDeferredValue(paste);
  const pasted = useMemo(() => readPaste(read, currency), [read, currency]);
  const countedIn = useCallback(
    (some: Paste) => countedPaste(usablePaste(some, currency), formOf(item), most),
    [currency, item, most],
  );
  const market = useMemo(() => weigh(countedIn(read), item, currency), [countedIn, read, item, currency]);
  const isEmpty = paste.text.trim() === '';
  const count = pasted.comparables.length;

  return (
    <Modal
      open
      wide
      onClose={onClose}
      initialFocus={area}
      title="Paste prices"
      description="Rows of a search-results page, a CSV, or a line for each: a title and its price. They are read in your browser."
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <label htmlFor="paste-text" className="text-note font-semibold">
            Listings and their prices
          </label>
          <textarea
            id="paste-text"
            ref={area}
            rows={12}
            dir="auto"
            value={paste.text}
            placeholder={EXAMPLE}
            onChange={(event) => setPaste({ ...paste, text: event.target.value, otherWay: false })}
            className={`${inputClass} resize-y text-sm`}
          />
          <KindChoice kind={paste.kind} onChange={(kind) => setPaste({ ...paste, kind })} />
          <OnTop
            paste={paste}
            example={readPaste({ ...read, onTop: '' }, currency).comparables[0] ?? null}
            counted={usablePaste(read, currency)[0] ?? null}
            onChange={(onTop) => setPaste({ ...paste, onTop })}
          />
          {pasted.other && (
            <TwoReadings
              readings={[pasted.comparables, pasted.other]}
              chosen={paste.otherWay ? 1 : 0}
              onChoose={(reading) => setPaste({ ...paste, otherWay: reading === 1 })}
            />
          )}
          <ReadLines
            pasted={pasted}
            lines={linesOf(read.text)}
            onReplace={(line, text) => setPaste({ ...paste, text: replaceLine(paste.text, line, text) })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3" aria-busy={read !== paste}>
          <p role="status" className="text-sm font-medium">
            {isEmpty ? 'Nothing pasted yet.' : sayCount(count, most)}
          </p>
          {market && <Outcome market={market} currency={currency} />}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        <Button onClick={onClose}>Cancel</Button>
        {isEmpty && before.text !== '' ? (
          <Button onClick={() => onUse(paste, [])}>Go on without pasted prices</Button>
        ) : (
          <Button look="accent" disabled={count === 0} onClick={() => onUse(paste, countedIn(paste))}>
            Use these prices
          </Button>
        )}
      </div>
    </Modal>
  );
}

function weigh(comparables: readonly Comparable[], item: Item, currency: string): MarketPrice | null {
  if (comparables.length === 0) return null;
  return priceComparables(readItem(formOf(item)), comparables, {
    currency: chooseCurrency(currency),
    today: new Date().toISOString().slice(0, 10),
  });
}

function sayCount(count: number, most: number): string {
  if (count > most) return `${count} prices read; the first ${most} like yours are used.`;
  return count === 1 ? 'One price read.' : `${count} prices read.`;
}

/** What the pasted prices say of the item by themselves. */
function Outcome({ market, currency }: { market: MarketPrice; currency: string }) {
  const money = chooseCurrency(currency);
  const price = competitionPrice(market, money);
  const few = price ? null : fewPrices(market, money, null);
  return (
    <>
      <div>
        <p className="tabular text-xl font-semibold">
          {(price ?? few)?.suggestedPriceRange ?? 'No price yet'}
        </p>
        <p className="mt-1 text-note text-soft">
          {few && `${few.says} `}
          {price?.priceJustification ?? whyNoCompetitionPrice(market)}
        </p>
      </div>
      <PriceChart
        comparables={market.comparables}
        statistics={market.statistics}
        currency={money}
        own={null}
      />
      <LeftOut comparables={market.comparables} />
    </>
  );
}

interface OnTopProps {
  paste: Paste;
  /** The first price as it was copied, and as it counts. */
  example: Comparable | null;
  counted: Comparable | null;
  onChange: (onTop: string) => void;
}

/** Whether what was copied is what buyers pay, with the marketplace's own part in it. */
function OnTop({ paste, example, counted, onChange }: OnTopProps) {
  const isOff = paste.onTop !== '' && example !== null && counted !== null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label htmlFor="paste-on-top" className="text-soft">
        A buyer’s fee is in them:
      </label>
      <NativeSelect
        id="paste-on-top"
        className="min-w-52 flex-1"
        value={paste.onTop}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">none</option>
        {SHOWN_WITH_FEES.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {isOff && (
        <p role="status" className="tabular w-full text-note text-soft">
          It is taken off: {writePrice(example.price, example.currency)} counts as{' '}
          {writePrice(counted.price, counted.currency)}.
        </p>
      )}
    </div>
  );
}

const KIND_CHOICES: Record<PriceKind, string> = { sold: 'sold prices', asking: 'asking prices' };

function KindChoice({ kind, onChange }: { kind: PriceKind; onChange: (kind: PriceKind) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <legend className="sr-only">What the prices are</legend>
      <span aria-hidden className="text-soft max-sm:w-full">
        Where a line does not say, they are
      </span>
      {PRICE_KINDS.map((choice) => (
        <label key={choice} className="flex min-h-8 pointer-coarse:min-h-11 items-center gap-2">
          <input
            type="radio"
            name="paste-kind"
            checked={kind === choice}
            onChange={() => onChange(choice)}
            className="size-4 accent-ink"
          />
          {KIND_CHOICES[choice]}
        </label>
      ))}
    </fieldset>
  );
}
