import type { JudgedComparable } from '@smart-listings/contract';
import { type Currency, formatPrice } from '@smart-listings/engine';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { conditionLabel, KIND_LABELS, round, SOURCE_LABELS, writeDay, writePrice } from '../words.ts';

interface TableProps {
  /** Those that were counted. */
  comparables: readonly JudgedComparable[];
  currency: Currency;
}

/** What the picture shows, as a table. */
export function PriceTable({ comparables, currency }: TableProps) {
  const sorted = comparables.toSorted((a, b) => (a.adjustedPrice ?? 0) - (b.adjustedPrice ?? 0));
  return (
    <Fold title={`As a table (${comparables.length})`}>
      <table className="w-full text-left text-note">
        <caption className="sr-only">Counted prices</caption>
        <thead className="text-soft">
          <tr>
            {['Listing', 'Price', 'For yours'].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`py-1 align-bottom font-medium ${index > 0 ? 'pl-3 text-right' : ''}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two listings can be alike, and none moves by itself
            <tr key={index} className="border-t border-line align-top">
              <th scope="row" className="py-1 font-normal [overflow-wrap:anywhere]">
                <Title entry={entry} />
                <span className="tabular block text-soft">{detailsOf(entry)}</span>
              </th>
              <td className="tabular py-1 pl-3 text-right whitespace-nowrap">
                {writePrice(entry.price, entry.currency)}
              </td>
              <td className="tabular py-1 pl-3 text-right font-medium whitespace-nowrap">
                {formatPrice(round(entry.adjustedPrice ?? 0), currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1.5 text-note text-soft">
        “For yours”: in {currency.code}, brought to your item’s condition.
      </p>
    </Fold>
  );
}

/** 'Sold 12 Nov 2026 · Used - Good · eBay' */
function detailsOf({ kind, date, condition, source, isOnlyAlike }: JudgedComparable): string {
  const when = date === null ? '' : ` ${writeDay(date)}`;
  return [
    `${KIND_LABELS[kind]}${when}`,
    ...(condition === null ? [] : [conditionLabel(condition)]),
    SOURCE_LABELS[source],
    ...(isOnlyAlike ? ['alike'] : []),
  ].join(' · ');
}

/** What was not counted, and why. */
export function LeftOut({ comparables }: { comparables: readonly JudgedComparable[] }) {
  const reasons = Map.groupBy(
    comparables.filter(({ excluded }) => excluded !== null),
    ({ excluded }) => excluded ?? '',
  );
  const count = [...reasons.values()].reduce((sum, entries) => sum + entries.length, 0);
  if (count === 0) return null;
  return (
    <Fold title={`Left out (${count})`}>
      <ul className="flex flex-col gap-2.5 text-note">
        {[...reasons].map(([reason, entries]) => (
          <li key={reason}>
            <p className="font-medium">{reason}</p>
            <ul className="mt-0.5 flex flex-col gap-0.5 text-soft">
              {entries.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two listings can be alike, and none moves by itself
                <li key={index} className="flex gap-3">
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    <Title entry={entry} /> · {SOURCE_LABELS[entry.source]}
                  </span>
                  <span className="tabular shrink-0">{writePrice(entry.price, entry.currency)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Title({ entry: { title, link } }: { entry: JudgedComparable }) {
  if (link === null) return <bdi>{title}</bdi>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="link">
      <bdi>{title}</bdi>
    </a>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-8 pointer-coarse:min-h-11 w-fit items-center gap-1.5 text-note font-medium">
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        {title}
      </summary>
      <div className="pt-1.5">{children}</div>
    </details>
  );
}
