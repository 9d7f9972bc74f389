// Loaded into a server that a bench has started: answers each message with the processor time so far,
// and ends the server with the bench, however that ends.
import { cpuSeconds } from './cpu-time.ts';

process.on('message', () => process.send?.(cpuSeconds()));
process.on('disconnect', () => process.exit());
process.channel?.unref();
