import { MEMBERSHIP_STATES, type Me, PLANS } from '@smart-listings/contract';

/** A visitor without an account, and everybody until the server has answered. */
export const NOBODY: Me = { user: null, usage: null, savedCount: null, membership: null, limits: null };

/** The answer of /api/me, read by hand: every page asks for it, and a schema would weigh more than the rest. */
export function readMe(body: unknown): Me {
  if (!isRecord(body) || !isRecord(body.user)) return NOBODY;
  const { uid, email, displayName, emailVerified, isOwner } = body.user;
  const planType = PLANS.find((plan) => isRecord(body.user) && plan === body.user.planType);
  if (typeof uid !== 'string' || typeof email !== 'string' || !planType) return NOBODY;
  return {
    user: {
      uid,
      email,
      displayName: textOf(displayName),
      emailVerified: emailVerified === true,
      planType,
      isOwner: isOwner === true,
    },
    usage: readUsage(body.usage),
    savedCount: countOf(body.savedCount),
    membership: readMembership(body.membership),
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

function readMembership(value: unknown): Me['membership'] {
  if (!isRecord(value)) return null;
  const state = MEMBERSHIP_STATES.find((known) => known === value.state);
  if (!state) return null;
  return { state, renewsAt: textOf(value.renewsAt) || null, cancelsAt: textOf(value.cancelsAt) || null };
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
