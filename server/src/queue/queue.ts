/** Work that outlives a request and a process: sent once, done by whichever instance takes it, left to another. */
import type { Db } from '../db/database.ts';
import type { Claim, Job, JobState, QueueKind } from './job.ts';

export interface Queue {
  /** Makes room for it in the database. */
  open(): Promise<void>;
  /**
   * @param trx the jobs are there if it commits
   * @returns the ids of those that were not known before
   */
  send(kind: QueueKind, jobs: readonly Job[], trx?: Db): Promise<string[]>;
  /** Hears of jobs that this instance sends; those of others are found by looking. */
  onSent(listen: (kind: QueueKind) => void): () => void;
  /** Takes up to `most` jobs that are due, or were left by somebody who is gone. */
  claim(kind: QueueKind, most: number): Promise<Claim[]>;
  /** Says that they are still worked on. @returns the ids of those that are still held */
  beat(kind: QueueKind, claims: readonly Claim[]): Promise<string[]>;
  /** These three: @returns whether it was still held */
  finish(kind: QueueKind, claim: Claim): Promise<boolean>;
  retry(kind: QueueKind, claim: Claim, afterMs: number): Promise<boolean>;
  fail(kind: QueueKind, claim: Claim, reason: string): Promise<boolean>;
  /**
   * They are not begun any more, and nothing of them remains; whoever works on one hears of it at the next beat.
   * @param trx they are gone if it commits
   */
  drop(kind: QueueKind, ids: readonly string[], trx?: Db): Promise<void>;
  /** By id, of those that are known. */
  progress(kind: QueueKind, ids: readonly string[]): Promise<Map<string, JobState>>;
  /** Nothing of the batch remains, as when its account goes: looks through all jobs of the kind. */
  forget(kind: QueueKind, batch: string): Promise<void>;
  /** Forgets what ended long ago. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}
