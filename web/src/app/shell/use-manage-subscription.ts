import { MESSAGES } from '@smart-listings/contract';
import { useNavigate } from 'react-router';
import { usePortal } from '../../features/billing/use-portal.ts';
import { useMe } from '../../features/session/use-me.ts';
import { notifyError } from '../../lib/notify.ts';
import { PATHS } from '../paths.ts';

/** Opens the customer portal, which leads back to the account page. */
export function useManageSubscription() {
  const { user } = useMe();
  const navigate = useNavigate();
  return usePortal({
    user,
    returnPath: PATHS.account,
    onError: (message) =>
      notifyError(
        message,
        message === MESSAGES.portalMissing
          ? { action: { label: 'Pricing', onClick: () => navigate(PATHS.pricing) } }
          : {},
      ),
  });
}
