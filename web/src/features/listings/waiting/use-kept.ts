import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followWaiting, listKept } from './device-store.ts';
import type { Waiting } from './waiting.ts';

const KEY = 'waiting';
const NONE: readonly Waiting[] = [];

/** What waits of the account on this device, and what has arrived of late; null until it has been looked up. */
export function useKept(account: string | null): readonly Waiting[] | null {
  const client = useQueryClient();
  useEffect(() => followWaiting(() => void client.invalidateQueries({ queryKey: [KEY] })), [client]);
  const { data } = useQuery({
    queryKey: [KEY, account],
    queryFn: () => (account === null ? NONE : listKept(account)),
    networkMode: 'always',
  });
  return data ?? null;
}

/** Of what is kept, new listings that have not arrived: they will take up room. */
export function countNew(kept: readonly Waiting[] | null): number {
  return kept?.filter(({ kind }) => kind === 'save').length ?? 0;
}
