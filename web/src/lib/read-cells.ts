// Loaded with the first table: files of spreadsheets are large to read.
import { parse } from 'csv-parse/browser/esm/sync';
import { readSheet } from 'read-excel-file/browser';

const SPREADSHEET = /\.xlsx$/i;
/** Half of Europe's spreadsheets part cells by semicolons. */
const DELIMITERS = [',', ';', '\t'] as const;
/** A report may begin with lines of its own: one line does not tell how the others are parted. */
const LINES_TO_TELL = 20;

/**
 * The cells of a CSV or XLSX file, row by row, empty rows among them.
 * @throws Error with a sentence for whoever chose the file
 */
export async function readCells(file: File, mostBytes: number): Promise<string[][]> {
  if (file.size > mostBytes) {
    throw new Error(`This table is too large (max ${mostBytes / 1024 / 1024} MB).`);
  }
  try {
    return SPREADSHEET.test(file.name) ? await readSpreadsheet(file) : parseText(await readText(file));
  } catch (cause) {
    throw new Error('This file could not be read as a table. Save it as CSV or XLSX and try again.', {
      cause,
    });
  }
}

async function readSpreadsheet(file: File): Promise<string[][]> {
  const rows = await readSheet(file);
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return '';
      return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
    }),
  );
}

/** Older programs save neither as UTF-8 nor say so. */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseText(text: string): string[][] {
  return parse(text, { bom: true, relaxColumnCount: true, relaxQuotes: true, delimiter: likeliest(text) });
}

function likeliest(text: string): string {
  const head = text.split('\n', LINES_TO_TELL).join('\n');
  const count = (delimiter: string) => head.split(delimiter).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}
