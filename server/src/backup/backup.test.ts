import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { buildSave } from '../test/builders.ts';
import { checkCounters } from '../test/check-counters.ts';
import { createPlace, DATABASES, type DatabaseKind } from '../test/create-database-app.ts';
import { drawPhoto } from '../test/hostile-files.ts';
import { signInAt, signUpAt, startServer } from '../test/start-server.ts';

type Env = Record<string, string>;

/** Who may do what with everything below a folder, such as '600'. */
function listModes(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8)));
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smart-listings-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function createEnvironment(kind: DatabaseKind): Promise<Env> {
  const place = await createPlace(kind);
  onTestFinished(place.remove);
  return { NODE_ENV: 'test', ...place.env };
}

async function command(name: 'backup' | 'restore', env: Env, folder: string) {
  const program = fileURLToPath(new URL(`./run-${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, folder], { env: { PATH: process.env.PATH, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

/** A server with a photo, and somebody who saves without a pause until told to end. */
async function startBusyServer(env: Env) {
  const server = await startServer(env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const cookie = await signUpAt(server);
  const db = openDatabase(parseConfig(env).secrets.database);
  await db.updateTable('user').set({ planType: 'premium' }).execute();
  await db.destroy();
  const call = (path: string, body: string | Uint8Array<ArrayBuffer>, type: string) =>
    fetch(`${server.origin}${path}`, { method: 'POST', body, headers: { cookie, 'content-type': type } });
  const photo = new Uint8Array(await drawPhoto().jpeg().toBuffer());
  const { url } = (await (await call('/api/photos', photo, 'image/jpeg')).json()) as { url: string };
  const saved: string[] = [];
  const save = async (imageUrls: string[] = []) => {
    const answer = await call('/api/listings', JSON.stringify(buildSave({ imageUrls })), 'application/json');
    saved.push(((await answer.json()) as { id: string }).id);
  };
  await save([url]);
  for (let n = 0; n < 10; n += 1) await save();
  let ending = false;
  const saving = (async () => {
    while (!ending) await save();
  })();
  return {
    cookie,
    photoUrl: url,
    saved,
    stop: async () => {
      ending = true;
      await saving;
      await server.stop();
    },
  };
}

describe.each(DATABASES)('a backup of %s', (kind) => {
  it('made under writes is restored whole, into an empty place only', async () => {
    const env = await createEnvironment(kind);
    const busy = await startBusyServer(env);
    const answered = [...busy.saved];
    const target = join(createFolder(), 'backup');
    const made = await command('backup', env, target);
    expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/rows and 2 files of photos/) });
    expect(listModes(dirname(target))).toEqual(new Set(['700', '600']));
    expect(readdirSync(target)).not.toContain('auth-secret');
    await busy.stop();

    const elsewhere = await createEnvironment(kind);
    // As copies that went through other hands may come back.
    for (const name of readdirSync(target)) chmodSync(join(target, name), 0o755);
    const { DATA_DIR = '' } = elsewhere;
    rmSync(DATA_DIR, { recursive: true });
    expect(await command('restore', elsewhere, target)).toMatchObject({ code: 0 });
    expect([...listModes(DATA_DIR)]).toEqual(expect.not.arrayContaining(['755', '644']));
    const db = openDatabase(parseConfig(elsewhere).secrets.database);
    const rows = await db.selectFrom('listing').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(answered));
    await checkCounters(db);
    await db.destroy();

    const server = await startServer(elsewhere);
    onTestFinished(() => void server.child.kill('SIGKILL'));
    expect((await fetch(server.origin + busy.photoUrl)).status).toBe(200);
    const read = (cookie: string) => fetch(`${server.origin}/api/listings`, { headers: { cookie } });
    // The secret that signs sessions is not part of it: whoever was signed in logs in again.
    expect((await read(busy.cookie)).status).toBe(401);
    expect((await read(await signInAt(server))).status).toBe(200);
    await server.stop();

    const again = await command('restore', elsewhere, target);
    expect(again).toMatchObject({
      code: 1,
      said: expect.stringMatching(/already, and nothing is overwritten/),
    });
    expect(await command('backup', env, target)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    });
  });
});

describe('a backup', () => {
  async function createSmall() {
    const env = await createEnvironment('sqlite');
    const server = await startServer(env);
    await signUpAt(server);
    await server.stop();
    const target = join(createFolder(), 'backup');
    await command('backup', env, target);
    return { env, target };
  }

  it('that is damaged, or was never finished, is not restored', async () => {
    const { target } = await createSmall();
    truncateSync(join(target, 'database.sqlite'), 8192);
    const damaged = await command('restore', await createEnvironment('sqlite'), target);
    expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining('was not restored') });
    rmSync(join(target, 'manifest.json'));
    const unfinished = await command('restore', await createEnvironment('sqlite'), target);
    expect(unfinished).toMatchObject({
      code: 1,
      said: expect.stringContaining('no backup that was finished'),
    });
  });

  it('of which rows are missing is found out', async () => {
    const { target } = await createSmall();
    const path = join(target, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, rows: { ...manifest.rows, user: 7 } }));
    const { code, said } = await command('restore', await createEnvironment('sqlite'), target);
    expect([code, said]).toEqual([1, expect.stringContaining('user: 1 instead of 7')]);
  });

  it('leaves nothing behind when it cannot be made', async () => {
    const folder = createFolder();
    const env = { NODE_ENV: 'test', DATA_DIR: join(folder, 'nothing-here') };
    const { code, said } = await command('backup', env, join(folder, 'backup'));
    expect([code, said.split('\n')]).toEqual([1, [expect.stringMatching(/^No backup was made: /), '']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells no password when the database does not answer', async () => {
    const folder = createFolder();
    const env = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' };
    const { code, said } = await command('backup', env, join(folder, 'backup'));
    expect(code).toBe(1);
    expect(said).not.toContain('secret-word');
  });
});
