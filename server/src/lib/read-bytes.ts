import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** How much a body may weigh, and what whoever sends more is told. */
export interface BodyLimit {
  maxBytes: number;
  message: string;
}

/**
 * The request's body; one that announces too much is not read at all.
 * @throws AppError too-large (413), cancelled (499, to nobody: the client left in the middle)
 */
export async function readBytes(c: Context, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = requireRoom(c, limit);
  try {
    return announced ? new Uint8Array(await c.req.arrayBuffer()) : await readCounted(c.req.raw, limit);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('cancelled', 'The request broke off.', { cause });
  }
}

/** @returns whether the body says how long it is; HTTP itself holds it to that */
function requireRoom(c: Context, { maxBytes, message }: BodyLimit): boolean {
  const announced = c.req.header('content-length');
  if (Number(announced ?? 0) > maxBytes) throw new AppError('too-large', message);
  return announced !== undefined;
}

/** Counted as it arrives: an endless body of unannounced length costs no memory. */
async function readCounted(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body ?? []) {
    received += chunk.byteLength;
    if (received > limit.maxBytes) throw new AppError('too-large', limit.message);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
