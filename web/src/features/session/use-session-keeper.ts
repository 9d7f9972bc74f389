import { STORAGE_KEYS } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeText, writeText } from '../../lib/storage.ts';
import { followSession } from './change-session.ts';
import { useMe } from './use-me.ts';

/** What a browser keeps of an account while somebody is logged in. */
const ACCOUNT_KEYS = [STORAGE_KEYS.plan, STORAGE_KEYS.refreshedPrices];

/**
 * Once in the app: follows the other tabs, and keeps a copy of the plan by which the script in
 * index.html avoids a flicker before the server has answered. The copy unlocks nothing.
 */
export function useSessionKeeper(): void {
  const client = useQueryClient();
  const { known, user } = useMe();
  const plan = user?.planType;
  useEffect(() => followSession(client), [client]);
  useEffect(() => {
    if (!known) return;
    delete document.documentElement.dataset.plan;
    if (plan) writeText('local', STORAGE_KEYS.plan, plan);
    else for (const key of ACCOUNT_KEYS) removeText('local', key);
  }, [known, plan]);
}
