import type { ListingText, PartialListing } from '@smart-listings/contract';

/** A description grown paragraph by paragraph; the last one is the whole. */
export function listParagraphs(description: string): string[] {
  const ends = [...description.matchAll(/\n\n+/g)].map((match) => match.index);
  return [...ends, description.length].filter((end) => end > 0).map((end) => description.slice(0, end));
}

/**
 * What may be shown of an answer that is still being written: a title once the next part has begun,
 * a description up to its last whole word, tags without the one in the making.
 */
export function readPartial(value: unknown): PartialListing {
  if (typeof value !== 'object' || value === null) return {};
  const partial: PartialListing = {};
  const { title, description, tags } = toParts(value);
  if (title !== undefined && description !== undefined) partial.title = title;
  if (description !== undefined) {
    partial.description = tags ? description : description.replace(/\S*$/u, '').trimEnd();
  }
  if (tags && tags.length > 1) partial.tags = tags.slice(0, -1);
  return partial;
}

function toParts(value: object): Partial<ListingText> {
  const parts: Partial<ListingText> = {};
  if ('title' in value && typeof value.title === 'string') parts.title = value.title;
  if ('description' in value && typeof value.description === 'string') parts.description = value.description;
  if ('tags' in value && Array.isArray(value.tags)) {
    parts.tags = value.tags.filter((tag) => typeof tag === 'string');
  }
  return parts;
}
