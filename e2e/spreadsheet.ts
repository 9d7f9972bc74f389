// A spreadsheet for the journeys: the least that is one.
import { strToU8, zipSync } from 'fflate';

/** A file of a spreadsheet program with one sheet. */
export function spreadsheet(rows: readonly (readonly (string | number)[])[]): Buffer<ArrayBuffer> {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const place = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;
  const lines = rows.map((row, at) => {
    const cells = row.map((value, column) => cell(value).replace('<c', `<c r="${place(at, column)}"`));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const files = {
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Items" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  );
  return Buffer.from(packed);
}
