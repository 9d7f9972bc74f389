// What sellers do to a server under load: generate one listing after the other, and keep My Saved Listings open.
import { request } from 'node:http';
import { buildRequest, buildSave } from '../server/src/test/builders.ts';

const GENERATE = '/api/gemini/generateListing';

interface Call {
  method?: string;
  cookie?: string | undefined;
  body?: unknown;
  /** Ends the call from this side. */
  signal?: AbortSignal;
}

/** One event of a stream: its name and its data as text. */
type OnEvent = (event: string, data: string) => void;

/** Events of a stream as they come. Settles when it ends; rejects when it breaks or answers anything but 200. */
export function readStream(url: string, { method = 'GET', cookie, body, signal }: Call, onEvent: OnEvent) {
  return new Promise<void>((resolve, reject) => {
    const headers = {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    };
    const outgoing = request(url, { method, headers, signal, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
          if (event !== undefined && data !== undefined) onEvent(event, data);
        }
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What the clients saw, counted. */
export class Tally {
  readonly errors = new Map<string, number>();
  /** Milliseconds of each generation, and until its first partial listing. */
  readonly generations: number[] = [];
  readonly firstPartials: number[] = [];
  /** Milliseconds from the save to each page that heard of it. */
  readonly heard: number[] = [];
  partials = 0;
  saves = 0;

  fail(what: string): void {
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1);
  }

  /** Begins anew, but for the errors. */
  forgetTimes(): void {
    this.generations.length = 0;
    this.firstPartials.length = 0;
    this.heard.length = 0;
    this.partials = 0;
    this.saves = 0;
  }
}

interface Visit {
  origin: string;
  tally: Tally;
  /** Fires when the load is over: what has begun is ended in peace. */
  over: AbortSignal;
}

/** One stream of generation after the other, until it is over. */
export async function generate({ origin, tally, over }: Visit, cookie?: string): Promise<void> {
  while (!over.aborted) {
    const startedAt = performance.now();
    let ended = 'nothing';
    let first: number | null = null;
    const onEvent = (event: string, data: string) => {
      ended = event === 'error' ? data : event;
      if (event !== 'partial') return;
      first ??= performance.now() - startedAt;
      tally.partials += 1;
    };
    try {
      await readStream(`${origin}${GENERATE}`, { method: 'POST', cookie, body: buildRequest() }, onEvent);
      if (ended !== 'result') tally.fail(`a generation ended with ${ended}`);
    } catch (error) {
      tally.fail(`generation: ${describe(error)}`);
    }
    tally.generations.push(performance.now() - startedAt);
    if (first !== null) tally.firstPartials.push(first);
  }
}

/** An account with open pages that saves now and then: each page must hear of each save. */
export interface Household {
  /** How many pages are connected and have been told where they start. */
  open(): number;
  save(): Promise<void>;
  /** Settles when all pages are closed. */
  closed: Promise<unknown>;
}

export function keepPagesOpen(
  { origin, tally, over }: Visit,
  { cookie, pages }: { cookie: string; pages: number },
): Household {
  const versions = Array.from({ length: pages }, () => 0);
  const heardAt = Array.from({ length: pages }, () => new Map<number, number>());
  const closed = versions.map(async (_, page) => {
    const onEvent = (event: string, data: string) => {
      if (event !== 'changed') return;
      const version = Number(/"version":"(\d+)"/.exec(data)?.[1]);
      heardAt[page]?.set(version, performance.now());
      versions[page] = version;
    };
    try {
      await readStream(`${origin}/api/listings/stream`, { cookie, signal: over }, onEvent);
      if (!over.aborted) tally.fail('a page was closed by the server');
    } catch (error) {
      if (!over.aborted) tally.fail(`page: ${describe(error)}`);
    }
  });
  let saved = 0;
  return {
    open: () => heardAt.filter((heard) => heard.size > 0).length,
    closed: Promise.all(closed),
    async save() {
      saved += 1;
      const version = saved;
      const sentAt = performance.now();
      try {
        const response = await fetch(`${origin}/api/listings`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(buildSave()),
        });
        if (response.status !== 201) tally.fail(`a save answered ${response.status}`);
        await response.text();
      } catch (error) {
        tally.fail(`save: ${describe(error)}`);
      }
      tally.saves += 1;
      const deadline = performance.now() + 30_000;
      const missing = () => versions.some((known) => known < version);
      while (missing() && performance.now() < deadline && !over.aborted)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (over.aborted) return;
      if (missing()) tally.fail('a page did not hear of a save');
      for (const heard of heardAt) {
        const at = heard.get(version);
        if (at !== undefined) tally.heard.push(at - sentAt);
        heard.delete(version);
      }
    },
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? `${error.message} (${String(error.code)})` : error.message;
}
