// Loaded when several listings are to be sold: chosen once for all, shown, then put live one after the other.
import type { ChannelCode, SavedListing } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { openBatchesQuery, startBatch } from '../api/batches.ts';
import { channelFormQuery } from '../api/publish.ts';
import { BatchForm } from './batch-form.tsx';
import { BatchProgress } from './batch-progress.tsx';
import type { Decided } from './choices.tsx';
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

  function close() {
    void client.invalidateQueries({ queryKey: openBatchesQuery.queryKey });
    if (id !== null) onChanged();
    onClose();
  }

  async function start(decisions: Decided) {
    setBusy(true);
    setError(null);
    try {
      setId(await startBatch(code, { ...decisions, listingIds: listings.map((listing) => listing.id) }));
      // Whoever has closed this meanwhile finds it there.
      void client.invalidateQueries({ queryKey: openBatchesQuery.queryKey });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }

  return (
    <Modal
      open
      wide={id !== null}
      onClose={close}
      title={`Put on ${name}`}
      description={listings.length === 1 ? 'One listing' : `${listings.length} listings`}
    >
      {id === null ? (
        <div className="flex flex-col gap-4">
          <Problem error={error ?? form.error} accountLink={accountLink} />
          {form.isPending && <p className="text-sm text-soft">Asking {name}…</p>}
          {form.data && (
            <BatchForm
              name={name}
              form={form.data}
              busy={busy}
              onSubmit={(decisions) => void start(decisions)}
            />
          )}
        </div>
      ) : (
        <BatchProgress id={id} name={name} accountLink={accountLink} onDone={close} />
      )}
    </Modal>
  );
}
