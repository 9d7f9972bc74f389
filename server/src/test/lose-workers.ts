import { PgBoss } from 'pg-boss';
import { runStatement } from './postgres-cluster.ts';

/**
 * Lets time pass until a queue of PostgreSQL knows that whoever held its jobs is gone, and looks for them as another
 * instance would: without it a test waits fifteen seconds of nothing after each kill.
 */
export async function loseWorkers(url: string): Promise<void> {
  await runStatement(
    url,
    `update queue.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active';
     update queue.queue set monitor_claim_on = null, monitor_on = null`,
  );
  const instance = new PgBoss({
    ...{ connectionString: url, schema: 'queue', createSchema: false },
    ...{ supervise: false, schedule: false, registerInstance: false },
  });
  await instance.start();
  await instance.supervise();
  await instance.stop({ graceful: false });
}
