import { MESSAGES, STORAGE_KEYS } from '@smart-listings/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withStreamsHeld } from '../../lib/follow-events.ts';
import { notifyError } from '../../lib/notify.ts';
import { removeText } from '../../lib/storage.ts';
import { logOut } from './api/log-out.ts';
import { changeSession } from './change-session.ts';

/** Logs out here and in every other tab; `onDone` runs once nobody is signed in. */
export function useLogOut(onDone: () => void | Promise<void>): {
  logOut: () => Promise<void>;
  isBusy: boolean;
} {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function handleLogOut() {
    setIsBusy(true);
    try {
      // A stream that the page opened now, before it knows that it is logged out, would be refused.
      await withStreamsHeld(async () => {
        await logOut();
        // Should the next answer not come, nobody is taken for still logged in.
        removeText('local', STORAGE_KEYS.me);
        await changeSession(client);
        // Components hear of it a turn later; what they leave then is not opened once more.
        await new Promise((resolve) => setTimeout(resolve));
      });
      await onDone();
    } catch {
      notifyError(MESSAGES.logoutFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return { logOut: handleLogOut, isBusy };
}
