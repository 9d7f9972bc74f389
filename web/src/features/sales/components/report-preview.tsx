import type { CheckedSales } from '@smart-listings/contract';
import { KNOWN_SALES } from '@smart-listings/contract';
import { type ReadReport, SALE_FIELDS } from '@smart-listings/engine';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '../../../lib/count-of.ts';
import { FIELD_LABELS, KNOWN_REASONS, writeAmount, writeDay } from '../words.ts';

const SHOWN = 8;
/** Of each reason: the others are like these. */
const SHOWN_ROWS = 20;

interface Props {
  report: ReadReport;
  /** null: it is not known yet which of the sales are there. */
  known: CheckedSales['known'] | null;
  isLooking: boolean;
}

/** What was recognised in a list of sales and what was not, before anything is kept. */
export function ReportPreview({ report, known, isLooking }: Props) {
  const { sales, refused, recognised, unused } = report;
  const isKnown = new Set(known?.map(({ at }) => at));
  const fresh = sales.filter((_, at) => !isKnown.has(at));
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm font-medium">
        {[
          `${countOf(sales.length, 'sale')} read`,
          ...(isLooking ? ['looking for those that are here already'] : []),
          ...(isKnown.size > 0 ? [`${isKnown.size.toLocaleString('en-GB')} here already`] : []),
          ...(refused.length > 0 ? [`${countOf(refused.length, 'row')} left out`] : []),
        ].join(', ')}
        .
      </p>
      {fresh.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        <section aria-label="Sales to import" tabIndex={0} className="overflow-x-auto">
          <table className="tabular w-full text-left text-sm [&_td]:py-1 [&_th]:py-1">
            <thead className="text-note text-soft">
              <tr>
                {['What was sold', 'Day', 'Price'].map((name, at) => (
                  <th key={name} scope="col" className={`font-normal ${at > 0 ? 'pl-4 text-right' : ''}`}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fresh.slice(0, SHOWN).map(({ key, title, soldOn, price, currency }) => (
                <tr key={key} className="border-t border-line align-top">
                  <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                    <bdi>{title}</bdi>
                  </th>
                  <td className="pl-4 text-right whitespace-nowrap">{writeDay(soldOn)}</td>
                  <td className="pl-4 text-right whitespace-nowrap">{writeAmount(price, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {fresh.length > SHOWN && (
            <p className="mt-1 text-note text-soft">and {countOf(fresh.length - SHOWN, 'more', 'more')}</p>
          )}
        </section>
      )}
      {KNOWN_SALES.map((why) => {
        const same = known?.filter((one) => one.why === why) ?? [];
        if (same.length === 0) return null;
        const rows = same.slice(0, SHOWN_ROWS).map(({ at }) => sales[at]?.title ?? '');
        return (
          <Fold key={why} title={`Here already (${same.length})`} note={KNOWN_REASONS[why]}>
            <Rows rows={rows} count={same.length} />
          </Fold>
        );
      })}
      {[...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, rows]) => (
        <Fold key={reason} title={`Left out (${rows.length})`} note={reason}>
          <Rows
            rows={rows.slice(0, SHOWN_ROWS).map(({ row, text }) => `Row ${row}: ${text}`)}
            count={rows.length}
          />
        </Fold>
      ))}
      <Fold title="Columns" note={sayColumns(recognised)}>
        {unused.length > 0 && <p className="text-note text-soft">Not used: {unused.join(', ')}.</p>}
      </Fold>
    </div>
  );
}

function sayColumns(recognised: ReadReport['recognised']): string {
  const said = SALE_FIELDS.flatMap((field) => {
    const name = recognised[field];
    return name === undefined ? [] : [`${FIELD_LABELS[field]}: “${name}”`];
  });
  return `${said.join(', ')}.`;
}

function Rows({ rows, count }: { rows: readonly string[]; count: number }) {
  return (
    <ul className="flex flex-col gap-0.5 text-note text-soft">
      {rows.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows can be alike, and none moves by itself
        <li key={index} className="[overflow-wrap:anywhere]">
          <bdi>{text}</bdi>
        </li>
      ))}
      {count > rows.length && <li>and {count - rows.length} more</li>}
    </ul>
  );
}

function Fold({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-2 pointer-coarse:min-h-11">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        <span className="text-note font-medium">{title}</span>
        <span className="text-note text-soft [overflow-wrap:anywhere]">{note}</span>
      </summary>
      <div className="pt-1 pl-6">{children}</div>
    </details>
  );
}
