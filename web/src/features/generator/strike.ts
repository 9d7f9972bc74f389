import type { Claim, ListingText } from '@smart-listings/contract';

/** The listing without the words of a claim (a tag goes as a whole). */
export function strikeWords(listing: ListingText, claim: Claim): ListingText {
  return remove(listing, claim, claim.start, claim.end);
}

/** The listing without the whole sentence that a claim stands in. */
export function strikeSentence(listing: ListingText, claim: Claim): ListingText {
  return remove(listing, claim, claim.sentence.start, claim.sentence.end);
}

function remove(listing: ListingText, claim: Claim, start: number, end: number): ListingText {
  if (claim.field === 'tags') {
    return { ...listing, tags: listing.tags.filter((_, index) => index !== claim.tagIndex) };
  }
  return { ...listing, [claim.field]: cut(listing[claim.field], start, end) };
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
