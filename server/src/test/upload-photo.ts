import { type StoredPhoto, storedPhotoSchema } from '@smart-listings/contract';
import type { TestApp } from './create-test-app.ts';
import { drawPhoto } from './hostile-files.ts';

/** Sends a file as the body of an upload, whatever it is. */
export async function sendPhoto(
  test: TestApp,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
): Promise<Response> {
  return test.app.request('/api/photos', { method: 'POST', body: new Uint8Array(bytes), headers });
}

/** Uploads a photo, a small JPEG unless it is given. */
export async function uploadPhoto(
  test: TestApp,
  session: { cookie: string },
  bytes?: Uint8Array,
): Promise<StoredPhoto> {
  const photo = bytes ?? (await drawPhoto().jpeg().toBuffer());
  return storedPhotoSchema.parse(await (await sendPhoto(test, photo, session)).json());
}
