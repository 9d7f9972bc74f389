import { PLANS, type Plan } from '@smart-listings/contract';
import { followEvents } from '../../lib/follow-events.ts';

/**
 * Calls `onPlan` with the account's plan at every connection, and whenever a payment has changed what is
 * bought. @returns ends it
 */
export function followPlan(onPlan: (plan: Plan) => void): () => void {
  return followEvents('/api/listings/stream', 'plan', (data) => {
    const plan = readPlan(data);
    if (plan) onPlan(plan);
  });
}

/** By hand, as the account itself is read: a schema would weigh more than all that comes with it. */
function readPlan(data: string): Plan | null {
  try {
    const told: unknown = JSON.parse(data);
    if (typeof told !== 'object' || told === null || !('planType' in told)) return null;
    return PLANS.find((plan) => plan === told.planType) ?? null;
  } catch {
    return null;
  }
}
