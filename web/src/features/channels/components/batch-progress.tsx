import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import {
  batchPreviewsQuery,
  batchQuery,
  isMoving,
  openBatchesQuery,
  publishBatch,
  stopBatch,
} from '../api/batches.ts';
import { BatchItems } from './batch-items.tsx';
import { Problem } from './problem.tsx';

interface Props {
  id: string;
  /** The marketplace's name. */
  name: string;
  accountLink: ReactNode;
  onDone: () => void;
}

/** Several listings on their way: where each stands, and the press that puts live what was seen. */
export function BatchProgress({ id, name, accountLink, onDone }: Props) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const batch = useQuery(batchQuery(id));
  const moving = !batch.data || isMoving(batch.data);
  const shown = useQuery(batchPreviewsQuery(id, { enabled: !moving }));
  const previews = new Map(shown.data?.items.map(({ listingId, preview }) => [listingId, preview]));
  const items = (batch.data?.items ?? []).map((item) => ({
    ...item,
    preview: previews.get(item.listingId) ?? null,
  }));
  const seen = items.flatMap(({ listingId, state, preview }) =>
    preview && ['seen', 'stopped'].includes(state) ? [[listingId, preview.digest] as const] : [],
  );

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['channel-batch'] });
      await client.invalidateQueries({ queryKey: openBatchesQuery.queryKey });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <Problem error={error ?? batch.error ?? shown.error} accountLink={accountLink} />
      <BatchItems name={name} items={items} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p role="status" className="mr-auto text-note text-soft">
          {moving ? 'This goes on without this page, and after a break of the server.' : summaryOf(items)}
        </p>
        {moving && (
          <Button disabled={busy} onClick={() => run(() => stopBatch(id))}>
            Stop
          </Button>
        )}
        {!moving && seen.length > 0 && (
          <Button
            look="accent"
            disabled={busy}
            onClick={() => run(() => publishBatch(id, Object.fromEntries(seen)))}
          >
            {`Put ${seen.length} live on ${name}`}
          </Button>
        )}
        {!moving && shown.isError && (
          <Button look="accent" disabled={shown.isFetching} onClick={() => void shown.refetch()}>
            Ask for them again
          </Button>
        )}
        {!moving && shown.isSuccess && !shown.isFetching && seen.length === 0 && (
          <Button look="accent" onClick={onDone}>
            Done
          </Button>
        )}
      </div>
    </div>
  );
}

function summaryOf(items: readonly { state: string }[]): string {
  const count = (state: string) => items.filter((item) => item.state === state).length;
  const parts = [
    [count('live'), 'live'],
    [count('seen'), 'ready'],
    [count('failed'), 'not put up'],
    [count('stopped'), 'stopped'],
  ] as const;
  return parts.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ');
}
