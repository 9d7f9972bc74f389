import type { MembershipState, Plan } from '@smart-listings/contract';
import type { BillingEvent, SubscriptionEvent } from '../../../billing/billing-event.ts';

/** What an account has bought, as its row keeps it. */
export interface Bought {
  state: MembershipState;
  /** Pro lasts until then; null: until further notice. */
  until: string | null;
  renewsAt: string | null;
}

const NOTHING: Bought = { state: 'none', until: null, renewsAt: null };
/** Of several subscriptions the account has what the best of them gives. */
const BEST_FIRST: readonly MembershipState[] = ['renewing', 'ending', 'past-due', 'paused', 'none'];

/** The plan that a purchase gives at an instant. */
export function planAt({ state, until }: Bought, now: Date): Plan {
  if (state === 'renewing' && until === null) return 'premium';
  return until !== null && now < new Date(until) ? 'premium' : 'free';
}

/**
 * What an account has bought, from everything that was ever told of its subscriptions: the same whatever
 * the order in which it came, and however often.
 */
export function deriveBought(events: readonly BillingEvent[]): Bought {
  const once = new Map(events.map((event) => [event.id, event]));
  const bySubscription = Map.groupBy(once.values(), (event) => event.subscriptionId);
  const all = [...bySubscription.values()].map((told) => readSubscription(told.toSorted(byTime)));
  return all.toSorted(byWorth)[0] ?? NOTHING;
}

function byTime(one: BillingEvent, other: BillingEvent): number {
  return compare(one.updatedAt, other.updatedAt) || compare(one.id, other.id);
}

function byWorth(one: Bought, other: Bought): number {
  const states = BEST_FIRST.indexOf(one.state) - BEST_FIRST.indexOf(other.state);
  return states || compare(other.until ?? '', one.until ?? '');
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function readSubscription(events: readonly BillingEvent[]): Bought {
  const last = events.findLast((event) => event.kind === 'subscription');
  const { paidUntil, refunded } = readPeriods(events);
  if (!last) return paidUntil ? { state: 'ending', until: paidUntil, renewsAt: null } : NOTHING;
  switch (last.status) {
    case 'active':
    case 'trialing':
      // Money that went back has ended what it paid for, whatever the subscription says of itself.
      if (last.period && refunded.has(last.period.startsAt)) return { ...NOTHING, until: paidUntil };
      if (last.scheduledEnd) return { state: 'ending', until: last.scheduledEnd, renewsAt: null };
      return { state: 'renewing', until: null, renewsAt: last.renewsAt };
    case 'past_due':
      return { state: 'past-due', until: paidUntil, renewsAt: null };
    case 'paused':
      return { state: 'paused', until: paidUntil, renewsAt: null };
    case 'canceled':
      return paidUntil ? { state: 'ending', until: paidUntil, renewsAt: null } : NOTHING;
  }
}

/** Whether a subscription is known to be over for good. @param told of one subscription */
export function hasEnded(told: readonly BillingEvent[]): boolean {
  const last = told.toSorted(byTime).findLast((event) => event.kind === 'subscription');
  return last?.status === 'canceled';
}

/** Whether a subscription runs on although what it runs in was paid back. @param told of one subscription */
export function isPaidBack(told: readonly BillingEvent[]): boolean {
  const events = told.toSorted(byTime);
  const last = events.findLast((event) => event.kind === 'subscription');
  if (!last?.period || !isRunning(last)) return false;
  return readPeriods(events).refunded.has(last.period.startsAt);
}

interface Periods {
  /** The end of the last period that was paid for and not paid back. */
  paidUntil: string | null;
  /** The starts of periods whose money went back. */
  refunded: ReadonlySet<string>;
}

/** A period is paid when the last that was told of it says so: a renewal counts until its payment has failed. */
function readPeriods(events: readonly BillingEvent[]): Periods {
  const ends = new Map<string, { endsAt: string; paid: boolean }>();
  for (const event of events) {
    // One that rests or has ended says nothing of what was paid before.
    if (event.kind !== 'subscription' || !event.period || !isRunning(event)) continue;
    ends.set(event.period.startsAt, { endsAt: event.period.endsAt, paid: isGood(event) });
  }
  const startOf = new Map<string, string>();
  for (const event of events) {
    if (event.kind !== 'payment' || !event.period) continue;
    const { startsAt, endsAt } = event.period;
    startOf.set(event.transactionId, startsAt);
    ends.set(startsAt, { endsAt: ends.get(startsAt)?.endsAt ?? endsAt, paid: true });
  }
  const starts = [...ends.keys()].toSorted(compare);
  const refunded = new Set<string>();
  for (const { transactionId, at } of listRefunds(events)) {
    // The payment's own event may not have come yet: then it is the period that ran.
    const start = startOf.get(transactionId) ?? starts.findLast((startsAt) => startsAt <= at);
    if (start) refunded.add(start);
  }
  const paid = [...ends].filter(([startsAt, period]) => period.paid && !refunded.has(startsAt));
  const paidUntil =
    paid
      .map(([, { endsAt }]) => endsAt)
      .toSorted(compare)
      .at(-1) ?? null;
  return { paidUntil, refunded };
}

function isRunning({ status }: SubscriptionEvent): boolean {
  return status !== 'paused' && status !== 'canceled';
}

function isGood({ status }: SubscriptionEvent): boolean {
  return status === 'active' || status === 'trialing';
}

/** The transactions whose money went back and stayed there. */
function listRefunds(events: readonly BillingEvent[]): { transactionId: string; at: string }[] {
  const adjustments = new Map<string, Extract<BillingEvent, { kind: 'adjustment' }>>();
  for (const event of events) if (event.kind === 'adjustment') adjustments.set(event.adjustmentId, event);
  const standing = [...adjustments.values()].filter(({ approved }) => approved);
  const reversed = standing.filter(({ action }) => action === 'chargeback_reverse');
  return standing
    .filter(
      ({ action, transactionId }) =>
        action === 'refund' ||
        (action === 'chargeback' && !reversed.some((reverse) => reverse.transactionId === transactionId)),
    )
    .map(({ transactionId, updatedAt }) => ({ transactionId, at: updatedAt }));
}
