/** A seller's own table of items: which of its columns says what, by the names in its first row. */
import { fold } from '../language/fold.ts';

export const TABLE_FIELDS = [
  {
    field: 'itemName',
    label: 'Item name',
    names: 'item name title product article artikel titel nom titre nombre',
  },
  { field: 'make', label: 'Make', names: 'make brand manufacturer marke hersteller marque marca' },
  { field: 'modelNumber', label: 'Model number', names: 'model mpn modell modele modelo' },
  {
    field: 'features',
    label: 'Features',
    names: 'features description details notes note text beschreibung descripcion descrizione',
  },
  { field: 'condition', label: 'Condition', names: 'condition state zustand etat estado condizione' },
  { field: 'keywords', label: 'Keywords', names: 'keywords tags schlagworte' },
  { field: 'targetBuyer', label: 'Target buyer', names: 'buyer target audience' },
  { field: 'price', label: 'Your price', names: 'price amount preis prix precio prezzo' },
] as const;
export type TableField = (typeof TABLE_FIELDS)[number]['field'];

/** The field of each column, or null; no field stands for two columns. */
export function matchColumns(header: readonly string[]): (TableField | null)[] {
  const left = new Set<TableField>(TABLE_FIELDS.map(({ field }) => field));
  const matched: (TableField | null)[] = header.map(() => null);
  // A column that is called just so comes before one that only has the word in its name.
  for (const isWhole of [true, false]) {
    for (const [at, name] of header.entries()) {
      if (matched[at] !== null) continue;
      const words = fold(name)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
      const found = TABLE_FIELDS.find(
        ({ field, names, label }) =>
          left.has(field) &&
          (isWhole
            ? words.join(' ') === fold(label) ||
              (words.length === 1 && names.split(' ').includes(words[0] ?? ''))
            : words.some((word) => names.split(' ').includes(word))),
      );
      if (!found) continue;
      matched[at] = found.field;
      left.delete(found.field);
    }
  }
  return matched;
}

/** One row's cells by field, without empty ones. */
export function tableRow(
  cells: readonly string[],
  columns: readonly (TableField | null)[],
): Partial<Record<TableField, string>> {
  const row: Partial<Record<TableField, string>> = {};
  for (const [at, field] of columns.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (field !== null && cell !== '') row[field] = cell;
  }
  return row;
}
