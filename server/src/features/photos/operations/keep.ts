import { randomUUID } from 'node:crypto';
import {
  type ImageType,
  MESSAGES,
  SERVER_MESSAGES,
  type StoredPhoto,
  thumbnailUrl,
} from '@smart-listings/contract';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireImageFile } from '../../../reading/image-file.ts';
import { type PhotoOwner, requirePhotoBudget } from '../budget.ts';
import { photoPath, photoUrl, thumbnailPath, typeOfPath } from '../paths.ts';
import { confirmPhoto, countLoose, findPhoto, insertPhoto, releasePhotos } from '../queries.ts';
import { translateStorageError } from '../storage-failure.ts';
import { removeFiles } from '../sweep.ts';

/** How long a photo is kept that was uploaded and never saved. */
const LOOSE_MS = 24 * 3_600_000;
/** Photos of one account that no listing has: more than anybody has open at once, and a bound to what is stored. */
const MOST_LOOSE = 100;

interface Upload {
  owner: PhotoOwner;
  bytes: Uint8Array;
  /** Says that whoever uploads has left. */
  signal?: AbortSignal | undefined;
}

/** A photo as a listing names it. */
export interface KeptPhoto {
  id: string;
  url: string;
}

/**
 * Keeps a photo for the account: what is in the file beside its pixels is gone, and so is the file's name.
 * @throws AppError bad-request, unsupported-type and too-large for what is no photo, overloaded, cancelled,
 * and what the storage fails with
 */
export async function uploadPhoto(
  context: AppContext,
  { owner, bytes, signal }: Upload,
): Promise<StoredPhoto & KeptPhoto> {
  if (bytes.length === 0) throw new AppError('bad-request', MESSAGES.imageMissing);
  if ((await countLoose(context.db, owner.id)) >= MOST_LOOSE) {
    throw new AppError('rate-limited', SERVER_MESSAGES.imagesUnsaved);
  }
  await requirePhotoBudget(context.db, owner);
  try {
    const photo = await context.uploadsAtOnce.run(owner.id, () =>
      context.photoPreparer.run(requireImageFile(bytes), null, signal),
    );
    const kept = await keepFiles(context, owner, { ...photo, signal });
    const { type, width, height } = photo;
    return {
      ...kept,
      thumbnailUrl: thumbnailUrl(kept.url),
      type,
      width,
      height,
      sizeBytes: photo.bytes.length,
    };
  } catch (error) {
    if (signal?.aborted) throw new AppError('cancelled', MESSAGES.uploadCancelled, { cause: error });
    throw error;
  }
}

/** A photo of its own out of one that another listing has: each goes with its own listing. */
export async function copyPhoto(context: AppContext, owner: PhotoOwner, path: string): Promise<KeptPhoto> {
  await requirePhotoBudget(context.db, owner);
  const bytes = await readPhoto(context, path);
  const thumbnail = await readPhoto(context, thumbnailPath(path));
  return keepFiles(context, owner, { type: typeOfPath(path), bytes, thumbnail });
}

/** @throws AppError not-found, unreachable, misconfigured */
export async function readPhoto({ store, logger }: AppContext, path: string): Promise<Uint8Array> {
  return store.read(path).catch((error: unknown) => {
    throw translateStorageError(error, logger);
  });
}

/** Whether the path of a file is that of a photo, or of its small copy, which may be shown. */
export async function isServed({ db }: AppContext, id: string, path: string): Promise<boolean> {
  const photo = await findPhoto(db, id);
  return photo !== undefined && [photo.path, thumbnailPath(photo.path)].includes(path);
}

interface Files {
  type: ImageType;
  bytes: Uint8Array;
  thumbnail: Uint8Array;
  signal?: AbortSignal | undefined;
}

/** The row first: there is never a file that no row knows, so that every file can be found and deleted. */
async function keepFiles(
  { db, store, clock, logger }: AppContext,
  owner: PhotoOwner,
  { type, bytes, thumbnail, signal }: Files,
): Promise<KeptPhoto> {
  const id = randomUUID();
  const path = photoPath(owner.id, { id, type });
  const keepUntil = new Date(clock().getTime() + LOOSE_MS).toISOString();
  const sizeBytes = bytes.length + thumbnail.length;
  const isUnconfirmed = owner.emailVerified ? 0 : 1;
  await insertPhoto(db, { id, userId: owner.id, path, keepUntil, sizeBytes, isUnconfirmed });
  try {
    await requirePhotoBudget(db, owner);
    await store.write({ path, bytes, type }, signal);
    await store.write({ path: thumbnailPath(path), bytes: thumbnail, type: 'image/webp' }, signal);
  } catch (error) {
    await releasePhotos(db, [id], clock().toISOString());
    throw translateStorageError(error, logger);
  }
  if (await confirmPhoto(db, id, clock().toISOString())) return { id, url: photoUrl(path) };
  // The account was deleted meanwhile, and its photos with it: the row may be gone already.
  await removeFiles(store, path);
  throw new AppError('signed-out', MESSAGES.loginToUpload);
}
