import { ERROR_STATUS } from '@smart-listings/contract';
import { type AppError, presentError } from './app-error.ts';
import { API_SECURITY_HEADERS } from './security-headers.ts';

// A plain object, complete from the start: a header added later makes the adapter build a whole Response.
const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...API_SECURITY_HEADERS,
};

export function jsonAnswer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: JSON_HEADERS });
}

export function errorAnswer(error: AppError): Response {
  return new Response(JSON.stringify(presentError(error)), {
    status: ERROR_STATUS[error.code],
    headers: { ...JSON_HEADERS, ...error.details.headers },
  });
}

export function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Something to keep on one's own disk. */
export function attachmentAnswer(
  body: ReadableStream<Uint8Array>,
  { type, name }: { type: string; name: string },
): Response {
  return new Response(body, {
    headers: {
      ...JSON_HEADERS,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
