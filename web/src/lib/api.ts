import { errorFromResponse, networkError } from './api-error.ts';

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

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw networkError();
  }
}
