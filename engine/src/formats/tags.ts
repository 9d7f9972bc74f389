/** Tags as a platform takes them on the clipboard. */
import type { Platform } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';

/** The tags joined as the platform separates them: Vinted by spaces, each with its #; others by commas. */
export function tagsText(tags: readonly string[], platform: Platform): string {
  const { form, separator } = platformSpec(platform).tags;
  const written = form === 'hashtag' ? tags.map(asHashtag) : tags;
  return written.filter((tag) => tag !== '').join(separator);
}

function asHashtag(tag: string): string {
  const word = tag.replace(/^#+/u, '').replace(/\s+/gu, '');
  return word === '' ? '' : `#${word}`;
}
