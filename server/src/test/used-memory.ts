import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export interface Memory {
  /** In use, without what is only waiting to be collected. */
  usedBytes: number;
  /** What the system has given to the process, and not had back. */
  residentBytes: number;
}

export async function measureMemory(): Promise<Memory> {
  collectGarbage();
  // The memory of buffers is counted down a turn later.
  await new Promise(setImmediate);
  const { heapUsed, external, rss } = process.memoryUsage();
  return { usedBytes: heapUsed + external, residentBytes: rss };
}
