// Loaded into a server that a test has started: answers each message with the memory in use.
import { measureMemory } from './used-memory.ts';

process.on('message', async () => void process.send?.(await measureMemory()));
process.channel?.unref();
