// Loaded where marketplaces can be connected: what was put up together and its page was closed meanwhile.
import type { OpenBatch } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { openBatchesQuery } from '../api/batches.ts';
import { BatchProgress } from './batch-progress.tsx';

interface Props {
  accountLink: ReactNode;
  onChanged: () => void;
}

/** Nothing where nothing is on its way. */
export function OpenBatches({ accountLink, onChanged }: Props) {
  const client = useQueryClient();
  const { data = [] } = useQuery(openBatchesQuery);
  const [shown, setShown] = useState<OpenBatch | null>(null);

  function close() {
    setShown(null);
    void client.invalidateQueries({ queryKey: openBatchesQuery.queryKey });
    onChanged();
  }

  return (
    <>
      {data.length > 0 && (
        <section aria-label="On their way" className="mt-4 flex flex-col gap-2">
          {data.map((batch) => (
            <div
              key={batch.id}
              className="flex flex-wrap items-center gap-3 rounded-md border border-edge bg-sunken px-4 py-2.5 text-sm"
            >
              <p className="min-w-0 flex-1">{sentenceOf(batch)}</p>
              <Button size="small" className="max-lg:min-h-11" onClick={() => setShown(batch)}>
                Show them
              </Button>
            </div>
          ))}
        </section>
      )}
      {shown && (
        <Modal
          open
          wide
          onClose={close}
          title={`Put on ${shown.name}`}
          description={shown.listings === 1 ? 'One listing' : `${shown.listings} listings`}
        >
          <BatchProgress id={shown.id} name={shown.name} accountLink={accountLink} onDone={close} />
        </Modal>
      )}
    </>
  );
}

function sentenceOf({ name, listings, done, isMoving }: OpenBatch): string {
  const left = listings - done;
  const what = left === 1 ? 'One listing' : `${left} listings`;
  const verb = left === 1 ? 'is' : 'are';
  return isMoving
    ? `${what} ${verb} on the way to ${name}.`
    : `${what} ${verb} ready for ${name}, and nobody sees ${left === 1 ? 'it' : 'them'} yet.`;
}
