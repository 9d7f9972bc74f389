import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, type PhotoQuality } from '@smart-listings/contract';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import type { PhotoReader } from '../reading/photo-reader.ts';
import { buildForm, buildSave } from './builders.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { HOSTILE_TEXTS } from './fill-schema.ts';
import { drawPhoto } from './hostile-files.ts';
import { compareMachine, processorMs } from './processor-time.ts';
import { readCookies } from './read-cookies.ts';
import { floods, loadsAtLimits, ROUTES_AT_LIMITS, type RouteAtLimits } from './routes-at-limits.ts';

/** A server with an account that has something at every address, and photos that are full of text. */
export interface HostileStage {
  test: TestApp;
  /** Milliseconds of the reference machine's processor for the route's worst load. */
  measureWorst(route: string, limits: RouteAtLimits): Promise<Worst>;
  /** Saves `count` listings that are as heavy as one may be. */
  fill(count: number): Promise<void>;
  /** The same for a route that takes nothing. */
  measure(route: string): Promise<number>;
  close(): Promise<void>;
}

interface Worst {
  ms: number;
  load: string;
  /** Loads that the schema does not let in: they have measured nothing. */
  refused: string[];
}

const OWNER = 'owner@example.com';
/** As many as the reader finds on one photo, each as long as the widest strip that it reads. */
const LINES = 120;
const LINE_CHARACTERS = 200;

/** @param enough what takes longer is measured again, and the least counts */
export async function createHostileStage(enough: number): Promise<HostileStage> {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-hostile-'));
  const env = { DATA_DIR: folder, TRUST_PROXY: '1', OWNER_EMAILS: OWNER, BILLING: 'sandbox' };
  const db = openDatabase(parseConfig(env).secrets.database);
  await migrateDatabase(db, 'sqlite');
  const mailer = { keepsMail: false, send: async () => {} };
  const shown = { text: '' };
  const test = createTestApp(env, {
    db,
    mailer,
    photoReader: readerOf(shown),
    // Measured here, and limited elsewhere.
    processorTime: { require: async () => {}, run: async (_visitor, work) => work() },
  });
  let calls = 0;
  /** A network of its own for each: the limits of visitors are measured elsewhere. */
  const fromAnywhere = () => {
    calls += 1;
    return { 'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}` };
  };
  const credentials = { email: OWNER, password: 'correct horse' };
  const session = {
    cookie: readCookies(await test.post('/api/auth/sign-up/email', credentials, fromAnywhere())),
  };
  await db.updateTable('user').set({ planType: 'premium', emailVerified: 1 }).execute();
  const idOf = async (answer: Promise<Response>) =>
    String(((await (await answer).json()) as { id: string }).id);
  const listingId = await idOf(test.post('/api/listings', buildSave(), session));
  const templateId = await idOf(test.post('/api/templates', { name: 'One', formData: buildForm() }, session));
  const jpeg = await drawPhoto().jpeg().toBuffer();
  const photo = Buffer.concat([jpeg, Buffer.alloc(LIMITS.imageBytes - jpeg.length)]).toString('base64');

  const findRevision = async () =>
    (await db.selectFrom('listing').select('revision').where('id', '=', listingId).executeTakeFirstOrThrow())
      .revision;
  /** From the first byte of the request to the last of the answer, and what goes on after it. */
  const call = async (route: string, body: string | undefined) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(':id', pattern.includes('templates') ? templateId : listingId);
    const headers = { ...session, ...fromAnywhere(), 'content-type': 'application/json' };
    const current = route.includes('PATCH /api/listings')
      ? body?.replace(/"revision":\d+/, `"revision":${await findRevision()}`)
      : body;
    const response =
      method === 'GET'
        ? await test.app.request(`${path}?${body ?? ''}`, { headers })
        : await test.app.request(path, { method, headers, body: current ?? null });
    await response.arrayBuffer();
    await test.background.settled();
  };

  return {
    test,
    async fill(count) {
      const save = 'POST /api/listings';
      const limits = ROUTES_AT_LIMITS[save];
      if (limits === undefined) return;
      for (const { body } of [...loadsAtLimits(limits, { listingId, photo })].slice(0, count))
        await call(save, JSON.stringify(body));
    },
    async measure(route) {
      const pace = await compareMachine();
      return processorMs(() => call(route, undefined), { pace, enough });
    },
    async measureWorst(route, limits) {
      const pace = await compareMachine();
      const worst: Worst = { ms: 0, load: '', refused: [] };
      const look = async (load: string, body: string) => {
        const ms = await processorMs(() => call(route, body), { pace, enough });
        if (ms > worst.ms) Object.assign(worst, { ms, load });
      };
      for (const { text, choice, body } of loadsAtLimits(limits, { listingId, photo })) {
        const name = `${text}, choice ${choice}`;
        const { error } = limits.schema.safeParse(body);
        if (error) worst.refused.push(`${name}: ${error.message.slice(0, 300)}`);
        const heavy = Buffer.byteLength(JSON.stringify(body)) - limits.bytes;
        if (heavy > 0) worst.refused.push(`${name}: ${heavy} bytes too heavy`);
        const query = () => new URLSearchParams(Object.entries(body as Record<string, string>)).toString();
        shown.text = text;
        await look(name, route.startsWith('GET') ? query() : JSON.stringify(body));
      }
      if (!route.startsWith('GET')) for (const { name, body } of floods(limits)) await look(name, body);
      return worst;
    },
    async close() {
      test.stop();
      await test.background.settled();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const QUALITY: PhotoQuality = {
  width: 4_000,
  height: 4_000,
  type: 'image/jpeg',
  sharpness: 0.1,
  brightness: 0.1,
  highlights: 0.9,
  dark: 1,
  burnt: 1,
  whiteGround: 0,
  fill: 0.1,
  framed: true,
  transparent: true,
};

/** Every photo shows as much as a photo can, of the kind that is shown. */
function readerOf(shown: { text: string }): PhotoReader {
  return {
    waiting: () => 0,
    close: () => {},
    async read() {
      const text = HOSTILE_TEXTS[shown.text];
      const lines = Array.from({ length: LINES }, (_, index) => ({
        text: text?.(index, LINE_CHARACTERS) ?? '',
        confidence: 0.98,
        box: { x: 0, y: index / LINES, width: 1, height: 1 / LINES },
        printHeight: 1 / LINES,
        direction: 0,
        level: true,
      }));
      return { reading: { quality: QUALITY, lines, barcodes: [], colours: [] } };
    },
  };
}
