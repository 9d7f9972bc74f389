// Archives for the journeys, as phones and spreadsheet programs write them; nothing in them is compressed.
import { crc32 } from 'node:zlib';

export function storedZip(files: Readonly<Record<string, string | Buffer>>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(content)];
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), about, path, bytes);
    index.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, place, path);
    at += 30 + path.length + bytes.length;
  }
  const directory = Buffer.concat(index);
  const count = Object.keys(files).length;
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** A file of a spreadsheet program with one sheet: the least that is one. */
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
  const packed = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${packed}"><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  return storedZip({
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Items" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  });
}
