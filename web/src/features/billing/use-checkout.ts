import { MESSAGES } from '@smart-listings/contract';
import { useState } from 'react';
import { createCheckout } from './api/create-checkout.ts';
import { sentenceOf } from './billing-error.ts';
import { openHere, openInNewTab } from './open-address.ts';

interface Checkout {
  start: () => Promise<void>;
  isStarting: boolean;
}

interface Options {
  email: string | null;
  onError: (message: string) => void;
}

/** A checkout opens in a new tab, and this one goes there as well: blocked or not, it is in sight. */
export function useCheckout({ email, onError }: Options): Checkout {
  const [isStarting, setIsStarting] = useState(false);

  async function start() {
    setIsStarting(true);
    try {
      const url = await createCheckout(email);
      openInNewTab(url);
      openHere(url);
    } catch (error) {
      onError(sentenceOf(error, MESSAGES.checkoutBroken));
    } finally {
      setIsStarting(false);
    }
  }

  return { start, isStarting };
}
