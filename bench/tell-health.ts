// Loaded into a server that a bench has started: answers each message with how the process is, and ends the
// server with the bench, however that ends.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Memory, measureMemory } from '../server/src/test/used-memory.ts';
import { cpuSeconds } from './cpu-time.ts';

export interface Health extends Memory {
  /** How late timers were since the last message: the 99th percentile and the worst. */
  loopDelayMs: { p99: number; max: number };
  cpuSeconds: number;
}

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

process.on('message', async () => {
  const loopDelayMs = { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 };
  const health: Health = { ...(await measureMemory()), loopDelayMs, cpuSeconds: cpuSeconds() };
  process.send?.(health);
  // The pause of the collection is not the server's own.
  await new Promise(setImmediate);
  delays.reset();
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
