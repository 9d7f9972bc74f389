import type {
  AdjustmentNotification,
  IEventName,
  SubscriptionCreatedNotification,
  SubscriptionNotification,
  TransactionNotification,
  Webhooks,
} from '@paddle/paddle-node-sdk';
import { AppError } from '../lib/app-error.ts';
import { type BillingEvent, type Period, sortableTime } from './billing-event.ts';
import { paddleSdk } from './paddle-sdk.ts';

type PaddleEvent = ReturnType<typeof Webhooks.fromJson>;

/** The events that a plan depends on: what the webhook has to be subscribed to. */
export const PADDLE_EVENTS: IEventName[] = [
  'subscription.activated',
  'subscription.canceled',
  'subscription.created',
  'subscription.imported',
  'subscription.past_due',
  'subscription.paused',
  'subscription.resumed',
  'subscription.trialing',
  'subscription.updated',
  'transaction.completed',
  'transaction.paid',
  'adjustment.created',
  'adjustment.updated',
];

/** @returns null for an event that no plan depends on @throws AppError bad-request */
export function parsePaddleEvent(rawBody: string): BillingEvent | null {
  try {
    return readPaddleEvent(paddleSdk().Webhooks.fromJson(JSON.parse(rawBody)));
  } catch (cause) {
    throw new AppError('bad-request', 'This is no event of Paddle.', { cause });
  }
}

/** The same of an event as the SDK has read it. */
export function readPaddleEvent(event: PaddleEvent): BillingEvent | null {
  const { EventName } = paddleSdk();
  switch (event.eventType) {
    case EventName.SubscriptionCreated:
      return readSubscription(event.eventId, event.data, transactionOf(event.data));
    case EventName.SubscriptionActivated:
    case EventName.SubscriptionCanceled:
    case EventName.SubscriptionImported:
    case EventName.SubscriptionPastDue:
    case EventName.SubscriptionPaused:
    case EventName.SubscriptionResumed:
    case EventName.SubscriptionTrialing:
    case EventName.SubscriptionUpdated:
      return readSubscription(event.eventId, event.data, null);
    case EventName.TransactionCompleted:
    case EventName.TransactionPaid:
      return readPayment(event.eventId, event.data);
    case EventName.AdjustmentCreated:
    case EventName.AdjustmentUpdated:
      return readAdjustment(event.eventId, event.data);
    default:
      return null;
  }
}

function transactionOf(data: SubscriptionCreatedNotification): string | null {
  return data.transactionId || null;
}

function readSubscription(
  id: string,
  data: SubscriptionNotification | SubscriptionCreatedNotification,
  transactionId: string | null,
): BillingEvent {
  return {
    kind: 'subscription',
    id,
    subscriptionId: data.id,
    updatedAt: sortableTime(data.updatedAt),
    status: data.status,
    customerId: data.customerId,
    transactionId,
    period: readPeriod(data.currentBillingPeriod),
    renewsAt: data.nextBilledAt && sortableTime(data.nextBilledAt),
    // Of the changes that can wait for a period's end, cancelling and pausing stop what is paid for.
    scheduledEnd:
      data.scheduledChange && data.scheduledChange.action !== 'resume'
        ? sortableTime(data.scheduledChange.effectiveAt)
        : null,
  };
}

/** A payment without a subscription is for something else that this Paddle account sells. */
function readPayment(id: string, data: TransactionNotification): BillingEvent | null {
  if (!data.subscriptionId) return null;
  return {
    kind: 'payment',
    id,
    subscriptionId: data.subscriptionId,
    updatedAt: sortableTime(data.updatedAt),
    transactionId: data.id,
    customerId: data.customerId,
    period: readPeriod(data.billingPeriod),
  };
}

function readAdjustment(id: string, data: AdjustmentNotification): BillingEvent | null {
  const { action, subscriptionId } = data;
  if (!subscriptionId) return null;
  if (action !== 'refund' && action !== 'chargeback' && action !== 'chargeback_reverse') return null;
  // A part of the money back leaves the plan as it is.
  if (action === 'refund' && data.type !== 'full') return null;
  return {
    kind: 'adjustment',
    id,
    subscriptionId,
    updatedAt: sortableTime(data.updatedAt ?? data.createdAt),
    adjustmentId: data.id,
    transactionId: data.transactionId,
    action,
    approved: data.status === 'approved',
  };
}

function readPeriod(period: Period | null): Period | null {
  return period && { startsAt: sortableTime(period.startsAt), endsAt: sortableTime(period.endsAt) };
}
