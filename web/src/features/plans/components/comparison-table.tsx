import type { Visitor } from '@smart-listings/contract';
import { Check, Minus } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { answerFor, CAPABILITY_ROWS } from '../capabilities.ts';

const COLUMNS = [
  { visitor: 'anonymous', label: 'No account' },
  { visitor: 'free', label: 'Starter' },
  { visitor: 'premium', label: 'Pro' },
] as const;

interface Props {
  /** Whose column is marked as theirs. */
  current: Visitor;
  withAnonymous?: boolean;
}

/** What each plan holds. On the pricing page also without an account. */
export function ComparisonTable({ current, withAnonymous = false }: Props) {
  const columns = withAnonymous ? COLUMNS : COLUMNS.slice(1);
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b border-edge align-bottom">
          <th scope="col" className="py-2 pr-3 font-semibold">
            What you can do
          </th>
          {columns.map(({ visitor, label }) => (
            <th key={visitor} scope="col" className="w-[23%] py-2 pr-2 font-semibold">
              {label}
              {visitor === current && visitor !== 'anonymous' && (
                <span className="block text-note font-normal text-soft">your plan</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CAPABILITY_ROWS.map((row) => (
          <tr key={row.name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {row.name}
            </th>
            {columns.map(({ visitor }) => (
              <td key={visitor} className="tabular py-2.5 pr-2">
                <Answer text={answerFor(row, visitor)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ text }: { text: string }) {
  const no = text === 'No';
  const Icon = no ? Minus : Check;
  return (
    <span className={classNames('inline-flex items-start gap-1.5', no && 'text-soft')}>
      <Icon aria-hidden className={classNames('mt-0.5 size-4 shrink-0', !no && 'text-good')} />
      {text}
    </span>
  );
}
