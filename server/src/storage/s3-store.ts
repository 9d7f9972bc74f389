import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Config, S3Keys } from '../config-storage.ts';
import { PassingFailure, type RetryPolicy, withRetries } from './retry.ts';
import { requirePath, StorageError, type Store } from './store.ts';

/** How long each kind of request may take altogether. */
export interface S3Patience {
  write: RetryPolicy;
  read: RetryPolicy;
  remove: RetryPolicy;
}

const DELAYS = { firstDelayMs: 500, longestDelayMs: 64_000 };
/** Somebody waits for a photo to be shown or saved; nobody waits for one to be deleted. */
const PATIENCE: S3Patience = {
  read: { ...DELAYS, giveUpAfterMs: 10_000, tryMs: 10_000 },
  write: { ...DELAYS, giveUpAfterMs: 45_000, tryMs: 30_000 },
  remove: { ...DELAYS, giveUpAfterMs: 300_000, tryMs: 30_000 },
};
/** Far above any photo that was ever written: an answer that does not end is none of ours. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The three requests of an S3-compatible store that photos need, signed with Signature Version 4. */
export function createS3Store(config: S3Config, keys: S3Keys, patience: S3Patience = PATIENCE): Store {
  // Retries are ours: the client's own would also repeat what cannot change.
  const client = new AwsClient({ ...keys, service: 's3', region: config.region, retries: 0 });
  const addressOf = (path: string) => `${config.baseUrl}/${config.prefix}${requirePath(path)}`;

  async function ask(path: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
    // Signed anew for each try: a signature is good for a few minutes only.
    const signed = await client.sign(addressOf(path), request);
    const response = await fetch(signed, { signal, redirect: 'manual' });
    if (response.ok) return response;
    await response.body?.cancel();
    throw toFailure(response);
  }

  return {
    async write({ path, bytes, type }, signal) {
      const body = new Uint8Array(bytes);
      const headers = {
        'Content-Type': type,
        // Part of the signature: what arrives is what was sent, or is refused.
        'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
      };
      const put = (trying: AbortSignal) => ask(path, { method: 'PUT', headers, body }, trying);
      await attempt(patience.write, async (trying) => void (await (await put(trying)).arrayBuffer()), signal);
    },
    read: (path) =>
      attempt(patience.read, async (trying) =>
        readWhole(await ask(path, { method: 'GET', headers: EMPTY_BODY }, trying)),
      ),
    async remove(path) {
      requirePath(path);
      await attempt(patience.remove, async (trying) => {
        const response = await ask(path, { method: 'DELETE', headers: EMPTY_BODY }, trying);
        await response.body?.cancel();
      }).catch((error: unknown) => {
        if (error instanceof StorageError && error.failure === 'not-found') return;
        throw error;
      });
    },
    async check(signal) {
      // Needs the bucket, the keys and a right that photos need as well, costs nothing, and removes nothing.
      const once = { ...patience.remove, giveUpAfterMs: 0 };
      await attempt(
        once,
        async (trying) => {
          const response = await ask('ready/none', { method: 'DELETE', headers: EMPTY_BODY }, trying);
          await response.body?.cancel();
        },
        signal,
      );
    },
  };
}

const EMPTY_BODY = { 'X-Amz-Content-Sha256': createHash('sha256').digest('hex') };

/** Turns whatever ends the last try into a StorageError. */
async function attempt<T>(
  policy: RetryPolicy,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const once = (trying: AbortSignal) =>
    work(trying).catch((error: unknown) => {
      if (error instanceof StorageError || error instanceof PassingFailure) throw error;
      // Refused, reset, cut off, out of time: fetch says so by a TypeError or an abort.
      throw new PassingFailure('no connection to the photo storage, or it broke off', { cause: error });
    });
  try {
    return await withRetries(policy, once, signal);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    if (signal?.aborted) throw new StorageError('cancelled', 'the request was given up', error);
    const summary = error instanceof Error ? error.message : 'the photo storage failed';
    throw new StorageError('unreachable', summary, error);
  }
}

/** The body, counted as it arrives; one that is shorter than announced fails in fetch itself. */
async function readWhole(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of response.body ?? []) {
    received += chunk.byteLength;
    if (received > MOST_BYTES) throw new StorageError('not-found', 'the photo storage holds something else');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const PASSING_STATUS: ReadonlySet<number> = new Set([408, 429]);

function toFailure({ status, headers }: Response): Error {
  const summary = `the photo storage answered ${status}`;
  // 507 is the disk of a self-hosted store: no further try finds it larger.
  if (status === 402 || status === 507) return new StorageError('full', summary);
  if (status === 404) return new StorageError('not-found', summary);
  if (status >= 500 || PASSING_STATUS.has(status)) {
    return new PassingFailure(summary, { retryAfterMs: readRetryAfter(headers.get('retry-after')) });
  }
  return new StorageError('refused', summary);
}

function readRetryAfter(header: string | null): number {
  return header && /^\d{1,5}$/.test(header) ? Number(header) * 1_000 : 0;
}
