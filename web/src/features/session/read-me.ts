import { type Me, PLANS } from '@smart-listings/contract';

/** A visitor without an account, and everybody until the server has answered. */
export const NOBODY: Me = { user: null, usage: null, savedCount: null, limits: null };

/** The answer of /api/me, read by hand: every page asks for it, and a schema would weigh more than the rest. */
export function readMe(body: unknown): Me {
  if (!isRecord(body) || !isRecord(body.user)) return NOBODY;
  const { uid, email, displayName, emailVerified } = body.user;
  const planType = PLANS.find((plan) => isRecord(body.user) && plan === body.user.planType);
  if (typeof uid !== 'string' || typeof email !== 'string' || !planType) return NOBODY;
  return {
    user: { uid, email, displayName: textOf(displayName), emailVerified: emailVerified === true, planType },
    usage: readUsage(body.usage),
    savedCount: countOf(body.savedCount),
    limits: readLimits(body.limits),
  };
}

function readUsage(value: unknown): Me['usage'] {
  if (!isRecord(value)) return null;
  return { month: textOf(value.month), generatedCount: countOf(value.generatedCount) ?? 0 };
}

function readLimits(value: unknown): Me['limits'] {
  if (!isRecord(value)) return null;
  return {
    generationsPerMonth: countOf(value.generationsPerMonth),
    savedListings: countOf(value.savedListings),
    priceRefreshesPerListing: countOf(value.priceRefreshesPerListing),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
