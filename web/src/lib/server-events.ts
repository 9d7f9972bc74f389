import { networkError } from './api-error.ts';

export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * The events of a text/event-stream answer, comments skipped. Silence longer than `idleMs`
 * (the server sends heartbeats) and a connection that breaks are network errors.
 */
export async function* readServerEvents(response: Response, idleMs = 45_000): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  try {
    while (true) {
      const { done, value } = await readOrGiveUp(reader, idleMs);
      if (done) return;
      buffer += value;
      // A lone trailing CR may be half of a CRLF: it waits for the next piece.
      const blocks = buffer.split(/\r\n\r\n|\n\n|\r\r(?!\n)/);
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = parseBlock(block);
        if (parsed) yield parsed;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function readOrGiveUp(reader: ReadableStreamDefaultReader<string>, idleMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(networkError()), idleMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  } finally {
    clearTimeout(timer);
  }
}

function parseBlock(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    if (line.startsWith(':')) continue;
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
