import type { Context } from 'hono';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { describeIssues, plainIssue } from './plain-issues.ts';
import { type BodyLimit, readBytes } from './read-bytes.ts';

const ORDINARY: BodyLimit = { maxBytes: 256 * 1024, message: 'The request is too large (max 256 kB).' };

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * The request's JSON body, checked against `schema`.
 * @throws AppError unsupported-type (415), too-large (413), bad-request (400, naming the fields)
 */
export async function readJson<T extends z.ZodType>(
  c: Context,
  schema: T,
  limit: BodyLimit = ORDINARY,
): Promise<z.output<T>> {
  return checkInput(schema, await readAnyJson(c, limit));
}

/** The same, unchecked. @throws AppError unsupported-type (415), too-large (413), bad-request (400) */
export async function readAnyJson(c: Context, limit: BodyLimit = ORDINARY): Promise<unknown> {
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-type', 'Send the request as application/json.');
  }
  return parseJson(await readText(c, limit));
}

/** @throws AppError bad-request (400, naming the fields) */
export function checkInput<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input, { error: plainIssue });
  if (result.success) return result.data;
  throw new AppError('bad-request', ...describeIssues(result.error));
}

/**
 * The request's query, checked against `schema`. Of a name that comes twice the first counts.
 * @throws AppError bad-request (400, naming the fields)
 */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  return checkInput(schema, c.req.query());
}

/** The body as it came, byte for byte: what a signature was made of. @throws AppError too-large (413) */
export function readRaw(c: Context, limit: BodyLimit): Promise<string> {
  return readText(c, limit);
}

async function readText(c: Context, limit: BodyLimit): Promise<string> {
  return new TextDecoder().decode(await readBytes(c, limit));
}

function parseJson(text: string): unknown {
  try {
    // PostgreSQL's text cannot hold NUL, and no field has a use for it.
    return text.includes('\\u0000') ? JSON.parse(text, dropNul) : JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'The request is not valid JSON.', { cause });
  }
}

function dropNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
