// Loaded late, for whoever is logged in.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { refreshListings } from '../api/list-listings.ts';
import { keepSending } from '../waiting/keep-sending.ts';
import { forgetOthersSeen } from '../waiting/seen.ts';
import type { SendReport } from '../waiting/send.ts';

interface Props {
  /** The id of the account that is logged in. */
  account: string;
  /** What the server knows of the account has changed, or is other than thought. */
  onChanged: () => void;
  onOpenListings: () => void;
}

/** Once in the app: sends what waits on this device, and says what became of it. */
export function WaitingKeeper({ account, onChanged, onOpenListings }: Props) {
  const client = useQueryClient();
  const open = { label: 'My Listings', onClick: onOpenListings };

  const handleReport = useEffectEvent(({ sent, refused, isSignedOut }: SendReport) => {
    const [first] = sent;
    if (sent.length === 1 && first)
      notifySuccess(`“${first.title}” is in your account now.`, { action: open });
    if (sent.length > 1) {
      notifySuccess(`${sent.length} listings are in your account now.`, { action: open });
    }
    for (const { entry, message } of refused) {
      notifyError(`“${entry.listing.title}” was not taken: ${message}`, { action: open });
    }
    if (sent.length > 0) void refreshListings(client);
    if (sent.length > 0 || refused.length > 0 || isSignedOut) onChanged();
  });

  useEffect(() => {
    forgetOthersSeen(account).catch(() => undefined);
    return keepSending(account, handleReport);
  }, [account]);

  return null;
}
