import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from './api/get-me.ts';
import { followCounted, followPlan } from './follow-plan.ts';
import { useMe } from './use-me.ts';

/** A tray that is being written tells of each item. */
const PAUSE_MS = 300;

/**
 * Once in the app: what a payment opens is open at once, in every tab, and what another one uses up is gone. `onPro` runs when an account that
 * was seen on the free plan has become Pro.
 */
export function usePlanFollower(onPro: () => void): void {
  const client = useQueryClient();
  const uid = useMe().user?.uid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said at the end does not begin it anew
  useEffect(() => {
    if (!uid) return;
    // Also what is told first: between the page's own question and this connection something may have changed.
    const refresh = async () => {
      const before = client.getQueryData(meQuery.queryKey)?.user?.planType;
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
      const after = client.getQueryData(meQuery.queryKey)?.user?.planType;
      if (before === 'free' && after === 'premium') onPro();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void refresh();
      }, PAUSE_MS);
    };
    const ends = [followPlan(refresh), followCounted(refreshSoon)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client, uid]);
}
