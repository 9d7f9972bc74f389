/** When a photo was taken, as its camera wrote it into the file; of all that stands there nothing else is read. */
const HEAD_BYTES = 128 * 1024;
const APP1 = 0xffe1;
const EXIF = 0x45786966;
const EXIF_POINTER = 0x8769;
/** DateTimeOriginal, then DateTime. */
const MOMENTS = [0x9003, 0x0132];

/** Milliseconds, in whatever zone the camera was: only pauses are told by them. Null where nothing says. */
export async function takenAt(file: File): Promise<number | null> {
  const head = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  try {
    return readExif(head) ?? (file.lastModified > 0 ? file.lastModified : null);
  } catch {
    // Cut off or broken: the file's own moment.
    return file.lastModified > 0 ? file.lastModified : null;
  }
}

function readExif(head: DataView): number | null {
  if (head.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 < head.byteLength; ) {
    const [marker, size] = [head.getUint16(at), head.getUint16(at + 2)];
    if (marker === APP1 && head.getUint32(at + 4) === EXIF) return readTiff(head, at + 10);
    // Behind the first that is no segment come the pixels.
    if (marker < 0xffc0 || marker === 0xffda || size < 2) return null;
    at += 2 + size;
  }
  return null;
}

function readTiff(head: DataView, start: number): number | null {
  const little = head.getUint16(start) === 0x4949;
  const word = (at: number) => head.getUint32(start + at, little);
  const entries = (at: number) => {
    const count = Math.min(head.getUint16(start + at, little), 200);
    return Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * 12;
      return { tag: head.getUint16(start + entry, little), value: word(entry + 8) };
    });
  };
  const main = entries(word(4));
  const pointer = main.find(({ tag }) => tag === EXIF_POINTER);
  const all = [...(pointer ? entries(pointer.value) : []), ...main];
  for (const moment of MOMENTS) {
    const found = all.find(({ tag }) => tag === moment);
    const time = found && momentOf(head, start + found.value);
    if (time) return time;
  }
  return null;
}

/** Of '2026:11:22 18:04:31'. */
function momentOf(head: DataView, at: number): number | null {
  const text = String.fromCharCode(...Array.from({ length: 19 }, (_, index) => head.getUint8(at + index)));
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)$/.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
