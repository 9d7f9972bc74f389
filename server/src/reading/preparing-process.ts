import { servePhotos } from './serve-photos.ts';

await servePhotos(async () => {
  const { preparePhoto } = await import('./prepare-photo.ts');
  return { work: preparePhoto, missing: null };
});
