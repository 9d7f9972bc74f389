/** Tables with a header: a CSV file, or cells copied out of a spreadsheet. */
import { type Comparable, LIMITS, type PriceKind } from '@smart-listings/contract';
import { fold } from '../../language/fold.ts';
import { type ColumnName, columnKey, columnNamed, languageOfColumns } from '../../lexicon/column-names.ts';
import { readDay } from './dates.ts';
import type { Reader } from './lines.ts';
import { findMoney, type Money, readAmount } from './money.ts';
import { conditionIn, SOLD } from './words.ts';

/** What a table of sales has and one of goods has not, by the folded name. */
const OF_SALES = {
  soldPrice:
    /^(?:(?:avg|average|median)?\.? ?(?:sold|sale|final|paid) ?price|sold for|price paid|verkaufspreis|prix de vente|precio de venta)(?: \(?.*)?$/,
  date: /^(?:date|when|sold ?(?:date|on)?|date (?:last )?sold|last sold|sale date|end(?:ed)? ?date|ended|verkauft(?: am)?|datum|date de vente|fecha|data)$/,
  status: /^(?:status|state|type|kind|sold\?)$/,
} as const;
const OF_GOODS = ['title', 'price', 'currency', 'condition', 'link'] as const satisfies readonly ColumnName[];
type Column = keyof typeof OF_SALES | (typeof OF_GOODS)[number];
/** "Price (GBP)", "Price £". */
const IN_CURRENCY = /\s*\(?(?:\b[a-z]{3}|[£$€¥])\)?$/;

interface Row {
  number: number;
  text: string;
  comparable: Comparable | null;
  reason: string | null;
}

interface Cells {
  cells: string[];
  /** The line ends inside a quoted cell: it goes on in the next. */
  isOpen: boolean;
}

/** The cells of one row; a quoted cell may hold the delimiter, doubled quotes and line breaks. */
function cellsOf(row: string, delimiter: string): Cells {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < row.length; index += 1) {
    const char = row[index] ?? '';
    if (quoted && char === '"' && row[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (char === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (char === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return { cells: [...cells, cell.trim()], isOpen: quoted };
}

interface TableRow {
  text: string;
  /** Of its first line, from 1. */
  number: number;
  cells: string[];
}

/** A quoted cell that goes on for more lines than this has lost its closing quote. */
const LONGEST_CELL = 40;

/** The rows below the heading; a row whose quoted cell goes on takes the lines that it needs. */
function rowsOf(lines: readonly string[], from: number, delimiter: string): TableRow[] {
  const rows: TableRow[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const number = index + 1;
    const line = lines[index] ?? '';
    // An empty row, or the rule that is drawn under a heading.
    if (/^[\s:-]*$/.test(line.replaceAll(delimiter, ''))) continue;
    const end = lines
      .slice(index, index + LONGEST_CELL)
      .findIndex((_, more) => !cellsOf(lines.slice(index, index + more + 1).join('\n'), delimiter).isOpen);
    const text = lines.slice(index, index + Math.max(0, end) + 1).join('\n');
    rows.push({ text, number, cells: cellsOf(text, delimiter).cells });
    index += Math.max(0, end);
  }
  return rows;
}

/** Names of a day on which something was sold: whoever writes it down lists sales. */
const SALE_DAY = /^(?:sold|sale|last sold|date (?:last )?sold|date de vente|verkauft|fecha de venta)/;

function columnsOf(cells: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>();
  const plain = cells.map((cell) => fold(cell).replace(/[_:]+/g, ' ').trim());
  const set = (column: Column, index: number) => {
    if (index !== -1 && !columns.has(column)) columns.set(column, index);
  };
  for (const column of SALE_COLUMNS)
    set(
      column,
      plain.findIndex((cell) => OF_SALES[column].test(cell)),
    );
  const keys = plain.map(columnKey);
  const language = languageOfColumns(keys);
  const named = keys.map((key) => columnNamed(key, language));
  for (const column of OF_GOODS) set(column, named.indexOf(column));
  const bare = plain.map((cell) => columnNamed(columnKey(cell.replace(IN_CURRENCY, '')), language));
  set('price', bare.indexOf('price'));
  // Of a list of what others ask, the cost is the price.
  set('price', named.indexOf('cost'));
  // Who lists what was sold may describe it only.
  set('title', named.indexOf('description'));
  return columns;
}

const SALE_COLUMNS = ['soldPrice', 'date', 'status'] as const satisfies readonly (keyof typeof OF_SALES)[];

/** A title of the table and a line or two may stand above its heading. */
const HIGHEST_HEADING = 5;

export interface Table {
  rows: Row[];
  /** What stands above the heading. */
  above: { line: number; text: string }[];
}

/** The table under a heading that names a title and a price; null when there is none near the top. */
export function readTable(lines: readonly string[], reader: Reader & { kind: PriceKind }): Table | null {
  const filled = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, index }]));
  for (const [place, { text: header, index }] of filled.slice(0, HIGHEST_HEADING).entries()) {
    for (const delimiter of ['\t', ';', ',', '|']) {
      const heads = cellsOf(header, delimiter).cells;
      const columns = columnsOf(heads);
      if (!columns.has('title') || !(columns.has('price') || columns.has('soldPrice'))) continue;
      const day = fold(heads[columns.get('date') ?? -1] ?? '').trim();
      const isOfSales = SALE_DAY.test(day);
      return {
        rows: rowsOf(lines, index + 1, delimiter).map((row) =>
          readRow(row, columns, { ...reader, isOfSales }),
        ),
        above: filled.slice(0, place).map((line) => ({ line: line.index + 1, text: line.text.trim() })),
      };
    }
  }
  return null;
}

function readRow(
  { text, number, cells }: TableRow,
  columns: ReadonlyMap<Column, number>,
  { isOfSales, ...reader }: Reader & { kind: PriceKind; isOfSales: boolean },
): Row {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  const refuse = (reason: string): Row => ({ number, text: text.trim(), comparable: null, reason });
  const title = cell('title');
  if (title === '') return refuse('It has no title.');
  const sold = cell('soldPrice');
  const money = readCell(sold || cell('price'), cell('currency'), reader.home);
  if (money === null) return refuse('Its price cannot be read.');
  const status = cell('status') || cell('date');
  const link = URL.parse(cell('link'));
  const isSold = sold !== '' || isOfSales || SOLD.test(status) || columnsSayDateOfSale(columns, cells);
  return {
    number,
    text: text.trim(),
    reason: null,
    comparable: {
      title,
      price: money.amount,
      currency: money.currency,
      condition: conditionIn(cell('condition')),
      kind: isSold ? 'sold' : reader.kind,
      source: 'pasted',
      link: link?.protocol.startsWith('http') ? link.href : null,
      date: readDay(cell('date'), reader.monthFirst),
    },
  };
}

/** A filled column "Status" that says "active" is no sale, whatever the other columns hold. */
function columnsSayDateOfSale(columns: ReadonlyMap<Column, number>, cells: readonly string[]): boolean {
  const status = cells[columns.get('status') ?? -1] ?? '';
  return /^(?:yes|true|ja|oui|1)$/i.test(status);
}

function readCell(text: string, currency: string, home: string): Money | null {
  const [found, more] = findMoney(text, home);
  if (more) return null;
  if (found) return found.money;
  const amount = readAmount(text);
  const code = /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : home;
  return amount !== null && amount > 0 && amount <= LIMITS.comparable.price
    ? { amount, currency: code }
    : null;
}
