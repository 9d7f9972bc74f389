import type { PhotoReader } from '../reading/photo-reader.ts';
import type { ReadPhoto } from '../reading/read-photo.ts';

/** The same reader, which reads the same file once: for tests of what happens after the reading. */
export function rememberPhotos(reader: PhotoReader): PhotoReader {
  const known = new Map<string, Promise<ReadPhoto>>();
  return {
    waiting: () => reader.waiting(),
    close: () => reader.close(),
    read: (bytes, options) => {
      const key = `${options.copy} ${Buffer.from(bytes).toString('base64')}`;
      const reading = known.get(key) ?? reader.read(bytes, options);
      known.set(key, reading);
      return reading;
    },
  };
}
