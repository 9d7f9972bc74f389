import type { BillingEvent } from './billing-event.ts';

/** One event of the provider's log; null for those that no plan depends on. */
export interface LoggedEvent {
  id: string;
  event: BillingEvent | null;
}

/** The account that pays. Only an address that was confirmed says who they are to the provider. */
interface Payer {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** Whoever takes the money. Each call @throws AppError */
export interface BillingProvider {
  kind: 'sandbox' | 'paddle';
  /** @returns the id of a new transaction that is to be paid in a checkout */
  createTransaction(account: Payer): Promise<string>;
  /**
   * @returns where the customer manages the subscriptions; null when the provider named no address
   * @throws AppError conflict where the customer is known to the provider by another address than the payer
   */
  createPortal(customer: {
    payer: Payer;
    customerId: string;
    subscriptionIds: string[];
    returnUrl: string;
  }): Promise<string | null>;
  /** Ends a subscription at once; one that has ended stays so. */
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * The event in a call of the webhook; null for one that no plan depends on.
   * @throws AppError forbidden, bad-request
   */
  readWebhook(rawBody: string, signature: string | undefined): BillingEvent | null;
  /** The log of events after the one named, the oldest first. */
  listEvents(after: string | null): AsyncIterable<LoggedEvent>;
  /** The price in a country: 'from 5.99 USD per month'; null when the provider names none. */
  findPrice(country: string): Promise<string | null>;
}
