import { randomUUID } from 'node:crypto';
import type { Plan } from '@smart-listings/contract';
import type { Job } from '../../queue/job.ts';

export const TRAY_ROW = 'tray-row';

interface Item {
  userId: string;
  id: string;
  place: number;
}

/** Of a provider, which is somebody else's machine; a counted plan goes one by one, so that the first are written. */
const AT_ONCE = { free: 1, premium: 3 } as const satisfies Record<Plan, number>;

/** One item on its way, under an id of its own. */
export function jobOf({ userId, id, place }: Item, plan: Plan): Job {
  return {
    id: randomUUID(),
    data: { userId, row: id },
    batch: userId,
    group: { id: userId, atOnce: AT_ONCE[plan] },
    place,
  };
}
