/** Paddle Billing, through its own SDK. */
import type { CountryCode, Environment, Paddle } from '@paddle/paddle-node-sdk';
import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { z } from 'zod';
import type { BillingConfig, BillingSecrets } from '../config-billing.ts';
import { AppError } from '../lib/app-error.ts';
import type { BillingProvider, LoggedEvent } from './billing-provider.ts';
import { isEndedAlready, isNotFound, translatePaddleError } from './paddle-errors.ts';
import { paddleSdk } from './paddle-sdk.ts';
import { formatPrice } from './price-text.ts';
import { PADDLE_EVENTS, parsePaddleEvent, readPaddleEvent } from './read-paddle-event.ts';
import { verifyWebhook } from './webhook-signature.ts';

interface Parts {
  clock: () => Date;
  /** The longest that one call may take. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const EVENTS_A_PAGE = 200;
/** Paddle opens a portal for no more of a customer's subscriptions at once. */
const MOST_IN_A_PORTAL = 25;
/** The SDK takes any address in the place of an environment's name, but its types know the names only. */
const environmentSchema = z.custom<Environment>((value) => typeof value === 'string');
/** Paddle says itself which countries it knows. */
const countrySchema = z.custom<CountryCode>((value) => /^[A-Z]{2}$/.test(String(value)));

type PaddleConfig = Extract<BillingConfig, { kind: 'paddle' }>;

export function createPaddleProvider(
  config: PaddleConfig,
  secrets: BillingSecrets,
  { clock, timeoutMs = TIMEOUT_MS }: Parts,
): BillingProvider {
  const { LogLevel, Paddle } = paddleSdk();
  const paddle = new Paddle(secrets.apiKey, {
    environment: environmentSchema.parse(config.baseUrl ?? config.environment),
    logLevel: LogLevel.none,
  });
  const call = <T>(work: Promise<T>): Promise<T> => inTime(work, timeoutMs).catch(fail);

  return {
    kind: 'paddle',
    async createTransaction({ id, email, emailVerified }) {
      // The checkout of a known customer shows what Paddle keeps of them: not for an address that anyone may type.
      const customerId = emailVerified ? await call(findCustomer(paddle, email)) : null;
      const { id: transactionId } = await call(
        paddle.transactions.create({
          items: [{ priceId: config.priceId, quantity: 1 }],
          ...(customerId && { customerId }),
          // For whoever reads it in Paddle's dashboard: whose it is, our own record of the checkout says.
          customData: { userId: id },
        }),
      );
      return transactionId;
    },
    async createPortal({ payer, customerId, subscriptionIds }) {
      // Whoever types somebody else's address into the checkout becomes that customer at Paddle, whose portal
      // shows all that the customer ever paid: it opens for the owner of the address alone.
      if (!payer.emailVerified) throw new AppError('conflict', SERVER_MESSAGES.portalUnconfirmed);
      const { email } = await inTime(paddle.customers.get(customerId), timeoutMs).catch(failPortal);
      if (email.toLowerCase() !== payer.email.toLowerCase()) {
        throw new AppError('conflict', SERVER_MESSAGES.portalOfAnother);
      }
      const created = paddle.customerPortalSessions.create(
        customerId,
        subscriptionIds.slice(0, MOST_IN_A_PORTAL),
      );
      const session = await inTime(created, timeoutMs).catch(failPortal);
      return session.urls.general.overview || null;
    },
    async cancelNow(subscriptionId) {
      const cancelled = paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'immediately' });
      await inTime(cancelled, timeoutMs).catch((error) => {
        if (!isEndedAlready(error)) fail(error);
      });
    },
    readWebhook(rawBody, signature) {
      verifyWebhook(rawBody, signature, { secret: secrets.webhookSecret, now: clock() });
      return parsePaddleEvent(rawBody);
    },
    async *listEvents(after) {
      const log = openLog(paddle, after);
      // Paddle keeps its log for 90 days. Of a place that is gone from it, all that is left comes after.
      const first = await inTime(log.next(), timeoutMs).catch((error) =>
        after && isNotFound(error) ? null : fail(error),
      );
      const rest = first ? log : openLog(paddle, null);
      for (const event of first ?? []) yield readLogged(event);
      while (rest.hasMore) {
        for (const event of await call(rest.next())) yield readLogged(event);
      }
    },
    async findPrice(country) {
      const preview = await call(
        paddle.pricingPreview.preview({
          items: [{ priceId: config.priceId, quantity: 1 }],
          address: { countryCode: countrySchema.parse(country) },
        }),
      );
      const line = preview.details.lineItems[0];
      if (!line) return null;
      return formatPrice({
        minorUnits: line.totals.total,
        currency: preview.currencyCode,
        interval: line.price.billingCycle?.interval ?? null,
      });
    },
  };
}

/** Known to Paddle by the account's address: then the checkout does not ask for it. */
async function findCustomer(paddle: Paddle, email: string): Promise<string | null> {
  const [known] = await paddle.customers.list({ email: [email], perPage: 1 }).next();
  return known?.id ?? null;
}

function openLog(paddle: Paddle, after: string | null) {
  return paddle.events.list({
    eventType: PADDLE_EVENTS,
    orderBy: 'id[ASC]',
    perPage: EVENTS_A_PAGE,
    ...(after && { after }),
  });
}

function readLogged(event: Parameters<typeof readPaddleEvent>[0]): LoggedEvent {
  return { id: event.eventId, event: readPaddleEvent(event) };
}

/** The SDK waits for ever. What comes too late is not waited for; it may still happen at Paddle. */
async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Paddle took too long.')), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function fail(error: unknown): never {
  throw translatePaddleError(error);
}

function failPortal(error: unknown): never {
  if (!isNotFound(error)) throw translatePaddleError(error);
  throw new AppError('not-found', MESSAGES.portalMissing, { cause: error });
}
