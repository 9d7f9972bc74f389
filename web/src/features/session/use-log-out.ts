import { MESSAGES } from '@smart-listings/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../lib/notify.ts';
import { logOut } from './api/log-out.ts';
import { changeSession } from './change-session.ts';

/** Logs out here and in every other tab; `onDone` runs once nobody is signed in. */
export function useLogOut(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await logOut();
      await changeSession(client);
    },
    onSuccess: onDone,
    onError: () => notifyError(MESSAGES.logoutFailed),
  });
}
