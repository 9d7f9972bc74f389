import type { Context } from 'hono';
import { AppError } from './app-error.ts';

/** How much a body may weigh, and what whoever sends more is told. */
export interface BodyLimit {
  maxBytes: number;
  message: string;
}

/**
 * The request's body; one that announces too much is not read at all.
 * @throws AppError too-large (413)
 */
export async function readBytes(c: Context, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = c.req.header('content-length');
  if (announced === undefined) return readChunked(c.req.raw, limit);
  if (Number(announced) > limit.maxBytes) throw new AppError('too-large', limit.message);
  return new Uint8Array(await c.req.arrayBuffer());
}

/** A body of unannounced length is counted as it arrives, so that an endless one costs no memory. */
async function readChunked(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body ?? []) {
    received += chunk.byteLength;
    if (received > limit.maxBytes) throw new AppError('too-large', limit.message);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
