import type { TrayState } from '@smart-listings/contract';
import type { JobState } from '../queue/job.ts';

/** Work in the background, on SQLite only. */
export interface QueueJobTable {
  kind: string;
  id: string;
  /** JSON. */
  data: string;
  batch: string;
  groupId: string;
  groupAtOnce: number;
  place: number;
  state: JobState;
  dueAt: string;
  attempt: number;
  /** When whoever works on it was heard of last. */
  beatAt: string | null;
  endedAt: string | null;
  /** Why it failed. */
  reason: string | null;
}

/** What an account has handed over to be written: one row an account, which whoever changes its items locks. */
export interface TrayTable {
  userId: string;
  /** Rises with every change. */
  version: number;
  /** Why nothing goes on; null while it does. */
  haltMessage: string | null;
  /** Until when; null: until the seller says so. */
  haltUntil: string | null;
}

export interface TrayRowTable {
  userId: string;
  /** The page's. */
  id: string;
  attempt: string;
  place: number;
  state: TrayState;
  /** Of the queue: whoever works on another one is too late. */
  jobId: string;
  /** JSON. */
  request: string;
  price: number | null;
  /** JSON; null until it is written. */
  text: string | null;
  fault: string | null;
  /** 1 where the built-in writer would write it. */
  hasFallback: number;
  /** The month that it was counted in: it counts once, however often it is tried. */
  countedIn: string | null;
  /** How often the provider has failed with what may pass. */
  failures: number;
  /** The tray's, when it changed last. */
  version: number;
  changedAt: string;
}
