/** A subscription as the sandbox keeps it, from its checkout on. */
export interface SandboxSubscription {
  /** Of its checkout. */
  transactionId: string;
  customerId: string;
  /** Null until the checkout is paid. */
  subscriptionId: string | null;
  status: 'unpaid' | 'active' | 'past_due' | 'paused' | 'canceled';
  startedAt: string;
  /** Rises with everything that is told. */
  updatedAt: string;
  period: { startsAt: string; endsAt: string } | null;
  endsWithPeriod: boolean;
  /** What was paid last, and may be paid back. */
  lastPaymentId: string | null;
}
