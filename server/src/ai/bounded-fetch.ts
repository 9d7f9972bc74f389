import { countBytes } from '../lib/count-bytes.ts';

const MEGABYTE = 1024 * 1024;

/** The most of an answer that is read: text that a listing or an analysis needs weighs a hundredth of it. */
export const ANSWER_BYTES = MEGABYTE;
/** A stream sends each word in an envelope of some hundred bytes, the thoughts of models that think among them. */
const STREAM_BYTES = 4 * MEGABYTE;

/** `fetch` for calls to providers: an answer that weighs more than any of theirs is not read to its end. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const { status, statusText, headers } = response;
  const body = response.body.pipeThrough(countBytes(isStream ? STREAM_BYTES : ANSWER_BYTES));
  return new Response(body, { status, statusText, headers });
};
