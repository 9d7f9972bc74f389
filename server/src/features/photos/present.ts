import type { StoredPhoto } from '@smart-listings/contract';
import { API_SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { typeOfPath } from './paths.ts';

export function presentPhoto(photo: StoredPhoto): StoredPhoto {
  const { url, thumbnailUrl, type, width, height, sizeBytes } = photo;
  return { url, thumbnailUrl, type, width, height, sizeBytes };
}

/** In seconds: how long a photo that was deleted may still lie in the cache of a browser that has shown it. */
const A_DAY = 86_400;

/** A photo is a picture of one type for ever, and nothing that a browser could take for a page. */
export function photoHeaders(path: string): Record<string, string> & { ETag: string } {
  return {
    'Content-Type': typeOfPath(path),
    'Cache-Control': `private, max-age=${A_DAY}`,
    ETag: `"${path.slice(path.lastIndexOf('/') + 1)}"`,
    'X-Robots-Tag': 'noindex',
    ...API_SECURITY_HEADERS,
  };
}
