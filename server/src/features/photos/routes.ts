import { MESSAGES, storedPhotoSchema } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { notFound } from '../../lib/app-error.ts';
import { BINARY, describeCall } from '../../lib/describe-call.ts';
import { matchesEtag } from '../../lib/serve-file.ts';
import { requireSeller } from '../api-keys/operations/seller.ts';
import { readImageBody } from './image-body.ts';
import { isServed, readPhoto, uploadPhoto } from './operations/keep.ts';
import { idOfPath } from './paths.ts';
import { photoHeaders, presentPhoto } from './present.ts';

const IMAGES = { 'image/jpeg': BINARY, 'image/png': BINARY, 'image/webp': BINARY } as const;
const ONE_FILE = { schema: { type: 'object', properties: { photo: BINARY.schema } } };

export function photoRoutes(context: AppContext): Hono {
  return new Hono()
    .post(
      '/api/photos',
      describeCall('uploadPhoto', {
        summary: 'Keep a photo, to be saved with a listing',
        description:
          'A JPEG, PNG or WEBP of at most 4 MB and 50 megapixels, told by its content; as the body itself or as the one file of a form. It is turned upright, made at most 4096 pixels long and freed from everything but its pixels. Name its `url` in `imageUrls` of a listing within a day; after that it is deleted.',
        who: 'account',
        key: 'write',
        content: { ...IMAGES, 'multipart/form-data': ONE_FILE },
        answers: { 201: { description: 'Where it is.', is: { StoredPhoto: storedPhotoSchema } } },
        fails: [
          ...(['bad-request', 'storage-full', 'forbidden', 'too-large', 'unsupported-type'] as const),
          ...([
            'rate-limited',
            'cancelled',
            'unreachable',
            'misconfigured',
            'overloaded',
            'timeout',
          ] as const),
        ],
      }),
      async (c) => {
        const user = await requireSeller(context, c, { scope: 'write', sentence: MESSAGES.loginToUpload });
        // Before the body: whoever has sent too many costs no memory.
        await context.uploadLimit.take(user.id);
        const bytes = await readImageBody(c, user.id);
        const { signal } = c.req.raw;
        return jsonAnswer(presentPhoto(await uploadPhoto(context, { owner: user, bytes, signal })), 201);
      },
    )
    .get(
      '/photos/listings/:owner/:name',
      describeCall('getPhoto', {
        summary: 'A photo, or its small copy',
        description:
          'At the `url` or `thumbnailUrl` that the upload answered with. Whoever has the address may see it; nobody can guess one. It never changes.',
        answers: {
          200: { description: 'The picture.', content: IMAGES },
          304: { description: 'The one that you have.' },
        },
        fails: ['not-found', 'unreachable', 'misconfigured'],
      }),
      async (c) => {
        const path = `listings/${c.req.param('owner')}/${c.req.param('name')}`;
        const id = idOfPath(path);
        if (!id || !(await isServed(context, id, path))) throw notFound('photo');
        const headers = photoHeaders(path);
        // What a name names never changes.
        if (matchesEtag(c.req.header('if-none-match'), headers.ETag)) {
          return new Response(null, { status: 304, headers });
        }
        const bytes = new Uint8Array(await readPhoto(context, path));
        return new Response(bytes, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
      },
    );
}
