/** What is worked on in the background: one queue each. */
export const QUEUE_KINDS = ['channel-listing', 'tray-row'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Without a beat for so long, whoever took a job is taken for dead. */
export const LOST_AFTER_SECONDS = 15;
/** Ended jobs are known for so long, and one of the same id is not taken on again. */
export const KEEP_ENDED_SECONDS = 86_400;

export interface Job {
  /** A UUID of the sender's: sent again, it is the same job. */
  id: string;
  /** Ids only: what the work is about stands in tables that are deleted with the account. */
  data: Record<string, string>;
  /** Jobs that are forgotten together. */
  batch: string;
  /** Whose it is: of one group `atOnce` are worked on at the same time, give or take one that two instances took at once. */
  group: { id: string; atOnce: number };
  /** Among all that are due of its kind: the lower goes first. */
  place: number;
  /** How long it waits before it may begin; left out: not at all. */
  afterMs?: number;
}

/** A job in hand. Whoever holds an older try of the same job can no longer end it. */
export interface Claim {
  id: string;
  data: Record<string, string>;
  /** Counted from 1, those that nobody ended included. */
  attempt: number;
}

export type JobState = 'waiting' | 'running' | 'finished' | 'failed';
