import { readFileSync } from 'node:fs';

/** Linux counts in these, whatever the machine's own clock does. */
const TICK_MS = 10;
/** Ticks of a process and of the system for it, counted behind its name, which may hold anything. */
const [OWN, SYSTEM] = [11, 12];
/** Less than this of one core is no work: whoever waits by itself hangs. */
const LEAST_SHARE = 0.01;
const MOST_SHARE = 0.5;

/**
 * Whether other work on the machine keeps a process from its own: since it was asked about first it has had some of
 * the processor, and not half a core. Never, where the system does not tell (only Linux does).
 */
export function watchForStarving(pid: number | undefined): () => boolean {
  const [from, before] = [performance.now(), processorMs(pid)];
  return () => {
    const now = processorMs(pid);
    if (before === null || now === null) return false;
    const share = (now - before) / (performance.now() - from);
    return share >= LEAST_SHARE && share < MOST_SHARE;
  };
}

/** What a process has had of the processor, all its threads together. */
function processorMs(pid: number | undefined): number | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[OWN]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return null;
  }
}
