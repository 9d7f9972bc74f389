import type { Claim, ListingText } from '@smart-listings/contract';

/** The listing without the whole sentence that a claim stands in; a tag goes as a whole, a title stays. */
export function takeOut(listing: ListingText, claim: Claim): ListingText {
  if (claim.field === 'tags')
    return { ...listing, tags: listing.tags.filter((_, index) => index !== claim.tagIndex) };
  if (claim.field === 'title') return listing;
  return { ...listing, description: cut(listing.description, claim.sentence.start, claim.sentence.end) };
}

/** The listing without anything that claims stand in; `title` takes the place of one that has some. */
export function takeAllOut(listing: ListingText, claims: readonly Claim[], title: string): ListingText {
  // From the end: what is cut moves only what stands behind it. A sentence goes once.
  const places = new Map(claims.map((claim) => [placeOf(claim), claim]));
  const sorted = [...places.values()].sort(
    (one, other) => (other.tagIndex ?? other.sentence.start) - (one.tagIndex ?? one.sentence.start),
  );
  const rest = sorted.reduce(takeOut, listing);
  return claims.some(({ field }) => field === 'title') ? { ...rest, title } : rest;
}

function placeOf({ field, tagIndex, sentence }: Claim): string {
  return `${field} ${tagIndex ?? sentence.start}`;
}

/** The listing with other words in place of the sentence, or the title, that a claim stands in. */
export function sayOtherwise(listing: ListingText, claim: Claim, words: string): ListingText {
  if (claim.field !== 'description') return { ...listing, title: words };
  const { start, end } = claim.sentence;
  const { description } = listing;
  return { ...listing, description: `${description.slice(0, start)}${words}${description.slice(end)}` };
}

/** `text` without start..end, and without the orphaned spaces, commas or empty lines left around it. */
export function cut(text: string, start: number, end: number): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lineStart = /(?:^|\n)[ \t]*(?:[-•*][ \t]*)?$/.exec(before);
  const lineEnd = /^[ \t]*[.,;:!]?[ \t]*(?=\n|$)/.exec(after);
  if (lineStart && lineEnd)
    return joinLines(before.slice(0, lineStart.index), after.slice(lineEnd[0].length));
  if (lineStart) return before + after.replace(/^[ \t]*[,;:–-]?[ \t]*/, '');
  const head = before.replace(/[ \t]*[,;–-]?[ \t]*$/, '');
  const tail = after.replace(/^[ \t]+/, '');
  if (/^[\s.,;:!?)]/.test(tail) || tail === '') return head + tail;
  return `${before.replace(/[ \t]+$/, '')} ${tail}`;
}

function joinLines(before: string, after: string): string {
  const joined = before + after;
  return joined.replace(/\n{3,}/g, '\n\n').replace(/^\n+|\n+$/g, '');
}
