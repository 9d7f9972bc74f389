// Archives, read as a stream: only what is wanted of them is unpacked and held.
import {
  Unzip,
  type UnzipDecoder,
  type UnzipDecoderConstructor,
  type UnzipFile,
  UnzipInflate,
  UnzipPassThrough,
} from 'fflate';

interface Options {
  /** Of an entry's path; asked once for each. */
  isTaken: (path: string) => boolean;
  /** Takes sentences about what stays out. */
  tell: (problem: string) => void;
}

/** More is no photo that a phone takes. */
const MOST_MEGABYTES = 60;
const DECODERS: readonly UnzipDecoderConstructor[] = [UnzipInflate, UnzipPassThrough];
const NOTHING = new Uint8Array();

/** The files of an archive that are taken, as far as it can be read, each named by its path. */
export async function unzip(archive: File, { isTaken, tell }: Options): Promise<File[]> {
  const found: File[] = [];
  const unzipping = new Unzip((entry) => {
    const decoder = DECODERS.find(({ compression }) => compression === entry.compression);
    const isWanted = isTaken(entry.name);
    // What nobody starts would be held until the end.
    unzipping.register(isWanted && decoder ? decoder : skipping(entry.compression));
    entry.ondata = isWanted ? collect(entry, found, tell) : () => undefined;
    if (isWanted && !decoder)
      tell(`${entry.name}: this kind of compression is not known here. It stayed out.`);
    entry.start();
  });
  try {
    const reader = archive.stream().getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) unzipping.push(next.value);
    unzipping.push(NOTHING, true);
  } catch {
    tell(`${archive.name}: it is damaged or not complete. What could not be read stayed out.`);
  }
  return found;
}

function collect({ name }: UnzipFile, found: File[], tell: Options['tell']): UnzipFile['ondata'] {
  let pieces: BlobPart[] = [];
  let left = MOST_MEGABYTES * 1024 * 1024;
  const leaveOut = (why: string) => {
    if (left >= 0) tell(`${name}: ${why} It stayed out.`);
    left = -1;
    pieces = [];
  };
  return (error, data, isLast) => {
    if (error) return leaveOut('it is damaged.');
    if (left < 0) return;
    if (data.length > left) return leaveOut(`it is larger than ${MOST_MEGABYTES} MB.`);
    left -= data.length;
    pieces.push(new Uint8Array(data));
    // When it was taken stands in the photo; nothing else is told of it.
    if (isLast) found.push(new File(pieces, name, { lastModified: 0 }));
  };
}

/** Takes what is packed without unpacking it. */
function skipping(compression: number): UnzipDecoderConstructor {
  class Skipping implements UnzipDecoder {
    static compression = compression;
    ondata: UnzipDecoder['ondata'] = () => undefined;
    push(): void {}
  }
  return Skipping;
}
