// Loaded when the button is pressed: few visitors do.
import { MESSAGES } from '@smart-listings/contract';
import { notifyError, notifySuccess } from '../../lib/notify.ts';
import { getCurrency } from './api/get-currency.ts';
import { findPosition, PositionError } from './position.ts';

/** The currency of where the browser is, or null; either way the seller is told. */
export async function locateCurrency(): Promise<string | null> {
  try {
    const found = await getCurrency(await findPosition());
    notifySuccess(`Prices are now in ${found}.`);
    return found;
  } catch (error) {
    notifyError(error instanceof PositionError ? error.message : MESSAGES.currency);
    return null;
  }
}
