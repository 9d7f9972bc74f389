import { useState } from 'react';
import { useLogOut } from '../../features/session/use-log-out.ts';

const loadStore = () => import('../../features/listings/waiting/device-store.ts');

/** The way out of the account: asks first when something on this device has not been sent yet. */
export function useLeaving(account: string, onDone: () => void) {
  const [left, setLeft] = useState(0);
  const { logOut, isBusy } = useLogOut(async () => {
    const { forgetAccount } = await loadStore();
    await forgetAccount(account).catch(() => undefined);
    onDone();
  });

  async function ask() {
    const waiting = await loadStore()
      .then(({ listWaiting }) => listWaiting(account))
      .catch(() => []);
    if (waiting.length > 0) setLeft(waiting.length);
    else await logOut();
  }

  async function leave() {
    setLeft(0);
    await logOut();
  }

  return { ask, leave, stay: () => setLeft(0), left, isBusy };
}
