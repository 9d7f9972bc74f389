/** How good a listing is on its platform, from 0 to 100, and what to change next. */
import type { Breach, Claim, ListingText, Score, ScorePart } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import { breachesPart, claimsPart, descriptionStructure, factsPresent, tagsUsed } from './parts.ts';
import type { Scored } from './scored.ts';
import { factsSaid, listingWords, wordsOf } from './text-words.ts';
import { keywordsEarly, titleUse } from './title-parts.ts';

const PARTS: readonly ((scored: Scored) => ScorePart)[] = [
  titleUse,
  keywordsEarly,
  tagsUsed,
  descriptionStructure,
  factsPresent,
  breachesPart,
  claimsPart,
];

/**
 * Scores a listing on the ledger's platform: named parts that add up to 100, each with the one change
 * that would raise it most, and the change that brings most of all. A breach or claim more never
 * raises it; a fact of the ledger added to the description never lowers it.
 */
export function scoreListing(
  listing: ListingText,
  ledger: Ledger,
  findings: { breaches: readonly Breach[]; claims: readonly Claim[] },
): Score {
  const words = listingWords(listing);
  const titleWords = wordsOf([listing.title]);
  const scored: Scored = {
    listing,
    ledger,
    findings,
    words,
    said: factsSaid(ledger, words),
    inTitle: factsSaid(ledger, titleWords),
  };
  const parts = PARTS.map((part) => part(scored));
  const sum = parts.reduce((total, { points }) => total + points, 0);
  let next: Score['next'] = null;
  for (const { id, advice, max, points } of parts) {
    const gain = Math.round((max - points) * 10) / 10;
    if (advice !== null && gain > (next?.gain ?? 0)) next = { partId: id, advice, gain };
  }
  return { total: Math.min(100, Math.max(0, Math.round(sum))), parts, next };
}
