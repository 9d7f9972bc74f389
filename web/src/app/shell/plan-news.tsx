import { usePlanFollower } from '../../features/session/use-plan-follower.ts';
import { notifySuccess } from '../../lib/notify.ts';

/** Follows the account's plan, and says when a payment has arrived. */
export function PlanNews() {
  usePlanFollower(() => notifySuccess('You are a Pro! Everything is unlocked.'));
  return null;
}
