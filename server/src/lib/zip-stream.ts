import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** Read only when its turn comes, and only as fast as the archive is taken. */
  content: () => AsyncIterable<string | Uint8Array>;
  /** Left out for what is compressed already. */
  compress?: boolean;
}

/** A zip archive, made while it is read: its memory grows with the number of entries, not with their size. */
export function zipStream(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  let source: Readable | null = null;
  // What is being read for somebody who has left is read no further.
  output.once('close', () => source?.destroy());
  const fill = async () => {
    for await (const { name, content, compress = true } of entries) {
      if (output.destroyed) return;
      source = Readable.from(content(), { objectMode: false });
      // What cannot be read to its end breaks the download off: half an archive must not look whole.
      source.on('error', (error) => output.destroy(error));
      zip.addReadStream(source, name, { mtime: modifiedAt, mode: 0o100644, compress });
      // The next is asked for when this one is in: a photo is held only while it is written.
      await once(source, 'close');
    }
    zip.end();
  };
  fill().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  return Readable.toWeb(output);
}
