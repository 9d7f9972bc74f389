// What the seller's hand makes of the items: each stays as it was put, whatever is read of its photos later.
import { randomUuid } from '../../lib/random-uuid.ts';
import { changedRow, newRow, type TrayRow } from './rows.ts';
import { isWordless } from './sorting.ts';

type Rows = readonly TrayRow[];

/** The rows with this photo of one of them, and those behind it, in a row of their own. */
export function splitAt(rows: Rows, id: string, photo: string): Rows {
  return rows.flatMap((row) => {
    const at = row.id === id ? row.photos.indexOf(photo) : -1;
    if (at < 1) return [row];
    return [
      changedRow(row, { photos: row.photos.slice(0, at), isFixed: true }),
      newRow(randomUuid(), randomUuid(), { photos: row.photos.slice(at), isFixed: true }),
    ];
  });
}

/** The rows with one of them joined to another; where both say something, what that one says counts. */
export function joined(rows: Rows, id: string, to: string): Rows {
  const [row, target] = [id, to].map((wanted) => rows.find((one) => one.id === wanted));
  // What is saved is written no more.
  if (!row || !target || row === target || row.saved || target.saved) return rows;
  const said = Object.fromEntries(Object.entries(target.given).filter(([, words]) => words !== ''));
  const both = changedRow(target, {
    given: { ...row.given, ...said },
    photos: [...target.photos, ...row.photos],
    note: [target.note, row.note].filter(Boolean).join('\n'),
    kind: target.kind || row.kind,
    condition: target.condition || row.condition,
    isFixed: true,
  });
  return rows.flatMap((one) => (one === target ? [both] : one === row ? [] : [one]));
}

/**
 * The rows with two that were joined apart again, each as it was before; what came to the joined one since stays with
 * the other's photos.
 */
export function parted(rows: Rows, before: Rows, { id, to }: { id: string; to: string }): Rows {
  const both = rows.find((one) => one.id === to);
  const [row, target] = [id, to].map((wanted) => before.find((one) => one.id === wanted));
  if (!both || !row || !target || both.saved || rows.some((one) => one.id === id)) return rows;
  const photos = row.photos.filter((photo) => both.photos.includes(photo));
  const others = both.photos.filter((photo) => !photos.includes(photo));
  const joinedThen = joined(before, id, to).find((one) => one.id === to);
  const isAsJoined = (['note', 'kind', 'condition'] as const).every((key) => both[key] === joinedThen?.[key]);
  const apart = (one: TrayRow, ids: readonly string[]) => ({ ...restored(one, ids), isFixed: true });
  const put = rows.map((one) => (one === both ? apart(isAsJoined ? target : both, others) : one));
  return put.toSpliced(Math.min(before.indexOf(row), put.length), 0, apart(row, photos));
}

/** A row as it was; what it was written from has to be the same, and nobody has it in work any more. */
export function restored(row: TrayRow, photos: readonly string[] = row.photos): TrayRow {
  const isWhole = photos.length === row.photos.length && row.photos.every((id) => photos.includes(id));
  return row.written && isWhole ? row : changedRow(row, { photos: [...photos] });
}

/** The rows with the photo behind those of another one; a row without photos and words goes. */
export function moved(rows: Rows, photo: string, to: string): Rows {
  const target = rows.find(({ id }) => id === to);
  if (!target || target.saved || target.photos.includes(photo)) return rows;
  return rows.flatMap((row) => {
    if (row.id === to) return [changedRow(row, { photos: [...row.photos, photo], isFixed: true })];
    if (!row.photos.includes(photo)) return [row];
    const photos = row.photos.filter((id) => id !== photo);
    return photos.length === 0 && isWordless(row) ? [] : [changedRow(row, { photos, isFixed: true })];
  });
}
