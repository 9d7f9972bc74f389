/** Where what was shared into the app lies until the page takes it. */
export const SHARE_CACHE = 'shared';

/**
 * Keeps what another app shared (the manifest's share_target: its words and its photos) and opens the
 * form, which takes it from there.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const cache = await caches.open(SHARE_CACHE);
  for (const key of await cache.keys()) await cache.delete(key);
  const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter(isText);
  await cache.put('/shared/words', new Response(words.join('\n')));
  const photos = form.getAll('photos').filter((photo) => photo instanceof File);
  await Promise.all(
    photos.map((photo, index) =>
      cache.put(
        `/shared/photos/${index}`,
        new Response(photo, { headers: { 'x-name': encodeURIComponent(photo.name) } }),
      ),
    ),
  );
  return Response.redirect('/?shared', 303);
}

function isText(value: FormDataEntryValue | null): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
