/** A seller's own table of items: which of its columns says what, by the names in its first row. */
import {
  type ColumnName,
  columnKey,
  columnNamed,
  columnWith,
  languageOfColumns,
} from '../lexicon/column-names.ts';

/**
 * The fields of the form that a column of a table can fill, with their labels and the names of their columns in our
 * own tables.
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
] as const satisfies readonly { field: string; label: string; column: ColumnName }[];
/** A field of the form that a column can fill. */
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
