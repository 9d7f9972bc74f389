import { useId } from 'react';
import { formatCount } from '../series.ts';

interface Props {
  title: string;
  /** Said when there is nothing to rank. */
  empty: string;
  entries: readonly { name: string; count: number }[];
}

/** How often each thing happened, the most frequent first, with its share of the first. */
export function Ranking({ title, empty, entries }: Props) {
  const titleId = useId();
  const highest = entries[0]?.count ?? 0;
  return (
    <section aria-labelledby={titleId} className="panel p-4">
      <h3 id={titleId} className="text-sm">
        {title}
      </h3>
      {entries.length === 0 ? (
        <p className="mt-2 text-note text-soft">{empty}</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-1.5 text-note">
          {entries.map(({ name, count }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span className="truncate" title={name}>
                {name}
              </span>
              <span className="tabular">{formatCount(count)}</span>
              <span aria-hidden className="col-span-2 h-1 bg-sunken">
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${highest > 0 ? (count / highest) * 100 : 0}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
