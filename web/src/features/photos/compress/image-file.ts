/** What a file is, by its first bytes: names and types of files lie. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'video' | 'empty' | 'other';

/** How many bytes `sniffKind` looks at. */
const SNIFFED_BYTES = 32;

// The brands of ISO 14496-12 files that phones write photos in; the others are films.
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const STILL_BRANDS = [...HEIC_BRANDS, 'avif', 'avis'];
/** Matroska and WebM. */
const EBML = '\x1a\x45\xdf\xa3';

function sniffKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text === '') return 'empty';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF')) return riffKind(text.slice(8, 12));
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.startsWith(EBML)) return 'video';
  if (text.slice(4, 8) !== 'ftyp') return 'other';
  const brand = text.slice(8, 12);
  if (HEIC_BRANDS.includes(brand)) return 'heic';
  return STILL_BRANDS.includes(brand) ? 'other' : 'video';
}

function riffKind(form: string): FileKind {
  if (form === 'WEBP') return 'webp';
  return form === 'AVI ' ? 'video' : 'other';
}

export async function readKind(file: Blob): Promise<FileKind> {
  return sniffKind(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
}

export function isPhoto(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png' || kind === 'webp' || kind === 'heic';
}
