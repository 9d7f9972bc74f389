import type { Me, Visitor } from '@smart-listings/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIsAlive } from '../../lib/use-is-alive.ts';
import { meQuery } from './api/get-me.ts';
import { NOBODY } from './read-me.ts';

export interface Session extends Me {
  /** False until the server has said who this is; nobody is signed in so far. */
  known: boolean;
}

/** Who is signed in. In the built pages, and while the server is asked: nobody. */
export function useMe(): Session {
  const { data, isPending } = useQuery(meQuery);
  const isAlive = useIsAlive();
  if (!isAlive) return { ...NOBODY, known: false };
  return { ...(data ?? NOBODY), known: !isPending };
}

/** For `can()`: what this visitor may do. Anonymous until the server has said otherwise. */
export function useVisitor(): Visitor {
  return useMe().user?.planType ?? 'anonymous';
}

/** Who is signed in at the moment of an event: reading it renders nothing anew. */
export function useReadMe(): () => Me {
  const client = useQueryClient();
  return useCallback(() => client.getQueryData(meQuery.queryKey) ?? NOBODY, [client]);
}

/**
 * Does what a press asks for once the server has said who pressed: at once where it has, and as for
 * nobody where it cannot be reached.
 */
export function useOnceKnown(): (act: (visitor: Visitor) => void) => void {
  const client = useQueryClient();
  return useCallback(
    (act) => {
      const known = client.ensureQueryData(meQuery).catch(() => NOBODY);
      void known.then((me) => act(me.user?.planType ?? 'anonymous'));
    },
    [client],
  );
}

/** Asks anew, after something that changes plan, usage or saved count. */
export function useRefreshMe(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: meQuery.queryKey }), [client]);
}
