import type { OperatorSummary } from '@smart-listings/contract';
import { formatCount } from '../series.ts';

/** The accounts as they are now. */
export function UserCounts({ users }: { users: OperatorSummary['users'] }) {
  const counts = [
    { name: 'Accounts', count: users.total },
    { name: 'with a confirmed address', count: users.verified },
    { name: 'on Pro', count: users.pro },
    { name: 'of these, cancelled', count: users.ending },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4">
      {counts.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-sheet px-4 py-3">
          <dt className="text-note text-soft">{name}</dt>
          <dd className="tabular text-2xl font-semibold">{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
