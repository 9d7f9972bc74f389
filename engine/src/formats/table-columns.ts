/** A seller's own table of items: which of its columns says what, by the names in its first row. */
import {
  type ColumnName,
  columnKey,
  columnNamed,
  columnWith,
  languageOfColumns,
} from '../lexicon/column-names.ts';

/**
 * What a column of a table can fill, with its label and the name of its column in our own tables: the fields of the
 * form, and what the seller notes of an item for nobody else.
 */
export const TABLE_FIELDS = [
  { field: 'itemName', label: 'Item name', column: 'title' },
  { field: 'make', label: 'Make', column: 'make' },
  { field: 'modelNumber', label: 'Model number', column: 'model' },
  { field: 'features', label: 'Features', column: 'description' },
  { field: 'condition', label: 'Condition', column: 'condition' },
  { field: 'keywords', label: 'Keywords', column: 'keywords' },
  { field: 'targetBuyer', label: 'Target buyer', column: 'audience' },
  { field: 'price', label: 'Your price', column: 'price' },
  { field: 'sku', label: 'Your number', column: 'sku' },
  { field: 'place', label: 'Where it lies', column: 'place' },
  { field: 'cost', label: 'What it cost you', column: 'cost' },
] as const satisfies readonly { field: string; label: string; column: ColumnName }[];
/** A field that a column can fill. */
export type TableField = (typeof TABLE_FIELDS)[number]['field'];

/** The field of each column, or null; no field stands for two columns. */
export function matchColumns(header: readonly string[]): (TableField | null)[] {
  const left = new Set<TableField>(TABLE_FIELDS.map(({ field }) => field));
  const matched: (TableField | null)[] = header.map(() => null);
  // A column that is called just so comes before one that only has the word in its name.
  const keys = header.map(columnKey);
  const language = languageOfColumns(keys);
  for (const columnOf of [columnNamed, columnWith]) {
    for (const [at, key] of keys.entries()) {
      if (matched[at] !== null) continue;
      const column = columnOf(key, language);
      const found = TABLE_FIELDS.find(
        (one) =>
          left.has(one.field) &&
          (one.column === column || (columnOf === columnNamed && columnKey(one.label) === key)),
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
