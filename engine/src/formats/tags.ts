/** Tags as a platform takes them on the clipboard. */
import type { Marketplace } from '../marketplaces/marketplace.ts';

/** The tags joined as the platform separates them, hashtags each with its #. */
export function tagsText(tags: readonly string[], marketplace: Marketplace): string {
  const { form, separator } = marketplace.tags;
  const written = form === 'hashtag' ? tags.map(asHashtag) : tags;
  return written.filter((tag) => tag !== '').join(separator);
}

function asHashtag(tag: string): string {
  const word = tag.replace(/^#+/u, '').replace(/\s+/gu, '');
  return word === '' ? '' : `#${word}`;
}
