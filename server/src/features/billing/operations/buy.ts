import { CHECKOUT_PARAMETER, MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import type { BillingProvider } from '../../../billing/billing-provider.ts';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { User } from '../../accounts/operations.ts';
import * as queries from '../queries.ts';

/** Asked again so soon, it is the same purchase: nobody can pay it twice in two tabs. */
const SAME_CHECKOUT_MS = 30 * 60_000;
const PRICING = '/pricing';

/**
 * A transaction for the user to pay.
 * @param origin where the user's pages are: 'https://listings.example'
 * @returns the page of ours that opens the provider's checkout
 * @throws AppError
 */
export async function createCheckout(context: AppContext, user: User, origin: string): Promise<string> {
  const provider = requireProvider(context);
  requireNothingBought(user);
  await context.billingLimit.take(user.id);
  const transactionId = (await findOpen(context, user, provider)) ?? (await open(context, user, provider));
  return `${origin}${PRICING}?${CHECKOUT_PARAMETER}=${encodeURIComponent(transactionId)}`;
}

function requireNothingBought({ plan, bought }: User): void {
  if (plan === 'premium') throw new AppError('conflict', SERVER_MESSAGES.alreadyPro);
  if (bought.state === 'past-due' || bought.state === 'paused') {
    throw new AppError('conflict', SERVER_MESSAGES.subscriptionWaits);
  }
}

function findOpen(
  { db, clock }: AppContext,
  user: User,
  provider: BillingProvider,
): Promise<string | undefined> {
  const since = new Date(clock().getTime() - SAME_CHECKOUT_MS);
  return queries.findOpenCheckout(db, { userId: user.id, provider: provider.kind, since });
}

async function open({ db, clock }: AppContext, user: User, provider: BillingProvider): Promise<string> {
  const transactionId = await provider.createTransaction(user);
  await queries.addCheckout(db, { transactionId, userId: user.id, provider: provider.kind, now: clock() });
  return transactionId;
}

/**
 * Where the user manages what was bought.
 * @param returnUrl where the portal leads back to, an address of `origin`
 * @throws AppError not-found when nothing was ever bought, bad-request for a returnUrl elsewhere
 */
export async function createPortalLink(
  context: AppContext,
  user: User,
  { returnUrl, origin }: { returnUrl: string; origin: string },
): Promise<string> {
  const provider = requireProvider(context);
  if (!user.email) throw new AppError('bad-request', MESSAGES.billingEmailMissing);
  const back = URL.parse(returnUrl, origin);
  if (back?.origin !== origin) {
    const message = 'A portal leads back to this website only.';
    throw new AppError('bad-request', message, { fields: { returnUrl: message } });
  }
  const subscriptions = await queries.listSubscriptions(context.db, user.id, provider.kind);
  const customerId = subscriptions.find((subscription) => subscription.customerId)?.customerId;
  if (!customerId) throw new AppError('not-found', MESSAGES.portalMissing);
  await context.billingLimit.take(user.id);
  const url = await provider.createPortal({
    payer: user,
    customerId,
    subscriptionIds: subscriptions.filter((one) => one.customerId === customerId).map(({ id }) => id),
    returnUrl: back.href,
  });
  if (!url) throw new AppError('bad-answer', MESSAGES.portalWithoutUrl);
  return new URL(url, origin).href;
}

function requireProvider({ billing }: AppContext): BillingProvider {
  if (!billing) throw new AppError('not-found', MESSAGES.billingOff);
  return billing.provider;
}
