import { MESSAGES, type Me } from '@smart-listings/contract';
import { useState } from 'react';
import { createPortalLink } from './api/create-portal-link.ts';
import { BillingError, sentenceOf } from './billing-error.ts';
import { openHere, openInNewTab } from './open-address.ts';

interface Portal {
  open: () => Promise<void>;
  isOpening: boolean;
}

interface Options {
  user: Me['user'];
  /** Where the portal leads back to, from the root of this site. */
  returnPath: string;
  onError: (message: string) => void;
}

/** The customer portal, in a new tab, or in this one where the browser blocks new ones. */
export function usePortal({ user, returnPath, onError }: Options): Portal {
  const [isOpening, setIsOpening] = useState(false);

  async function open() {
    setIsOpening(true);
    try {
      if (!user) throw new BillingError(MESSAGES.loginToManage);
      if (!user.email) throw new BillingError(MESSAGES.billingEmailMissing);
      const url = await createPortalLink(user.email, new URL(returnPath, window.location.origin).href);
      if (!openInNewTab(url)) openHere(url);
    } catch (error) {
      onError(sentenceOf(error, MESSAGES.portalBroken));
    } finally {
      setIsOpening(false);
    }
  }

  return { open, isOpening };
}
