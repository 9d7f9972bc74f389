// Where each stretch of a built-in description comes from: the seller's own words, or the facts read from them.
import type { Provenance } from '@smart-listings/contract';

/** One stretch of the text as it stands, lines of one origin together. */
export interface Origin {
  start: number;
  end: number;
  kind: 'words' | 'facts';
}

/**
 * The stretches of `written` where they still stand in `text`, in their order. What was edited since then is of
 * no known origin, and left out.
 */
export function findOrigins(written: string, provenance: readonly Provenance[], text: string): Origin[] {
  const origins: Origin[] = [];
  let cursor = 0;
  for (const stretch of provenance) {
    // A bullet is a sign before the words.
    if (stretch.kind === 'template' && stretch.id === 'bullet') continue;
    const words = written.slice(stretch.start, stretch.end);
    const start = text.indexOf(words, cursor);
    if (start === -1) continue;
    const kind = stretch.kind === 'seller' ? 'words' : 'facts';
    const last = origins.at(-1);
    const isNext = last?.kind === kind && /^[\s\-•✓✗]*$/u.test(text.slice(last.end, start));
    cursor = start + words.length;
    if (last && isNext) last.end = cursor;
    else origins.push({ start, end: cursor, kind });
  }
  return origins;
}
