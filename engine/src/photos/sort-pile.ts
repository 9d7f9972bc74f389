/** A pile of photos by the items that they show: by when they were taken, how they look and what is read on them. */
import type { PhotoFinding } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { disagree, type Sign, signOf } from './group-photos.ts';

/** What a photo of a pile is sorted by. */
export interface PilePhoto {
  /** When it was taken, in milliseconds; null where nobody knows. */
  takenAt: number | null;
  /** Shares of its colours, from the same number of boxes for every photo; empty where it was not looked at. */
  colours: readonly number[];
  findings: readonly PhotoFinding[];
}

/** Of the thing itself; its colours are also those of its label and of the table. */
const OF_ONE_THING = ['identifier', 'brand', 'type'] as const;
/** Files that were copied carry the moments of their copying, one right after the other. */
const SHORTEST_PAUSE_MS = 1_000;
/** Between two items one is put away and the next is laid down. */
const LEAST_CHANGE_MS = 6_000;
const LONG_PAUSES = 2.5;
/** Photos that hardly differ are of one item also after a longer pause. */
const HARDLY_DIFFERENT = 0.08;
const LONGER_PAUSES = 6;
/** Without times only a picture that has little in common with the one before begins another item. */
const QUITE_DIFFERENT = 0.6;

/**
 * The photos by item, each in one group, in their order. A photographed card with the words "next item" parts what is
 * on both sides of it, and is in no group; where there are cards, times and looks part nothing.
 */
export function sortPile(photos: readonly PilePhoto[]): number[][] {
  const signs = photos.map(({ findings }) => signOf(findings));
  const cards = photos.map(({ findings }) => isNextCard(findings));
  const isApart = cards.includes(true) ? () => false : apartBy(photos);
  const groups: number[][] = [];
  for (const at of photos.keys()) {
    if (cards[at]) continue;
    const last = groups.at(-1);
    const isNew =
      last === undefined ||
      cards[at - 1] === true ||
      isApart(at) ||
      last.some((other) => differ(signs, other, at));
    if (isNew) groups.push([at]);
    else last.push(at);
  }
  return joinSameNumber(groups, signs, (at) => cards[at - 1] === true);
}

/** Whether the photo shows nothing but the card that is laid between two items. */
export function isNextCard(findings: readonly PhotoFinding[]): boolean {
  // Paper has a colour too.
  const read = findings.filter(({ kind }) => kind !== 'colour');
  const words = read.filter(({ kind }) => kind === 'text').map(({ value }) => fold(value).trim());
  return words.length === read.length && /^next item[.!]?$/.test(words.join(' '));
}

/** How different two pictures are by their colours: 0 the same, 1 nothing in common. */
export function lookDistance(one: readonly number[], other: readonly number[]): number | null {
  if (one.length === 0 || one.length !== other.length) return null;
  return one.reduce((sum, share, at) => sum + Math.abs(share - (other[at] ?? 0)), 0) / 2;
}

/** Whether an item begins with a photo, by its pause from the one before and by how they look. */
function apartBy(photos: readonly PilePhoto[]): (at: number) => boolean {
  const pauses = photos.map(({ takenAt }, at) => {
    const before = photos[at - 1]?.takenAt ?? null;
    return takenAt === null || before === null ? null : Math.abs(takenAt - before);
  });
  const known = pauses.filter((pause) => pause !== null).sort((a, b) => a - b);
  const usual = known[Math.floor(known.length / 2)] ?? 0;
  const tells = known.length > 0 && usual >= SHORTEST_PAUSE_MS;
  return (at) => {
    const [one, other] = [photos[at - 1], photos[at]];
    const distance = one && other ? lookDistance(one.colours, other.colours) : null;
    const pause = pauses[at] ?? null;
    if (!tells || pause === null) return distance !== null && distance > QUITE_DIFFERENT;
    const often = distance !== null && distance < HARDLY_DIFFERENT ? LONGER_PAUSES : LONG_PAUSES;
    return pause > Math.max(LEAST_CHANGE_MS, usual * often);
  };
}

function differ(signs: readonly Sign[], one: number, other: number): boolean {
  const [mine, theirs] = [signs[one], signs[other]];
  return mine !== undefined && theirs !== undefined && disagree(mine, theirs, OF_ONE_THING);
}

/** Neighbours that show the same article number are one item, whatever pause lay between. */
function joinSameNumber(
  groups: readonly number[][],
  signs: readonly Sign[],
  isBehindCard: (at: number) => boolean,
): number[][] {
  const numbersOf = (group: readonly number[]) =>
    new Set(group.flatMap((at) => [...(signs[at]?.get('identifier') ?? [])]));
  const joined: number[][] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    const numbers = numbersOf(group);
    const isSame =
      before !== undefined &&
      !isBehindCard(group[0] ?? 0) &&
      [...numbersOf(before)].some((number) => numbers.has(number)) &&
      !group.some((at) => before.some((other) => differ(signs, other, at)));
    if (isSame) before.push(...group);
    else joined.push([...group]);
  }
  return joined;
}
