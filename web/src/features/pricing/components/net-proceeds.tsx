// Loaded with the result's actions.
import type { Platform } from '@smart-listings/contract';
import {
  chooseCurrency,
  type Family,
  marketplaceOf,
  RATES_AS_OF,
  readPrice,
  spoken,
} from '@smart-listings/engine';
import { lazy, Suspense, useState } from 'react';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { type Costs, useKeptCosts } from '../kept-costs.ts';
import { compareProceeds, type PlatformProceeds, writeAmount } from '../proceeds.ts';
import { ProceedsTable } from './proceeds-table.tsx';

const FeesDialog = lazy(() => import('./fees-dialog.tsx').then((module) => ({ default: module.FeesDialog })));

interface Props {
  platform: Platform;
  /** 'GBP (£)', the listing's. */
  currency: string;
  /** What the item is, as far as its words say. */
  family: Family | null;
  /** Where the seller starts. */
  suggested: number | null;
  /** What the seller means to ask; null: the suggestion's middle. */
  own: number | null;
}

const FIELDS: readonly { field: keyof Costs; label: string }[] = [
  { field: 'cost', label: 'Item cost you' },
  { field: 'postageCost', label: 'Postage costs you' },
  { field: 'postageCharged', label: 'Buyer pays for postage' },
  { field: 'wanted', label: 'Profit you want' },
];

/** What is left of the price on every marketplace, after its fees and the seller's own costs. */
export function NetProceedsPanel({ platform, currency, family, suggested, own }: Props) {
  const money = chooseCurrency(currency);
  const [kept, change] = useKeptCosts(money.code);
  const [opened, setOpened] = useState<Platform | null>(null);
  const price = own ?? suggested;
  const trade = { currency: money.code, family };
  const parse = (text: string) => readPrice(text, money.code);
  const rows = price === null ? [] : compareProceeds(platform, price, { trade, kept });
  const converted = rows.some(({ schedule }) => schedule.currency !== money.code && schedule.id !== 'own');

  return (
    <>
      <Fold
        title="What you keep"
        isFramed
        aside={
          <span className="tabular block text-right text-soft">
            {rows[0] && sayFirst(rows[0], price, money)}
          </span>
        }
      >
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-3">
            {FIELDS.map(({ field, label }) => (
              <Amount
                key={`${field} ${money.code}`}
                id={`proceeds-${field}`}
                label={label}
                value={kept.costs[field]}
                parse={parse}
                onChange={(value) => change({ costs: { ...kept.costs, [field]: value } })}
              />
            ))}
          </div>
          {rows.length > 0 ? (
            <ProceedsTable
              rows={rows}
              currency={money}
              wanted={kept.costs.wanted}
              onOpen={(row) => setOpened(row.platform)}
            />
          ) : (
            <p className="text-sm text-soft">Type your price above.</p>
          )}
          <p className="text-note text-soft">
            Fees as published, each with its date, and all of them yours to change: press a marketplace. What
            you owe in taxes yourself is not in it. Kept in this browser only.
            {converted && ` Fees of other countries at ${RATES_AS_OF} exchange rates: yours may differ.`}
          </p>
        </div>
      </Fold>
      {opened && (
        <Suspense>
          <FeesDialog
            platform={opened}
            trade={trade}
            currency={money}
            kept={kept}
            onChange={change}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function sayFirst(
  { platform, net, isUnknown }: PlatformProceeds,
  price: number | null,
  money: ReturnType<typeof chooseCurrency>,
): string {
  if (isUnknown) return '';
  return `${writeAmount(net.profit, money)} of ${writeAmount(price ?? 0, money)} on ${spoken(marketplaceOf(platform))}`;
}

interface AmountProps {
  id: string;
  label: string;
  value: number | null;
  parse: (text: string) => number | null;
  onChange: (value: number | null) => void;
}

function Amount({ id, label, ...input }: AmountProps) {
  return (
    <div className="flex min-w-0 flex-col justify-end gap-0.5">
      <label htmlFor={id} className="text-note text-soft">
        {label}
      </label>
      <AmountInput id={id} {...input} />
    </div>
  );
}
