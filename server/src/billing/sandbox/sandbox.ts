/** Payments without money, on this server: the same events, signed the same way, through the same webhook. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../lib/app-error.ts';
import type { BillingProvider } from '../billing-provider.ts';
import { parsePaddleEvent } from '../read-paddle-event.ts';
import { signWebhook, verifyWebhook } from '../webhook-signature.ts';
import * as books from './books.ts';
import { act, actionsOf, type SandboxAction, transactionOf } from './machine.ts';
import type { SandboxSubscription } from './subscription.ts';

export const SANDBOX_PATHS = { checkout: '/sandbox/checkout', portal: '/sandbox/portal' } as const;

/** One call of the webhook. */
interface Delivery {
  body: string;
  signature: string;
}

export interface SandboxProvider extends BillingProvider {
  kind: 'sandbox';
  /** What a checkout is about. @throws AppError not-found */
  getCheckout(transactionId: string): Promise<SandboxSubscription>;
  /** What a portal shows. @throws AppError not-found for a link that was not made here, or is older than an hour */
  openPortal(token: string): Promise<SandboxSubscription[]>;
  /** Does what was chosen, where the state has it. @returns what the webhook is to be told */
  act(transactionId: string, action: SandboxAction): Promise<Delivery[]>;
}

interface Parts {
  db: Db;
  secret: string;
  clock: () => Date;
}

const PORTAL_LASTS_MS = 3_600_000;

export function createSandboxProvider({ db, secret, clock }: Parts): SandboxProvider {
  const webhookSecret = createHmac('sha256', secret).update('sandbox webhook').digest('hex');
  const sign = (body: string): Delivery => ({ body, signature: signWebhook(body, webhookSecret, clock()) });
  const sealOf = (text: string) =>
    createHmac('sha256', secret).update(`sandbox portal ${text}`).digest('base64url');
  const getCheckout = async (transactionId: string) => {
    const found = await books.findSubscription(db, transactionId);
    if (!found) throw notFound('checkout');
    return found;
  };
  const turn = async (transactionId: string, action: SandboxAction): Promise<string[]> =>
    books.changeSubscription(db, transactionId, (subscription) =>
      actionsOf(subscription).includes(action)
        ? act(subscription, action, { now: clock(), newId })
        : { next: subscription, told: [] },
    );

  return {
    kind: 'sandbox',
    async createTransaction({ id: userId }) {
      const now = clock().toISOString();
      const transactionId = newId('txn');
      const customerId = (await books.findCustomer(db, userId)) ?? newId('ctm');
      await books.addSubscription(db, userId, {
        transactionId,
        customerId,
        subscriptionId: null,
        status: 'unpaid',
        startedAt: now,
        updatedAt: now,
        period: null,
        endsWithPeriod: false,
        lastPaymentId: null,
      });
      return transactionId;
    },
    async createPortal({ customerId, returnUrl }) {
      const until = String(clock().getTime() + PORTAL_LASTS_MS);
      const token = `${customerId}.${until}.${sealOf(`${customerId}.${until}`)}`;
      return `${new URL(returnUrl).origin}${SANDBOX_PATHS.portal}?${new URLSearchParams({ token, returnUrl })}`;
    },
    async cancelNow(subscriptionId) {
      await books.changeSubscription(db, transactionOf(subscriptionId), (subscription) => ({
        next: { ...subscription, status: 'canceled', period: null, endsWithPeriod: false },
        told: [],
      }));
    },
    readWebhook(rawBody, signature) {
      verifyWebhook(rawBody, signature, { secret: webhookSecret, now: clock() });
      return parsePaddleEvent(rawBody);
    },
    /** Nothing is lost on the way here; but time passes, and periods end by themselves. */
    async *listEvents() {
      for (const transactionId of await books.listDue(db, clock())) {
        for (const body of await turn(transactionId, 'period-ends')) {
          const event = parsePaddleEvent(body);
          if (event) yield { id: event.id, event };
        }
      }
    },
    findPrice: async () => null,
    getCheckout,
    async openPortal(token) {
      const [customerId = '', until = '', seal] = token.split('.');
      const isOurs = seal === sealOf(`${customerId}.${until}`) && clock().getTime() < Number(until);
      if (!isOurs) throw notFound('portal');
      return books.listSubscriptions(db, customerId);
    },
    act: async (transactionId, action) => (await turn(transactionId, action)).map(sign),
  };
}

function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}
