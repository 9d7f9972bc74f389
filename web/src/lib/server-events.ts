import { createParser } from 'eventsource-parser';
import { networkError } from './api-error.ts';

export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * The events of a text/event-stream answer. Silence longer than `idleMs` (the server sends heartbeats) and a
 * connection that breaks are network errors.
 */
export async function* readServerEvents(response: Response, idleMs = 45_000): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let events: ServerEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => events.push({ event, data }),
  });
  try {
    while (true) {
      const { done, value } = await readOrGiveUp(reader, idleMs);
      if (done) return;
      parser.feed(value);
      yield* events;
      events = [];
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
