/** What an image file is, by its first bytes: names and types of files lie. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** How many bytes `sniffKind` looks at. */
const SNIFFED_BYTES = 32;

// The brands of ISO 14496-12 files that phones write photos in.
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function sniffKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'heic';
  return 'other';
}

export async function readKind(file: Blob): Promise<FileKind> {
  return sniffKind(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
}
