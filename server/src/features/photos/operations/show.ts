import { publicOrigin } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import { notFound } from '../../../lib/app-error.ts';
import { idOfPath, pathOfUrl, thumbnailPath } from '../paths.ts';
import { photoHeaders } from '../present.ts';
import { isServed, readPhoto } from './keep.ts';

/**
 * The photo behind an address of this server, for an answer that does not tell the address.
 * @throws AppError not-found
 */
export async function showPhoto(
  context: AppContext,
  { url, isSmall }: { url: string; isSmall: boolean },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const whole = pathOfUrl(url, publicOrigin(context.config));
  const path = whole && isSmall ? thumbnailPath(whole) : whole;
  const id = path && idOfPath(path);
  if (!path || !id || !(await isServed(context, id, path))) throw notFound('photo');
  return { bytes: new Uint8Array(await readPhoto(context, path)), headers: photoHeaders(path) };
}
