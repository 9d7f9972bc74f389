import type { OperatorDay } from '@smart-listings/contract';
import { formatDay } from '../ranges.ts';
import { SERIES } from '../series.ts';

/** The plots as figures, the newest day first. */
export function DayTable({ days }: { days: readonly OperatorDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section aria-label="All figures by day" tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="tabular w-full border-collapse text-right text-note whitespace-nowrap">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pr-4 text-left font-semibold">
              Day (UTC)
            </th>
            {SERIES.map(({ title }) => (
              <th key={title} scope="col" className="py-1.5 pl-4 font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 pr-4 text-left font-normal">
                {formatDay(day.day)}
              </th>
              {SERIES.map(({ title, read, format }) => {
                const value = read(day);
                return (
                  <td key={title} className="py-1 pl-4">
                    {value === null ? '–' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
