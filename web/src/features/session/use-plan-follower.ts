import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from './api/get-me.ts';
import { followPlan } from './follow-plan.ts';
import { useMe } from './use-me.ts';

/**
 * Once in the app: what a payment opens is open at once, in every tab. `onPro` runs when an account that
 * was seen on the free plan has become Pro.
 */
export function usePlanFollower(onPro: () => void): void {
  const client = useQueryClient();
  const uid = useMe().user?.uid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said at the end does not begin it anew
  useEffect(() => {
    if (!uid) return;
    // Also what is told first: between the page's own question and this connection something may have changed.
    return followPlan(async () => {
      const before = client.getQueryData(meQuery.queryKey)?.user?.planType;
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
      const after = client.getQueryData(meQuery.queryKey)?.user?.planType;
      if (before === 'free' && after === 'premium') onPro();
    });
  }, [client, uid]);
}
