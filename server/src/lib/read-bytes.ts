import type { Context } from 'hono';
import { AppError } from './app-error.ts';
import type { BodyPlace } from './body-room.ts';

/** How much a body may weigh, and what whoever sends more is told. */
export interface BodyLimit {
  maxBytes: number;
  message: string;
  /** Who sends it; without an account its network does. */
  account?: string;
}

/**
 * The request's body; one that announces too much, or finds no room, is not read at all.
 * @throws AppError too-large (413), rate-limited (429) and overloaded (503) when too much is being received,
 * cancelled (499, to nobody: the client left in the middle)
 */
export async function readBytes(c: Context, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const announced = readLength(c);
  if (announced !== null && announced > limit.maxBytes) throw new AppError('too-large', limit.message);
  const place: BodyPlace = c.get('enterBody')(limit.account);
  try {
    if (announced === null) return await readCounted(c.req.raw, limit, place.hold);
    place.hold(announced);
    return new Uint8Array(await c.req.arrayBuffer());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('cancelled', 'The request broke off.', { cause });
  } finally {
    place.leave();
  }
}

/** What the body says of its length, which HTTP itself holds it to; null when it does not say. */
function readLength(c: Context): number | null {
  const announced = c.req.header('content-length');
  return announced === undefined ? null : Number(announced) || 0;
}

/** Counted as it arrives: an endless body of unannounced length costs no memory. */
async function readCounted(
  request: Request,
  { maxBytes, message }: BodyLimit,
  hold: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body ?? []) {
    received += chunk.byteLength;
    if (received > maxBytes) throw new AppError('too-large', message);
    hold(received);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
