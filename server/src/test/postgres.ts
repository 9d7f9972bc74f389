// Starts a PostgreSQL of its own for the server's tests; it dies with them.
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a cluster whose databases the tests create; null where there is none. */
    postgresUrl: string | null;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres(['fsync=off']);
  if (!cluster) process.stderr.write('PostgreSQL could not be started here: its tests are skipped.\n');
  project.provide('postgresUrl', cluster?.url ?? null);
  return async () => cluster?.stop();
}
