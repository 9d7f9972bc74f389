import type { SandboxSubscription } from './subscription.ts';
import { describeAdjustment, describeSubscription, describeTransaction } from './wire.ts';

/** What a visitor of the sandbox's pages can do, and what time does by itself ('period-ends'). */
export const SANDBOX_ACTIONS = [
  'pay',
  'cancel',
  'keep',
  'pause',
  'resume',
  'fail-payment',
  'retry-payment',
  'refund',
  'period-ends',
] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

interface Turn {
  next: SandboxSubscription;
  /** What the webhook is told, each as the body of one call. */
  told: string[];
}

type NewId = (prefix: string) => string;

/** Which actions a subscription has in its state, in the order in which they are offered. */
export function actionsOf(subscription: SandboxSubscription): SandboxAction[] {
  switch (subscription.status) {
    case 'unpaid':
      return ['pay'];
    case 'active':
      return subscription.endsWithPeriod
        ? ['keep', 'period-ends', 'refund']
        : ['cancel', 'period-ends', 'fail-payment', 'pause', 'refund'];
    case 'past_due':
      return ['retry-payment', 'cancel'];
    case 'paused':
      return ['resume', 'cancel'];
    case 'canceled':
      return [];
  }
}

/** Does what was chosen, in the wire format and the order of the real provider. The state must have the action. */
export function act(
  subscription: SandboxSubscription,
  action: SandboxAction,
  { now, newId }: { now: Date; newId: NewId },
): Turn {
  const told: string[] = [];
  let state = subscription;
  const change = (changes: Partial<SandboxSubscription>) => {
    // Two things told in one millisecond still have an order.
    const after = Math.max(now.getTime(), Date.parse(state.updatedAt) + 1);
    state = { ...state, ...changes, updatedAt: new Date(after).toISOString() };
  };
  const tell = (type: string, data: object) =>
    told.push(
      JSON.stringify({
        event_id: newId('evt'),
        event_type: type,
        occurred_at: state.updatedAt,
        notification_id: newId('ntf'),
        data,
      }),
    );
  const tellSubscription = (type: string) => tell(`subscription.${type}`, describeSubscription(state));
  const pay = (startsAt: string, transactionId: string) => {
    change({
      status: 'active',
      period: { startsAt, endsAt: monthAfter(startsAt) },
      endsWithPeriod: false,
      lastPaymentId: transactionId,
    });
  };
  const tellPayment = () => tell('transaction.completed', describeTransaction(state));

  switch (action) {
    case 'pay':
      change({ subscriptionId: subscriptionOf(state.transactionId), startedAt: now.toISOString() });
      pay(state.startedAt, state.transactionId);
      tellSubscription('created');
      tellSubscription('activated');
      tellPayment();
      break;
    case 'cancel':
      // Only what is paid for has a period to wait for.
      if (state.status === 'active') change({ endsWithPeriod: true });
      else change({ status: 'canceled', period: null });
      tellSubscription(state.status === 'canceled' ? 'canceled' : 'updated');
      break;
    case 'keep':
      change({ endsWithPeriod: false });
      tellSubscription('updated');
      break;
    case 'pause':
      change({ status: 'paused', period: null });
      tellSubscription('paused');
      break;
    case 'resume':
      pay(now.toISOString(), newId('txn'));
      tellSubscription('resumed');
      tellPayment();
      break;
    case 'fail-payment':
      endPeriod(now.toISOString());
      renewTo('past_due');
      tellSubscription('past_due');
      break;
    case 'retry-payment':
      pay(state.period?.startsAt ?? now.toISOString(), newId('txn'));
      tellSubscription('updated');
      tellPayment();
      break;
    case 'refund':
      change({});
      tell('adjustment.created', describeAdjustment(state, newId('adj')));
      change({ status: 'canceled', period: null, endsWithPeriod: false });
      tellSubscription('canceled');
      break;
    case 'period-ends':
      endPeriod(now.toISOString());
      if (state.endsWithPeriod) {
        change({ status: 'canceled', period: null, endsWithPeriod: false });
        tellSubscription('canceled');
      } else {
        pay(state.period?.endsAt ?? now.toISOString(), newId('txn'));
        tellSubscription('updated');
        tellPayment();
      }
  }
  return { next: state, told };

  /** The period that runs is over at `at`, unless it was over before. */
  function endPeriod(at: string): void {
    const { period } = state;
    if (!period || period.endsAt <= at) return;
    change({ period: { startsAt: period.startsAt, endsAt: at } });
    tellSubscription('updated');
  }

  function renewTo(status: SandboxSubscription['status']): void {
    const startsAt = state.period?.endsAt ?? now.toISOString();
    change({ status, period: { startsAt, endsAt: monthAfter(startsAt) } });
  }
}

/** One checkout makes one subscription: its id follows from the transaction's. */
function subscriptionOf(transactionId: string): string {
  return transactionId.replace(/^txn_/, 'sub_');
}

export function transactionOf(subscriptionId: string): string {
  return subscriptionId.replace(/^sub_/, 'txn_');
}

/** The same day of the next month, or its last day where there is no such day. */
function monthAfter(instant: string): string {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
