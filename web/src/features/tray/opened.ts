// Loaded with the first drop: what lies in archives and folders, each file by what it is.
import { randomUuid } from '../../lib/random-uuid.ts';
import type { FoundPhoto } from './intake.ts';
import { MOST_PHOTOS } from './rows.ts';
import { unzip } from './unzip.ts';

export interface Opened {
  photos: FoundPhoto[];
  tables: File[];
  /** Sentences for the seller about what stays out. */
  problems: string[];
}

const ARCHIVE = /\.zip$/i;
const PHOTO = /\.(?:jpe?g|png|webp|hei[cf])$/i;
const TABLE = /\.(?:csv|tsv|xlsx)$/i;
/** Beside others in a folder a text is no list of items. */
const LONE_TABLE = /\.(?:csv|tsv|xlsx|txt)$/i;
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX(?:\/|$))/;
/** A folder with more holds a pile, and not one item. */
const MOST_OF_ONE_ITEM = 24;

/** Chosen or dropped files: archives by what lies in them, and what lay in a folder or archive by its path. */
export async function openFiles(files: readonly File[]): Promise<Opened> {
  const problems: string[] = [];
  const found: File[] = [];
  for (const file of files) {
    const path = file.webkitRelativePath || file.name;
    if (path.includes('/') && HIDDEN.test(path)) continue;
    if (ARCHIVE.test(path)) found.push(...(await openArchive(file, path, problems)));
    else if (!path.includes('/') || isWanted(path)) found.push(named(file, path));
  }
  const isTable = ({ name }: File) => (name.includes('/') ? TABLE : LONE_TABLE).test(name);
  const tables = found.filter(isTable);
  const photos = byFolder(found.filter((file) => !isTable(file)));
  if (photos.length + tables.length + problems.length === 0) {
    problems.push('No photos, tables or archives could be found in it.');
  }
  return { photos, tables, problems };
}

/** The same of what was dropped, folders within folders among it. */
export async function openFolders(entries: readonly FileSystemEntry[]): Promise<Opened> {
  const files: File[] = [];
  const problems: string[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    // What a system hides is not walked through.
    if (HIDDEN.test(path)) continue;
    try {
      if (isFolder(entry)) waiting.push(...(await listFolder(entry)));
      else if (isFile(entry)) files.push(named(await fileOf(entry), path));
    } catch {
      problems.push(`${path}: it could not be read.`);
    }
  }
  const opened = await openFiles(files);
  return { ...opened, problems: [...problems, ...opened.problems] };
}

async function openArchive(archive: File, path: string, problems: string[]): Promise<File[]> {
  const before = problems.length;
  let [photos, left] = [0, 0];
  const isTaken = (name: string) => {
    if (!isWanted(name)) return false;
    if (!PHOTO.test(name)) return true;
    photos += 1;
    if (photos > MOST_PHOTOS) left += 1;
    return photos <= MOST_PHOTOS;
  };
  const found = await unzip(archive, { isTaken, tell: (problem) => problems.push(problem) });
  if (left > 0) problems.push(`${path}: a tray holds ${MOST_PHOTOS} photos. ${left} more stayed out.`);
  if (found.length === 0 && problems.length === before) {
    problems.push(`${path}: no photos could be found in it.`);
  }
  return found.map((file) => named(file, `${path}/${file.name}`));
}

/** Where photos come in several folders, each folder is an item; one alone is a pile, as is an archive. */
function byFolder(files: readonly File[]): FoundPhoto[] {
  const folderOf = ({ name }: File) => name.slice(0, Math.max(0, name.lastIndexOf('/')));
  const counts = new Map<string, number>();
  for (const file of files) counts.set(folderOf(file), (counts.get(folderOf(file)) ?? 0) + 1);
  for (const folder of counts.keys()) if (folder === '' || ARCHIVE.test(folder)) counts.delete(folder);
  const rows = new Map<string, string>();
  if (counts.size > 1) {
    for (const [folder, count] of counts) if (count <= MOST_OF_ONE_ITEM) rows.set(folder, randomUuid());
  }
  return files.map((file) => ({ file, row: rows.get(folderOf(file)) ?? '' }));
}

function named(file: File, name: string): File {
  if (file.name === name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

function isWanted(path: string): boolean {
  return (PHOTO.test(path) || TABLE.test(path)) && !HIDDEN.test(path);
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
