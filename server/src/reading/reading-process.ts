import { servePhotos } from './serve-photos.ts';

await servePhotos(async () => {
  const { openPhotoReader } = await import('./read-photo.ts');
  const { read, missing } = await openPhotoReader();
  return { work: read, missing };
});
