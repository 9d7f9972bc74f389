// The product as an operator runs it: servers with an environment, on free ports. One on SQLite; or, where
// E2E_POSTGRES_URL names a cluster, two on a database of their own behind a balancer that sends each request to
// the other one.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startBalancer } from '../server/src/test/balancer.ts';
import { memoryFolder, runStatement } from '../server/src/test/postgres-cluster.ts';
import { type RunningServer, startServer } from '../server/src/test/start-server.ts';

export interface Product {
  url: string;
  /** Where its mails are written. */
  outbox: string;
  /** Runs a statement that both databases understand, past the product. */
  runSql: (statement: string) => Promise<void>;
  stop: () => Promise<void>;
}

const INSTANCES = 2;

/** Starts the product and resolves once it serves; rejects with its output when it ends first. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(memoryFolder(), 'smart-listings-e2e-'));
  const common = { NODE_ENV: 'development', DATA_DIR: dataDir, AI_PROVIDER: 'builtin', ...env };
  const cluster = process.env.E2E_POSTGRES_URL;
  const { url, runSql, stop } = cluster ? await startTwo(common, cluster) : await startOne(common, dataDir);
  return {
    url,
    outbox: join(dataDir, 'outbox'),
    runSql,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Running = Pick<Product, 'url' | 'runSql' | 'stop'>;

async function startOne(env: Record<string, string>, dataDir: string): Promise<Running> {
  const server = await startServer(env);
  return {
    url: server.origin,
    runSql: async (statement) => {
      const database = new DatabaseSync(join(dataDir, 'smart-listings.db'), { timeout: 5_000 });
      database.exec(statement);
      database.close();
    },
    stop: async () => void (await server.stop()),
  };
}

async function startTwo(env: Record<string, string>, cluster: string): Promise<Running> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  await runStatement(cluster, `create database ${name}`);
  const database = new URL(cluster);
  database.pathname = `/${name}`;
  const balancer = await startBalancer();
  const shared = { ...env, DATABASE_URL: database.href, TRUST_PROXY: '1' };
  const servers: RunningServer[] = [];
  for (let count = 0; count < INSTANCES; count += 1) {
    const server = await startServer(shared);
    servers.push(server);
    balancer.add(server.origin);
    await balancer.waitFor(server.origin);
  }
  return {
    url: balancer.origin,
    runSql: (statement) => runStatement(database.href, statement),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await balancer.close();
      await runStatement(cluster, `drop database ${name} with (force)`);
    },
  };
}
