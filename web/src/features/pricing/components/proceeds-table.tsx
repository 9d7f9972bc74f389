import type { Currency } from '@smart-listings/engine';
import { type PlatformProceeds, writeAmount } from '../proceeds.ts';

interface Props {
  /** The listing's own marketplace first. */
  rows: readonly PlatformProceeds[];
  currency: Currency;
  /** The profit that is wanted, if one is. */
  wanted: number | null;
  onOpen: (row: PlatformProceeds) => void;
}

const HEAD = 'py-1 pl-2 text-right font-medium align-bottom last:pr-2';
const CELL = 'tabular py-1 pl-2 text-right whitespace-nowrap last:pr-2';

/** All marketplaces side by side. */
export function ProceedsTable({ rows, currency, wanted, onOpen }: Props) {
  const best = Math.max(...rows.filter(({ isUnknown }) => !isUnknown).map(({ net }) => net.profit));
  return (
    <table className="w-full text-note">
      <caption className="sr-only">What is left on each marketplace</caption>
      <thead className="text-soft">
        <tr>
          <th scope="col" className="px-2 py-1 text-left font-medium align-bottom">
            Marketplace
          </th>
          <th scope="col" className={HEAD}>
            Fees
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            Added for buyer
          </th>
          <th scope="col" className={HEAD}>
            You keep
          </th>
          {wanted !== null && (
            <th scope="col" className={HEAD}>
              Price for {writeAmount(wanted, currency)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.platform} className={`border-t border-line ${index === 0 ? 'bg-sunken' : ''}`}>
            <th scope="row" className="py-1 text-left font-medium">
              <button
                type="button"
                className="link min-h-8 px-2 text-left pointer-coarse:min-h-11"
                aria-label={`Fees of ${row.platform}`}
                onClick={() => onOpen(row)}
              >
                {row.platform}
              </button>
              {row.schedule.category && (
                <span className="block px-2 pb-1 text-fine leading-4 font-normal text-soft">
                  {row.schedule.category}
                </span>
              )}
            </th>
            <td className={CELL}>{row.isUnknown ? 'not known' : writeAmount(row.net.totalFees, currency)}</td>
            <td className={`${CELL} text-soft max-sm:hidden`}>{addedForBuyer(row, currency)}</td>
            <td
              className={`${CELL} ${row.net.profit === best && !row.isUnknown ? 'font-semibold' : ''} ${row.net.profit < 0 ? 'text-bad' : ''}`}
            >
              {row.isUnknown ? '–' : writeAmount(row.net.profit, currency)}
            </td>
            {wanted !== null && (
              <td className={CELL}>
                {row.isUnknown ? '–' : row.needed === null ? 'none' : writeAmount(row.needed, currency)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function addedForBuyer({ net }: PlatformProceeds, currency: Currency): string {
  const added = net.addedForBuyer.reduce((sum, { amount }) => sum + amount, 0);
  return added > 0 ? `+ ${writeAmount(added, currency)}` : '–';
}
