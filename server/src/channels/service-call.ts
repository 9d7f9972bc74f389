import { AnswerTooLong, countBytes } from '../lib/count-bytes.ts';
import type { serviceErrors } from '../lib/service-errors.ts';

export interface ServiceRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | null;
}

export interface Service {
  errors: Pick<ReturnType<typeof serviceErrors>, 'thrown' | 'badAnswer'>;
  timeoutMs: number;
  /** The most of an answer that is read. */
  longestBytes: number;
  /** Its answers are no JSON: whoever asks reads the text. */
  isText?: boolean;
}

export interface ServiceAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** undefined: there is no body. null: it cannot be read. */
  json: unknown;
}

/**
 * One request to a marketplace in a seller's name, and its answer whatever its status. A redirect is not followed: it
 * would carry the token away.
 * @throws AppError when there is no answer, a success that cannot be read, or one that goes on and on
 */
export async function askService(
  { method, url, headers, body = null }: ServiceRequest,
  { errors, timeoutMs, longestBytes, isText = false }: Service,
): Promise<ServiceAnswer> {
  const init = {
    method,
    headers: { Accept: 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  };
  let answer: Omit<ServiceAnswer, 'json'>;
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const bounded = new Response(response.body?.pipeThrough(countBytes(longestBytes)) ?? null);
    answer = { status: response.status, headers: response.headers, text: await bounded.text() };
  } catch (error) {
    throw error instanceof AnswerTooLong ? errors.badAnswer() : errors.thrown(error);
  }
  if (isText) return { ...answer, json: null };
  const json = parse(answer.text);
  if (answer.status >= 200 && answer.status < 300 && json === null) throw errors.badAnswer();
  return { ...answer, json };
}

function parse(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) ?? null;
  } catch {
    return null;
  }
}
