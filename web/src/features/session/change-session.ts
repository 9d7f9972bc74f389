import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { meQuery } from './api/get-me.ts';

const CHANNEL = 'session';

/**
 * After a log-in, a log-out or the end of the account: asks who this is now, forgets what was loaded
 * for whoever it was before, and has the other tabs do the same.
 */
export async function changeSession(client: QueryClient): Promise<void> {
  await takeSession(client);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Follows the log-ins and log-outs of other tabs; gives the way to stop. */
export function followSession(client: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => void takeSession(client).catch(() => undefined));
  return () => channel.close();
}

async function takeSession(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: meQuery.queryKey });
  const { user } = await client.fetchQuery({ ...meQuery, staleTime: 0 });
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => !SHARED.has(queryKey[0]);
  // With nobody signed in, what is still on the page must not be asked for again.
  if (user) await client.resetQueries({ predicate });
  else client.removeQueries({ predicate });
}

/** What does not depend on who is signed in, and the answer that has just come. */
const SHARED: ReadonlySet<unknown> = new Set([meQuery.queryKey[0], 'config']);
