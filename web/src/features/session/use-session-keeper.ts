import { STORAGE_KEYS } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { removeText, writeText } from '../../lib/storage.ts';
import { followSession } from './change-session.ts';
import { useMe } from './use-me.ts';

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
    else removeText('local', STORAGE_KEYS.plan);
  }, [known, plan]);
}
