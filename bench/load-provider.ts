// The provider of the load test, forked by it: it streams one answer to hundreds of calls at a model's pace, with one
// timer for all of them and every event prepared beforehand, so that the two cores are left to what is measured.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GOOD_ANSWER } from '../server/src/test/builders.ts';
import { openaiFormat } from '../server/src/test/stand-in-openai.ts';
import { cpuSeconds } from './cpu-time.ts';

/** About sixty tokens a second after two thirds of a second, one by one: what hosted models do in 2026. */
const PACE = { firstMs: 650, everyMs: 16, charactersEach: 4 };
/** A description as models like to write it. */
const TEXT = JSON.stringify({
  ...GOOD_ANSWER,
  description: Array.from({ length: 5 }, () => GOOD_ANSWER.description).join('\n\n'),
});
const EVENTS = openaiFormat.events({ text: TEXT, pace: PACE }).map((event) => Buffer.from(event));
/** What one call takes, from its last byte to the answer's. */
export const ANSWER_MS = PACE.firstMs + EVENTS.length * PACE.everyMs;

interface Call {
  response: ServerResponse;
  startedAt: number;
  sent: number;
}

if (process.send) serve();

function serve(): void {
  const calls = new Set<Call>();
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      const call = { response, startedAt: performance.now(), sent: 0 };
      calls.add(call);
      response.on('close', () => calls.delete(call));
    });
  });
  setInterval(() => {
    const now = performance.now();
    for (const call of calls) sendWhatIsDue(call, now);
  }, PACE.everyMs);
  process.on('message', () => process.send?.(cpuSeconds()));
  process.on('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.(`http://127.0.0.1:${port}`);
  });
}

function sendWhatIsDue(call: Call, now: number): void {
  const due = Math.floor((now - call.startedAt - PACE.firstMs) / PACE.everyMs);
  while (call.sent < Math.min(due, EVENTS.length)) {
    call.response.write(EVENTS[call.sent]);
    call.sent += 1;
  }
  if (call.sent === EVENTS.length) call.response.end();
}
