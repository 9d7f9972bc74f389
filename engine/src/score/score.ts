/** How complete a listing is: what it uses of the marketplace's limits, tells of the item, and leaves open. */
import type { Breach, Claim, ListingText, Score, ScorePart } from '@smart-listings/contract';
import type { Item } from '../values/item.ts';
import { detailsPart } from './details.ts';
import {
  claimsPart,
  isOmission,
  type Judged,
  omissionsPart,
  photosPart,
  questionsPart,
  rulesPart,
  tagsPart,
  titlePart,
} from './parts.ts';

/** What the other checks found in the listing that is scored. */
export interface ScoreFindings {
  breaches: readonly Breach[];
  claims: readonly Claim[];
  /** How many photos the listing has; undefined where nobody knows. */
  photoCount?: number | undefined;
}

/** The most that a listing gets while something in it must still be settled. */
const UNSETTLED = 60;

/** The completeness of a listing from 0 to 100, its parts, and the change that raises it most. Pure. */
export function scoreListing(listing: ListingText, item: Item, findings: ScoreFindings): Score {
  const judged: Judged = { listing, item, marketplace: item.marketplace, ...findings };
  const parts = [
    titlePart(judged),
    detailsPart(judged),
    omissionsPart(judged),
    rulesPart(judged),
    claimsPart(judged),
    questionsPart(judged),
    tagsPart(judged),
    ...(findings.photoCount === undefined ? [] : [photosPart(judged, findings.photoCount)]),
  ];
  // The parts that must be settled, and hold the whole down until they are.
  const open = new Set<string>();
  if (findings.breaches.some(isOmission)) open.add('omissions');
  if (findings.breaches.some(({ severity }) => severity === 'hard')) open.add('rules');
  if (item.questions.length > 0) open.add('questions');
  const total = totalOf(parts, open);
  return { total, parts, next: nextOf(parts, open, total) };
}

function totalOf(parts: readonly ScorePart[], open: ReadonlySet<string>): number {
  const max = parts.reduce((sum, part) => sum + part.max, 0);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  const whole = Math.round((100 * points) / max);
  return open.size > 0 ? Math.min(UNSETTLED, whole) : whole;
}

/** The part whose advice brings most; what must be settled comes first, since it holds the rest down. */
function nextOf(parts: readonly ScorePart[], open: ReadonlySet<string>, total: number): Score['next'] {
  let best: Score['next'] = null;
  for (const part of parts) {
    if (part.advice === null || (open.size > 0 && !open.has(part.id))) continue;
    const full = parts.map((one) => (one === part ? { ...one, points: one.max } : one));
    const left = new Set([...open].filter((id) => id !== part.id));
    const gain = totalOf(full, left) - total;
    if (best === null || gain > best.gain) best = { partId: part.id, advice: part.advice, gain };
  }
  return best;
}
