// Loaded with the first table or list: files of spreadsheets, and words that were pasted.
import { readCells } from '../../lib/read-cells.ts';
import { MOST_ROWS } from './rows.ts';

/** Beyond it a table is no list of things to sell. */
const MOST_BYTES = 5 * 1024 * 1024;
const SAMPLES = 4;

export interface Table {
  columns: { id: string; name: string; samples: string[] }[];
  rows: string[][];
  /** Rows that there is no room for. */
  left: number;
}

/** @throws Error with a sentence for the seller */
export async function readTable(file: File): Promise<Table> {
  const cells = await readCells(file, MOST_BYTES);
  const filled = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const [header = [], ...rows] = filled;
  if (rows.length === 0) throw new Error('This table has no rows below the names of its columns.');
  const columns = header.map((name, at) => ({
    id: `column-${at}`,
    name: name.trim() || `Column ${at + 1}`,
    samples: rows.slice(0, SAMPLES).flatMap((row) => row[at] || []),
  }));
  return { columns, rows: rows.slice(0, MOST_ROWS), left: Math.max(0, rows.length - MOST_ROWS) };
}

/** The items of a pasted list: blocks between empty lines, or else each line. */
export function splitList(text: string): string[] {
  const tidy = text.replace(/\r\n?/g, '\n').trim();
  const blocks = tidy.split(/\n[^\S\n]*\n+/);
  const items = blocks.length > 1 ? blocks : tidy.split('\n');
  // Numbers and bullets are the list's, not the item's.
  return items
    .map((item) => item.trim().replace(/^(?:[-*•–]|\d{1,3}[.)])\s+/, ''))
    .filter((item) => item !== '');
}
