/** Two tell of one sale, its seller and its marketplace: each keeps what is its own, and the other may fall silent. */
import { readJsonColumn, writeJsonColumn } from '../../db/columns.ts';
import type { Schema } from '../../db/schema.ts';

type SaleRow = Schema['sale'];

/** What the marketplace itself said. Amounts in hundredths. */
export interface Told extends Pick<SaleRow, 'title' | 'price' | 'currency' | 'soldOn' | 'fees'> {
  /** The number of the order, where its orders were read back; null: only a list has told of it. */
  order: string | null;
}

type Column = Told & {
  /** Whether the fees of the sale are those of the list, because its seller named none. */
  gaveFees: boolean;
};

export function readTold({ told }: Pick<SaleRow, 'told'>): Column | null {
  return told === null ? null : readJsonColumn<Column>(told);
}

/** What its row has from now on: the words of the marketplace, and its fees where the seller names none. */
export function keepTold(
  own: Pick<SaleRow, 'fees' | 'told'>,
  { title, price, currency, soldOn, fees, order }: Told,
) {
  const gaveFees = fees !== null && (own.fees === null || readTold(own)?.gaveFees === true);
  const told = { title, price, currency, soldOn, fees, order, gaveFees } satisfies Column;
  return { fees: own.fees ?? fees, told: writeJsonColumn(told) };
}

/** The seller says no more that it was this listing's: as the marketplace told it, and of no listing. */
export function asTold(row: SaleRow) {
  const { order = null, gaveFees: _gave, ...said } = readTold(row) ?? {};
  return {
    ...{ listingId: null, itemName: TOLD_ONLY, make: '', modelNumber: '', cost: null, suggested: null },
    ...{ importId: row.importId ?? row.numberedBy, numberedBy: null },
    ...said,
    // A list is undone with what only it has told; what an order told stays.
    told: order === null ? null : row.told,
  };
}

/** Nothing came of its order: as its list told it, and of no listing. */
export function withoutOrder(row: SaleRow) {
  return asTold({ ...row, told: writeJsonColumn({ ...readTold(row), order: null }) });
}

/** What a sale is called of which no listing is known. */
export const TOLD_ONLY = '';

/** The list that told of it is taken back: what its seller and its order told of it stays. */
export function withoutList(row: SaleRow) {
  const told = readTold(row);
  const fees = told?.gaveFees && row.fees === told.fees ? null : row.fees;
  const left = told === null || told.order === null ? null : { ...told, fees: null, gaveFees: false };
  return {
    ...{ id: row.id, orderNumber: null, importId: null, numberedBy: null, fees },
    told: left && writeJsonColumn(left),
  };
}
