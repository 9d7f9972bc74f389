// The law: no route spends more than 250 ms of the reference machine's processor, whatever its schema lets in.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHostileStage, type HostileStage } from './test/hostile-stage.ts';
import { ROUTES_AT_LIMITS } from './test/routes-at-limits.ts';

// Some hundred bodies of several megabytes, on a machine that others use as well.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const MOST_MS = 250;

/** Routes whose bodies no schema describes, and why they are short work. */
const WITHOUT_SCHEMA: Record<string, string> = {
  'POST /api/auth/sign-out': 'reads no body',
  'POST /api/account/verification': 'reads no body',
  'DELETE /api/account/sessions/:id': 'reads no body',
  'POST /api/account/sessions/end-others': 'reads no body',
  'DELETE /api/account/keys/:id': 'reads no body',
  'DELETE /api/listings/:id': 'reads no body',
  'POST /api/listings/:id/share': 'reads no body',
  'DELETE /api/listings/:id/share': 'reads no body',
  'POST /api/channels/:channel/connect': 'reads no body',
  'DELETE /api/channels/:channel': 'reads no body',
  'POST /api/listings/:id/channels/:channel/check': 'reads no body',
  'POST /api/listings/:id/channels/:channel/end': 'reads no body',
  'POST /api/tray/stop': 'reads no body',
  'POST /api/channels/batches/:id/stop': 'reads no body',
  'POST /api/tray/resume': 'reads no body',
  'DELETE /api/templates/:id': 'reads no body',
  'DELETE /api/sales/imports/:id': 'reads no body',
  'POST /share': 'reads no body',
  'POST /mcp': 'opens to keys, and works through the calls that are measured here',
  'POST /api/photos': 'bytes, worked on in a process of their own',
  'POST /api/billing/webhook': 'only what the provider has signed is parsed',
  'POST /sandbox/checkout': '16 kB of a plain form',
  'POST /sandbox/portal': '16 kB of a plain form',
};

const READS = [
  'GET /api/me',
  'GET /api/listings',
  'GET /api/listings/:id',
  'GET /api/templates',

  'GET /api/account/sessions',
];
/** Six megabytes: exports are streamed, listing by listing, and others are served between. */
const HEAVY_LISTINGS = 25;
const EXPORTS = ['GET /api/listings/export.csv', 'GET /api/account/data.zip'];

describe('the processor time of every route', () => {
  let stage: HostileStage;
  /** Before the writes are measured, which leave many more behind: what goes out grows with the account. */
  let filled: Promise<void>;
  beforeAll(async () => {
    stage = await createHostileStage(MOST_MS);
    filled = stage.fill(HEAVY_LISTINGS);
  });
  afterAll(() => stage.close());

  it('is looked at, or its route named', () => {
    const writes = stage.test.app.routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => /^(?:POST|PATCH|PUT|DELETE) /.test(route) && !route.includes('*'));
    const known = [ROUTES_AT_LIMITS, WITHOUT_SCHEMA].flatMap((table) => Object.keys(table));
    expect([...new Set(writes)].filter((route) => !known.includes(route))).toEqual([]);
  });

  it.each([...READS, ...EXPORTS])('%s of an account with listings at their limits', async (route) => {
    await filled;
    const ms = await stage.measure(route);
    expect(ms).toBeLessThanOrEqual(MOST_MS);
  });

  it.each(Object.entries(ROUTES_AT_LIMITS))('%s at the limits of its schema', async (route, limits) => {
    const worst = await stage.measureWorst(route, limits);
    expect(worst.refused).toEqual([]);
    expect(worst.ms, worst.load).toBeLessThanOrEqual(MOST_MS);
  });
});
