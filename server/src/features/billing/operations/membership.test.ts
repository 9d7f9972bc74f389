import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillingEvent, sortableTime } from '../../../billing/billing-event.ts';
import { deriveBought, planAt } from './membership.ts';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;
const START = Date.UTC(2026, 0, 1);
const STEPS = [
  'renew',
  'fail',
  'pay-late',
  'schedule',
  'keep',
  'pause',
  'resume',
  'cancel-now',
  'refund',
] as const;
type Step = (typeof STEPS)[number];

/**
 * One subscription's life, told as a provider tells it, and beside it, kept by hand and by other means than
 * the product's, until when its buyer may use Pro.
 */
function live(steps: readonly { step: Step; afterDays: number }[]) {
  const events: BillingEvent[] = [];
  let now = START;
  let count = 0;
  let status: 'active' | 'past_due' | 'paused' | 'canceled' = 'active';
  let period: { startsAt: number; endsAt: number } | null = { startsAt: START, endsAt: START + MONTH_MS };
  let scheduledEnd: number | null = null;
  let payment = 'txn_1';
  /** What the buyer has a right to: no end while it renews. */
  let allowedUntil = Number.POSITIVE_INFINITY;
  /** Ends of what was paid and not given back, one for each payment. */
  const paid = new Map([[payment, period.endsAt]]);

  const at = (ms: number) => sortableTime(new Date(ms).toISOString());
  const stamp = () => {
    count += 1;
    now += 1;
    return { id: `evt_${count}`, subscriptionId: 'sub_1', updatedAt: at(now) };
  };
  const tell = () =>
    events.push({
      ...stamp(),
      kind: 'subscription',
      status,
      customerId: 'ctm_1',
      transactionId: count === 1 ? 'txn_1' : null,
      period: period && { startsAt: at(period.startsAt), endsAt: at(period.endsAt) },
      renewsAt: period && status === 'active' && !scheduledEnd ? at(period.endsAt) : null,
      scheduledEnd: scheduledEnd === null ? null : at(scheduledEnd),
    });
  const tellPayment = () =>
    events.push({
      ...stamp(),
      kind: 'payment',
      transactionId: payment,
      customerId: 'ctm_1',
      period: period && { startsAt: at(period.startsAt), endsAt: at(period.endsAt) },
    });
  const pay = () => {
    payment = `txn_${count + 1}`;
    if (period) paid.set(payment, period.endsAt);
    [status, scheduledEnd, allowedUntil] = ['active', null, Number.POSITIVE_INFINITY];
    tell();
    tellPayment();
  };
  const bestPaid = () => Math.max(0, ...paid.values());
  tell();
  tellPayment();

  for (const { step, afterDays } of steps) {
    if (status === 'canceled') break;
    now += afterDays * DAY_MS;
    if (step === 'renew' && status === 'active' && period && !scheduledEnd) {
      now = Math.max(now, period.endsAt);
      period = { startsAt: period.endsAt, endsAt: period.endsAt + MONTH_MS };
      pay();
    } else if (step === 'fail' && status === 'active' && period && !scheduledEnd) {
      now = Math.max(now, period.endsAt);
      period = { startsAt: period.endsAt, endsAt: period.endsAt + MONTH_MS };
      // First the new month is told, then that nobody paid for it.
      tell();
      status = 'past_due';
      tell();
      allowedUntil = bestPaid();
    } else if (step === 'pay-late' && status === 'past_due') pay();
    else if (step === 'schedule' && status === 'active' && period && !scheduledEnd) {
      scheduledEnd = period.endsAt;
      tell();
      allowedUntil = scheduledEnd;
    } else if (step === 'keep' && status === 'active' && scheduledEnd) {
      scheduledEnd = null;
      tell();
      allowedUntil = Number.POSITIVE_INFINITY;
    } else if (step === 'pause' && status === 'active') {
      [status, period, scheduledEnd] = ['paused', null, null];
      tell();
      allowedUntil = bestPaid();
    } else if (step === 'resume' && status === 'paused') {
      now = Math.max(now, bestPaid());
      period = { startsAt: now, endsAt: now + MONTH_MS };
      pay();
    } else if (step === 'cancel-now') {
      [status, period, scheduledEnd] = ['canceled', null, null];
      tell();
      allowedUntil = bestPaid();
    } else if (step === 'refund' && status === 'active') {
      paid.delete(payment);
      events.push({
        ...stamp(),
        kind: 'adjustment',
        adjustmentId: `adj_${count}`,
        transactionId: payment,
        action: 'refund',
        approved: true,
      });
      [status, period, scheduledEnd] = ['canceled', null, null];
      tell();
      allowedUntil = bestPaid();
    }
  }
  return { events, allowedUntil, now };
}

const lives = fc.array(
  fc.record({ step: fc.constantFrom(...STEPS), afterDays: fc.integer({ min: 0, max: 45 }) }),
  { maxLength: 12 },
);

describe('what an account has bought', () => {
  it('is right after any life of a subscription, told in any order and any number of times', () => {
    fc.assert(
      fc.property(
        lives,
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (steps, dice, days) => {
          const { events, allowedUntil, now } = live(steps);
          // Each event once at least, some of them again, in an order of the dice.
          const told = [...events, ...events.filter((_, index) => (dice[index] ?? 0) % 2 === 0)]
            .map((event, index) => ({ event, place: dice[index % dice.length] ?? index }))
            .toSorted((one, other) => one.place - other.place)
            .map(({ event }) => event);
          const bought = deriveBought(told);
          expect(bought).toEqual(deriveBought(events));
          const later = new Date(now + days * DAY_MS);
          expect(planAt(bought, later)).toBe(later.getTime() < allowedUntil ? 'premium' : 'free');
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is nothing when nothing was told', () => {
    expect(deriveBought([])).toEqual({ state: 'none', until: null, renewsAt: null });
  });

  it('is what the better of two subscriptions gives', () => {
    const ended = live([{ step: 'cancel-now', afterDays: 1 }]).events;
    const second = live([]).events.map((event) => ({
      ...event,
      id: `${event.id}b`,
      subscriptionId: 'sub_2',
    }));
    expect(deriveBought([...second, ...ended]).state).toBe('renewing');
    expect(deriveBought([...ended, ...second]).state).toBe('renewing');
  });

  it('comes back when a chargeback is reversed', () => {
    const { events } = live([]);
    const adjustment = (id: string, action: 'chargeback' | 'chargeback_reverse'): BillingEvent => ({
      id,
      kind: 'adjustment',
      subscriptionId: 'sub_1',
      updatedAt: sortableTime('2026-01-05T00:00:00Z'),
      adjustmentId: id,
      transactionId: 'txn_1',
      action,
      approved: true,
    });
    const charged = [...events, adjustment('a', 'chargeback')];
    expect(planAt(deriveBought(charged), new Date('2026-01-06T00:00:00Z'))).toBe('free');
    const reversed = [...charged, adjustment('b', 'chargeback_reverse')];
    expect(planAt(deriveBought(reversed), new Date('2026-01-06T00:00:00Z'))).toBe('premium');
  });

  it('orders instants by all their digits', () => {
    expect(sortableTime('2026-01-01T00:00:00.5Z') > sortableTime('2026-01-01T00:00:00.390028Z')).toBe(true);
    expect(sortableTime('2026-01-01T01:00:00+01:00')).toBe(sortableTime('2026-01-01T00:00:00Z'));
  });
});
