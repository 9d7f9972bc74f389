import type { OperatorSummary } from '@smart-listings/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { csvAddress, summaryQuery } from '../api/get-summary.ts';
import { lastDays, RANGES, readDays } from '../ranges.ts';
import { SERIES } from '../series.ts';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { Ranking } from './ranking.tsx';
import { UserCounts } from './user-counts.tsx';

/** What happens on this server, in counts: no text, no address and no name of anybody is among them. */
export function OperatorScreen() {
  const [query, setQuery] = useSearchParams();
  const days = readDays(query);
  const range = lastDays(days, new Date());
  const { data, error, refetch } = useQuery(summaryQuery(range));
  return (
    <div className="mx-auto max-w-6xl py-8">
      <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-2xl">Operator’s view</h1>
          <p className="mt-1 text-sm text-soft">Counts of this server by UTC day. No texts, no addresses.</p>
        </div>
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor="operator-range" className="text-soft">
            Range
          </label>
          <NativeSelect
            id="operator-range"
            value={days}
            onChange={(event) => setQuery({ days: event.target.value }, { replace: true })}
          >
            {RANGES.map((choice) => (
              <option key={choice} value={choice}>
                Last {choice} days
              </option>
            ))}
          </NativeSelect>
        </div>
        <a href={csvAddress(range)} download className={buttonClass()}>
          Download CSV
        </a>
      </div>
      {error && !data && (
        <div role="alert" className="panel flex flex-col items-start gap-3 p-5">
          <p>{messageOf(error)}</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {!error && !data && <p className="text-soft">Loading…</p>}
      {data && <Summary summary={data} />}
    </div>
  );
}

function Summary({ summary }: { summary: OperatorSummary }) {
  return (
    <div className="flex flex-col gap-8">
      <section aria-label="Accounts now">
        <UserCounts users={summary.users} />
      </section>
      <section aria-labelledby="by-day">
        <h2 id="by-day" className="mb-3 text-lg">
          By day
        </h2>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {SERIES.map((series) => (
            <DayChart key={series.title} series={series} days={summary.days} />
          ))}
        </div>
        <details className="group mt-4">
          <summary className="inline-flex min-h-8 items-center gap-1 text-sm font-medium">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            All figures as a table
          </summary>
          <DayTable days={summary.days} />
        </details>
      </section>
      <section aria-labelledby="in-the-range">
        <h2 id="in-the-range" className="mb-3 text-lg">
          In the whole range
        </h2>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <Ranking title="Pages" entries={summary.paths} empty="No page was opened." />
          <Ranking
            title="Where visitors came from"
            entries={summary.referrers}
            empty="Nobody came from another website."
          />
          <Ranking title="Where they arrived" entries={summary.arrivals} empty="Nobody did." />
          <Ranking title="Who wrote the listings" entries={summary.engines} empty="No listing was written." />
          <Ranking title="What failed" entries={summary.failures} empty="Nothing failed." />
        </div>
      </section>
    </div>
  );
}
