// Loaded into a server that a bench has started: answers each message with how the process is, and ends the
// server with the bench, however that ends.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cpuSeconds } from './cpu-time.ts';

export interface Health {
  /** Memory in use, without what is only waiting to be collected. */
  usedBytes: number;
  residentBytes: number;
  /** How late timers were since the last message: the 99th percentile and the worst. */
  loopDelayMs: { p99: number; max: number };
  cpuSeconds: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

process.on('message', async () => {
  const loopDelayMs = { p99: delays.percentile(99) / 1e6, max: delays.max / 1e6 };
  collectGarbage();
  // The memory of buffers is counted down a turn later.
  await new Promise(setImmediate);
  const { heapUsed, external, rss } = process.memoryUsage();
  const health: Health = {
    usedBytes: heapUsed + external,
    residentBytes: rss,
    loopDelayMs,
    cpuSeconds: cpuSeconds(),
  };
  process.send?.(health);
  // The pause of the collection is not the server's own.
  await new Promise(setImmediate);
  delays.reset();
});
process.on('disconnect', () => process.exit());
process.channel?.unref();
