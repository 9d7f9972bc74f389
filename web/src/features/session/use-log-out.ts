import { MESSAGES } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyError } from '../../lib/notify.ts';
import { logOut } from './api/log-out.ts';
import { changeSession } from './change-session.ts';

/** Logs out here and in every other tab; `onDone` runs once nobody is signed in. */
export function useLogOut(onDone: () => void): { logOut: () => Promise<void>; isBusy: boolean } {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function handleLogOut() {
    setIsBusy(true);
    try {
      await logOut();
      await changeSession(client);
      onDone();
    } catch {
      notifyError(MESSAGES.logoutFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return { logOut: handleLogOut, isBusy };
}
