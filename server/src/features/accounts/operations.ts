import { type Capability, can, MESSAGES, type Plan } from '@smart-listings/contract';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../lib/app-error.ts';

export interface User {
  id: string;
  email: string;
  displayName: string;
  emailVerified: boolean;
  plan: Plan;
}

/** The signed-in user of a request, with the plan as the server knows it; null when signed out. */
export async function findUser(context: AppContext, headers: Headers): Promise<User | null> {
  // Without a cookie there is nobody to look for: visitors without an account cost no query.
  if (!headers.has('cookie')) return null;
  const found = await context.auth.api.getSession({ headers });
  if (!found) return null;
  const { id, email, name, emailVerified, planType } = found.user;
  const owner = emailVerified && context.config.ownerEmails.includes(email.toLowerCase());
  return {
    id,
    email,
    displayName: name,
    emailVerified,
    plan: owner || planType === 'premium' ? 'premium' : 'free',
  };
}

/**
 * The signed-in user of a request.
 * @param sentence what a visitor without an account is told
 * @throws AppError signed-out (401)
 */
export async function requireUser(
  context: AppContext,
  headers: Headers,
  sentence: string = MESSAGES.loginRequired,
): Promise<User> {
  const user = await findUser(context, headers);
  if (!user) throw new AppError('signed-out', sentence);
  return user;
}

/** @throws AppError forbidden (403) when the user's plan does not have it */
export function requireCapability(user: User, capability: Capability): void {
  if (!can(user.plan, capability)) throw new AppError('forbidden', MESSAGES.proOnly);
}
