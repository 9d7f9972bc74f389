// A PostgreSQL of our own on loopback: a throw-away cluster for tests and benches.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const START_WITHIN_MS = 60_000;
/** Memory that looks like a disk, where the system has it; a container may have next to none of it. */
const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 4 * 2 ** 30;
const SETTINGS = ['max_connections=300', 'listen_addresses=127.0.0.1'];

export interface Cluster {
  url: string;
  /** Ends the server, as its administrator does, and keeps what it holds. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Null where PostgreSQL's programs are not on this machine, or do not start.
 * @param settings of the server, beside the usual: 'fsync=off'
 * @param parent of its folder
 */
export async function startPostgres(settings: readonly string[], parent = tmpdir()): Promise<Cluster | null> {
  const programs = findPrograms();
  return programs ? startCluster(programs, [...SETTINGS, ...settings], parent) : null;
}

/**
 * Where a cluster is quickest that need not outlive its machine. A database is 300 files: where each test makes and
 * drops one, a file system without a journal looks ever longer for a place that was not just deleted.
 */
export function memoryFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < MEMORY_NEEDED_BYTES ? tmpdir() : MEMORY;
}

function findPrograms(): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}

async function startCluster(
  programs: string,
  settings: readonly string[],
  parent: string,
): Promise<Cluster | null> {
  const folder = mkdtempSync(join(parent, 'smart-listings-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const how = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '-N'],
    { ...how, stdio: 'ignore' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const port = await freePort();
  const isReady = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
      .status === 0;
  let server: ChildProcess | null = null;
  const resume = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...how, stdio: 'ignore' },
    );
    const deadline = Date.now() + START_WITHIN_MS;
    while (!isReady()) {
      if (Date.now() > deadline || server.exitCode !== null) throw new Error('PostgreSQL does not start.');
      await sleep(100);
    }
  };
  const halt = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT');
    await ended;
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await resume();
  } catch {
    await stop();
    return null;
  }
  return { url: `postgres://tester@127.0.0.1:${port}/postgres`, halt, resume, stop };
}

/** initdb refuses root: then the cluster belongs to PostgreSQL's own user, or to nobody. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** For statements that belong to no transaction. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
