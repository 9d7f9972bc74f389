// Loaded when several listings are to be sold: chosen once for all, shown, then put live one after the other.
import type { ChannelCode, SavedListing } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { batchQuery, isMoving, publishBatch, startBatch, stopBatch } from '../api/batches.ts';
import { channelFormQuery } from '../api/publish.ts';
import { BatchForm } from './batch-form.tsx';
import { BatchItems } from './batch-items.tsx';
import { Problem } from './problem.tsx';

interface Props {
  code: ChannelCode;
  /** Written for this marketplace, one at least. */
  listings: readonly [SavedListing, ...SavedListing[]];
  accountLink: ReactNode;
  onClose: () => void;
  onChanged: () => void;
}

export function BatchDialog({ code, listings, accountLink, onClose, onChanged }: Props) {
  const [first] = listings;
  const name = first.originalFormInput.platform;
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // What is asked of all is the same for each of them.
  const form = useQuery({ ...channelFormQuery({ listingId: first.id, code }), enabled: id === null });
  const batch = useQuery(batchQuery(id));
  const items = batch.data?.items ?? [];
  const seen = items.flatMap(({ listingId, state, preview }) =>
    preview && ['seen', 'stopped'].includes(state) ? [[listingId, preview.digest] as const] : [],
  );
  const moving = batch.data ? isMoving(batch.data) : id !== null;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setError(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['channel-batch'] });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }

  function close() {
    if (items.some(({ state }) => state === 'live')) onChanged();
    onClose();
  }

  return (
    <Modal
      open
      wide={id !== null}
      onClose={close}
      title={`Put on ${name}`}
      description={listings.length === 1 ? 'One listing' : `${listings.length} listings`}
    >
      <div className="flex flex-col gap-4">
        <Problem error={error ?? form.error ?? batch.error} accountLink={accountLink} />
        {id === null && form.isPending && <p className="text-sm text-soft">Asking {name}…</p>}
        {id === null && form.data && (
          <BatchForm
            name={name}
            form={form.data}
            busy={busy}
            onSubmit={(decisions) =>
              void run(async () => {
                const listingIds = listings.map((listing) => listing.id);
                setId(await startBatch(code, { ...decisions, listingIds }));
              })
            }
          />
        )}
        {id !== null && (
          <>
            <BatchItems name={name} items={items} />
            <div className="flex flex-wrap items-center justify-end gap-2">
              <p role="status" className="mr-auto text-note text-soft">
                {moving
                  ? 'This goes on without this page, and after a break of the server.'
                  : summaryOf(items)}
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
              {!moving && seen.length === 0 && (
                <Button look="accent" onClick={close}>
                  Done
                </Button>
              )}
            </div>
          </>
        )}
      </div>
    </Modal>
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
