import { LIMITS, MESSAGES } from '@smart-listings/contract';
import type { Context } from 'hono';
import { AppError } from '../../lib/app-error.ts';
import { readBytes } from '../../lib/read-bytes.ts';

const MULTIPART = /^multipart\/form-data\s*;/i;
/** For the boundaries, headers and small fields of a form beside its file. */
const FORM_BYTES = 64 * 1024;

/**
 * The one image file in a request's body: the body itself, or the file of a form, whatever its field's name.
 * @throws AppError too-large (413), bad-request (400), rate-limited (429), overloaded (503)
 */
export async function readImageBody(c: Context, account: string): Promise<Uint8Array> {
  const type = c.req.header('content-type') ?? '';
  const isForm = MULTIPART.test(type);
  const maxBytes = LIMITS.imageBytes + (isForm ? FORM_BYTES : 0);
  const body = await readBytes(c, { maxBytes, message: MESSAGES.imageTooLarge, account });
  return isForm ? readForm(body, type) : body;
}

async function readForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('bad-request', 'The form cannot be read.', { cause });
    });
  const files = [...form.values()].filter((value) => value instanceof File);
  const [file] = files;
  if (!file) throw new AppError('bad-request', MESSAGES.imageMissing);
  if (files.length > LIMITS.imagesPerListing) throw new AppError('bad-request', MESSAGES.tooManyImages);
  if (files.length > 1) throw new AppError('bad-request', 'Send one photo at a time.');
  return new Uint8Array(await file.arrayBuffer());
}
