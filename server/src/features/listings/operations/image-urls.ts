import { AppError } from '../../../lib/app-error.ts';

const LONGEST = 2_000;

/**
 * The links among the photos of a listing, without the empty ones.
 * @throws AppError bad-request for photos that are not links: storing them is not a listing's matter
 */
export function keepLinks(imageUrls: readonly string[]): string[] {
  const links = imageUrls.map((url) => url.trim()).filter((url) => url !== '');
  if (links.every(isLink)) return links;
  throw new AppError('bad-request', 'Photos cannot be saved inside a listing: send their links.', {
    fields: { imageUrls: 'Photos cannot be saved inside a listing: send their links.' },
  });
}

/** On this server, or on the web. */
function isLink(url: string): boolean {
  return url.length <= LONGEST && (/^\/(?!\/)/.test(url) || /^https?:\/\//i.test(url));
}
