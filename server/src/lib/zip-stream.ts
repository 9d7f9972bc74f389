import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Read only when its turn comes, and only as fast as the archive is taken. */
  text: () => AsyncIterable<string>;
}

/** A zip archive of texts, made while it is read: its memory does not grow with what it holds. */
export function zipStream(entries: readonly ZipEntry[], modifiedAt: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  for (const { name, text } of entries) {
    zip.addReadStreamLazy(name, { mtime: modifiedAt, mode: 0o100644 }, (take) => {
      const source = Readable.from(text(), { objectMode: false });
      // A text that cannot be read to its end breaks the download off: half an archive must not look whole.
      source.on('error', (error) => output.destroy(error));
      take(null, source);
    });
  }
  zip.end();
  return Readable.toWeb(output);
}
