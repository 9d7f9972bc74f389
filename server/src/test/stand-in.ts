/** AI providers on loopback: they speak the real wire formats, answer by script and fail on demand. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readText } from './wire.ts';

export interface Answer {
  text: string;
  /** Pages of the provider's search, where it has one. */
  sources?: { uri: string; title: string }[];
  /** How the answer ends, in the provider's own word; absent for the usual end. */
  finish?: string;
  /** How a streamed answer is cut up and how fast it comes; absent: 40 characters, as fast as they go. */
  pace?: Pace;
}

/** What a model takes to begin, and how much it then writes how often. */
interface Pace {
  firstMs: number;
  everyMs: number;
  charactersEach: number;
}

/** What the stand-in does with one request. */
export type Act =
  | { kind: 'answer'; answer: Answer }
  /** Half of the answer, then the connection goes. */
  | { kind: 'cut'; answer: Answer }
  /** Half of a streamed answer, then silence until the client goes. */
  | { kind: 'stall'; answer: Answer }
  | {
      kind: 'status';
      status: number;
      headers?: Record<string, string>;
      retrySeconds?: number;
      /** Not before that. */
      when?: Promise<unknown>;
    }
  /** Any other body with status 200. */
  | { kind: 'raw'; body: string }
  /** The answer over and over, until the client goes. */
  | { kind: 'endless'; answer: Answer }
  | { kind: 'hang' };

/** One provider's way to put things on the wire. */
export interface WireFormat {
  isStream(path: string, body: unknown): boolean;
  whole(answer: Answer): unknown;
  /** The events of a streamed answer, each as it stands on the wire. */
  events(answer: Answer): string[];
  /** @param retrySeconds how long to wait, for formats that say so in the body */
  error(status: number, retrySeconds?: number): unknown;
}

interface Recorded {
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** Fires when the client closed the connection before the answer was whole. */
  closedEarly: Promise<void>;
}

export interface StandIn {
  url: string;
  requests: Recorded[];
  /** Adds to the script; the last act repeats. */
  play(...acts: Act[]): void;
  close(): Promise<void>;
}

export async function startStandIn(format: WireFormat): Promise<StandIn> {
  const script: Act[] = [];
  const requests: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const closedEarly = new Promise<void>((resolve) => {
      response.on('close', () => !response.writableFinished && resolve());
    });
    const body: unknown = JSON.parse(await readText(request));
    const path = request.url ?? '';
    requests.push({ path, headers: request.headers, body, closedEarly });
    const act = script.length > 1 ? script.shift() : script[0];
    if (act) await perform(act, { format, response, streams: format.isStream(path, body) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    play: (...acts) => {
      script.splice(0, script.length, ...acts);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Stage {
  format: WireFormat;
  response: ServerResponse;
  streams: boolean;
}

async function perform(act: Act, { format, response, streams }: Stage): Promise<void> {
  switch (act.kind) {
    case 'hang':
      return;
    case 'status':
      await act.when;
      response.writeHead(act.status, { 'content-type': 'application/json', ...act.headers });
      response.end(JSON.stringify(format.error(act.status, act.retrySeconds)));
      return;
    case 'raw':
      response.writeHead(200, { 'content-type': streams ? 'text/event-stream' : 'application/json' });
      response.end(act.body);
      return;
    case 'answer':
      if (streams) await sendEvents(response, format.events(act.answer), act.answer.pace);
      else response.writeHead(200, { 'content-type': 'application/json' });
      response.end(streams ? undefined : JSON.stringify(format.whole(act.answer)));
      return;
    case 'endless':
      if (streams) {
        await sendEvents(response, format.events(act.answer).slice(0, -2));
        await sendForEver(response, format.events(act.answer).slice(1, -2).join(''));
      } else {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(JSON.stringify(format.whole(act.answer)).slice(0, -1));
        await sendForEver(response, ' '.repeat(8_192));
      }
      return;
    case 'cut':
    case 'stall': {
      if (streams) {
        const events = format.events(act.answer);
        await sendEvents(response, events.slice(0, Math.ceil(events.length / 2)));
      } else {
        const whole = JSON.stringify(format.whole(act.answer));
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length * 2 });
        response.write(whole.slice(0, whole.length / 2));
        await pause();
      }
      if (act.kind === 'cut') response.destroy();
    }
  }
}

async function sendEvents(
  response: ServerResponse,
  events: readonly string[],
  { firstMs, everyMs }: Partial<Pace> = {},
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await pause(firstMs);
  for (const event of events) {
    if (response.destroyed) return;
    response.write(event);
    await pause(everyMs);
  }
}

async function sendForEver(response: ServerResponse, piece: string): Promise<void> {
  while (!response.destroyed) {
    if (response.write(piece)) continue;
    await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
}

/** Lets what was written leave as a chunk of its own. */
function pause(ms = 2): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A text in pieces, as models stream it. */
export function inPieces(text: string, length = 40): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? [];
}

export function answer(text: string, more: Omit<Answer, 'text'> = {}): Act {
  return { kind: 'answer', answer: { text, ...more } };
}
