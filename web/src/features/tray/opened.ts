// Loaded with the first folder or archive: the photos that lie in it.
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { MOST_PHOTOS } from './rows.ts';

const PHOTO = /\.(?:jpe?g|png|webp|hei[cf])$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;
/** More is no photo that a phone takes. */
const MOST_BYTES = 60 * 1024 * 1024;

/** The photos of an archive, one after another; only what is a photo by its name is unpacked. */
async function photosOfZip(file: File): Promise<File[]> {
  const photos: File[] = [];
  let begun = 0;
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name) || begun >= MOST_PHOTOS) return;
    begun += 1;
    const pieces: BlobPart[] = [];
    let size = 0;
    entry.ondata = (error, data, isLast) => {
      if (error) throw error;
      size += data.length;
      if (size > MOST_BYTES) return entry.terminate();
      pieces.push(new Uint8Array(data));
      // When it was taken stands in the photo; nothing else is told of it.
      const name = entry.name.split('/').at(-1) ?? entry.name;
      if (isLast) photos.push(new File(pieces, name, { lastModified: 0 }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) unzip.push(next.value);
  unzip.push(new Uint8Array(), true);
  return photos;
}

/** Archives by what lies in them, and of a folder its photos. @throws Error with a sentence for the seller */
export async function openAll(files: readonly File[]): Promise<File[]> {
  const opened: File[] = [];
  for (const file of files) {
    if (!/\.zip$/i.test(file.name)) {
      if (!file.webkitRelativePath || isWanted(file.name)) opened.push(file);
    } else {
      const photos = await photosOfZip(file).catch(() => []);
      if (photos.length === 0) throw new Error(`${file.name}: no photos could be found in it.`);
      opened.push(...photos);
    }
  }
  return opened;
}

/** The photos of what was dropped, folders within folders among it, by their names. */
export async function openFolders(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length <= MOST_PHOTOS; entry = waiting.shift()) {
    if (isFolder(entry)) waiting.push(...(await listFolder(entry)));
    else if (isFile(entry) && isWanted(entry.name)) files.push(await fileOf(entry));
  }
  return files;
}

// Browsers do not agree on the names of their classes.
function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** A browser tells of a hundred at a time. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const all: FileSystemEntry[] = [];
  for (let some = await next(); some.length > 0; some = await next()) all.push(...some);
  return all.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function isWanted(name: string): boolean {
  return PHOTO.test(name) && !HIDDEN.test(name);
}
