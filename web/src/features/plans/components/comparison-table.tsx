import { Check, Minus } from 'lucide-react';
import { CAPABILITIES } from '../capabilities.ts';

/** What each plan holds. On the pricing page also without an account. */
export function ComparisonTable({ withAnonymous = false }: { withAnonymous?: boolean }) {
  const columns = [
    ...(withAnonymous ? [{ key: 'anonymous' as const, label: 'No account' }] : []),
    { key: 'free' as const, label: 'Starter' },
    { key: 'pro' as const, label: 'Pro' },
  ];
  return (
    <table className="w-full border-collapse text-left text-sm">
      <thead>
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-3 font-semibold">
            What you can do
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className="w-[23%] py-2 pr-2 font-semibold">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CAPABILITIES.map((capability) => (
          <tr key={capability.name} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-2.5 pr-3 font-normal">
              {capability.name}
            </th>
            {columns.map((column) => (
              <td key={column.key} className="tabular py-2.5 pr-2">
                <Answer text={capability[column.key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ text }: { text: string }) {
  const className = 'inline-flex items-start gap-1.5';
  if (text === 'No') {
    return (
      <span className={`${className} text-soft`}>
        <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
        No
      </span>
    );
  }
  return (
    <span className={className}>
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      {text}
    </span>
  );
}
