// Loaded when the totals are asked for.
import type { Totals } from '@smart-listings/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { countOf } from '../../../lib/count-of.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TOTALS_CSV, totalsQuery } from '../api/get-totals.ts';
import { currenciesOf, formatMonth, type Month, monthsOf } from '../months.ts';
import { writeAmount } from '../words.ts';
import { ImportsList } from './imports-list.tsx';
import { MonthChart } from './month-chart.tsx';

const ImportView = lazy(() => import('./import-view.tsx').then((module) => ({ default: module.ImportView })));

const SHOWN_MONTHS = 12;

/** What was listed and sold, and the lists of marketplaces that it comes from too. */
export function TotalsDialog({ onClose }: { onClose: () => void }) {
  const [isImporting, setImporting] = useState(false);
  if (isImporting) {
    return (
      <Modal
        open
        wide
        onClose={onClose}
        title="Import sales"
        description="What you sold before, or elsewhere."
      >
        <Suspense>
          <ImportView onDone={() => setImporting(false)} />
        </Suspense>
      </Modal>
    );
  }
  return (
    <Modal open wide onClose={onClose} title="Totals" description="What you listed and sold, by month.">
      <div className="flex flex-col gap-4">
        <MonthTotals onImport={() => setImporting(true)} />
        <ImportsList />
      </div>
    </Modal>
  );
}

/** Listed, sold and kept by month: a small plot, the numbers, and both as CSV. */
function MonthTotals({ onImport }: { onImport: () => void }) {
  const query = useQuery(totalsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = query.data ? currenciesOf(query.data) : [];
  const currency = chosen ?? currencies[0] ?? 'GBP';
  const months = query.data ? monthsOf(query.data, currency, SHOWN_MONTHS) : [];
  const incomplete = months.reduce((sum, month) => sum + month.incomplete, 0);
  const format = (amount: number) => writeAmount(amount, currency);
  return (
    <>
      {query.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>The totals could not be loaded.</p>
          <Button size="small" onClick={() => query.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {query.isPending && <p className="text-soft">Loading…</p>}
      {query.data && months.length === 0 && (
        <p>
          Nothing is listed or sold yet. Open a listing and say where it stands: from then on it counts here.
          What you sold before can be imported.
        </p>
      )}
      {months.length > 0 && (
        <div className="flex flex-col gap-4">
          {currencies.length > 1 && (
            <NativeSelect
              aria-label="Currency"
              className="max-w-40"
              value={currency}
              onChange={(event) => setChosen(event.target.value)}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </NativeSelect>
          )}
          {months.some(({ sold }) => sold > 0) && <MonthChart months={months} format={format} />}
          <MonthTable months={months} format={format} />
          {incomplete > 0 && (
            <p className="text-note text-soft">
              Of {incomplete} {incomplete === 1 ? 'sale' : 'sales'} the fees or the cost are not known: they
              count as nothing.
            </p>
          )}
          <SuggestionsNote suggestions={query.data?.suggestions} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {months.length > 0 && (
          <a className={buttonClass({ size: 'small' })} href={TOTALS_CSV} download>
            Download CSV
          </a>
        )}
        <Button size="small" onClick={onImport}>
          Import sales
        </Button>
      </div>
    </>
  );
}

/** How far off our own suggestions were for this seller. */
function SuggestionsNote({ suggestions }: { suggestions: Totals['suggestions'] | undefined }) {
  if (!suggestions || suggestions.count === 0) return null;
  const { count, medianError, below } = suggestions;
  return (
    <p className="text-sm">
      <span className="font-semibold">Our suggestions for you:</span>{' '}
      {medianError === null
        ? `${countOf(count, 'sale')} had one so far, too few to say how far off they are.`
        : `for half of your last ${countOf(count, 'sale')} that had one they were within ${Math.round(medianError * 100)} % of what was paid. ${below} brought less than was suggested.`}
    </p>
  );
}

/** What was kept stands before what it is made of: on a phone the last columns are beside the screen. */
function MonthTable({ months, format }: { months: readonly Month[]; format: (amount: number) => string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label="Totals by month" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-right text-sm [&_td]:px-1 [&_td]:py-1 sm:[&_td]:px-2 [&_th]:px-1 [&_th]:py-1 sm:[&_th]:px-2">
        <thead className="text-note text-soft">
          <tr>
            <th scope="col" className="text-left font-normal">
              Month
            </th>
            {['Listed', 'Sold', 'Kept', 'Price', 'Fees', 'Cost'].map((name) => (
              <th key={name} scope="col" className="font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, listed, sold, price, fees, cost, kept }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="text-left font-normal whitespace-nowrap">
                {formatMonth(month)}
              </th>
              <td>{listed.toLocaleString('en')}</td>
              <td>{sold.toLocaleString('en')}</td>
              <td className="font-semibold">{format(kept)}</td>
              <td>{format(price)}</td>
              <td>{format(fees)}</td>
              <td>{format(cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
