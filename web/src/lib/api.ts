import { errorFromResponse, networkError } from './api-error.ts';
import { noteRequest } from './connection.ts';

interface PostOptions {
  signal?: AbortSignal | undefined;
  accept?: string;
}

/** Posts JSON; throws ApiError for anything but a good answer, and lets an abort through. */
export async function post(path: string, body: unknown, options: PostOptions = {}): Promise<Response> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: options.accept ?? 'application/json' },
    body: JSON.stringify(body),
    signal: options.signal ?? null,
  });
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}

export async function getJson(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(path, { headers: { accept: 'application/json' }, signal: signal ?? null });
  if (!response.ok) throw await errorFromResponse(response);
  return response.json();
}

/** Changes something; gives the answer's JSON, or undefined when the answer has no body. */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await send(path, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw await errorFromResponse(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** A file, with the name that the server gives it. */
export async function getFile(path: string): Promise<{ file: Blob; name: string | null }> {
  const response = await send(path, {});
  if (!response.ok) throw await errorFromResponse(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { file: await response.blob(), name: name?.[1] ?? null };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    noteRequest(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    noteRequest(false);
    throw networkError();
  }
}
