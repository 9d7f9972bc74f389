import { MESSAGES } from '@smart-listings/contract';
import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { jsonAnswer } from '../../lib/answers.ts';
import { notFound } from '../../lib/app-error.ts';
import { matchesEtag } from '../../lib/serve-file.ts';
import { requireUser } from '../accounts/operations.ts';
import { readImageBody } from './image-body.ts';
import { isServed, readPhoto, uploadPhoto } from './operations/keep.ts';
import { idOfPath } from './paths.ts';
import { photoHeaders, presentPhoto } from './present.ts';

export function photoRoutes(context: AppContext): Hono {
  return new Hono()
    .post('/api/photos', async (c) => {
      const user = await requireUser(context, c.req.raw.headers, MESSAGES.loginToUpload);
      // Before the body: whoever has sent too many costs no memory.
      await context.uploadLimit.take(user.id);
      const bytes = await readImageBody(c, user.id);
      const { signal } = c.req.raw;
      return jsonAnswer(presentPhoto(await uploadPhoto(context, { owner: user, bytes, signal })), 201);
    })
    .get('/photos/listings/:owner/:name', async (c) => {
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
    });
}
