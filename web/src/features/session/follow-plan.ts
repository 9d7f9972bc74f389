import { followEvents } from '../../lib/follow-events.ts';

const STREAM = '/api/listings/stream';

/**
 * Calls `onNews` at every connection, and whenever something has changed of what the account has bought or used.
 * @returns ends it
 */
export function followPlan(onNews: () => void): () => void {
  return followEvents(STREAM, 'plan', onNews);
}

/**
 * Calls `onNews` when listings were saved or deleted, or the tray has moved on: both count against the plan.
 * @returns ends it
 */
export function followCounted(onNews: () => void): () => void {
  const ends = ['changed', 'tray'].map((event) => {
    let last: string | null = null;
    return followEvents(STREAM, event, (data) => {
      const isNews = last !== null && data !== last;
      last = data;
      if (isNews) onNews();
    });
  });
  return () => {
    for (const end of ends) end();
  };
}
