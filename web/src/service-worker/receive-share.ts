import { SHARE_CACHE, SHARED } from '../features/sharing/shared.ts';

/** More photos than a listing takes, to be told so; and a bound to what another app can put on the device. */
const MOST_PHOTOS = 20;
const MOST_BYTES = 200 * 1024 * 1024;

/**
 * Keeps what another app shared (the manifest's share_target: its words and its photos) and opens the form,
 * which takes it from there.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(SHARE_CACHE);
  for (const key of await cache.keys()) await cache.delete(key);
  const words = Object.fromEntries(
    ['title', 'text', 'url'].map((name) => [name, textOf(form.get(name))] as const),
  );
  await cache.put(SHARED.words, Response.json(words));
  let bytes = 0;
  for (const [place, photo] of photosOf(form).entries()) {
    bytes += photo.size;
    if (bytes > MOST_BYTES) break;
    const headers = { 'content-type': photo.type, [SHARED.nameHeader]: encodeURIComponent(photo.name) };
    await cache.put(SHARED.photo(place), new Response(photo, { headers }));
  }
  return Response.redirect(SHARED.landing, 303);
}

function photosOf(form: FormData): File[] {
  const files = form.getAll('photos').filter((entry) => entry instanceof File);
  // Words alone come with one file without a name or content.
  return files.filter(({ name, size }) => name !== '' || size > 0).slice(0, MOST_PHOTOS);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}
