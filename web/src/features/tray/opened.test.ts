import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openFiles, openFolders } from './opened.ts';

const bytes = (size = 3) => new Uint8Array(size).fill(7);
const archive = (name: string, files: Zippable) => new File([zipSync(files)], name);
const opened = async (...files: File[]) => {
  const { photos, tables, problems } = await openFiles(files);
  return {
    photos: photos.map(({ file }) => file.name),
    rows: photos.map(({ row }) => row),
    tables: tables.map(({ name }) => name),
    problems,
  };
};

test('the photos of an archive, stored or compressed, under their paths', async () => {
  const { photos } = await openFiles([
    archive('evening.zip', {
      'in/1.jpg': [bytes(5_000), { level: 0 }],
      'in/2.jpg': [bytes(5_000), { level: 9 }],
    }),
  ]);
  expect(photos.map(({ file }) => [file.name, file.size])).toEqual([
    ['evening.zip/in/1.jpg', 5_000],
    ['evening.zip/in/2.jpg', 5_000],
  ]);
  expect(new Uint8Array(await (photos[1]?.file ?? new Blob()).arrayBuffer())).toEqual(bytes(5_000));
});

test('what a system hides stays out, and so does what is no photo', async () => {
  const { photos } = await opened(
    archive('a.zip', {
      ...{ '1.jpg': bytes(), '__MACOSX/._1.jpg': bytes(), '.thumbnails/2.jpg': bytes() },
      ...{ 'in/.trash/3.jpg': bytes(), 'readme.txt': bytes(), 'film.mp4': bytes(100_000) },
    }),
  );
  expect(photos).toEqual(['a.zip/1.jpg']);
});

test('what is too many or too large is told of by name', async () => {
  const many = Object.fromEntries(Array.from({ length: 203 }, (_, at) => [`${at}.jpg`, bytes()]));
  const large: Zippable = {
    'large.jpg': [new Uint8Array(61 * 1024 * 1024), { level: 0 }],
    'fine.jpg': bytes(),
  };
  const { photos, problems } = await opened(archive('many.zip', many), archive('large.zip', large));
  expect(photos).toHaveLength(201);
  expect(problems).toEqual([
    'many.zip: a tray holds 200 photos. 3 more stayed out.',
    'large.jpg: it is larger than 60 MB. It stayed out.',
  ]);
});

test('an archive that is damaged takes nothing along that lies beside it, or that could be read', async () => {
  const whole = zipSync({ '1.jpg': [bytes(2_000), { level: 0 }], '2.jpg': [bytes(2_000), { level: 0 }] });
  const { photos, problems } = await opened(
    new File([whole.subarray(0, 3_000)], 'cut.zip'),
    new File(['x'], 'none.zip'),
    new File(['x'], 'beside.jpg'),
  );
  expect(photos).toEqual(['cut.zip/1.jpg', 'beside.jpg']);
  expect(problems).toEqual([
    'cut.zip: it is damaged or not complete. What could not be read stayed out.',
    'none.zip: no photos could be found in it.',
  ]);
});

test('several folders are an item each, one is a pile; an archive of many stays one', async () => {
  const items = { '001 Coat/1.jpg': bytes(), '001 Coat/2.jpg': bytes(), '002 Lamp/1.jpg': bytes() };
  const { rows } = await opened(archive('photos.zip', items));
  expect([rows[0] === rows[1], new Set(rows).size, rows.includes('')]).toEqual([true, 2, false]);
  expect((await opened(archive('pile.zip', { 'in/1.jpg': bytes(), 'in/2.jpg': bytes() }))).rows).toEqual([
    '',
    '',
  ]);
  const two = [archive('a.zip', { '1.jpg': bytes() }), archive('b.zip', { '1.jpg': bytes() })];
  expect((await opened(...two)).rows).toEqual(['', '']);
});

test('tables come out beside photos, also of an archive', async () => {
  const { photos, tables } = await opened(
    new File(['x'], '1.jpg'),
    new File(['name'], 'list.txt'),
    archive('a.zip', { 'list.csv': strToU8('name'), 'notes.txt': strToU8('x') }),
  );
  expect([photos, tables]).toEqual([['1.jpg'], ['list.txt', 'a.zip/list.csv']]);
});

test('a dropped folder: what lies deeper, archives and tables in it, and what cannot be read', async () => {
  const folder = folderOf('pile', [
    fileOf('pile/1.jpg'),
    fileOf('pile/list.csv'),
    fileOf('pile/notes.txt'),
    fileOf('pile/more.zip', zipSync({ '3.jpg': bytes() })),
    folderOf('pile/deep', [fileOf('pile/deep/2.jpg')]),
    folderOf('pile/.thumbnails', [fileOf('pile/.thumbnails/9.jpg')]),
    unreadable('pile/gone.jpg'),
  ]);
  const { photos, tables, problems } = await openFolders([folder]);
  expect(photos.map(({ file }) => file.name)).toEqual([
    'pile/1.jpg',
    'pile/more.zip/3.jpg',
    'pile/deep/2.jpg',
  ]);
  expect(tables.map(({ name }) => name)).toEqual(['pile/list.csv']);
  expect(problems).toEqual(['pile/gone.jpg: it could not be read.']);
});

test('a folder in which nothing is wanted says so', async () => {
  const { problems } = await openFolders([folderOf('empty', [fileOf('empty/film.mp4')])]);
  expect(problems).toEqual(['No photos, tables or archives could be found in it.']);
});

// The least of what a browser hands over.
function entry(path: string, more: object): FileSystemEntry {
  const isFile = !('createReader' in more);
  return Object.assign(Object.create(null), {
    ...{ fullPath: `/${path}`, name: path.split('/').at(-1), isFile, isDirectory: !isFile },
    ...more,
  });
}

function fileOf(path: string, content: BlobPart = 'x'): FileSystemEntry {
  const name = path.split('/').at(-1) ?? '';
  return entry(path, { file: (take: (file: File) => void) => take(new File([content], name)) });
}

function unreadable(path: string): FileSystemEntry {
  return entry(path, { file: (_: unknown, refuse: (error: Error) => void) => refuse(new Error('gone')) });
}

function folderOf(path: string, entries: FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    const parts = [entries, []];
    return { readEntries: (take: (some: FileSystemEntry[]) => void) => take(parts.shift() ?? []) };
  };
  return entry(path, { createReader });
}
