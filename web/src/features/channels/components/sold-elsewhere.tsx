// Loaded where marketplaces can be connected: what is still up although it was sold somewhere else.
import type { SoldElsewhere as Item } from '@smart-listings/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { endPublication } from '../api/publish.ts';
import { soldElsewhereQuery } from '../api/sold-elsewhere.ts';

/** Nothing where nothing is up twice. */
export function SoldElsewhere({ onChanged }: { onChanged: () => void }) {
  const { data = [] } = useQuery(soldElsewhereQuery);
  if (data.length === 0) return null;
  return (
    <section aria-label="Sold somewhere else" className="mt-4 flex flex-col gap-2">
      {data.map((item) => (
        <Row key={`${item.code} ${item.listingId}`} item={item} onChanged={onChanged} />
      ))}
    </section>
  );
}

function Row({ item, onChanged }: { item: Item; onChanged: () => void }) {
  const { title, name, soldOn } = item;
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endPublication(item),
    onSuccess: async () => {
      notifySuccess(`It is taken down on ${name}.`);
      await client.invalidateQueries({ queryKey: soldElsewhereQuery.queryKey });
      onChanged();
    },
    onError: (error: unknown) => notifyError(messageOf(error)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-edge bg-sunken px-4 py-2.5 text-sm">
      <p className="bidi min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="font-semibold">{title}</span> was sold on {soldOn} and is still up on {name}.
      </p>
      <Button size="small" className="max-lg:min-h-11" disabled={end.isPending} onClick={() => end.mutate()}>
        End it on {name}
      </Button>
    </div>
  );
}
