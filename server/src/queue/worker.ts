/** Takes jobs of one kind, a few at once, for as long as the process lives, and says how each ended. */
import type { Shutdown } from '../lib/shutdown.ts';
import type { Claim, QueueKind } from './job.ts';
import { LOST_AFTER_SECONDS } from './job.ts';
import type { Queue } from './queue.ts';

/** What other instances send, and what falls due, is found by looking. */
const LOOK_EVERY_MS = 2_000;
/** After the database could not be asked. */
const LOOK_AGAIN_MS = 15_000;
const BEAT_EVERY_MS = (LOST_AFTER_SECONDS * 1_000) / 5;
/** A job that ended so many processes, or was put off so often, is not tried for ever. */
const MOST_ATTEMPTS = 50;

export type Outcome = 'finished' | { retryAfterMs: number } | { failed: string };

export interface Work {
  kind: QueueKind;
  atOnce: number;
  /**
   * May be called again for a job that has ended already: what it does must be done once by what it keeps.
   * @param signal the job was dropped, belongs to somebody else by now, or the process ends
   */
  handle(claim: Claim, signal: AbortSignal): Promise<Outcome>;
  /** It was tried for the last time. */
  giveUp(claim: Claim): Promise<void>;
  /** Hears what `handle` and the database failed with; the job is tried again. */
  onError(error: unknown): void;
}

/**
 * @returns settles when the process is to stop and what was in hand has ended or was given back
 */
export async function runWorker(queue: Queue, work: Work, shutdown: Shutdown): Promise<void> {
  const { kind, atOnce } = work;
  const hands = new Map<Claim, { done: Promise<void>; lose: () => void }>();
  const bell = createBell(shutdown.stopping);
  const deaf = queue.onSent((sent) => sent === kind && bell.ring());
  const beats = setInterval(() => void beat().catch(work.onError), BEAT_EVERY_MS);

  const beat = async () => {
    const held = [...hands.keys()];
    const kept = new Set(await queue.beat(kind, held));
    for (const claim of held) if (!kept.has(claim.id)) hands.get(claim)?.lose();
  };
  const take = (claim: Claim) => {
    const lost = new AbortController();
    const done = treat(queue, work, { claim, signal: AbortSignal.any([lost.signal, shutdown.givingUp]) })
      .catch(work.onError)
      .finally(() => {
        hands.delete(claim);
        bell.ring();
      });
    hands.set(claim, { done, lose: () => lost.abort() });
  };

  while (!shutdown.stopping.aborted) {
    const claims = await queue.claim(kind, atOnce - hands.size).catch((error: unknown) => {
      work.onError(error);
      return null;
    });
    for (const claim of claims ?? []) take(claim);
    await bell.heard(claims ? LOOK_EVERY_MS : LOOK_AGAIN_MS);
  }
  await Promise.all([...hands.values()].map(({ done }) => done));
  clearInterval(beats);
  deaf();
}

async function treat(
  queue: Queue,
  work: Work,
  { claim, signal }: { claim: Claim; signal: AbortSignal },
): Promise<void> {
  const { kind } = work;
  if (claim.attempt > MOST_ATTEMPTS) {
    await work.giveUp(claim);
    await queue.fail(kind, claim, 'tried too often');
    return;
  }
  const outcome = await work.handle(claim, signal).catch((error: unknown): Outcome => {
    // Given up because it was told to: whoever comes next may begin at once.
    if (signal.aborted) return { retryAfterMs: 0 };
    work.onError(error);
    return { retryAfterMs: backOffMs(claim.attempt) };
  });
  if (outcome === 'finished') await queue.finish(kind, claim);
  else if ('failed' in outcome) await queue.fail(kind, claim, outcome.failed);
  else await queue.retry(kind, claim, outcome.retryAfterMs);
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 300_000;

/** Doubling, so that what is down for long is not asked often. */
export function backOffMs(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS);
}

/** A pause that is over early when something has happened since the last one. */
function createBell(stopping: AbortSignal) {
  let rung = false;
  let wake = () => {};
  const ring = () => {
    rung = true;
    wake();
  };
  stopping.addEventListener('abort', ring, { once: true });
  return {
    ring,
    async heard(withinMs: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, withinMs);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
