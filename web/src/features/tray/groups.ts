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

/** The rows with one of them joined to the one above it; where both say something, what that one says counts. */
export function joined(rows: Rows, id: string): Rows {
  const at = rows.findIndex((row) => row.id === id);
  const [above, row] = [rows[at - 1], rows[at]];
  // What is saved is written no more.
  if (!above || !row || above.saved || row.saved) return rows;
  const said = Object.fromEntries(Object.entries(above.given).filter(([, words]) => words !== ''));
  const both = changedRow(above, {
    given: { ...row.given, ...said },
    photos: [...above.photos, ...row.photos],
    note: [above.note, row.note].filter(Boolean).join('\n'),
    kind: above.kind || row.kind,
    condition: above.condition || row.condition,
    isFixed: true,
  });
  return rows.toSpliced(at - 1, 2, both);
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
