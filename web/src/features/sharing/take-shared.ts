// Loaded when something was shared into the app.
import { SHARE_CACHE, SHARED, type SharedWords } from './shared.ts';

export interface Shared {
  words: SharedWords;
  photos: File[];
}

/** What another app has shared, once: afterwards it is gone. Null when there is nothing. */
export async function takeShared(): Promise<Shared | null> {
  if (!('caches' in globalThis) || !(await caches.has(SHARE_CACHE))) return null;
  const cache = await caches.open(SHARE_CACHE);
  const words = await cache.match(SHARED.words);
  const photos: File[] = [];
  for (let place = 0; ; place += 1) {
    const answer = await cache.match(SHARED.photo(place));
    if (!answer) break;
    const name = decodeURIComponent(answer.headers.get(SHARED.nameHeader) ?? '');
    const blob = await answer.blob();
    photos.push(new File([blob], name || `photo ${place + 1}`, { type: blob.type }));
  }
  await caches.delete(SHARE_CACHE);
  return words ? { words: readWords(await words.json()), photos } : null;
}

function readWords(value: unknown): SharedWords {
  const words = new Map<string, unknown>(Object.entries(Object(value)));
  const text = (name: string) => String(words.get(name) ?? '');
  return { title: text('title'), text: text('text'), url: text('url') };
}
