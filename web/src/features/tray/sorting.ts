// Which photos lie in one row: the engine's sorting, where the seller has not said so.
import { sortPile } from '@smart-listings/engine';
import { randomUuid } from '../../lib/random-uuid.ts';
import { changedRow, newRow, type TrayPhoto, type TrayRow } from './rows.ts';

/** In the order of coming; of one pile in the order in which they were taken. */
export function byTime(one: TrayPhoto, other: TrayPhoto): number {
  return (
    one.pile - other.pile ||
    (one.takenAt ?? 0) - (other.takenAt ?? 0) ||
    one.name.localeCompare(other.name, 'en', { numeric: true })
  );
}

/**
 * Rows for photos that are in none, each pile for itself. What is read on them counts later, when all of it is: a
 * card stays in a row until then.
 */
export function rowsOf(loose: readonly TrayPhoto[]): string[][] {
  const unread = [...loose].sort(byTime).map((photo) => ({ ...photo, analysis: null }));
  return parts(unread, (photo, before) => photo.pile === before.pile).flatMap(groupsOf);
}

/**
 * Sorts what the seller has not touched once more, now that all of it is read; what was dropped together is sorted
 * together. What a card has parted stays as it is from then on, because the card goes.
 * @returns the rows, and the cards, which are in none of them
 */
export function sortAnew(
  rows: readonly TrayRow[],
  photosOf: (row: TrayRow) => readonly TrayPhoto[],
): { rows: TrayRow[]; cards: string[] } {
  const pileOf = (row: TrayRow) => (isUntouched(row) ? photosOf(row)[0]?.pile : undefined);
  const runs = parts(rows, (row, before) => pileOf(row) !== undefined && pileOf(row) === pileOf(before));
  const cards: string[] = [];
  const sorted = runs.flatMap((run) => {
    if (!run.every(isUntouched)) return run;
    const photos = run.flatMap(photosOf);
    const groups = groupsOf(photos);
    const grouped = new Set(groups.flat());
    const parting = photos.filter(({ id }) => !grouped.has(id));
    cards.push(...parting.map(({ id }) => id));
    const isFixed = parting.length > 0;
    const known = new Map(run.map((row) => [row.photos[0], row]));
    return groups.map((group) => {
      const row = known.get(group[0]) ?? newRow(randomUuid(), randomUuid());
      if (!isSame(row.photos, group)) return changedRow(row, { photos: group, isFixed });
      return isFixed ? { ...row, isFixed } : row;
    });
  });
  return { rows: sorted, cards };
}

/** Nobody has said anything of it yet but its photos, and nobody writes it: it may be sorted anew. */
export function isUntouched(row: TrayRow): boolean {
  if (row.isFixed || row.photos.length === 0 || row.attempt !== '') return false;
  return !row.saved && !row.written && isWordless(row);
}

export function isWordless({ note, kind, condition, given }: TrayRow): boolean {
  return [note, kind, condition, ...Object.values(given)].every((said) => said === '');
}

export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}

function groupsOf(photos: readonly TrayPhoto[]): string[][] {
  const pile = photos.map(({ takenAt, colours, analysis }) => ({
    takenAt,
    colours,
    findings: analysis?.findings ?? [],
  }));
  return sortPile(pile).map((group) => group.flatMap((at) => photos[at]?.id ?? []));
}

/** Neighbours that belong together. */
function parts<T>(all: readonly T[], belongs: (one: T, before: T) => boolean): T[][] {
  const found: T[][] = [];
  for (const one of all) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && belongs(one, before)) last.push(one);
    else found.push([one]);
  }
  return found;
}
