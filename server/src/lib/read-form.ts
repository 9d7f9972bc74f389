import type { Context } from 'hono';
import { AppError } from './app-error.ts';
import { readBytes } from './read-bytes.ts';

const FORM: Parameters<typeof readBytes>[1] = {
  maxBytes: 16 * 1024,
  message: 'The form is too large (max 16 kB).',
};
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * The fields of a plain HTML form.
 * @throws AppError unsupported-type (415), too-large (413)
 */
export async function readForm(c: Context): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-type', 'Send the request as application/x-www-form-urlencoded.');
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM)));
}
