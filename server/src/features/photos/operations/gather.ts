import { MESSAGES, SERVER_MESSAGES } from '@smart-listings/contract';
import { publicOrigin } from '../../../config.ts';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { PhotoOwner } from '../budget.ts';
import { pathOfUrl, photoUrl } from '../paths.ts';
import { attachPhotos, findOwnPhoto, releasePhotos } from '../queries.ts';
import { copyPhoto, type KeptPhoto, uploadPhoto } from './keep.ts';

/** The photos that a listing is about to be saved with. */
export interface GatheredPhotos {
  /** In the order in which they were named. */
  urls: string[];
  /**
   * Makes them the listing's, inside the transaction that saves it.
   * @throws AppError not-found when one of them has been deleted meanwhile
   */
  attach(trx: Db, listingId: string): Promise<void>;
  /** Leaves those that were uploaded for it and not attached to the next sweep. */
  release(): Promise<void>;
}

/**
 * Brings the photos of a listing together: data URLs are uploaded, links of the account's own photos kept,
 * and of photos that another of its listings has, copies are made.
 * @throws AppError 'Failed to upload one or more images: …', with the code of the reason; then nothing is kept
 */
export async function gatherPhotos(
  context: AppContext,
  owner: PhotoOwner,
  imageUrls: readonly string[],
): Promise<GatheredPhotos> {
  const { db, clock } = context;
  const photos: KeptPhoto[] = [];
  const made: string[] = [];
  const now = () => clock().toISOString();
  const release = async () => {
    if (made.length > 0) await releasePhotos(db, made, now());
  };
  try {
    for (const url of new Set(imageUrls)) {
      const { photo, isNew } = await gatherOne(context, owner, url);
      photos.push(photo);
      if (isNew) made.push(photo.id);
    }
  } catch (error) {
    await release();
    throw asUploadFailure(error);
  }
  const ids = photos.map(({ id }) => id);
  return {
    urls: photos.map(({ url }) => url),
    release,
    async attach(trx, listingId) {
      if (ids.length === 0) return;
      const attached = await attachPhotos(trx, { userId: owner.id, listingId, ids, now: now() });
      if (attached < ids.length) throw asUploadFailure(new AppError('not-found', SERVER_MESSAGES.imageGone));
    },
  };
}

async function gatherOne(
  context: AppContext,
  owner: PhotoOwner,
  url: string,
): Promise<{ photo: KeptPhoto; isNew: boolean }> {
  if (url.startsWith('data:')) {
    await context.uploadLimit.take(owner.id);
    return { photo: await uploadPhoto(context, { owner, bytes: readDataUrl(url) }), isNew: true };
  }
  const path = pathOfUrl(url, publicOrigin(context.config));
  if (!path) throw new AppError('bad-request', MESSAGES.imageFormat);
  const photo = await findOwnPhoto(context.db, owner.id, path);
  // Somebody else's is as much there as one that never was.
  if (!photo) throw new AppError('not-found', SERVER_MESSAGES.imageGone);
  if (photo.listingId) {
    await context.uploadLimit.take(owner.id);
    return { photo: await copyPhoto(context, owner, path), isNew: true };
  }
  return { photo: { id: photo.id, url: photoUrl(path) }, isNew: false };
}

/** The bytes of a data URL; its type is told by them, not by what it says. */
function readDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  if (comma === -1 || !url.slice(0, comma).endsWith(';base64')) {
    throw new AppError('bad-request', MESSAGES.imageFormat);
  }
  return Buffer.from(url.slice(comma + 1), 'base64');
}

function asUploadFailure(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const message = MESSAGES.uploadFailed(error.message);
  return new AppError(error.code, message, {
    ...error.details,
    fields: { imageUrls: message },
    cause: error,
  });
}
