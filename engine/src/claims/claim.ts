/** Turns a found place into a claim: its sentence, its message, its stable name. */
import type { Claim, ClaimKind, ListingField } from '@smart-listings/contract';
import type { Tokens } from './tokens.ts';

export interface Found {
  kind: ClaimKind;
  start: number;
  end: number;
}

export interface Place {
  field: ListingField;
  tagIndex?: number;
  tokens: Tokens;
}

const MESSAGES: Record<ClaimKind, (text: string) => string> = {
  number: (text) => `Nothing you entered gives “${text}”.`,
  model: (text) => `Nothing you entered says “${text}” of this item.`,
  name: (text) => `Nothing you entered names “${text}”.`,
  material: (text) => `Nothing you entered says that it is made of “${text}”.`,
  colour: (text) => `Nothing you entered gives the colour “${text}”.`,
  size: (text) => `Nothing you entered gives the size “${text}”.`,
  condition: (text) => `Nothing you entered says that its condition is “${text}”.`,
  included: (text) => `Nothing you entered says that it comes with “${text}”.`,
  superlative: (text) => `“${text}” is praise that nothing you entered supports.`,
  guarantee: (text) => `Nothing you entered says that it is “${text}”, and a buyer can hold you to it.`,
};

/** The sentence (line, title or tag) round a place, without the white space at its ends. */
function sentenceRound({ tokens, field }: Place, start: number, end: number): Claim['sentence'] {
  const { text, list } = tokens;
  if (field !== 'description') return { start: 0, end: text.length, text };
  const first = list.find((token) => token.end > start);
  let from = 0;
  let to = text.length;
  for (const token of list) {
    if (first && token.sentence < first.sentence) from = token.end;
    if (first && token.sentence > first.sentence) {
      to = token.start;
      break;
    }
  }
  // Back over the mark that ended the sentence before, and its closing quotes.
  while (from < start && /[\s.!?。！？:;•*"”’)\]–—%°″…-]/.test(text.charAt(from))) from += 1;
  while (to > end && /[\s•*\-–—"“(]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to, text: text.slice(from, to) };
}

/** FNV-1a over the words: short, stable, and the same in browser and server. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return (value >>> 0).toString(36);
}

/**
 * A claim for a place. Its id rests on kind, field and words (and, for words that come back, on which
 * time it is), so that edits elsewhere leave it alone.
 */
export function makeClaim(place: Place, found: Found, seen: Map<string, number>): Claim {
  const text = place.tokens.text.slice(found.start, found.end);
  const base = `${found.kind}-${hash(`${place.field}|${text.toLowerCase()}`)}`;
  const times = (seen.get(base) ?? 0) + 1;
  seen.set(base, times);
  return {
    id: times === 1 ? base : `${base}-${times}`,
    kind: found.kind,
    field: place.field,
    ...(place.tagIndex === undefined ? {} : { tagIndex: place.tagIndex }),
    start: found.start,
    end: found.end,
    text,
    sentence: sentenceRound(place, found.start, found.end),
    message: MESSAGES[found.kind](text),
  };
}
