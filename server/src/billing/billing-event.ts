/** What a payment provider tells, in the few words that the plan depends on. */
interface Told {
  /** The provider's own id of the event: told twice, it is kept once. */
  id: string;
  subscriptionId: string;
  /** When the thing told of was last changed, which orders what is told of it; sortable text. */
  updatedAt: string;
}

/** A span that was, or is to be, paid for. */
export interface Period {
  startsAt: string;
  endsAt: string;
}

export interface SubscriptionEvent extends Told {
  kind: 'subscription';
  status: 'active' | 'trialing' | 'past_due' | 'paused' | 'canceled';
  customerId: string;
  /** The transaction that began it, where the event names it. */
  transactionId: string | null;
  period: Period | null;
  renewsAt: string | null;
  /** What the customer has asked for at the end of the period. */
  scheduledEnd: string | null;
}

/** A transaction that was paid for. */
interface PaymentEvent extends Told {
  kind: 'payment';
  transactionId: string;
  customerId: string | null;
  period: Period | null;
}

/** Money that went back, or did not after all. */
interface AdjustmentEvent extends Told {
  kind: 'adjustment';
  adjustmentId: string;
  transactionId: string;
  action: 'refund' | 'chargeback' | 'chargeback_reverse';
  approved: boolean;
}

export type BillingEvent = SubscriptionEvent | PaymentEvent | AdjustmentEvent;

/**
 * An instant as text that sorts: providers write fractions of a second with as many digits as they like.
 * @throws RangeError for what is no instant
 */
export function sortableTime(text: string): string {
  const whole = new Date(text).toISOString().slice(0, 19);
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '';
  return `${whole}.${fraction.padEnd(9, '0').slice(0, 9)}Z`;
}
