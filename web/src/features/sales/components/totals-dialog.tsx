// Loaded when the totals are asked for.
import { currencyOf, formatPrice } from '@smart-listings/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TOTALS_CSV, totalsQuery } from '../api/get-totals.ts';
import { currenciesOf, formatMonth, type Month, monthsOf } from '../months.ts';
import { MonthChart } from './month-chart.tsx';

const SHOWN_MONTHS = 12;

/** Listed, sold and kept by month: a small plot, the numbers, and both as CSV. */
export function TotalsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(totalsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = query.data ? currenciesOf(query.data) : [];
  const currency = chosen ?? currencies[0] ?? 'GBP';
  const months = query.data ? monthsOf(query.data, currency, SHOWN_MONTHS) : [];
  const incomplete = months.reduce((sum, month) => sum + month.incomplete, 0);
  const format = (amount: number) => writeAmount(amount, currency);
  return (
    <Modal open wide onClose={onClose} title="Totals" description="What you listed and sold, by month.">
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
          <MonthChart months={months} format={format} />
          <MonthTable months={months} format={format} />
          {incomplete > 0 && (
            <p className="text-note text-soft">
              Of {incomplete} {incomplete === 1 ? 'sale' : 'sales'} the fees or the cost are not known: they
              count as nothing.
            </p>
          )}
          <a className={`${buttonClass({ size: 'small' })} self-start`} href={TOTALS_CSV} download>
            Download CSV
          </a>
        </div>
      )}
    </Modal>
  );
}

function MonthTable({ months, format }: { months: readonly Month[]; format: (amount: number) => string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <section aria-label="Totals by month" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-right text-sm [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1">
        <thead className="text-note text-soft">
          <tr>
            <th scope="col" className="text-left font-normal">
              Month
            </th>
            {['Listed', 'Sold', 'Price', 'Fees', 'Cost', 'Kept'].map((name) => (
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
              <td>{listed}</td>
              <td>{sold}</td>
              <td>{format(price)}</td>
              <td>{format(fees)}</td>
              <td>{format(cost)}</td>
              <td className="font-semibold">{format(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function writeAmount(amount: number, code: string): string {
  const currency = currencyOf(code);
  const text = currency ? formatPrice(Math.abs(amount), currency) : `${Math.abs(amount).toFixed(2)} ${code}`;
  return amount < 0 ? `−${text}` : text;
}
