import writeXlsxFile from 'write-excel-file/node';

/** A workbook of one sheet whose cells are all text: no spreadsheet runs what stands in them. */
export async function writeWorkbook(
  sheet: string,
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return writeXlsxFile(cells, { sheet }).toBuffer();
}
