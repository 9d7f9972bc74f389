import writeXlsxFile from 'write-excel-file/node';

/** A workbook of one sheet whose cells are text or numbers: no spreadsheet runs what stands in them. */
export async function writeWorkbook(
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map(cellOf));
  return writeXlsxFile(cells, { sheet }).toBuffer();
}

function cellOf(value: string | number) {
  if (typeof value === 'number') return { value, type: Number };
  return value === '' ? null : { value, type: String };
}
