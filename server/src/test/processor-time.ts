// Processor time by a yardstick: a machine that is twice as slow takes twice as long for both, so that a bound
// means the same everywhere. Waiting, and what other processes do meanwhile, counts nowhere.

/**
 * What one length of the yardstick takes on the reference machine (a core of a small cloud server, Node 24). Many
 * kernels count a thread's time in ticks of 4 ms: a short yard would be all error, and the least of several always
 * too short.
 */
const YARD_MS = 65;

/** Of this thread alone: password hashes and photos are worked on elsewhere. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What texts are treated like in this server: split, folded, matched, counted. */
function layYardstick(): number {
  let sum = 0;
  for (let round = 0; round < 4_500; round += 1) {
    const counts = new Map<string, number>();
    const text = `Round ${round}: Größe 42, colour “Navy”, 10 x 20 cm, model DHP482-${round}. `.repeat(4);
    for (const [word] of text
      .normalize('NFKD')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    sum += JSON.stringify([...counts]).length;
  }
  return sum;
}

async function timeOf(work: () => unknown): Promise<number> {
  const started = threadMs();
  await work();
  return threadMs() - started;
}

/** Code that has only begun runs slower, and would pass the machine off as slow. */
let isWarm = false;

/** How many of its own milliseconds this machine takes for one of the reference machine. */
export async function compareMachine(): Promise<number> {
  const yards: number[] = [];
  if (!isWarm) layYardstick();
  isWarm = true;
  for (let n = 0; n < 3; n += 1) yards.push(await timeOf(layYardstick));
  return Math.min(...yards) / YARD_MS;
}

const TRIES = 5;

/**
 * Milliseconds of the reference machine's processor that `work` takes in this thread. What is above `enough` is
 * tried again beside a fresh yardstick, and the least counts: a collection of garbage may fall into any try, and
 * a neighbour on the same core slows the one and not the other.
 */
export async function processorMs(
  work: () => unknown,
  { pace, enough }: { pace: number; enough: number },
): Promise<number> {
  let least = (await timeOf(work)) / pace;
  for (let n = 1; n < TRIES && least > enough; n += 1) {
    const before = await compareMachine();
    const ms = await timeOf(work);
    least = Math.min(least, ms / Math.max(before, await compareMachine()));
  }
  return least;
}
