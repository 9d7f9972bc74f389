import type { Context } from 'hono';
import { notFound } from './app-error.ts';

/** What an id may look like; whatever else stands in an address names nothing, and never reaches a query. */
const ID_SHAPE = /^[\w-]{1,64}$/;

/**
 * The id in the path of a request.
 * @throws AppError not-found (404)
 */
export function readId(c: Context, what: string): string {
  const id = c.req.param('id') ?? '';
  if (!ID_SHAPE.test(id)) throw notFound(what);
  return id;
}
