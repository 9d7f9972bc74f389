/** What the stand-ins of outside services share: reading a request, answering it, and failing to. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A failure that looks the same for every service. */
export type WireFault =
  | { kind: 'raw'; status?: number; body: string }
  | { kind: 'hang' }
  | { kind: 'cut' }
  /** An answer that goes on for as long as somebody reads it. */
  | { kind: 'endless' }
  /** The same, byte by byte. */
  | { kind: 'drip' };

export function misbehave(fault: WireFault, response: ServerResponse): void {
  switch (fault.kind) {
    case 'hang':
      return;
    case 'raw':
      response.writeHead(fault.status ?? 200, { 'content-type': 'application/json' });
      response.end(fault.body);
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"data":');
      setTimeout(() => response.destroy(), 2);
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      Readable.from(repeat('[['.repeat(32_768))).pipe(response);
      return;
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write('['), 5);
      response.on('close', () => clearInterval(drops));
    }
  }
}

function* repeat(text: string): Generator<string> {
  for (;;) yield text;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
