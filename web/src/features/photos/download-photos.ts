// Loaded when the photos are taken out of the page.
import { PLATFORMS } from '@smart-listings/contract';
import { marketplaceOf, uploadShapeOf } from '@smart-listings/engine';
import { downloadZip } from 'client-zip';
import { saveFile } from '../../lib/save-file.ts';
import type { PhotoAlbum } from './album.ts';

/** Of a name as it stands in a folder. */
const MOST_LETTERS = 40;

/**
 * All photos in one file, edited, in their order, as large as the platform takes them.
 * @throws when the browser cannot decode one of them or has no room for it
 */
export async function downloadPhotos(
  album: PhotoAlbum,
  { platform, itemName }: { platform: string; itemName: string },
): Promise<void> {
  const chosen = PLATFORMS.find((name) => name === platform);
  const shape = uploadShapeOf(chosen && marketplaceOf(chosen));
  const files = await album.render(shape);
  const name = fileName(itemName);
  const lastModified = new Date();
  const zip = downloadZip(
    files.map((input, at) => ({
      name: `${String(at + 1).padStart(2, '0')}-${name}.jpg`,
      input,
      lastModified,
    })),
  );
  saveFile(await zip.blob(), `${name}-photos.zip`);
}

function fileName(itemName: string): string {
  const words = itemName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, MOST_LETTERS).replace(/-$/, '') || 'item';
}
