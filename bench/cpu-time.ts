// Processor time, by which everything here that speaks of "one core" counts: other work on the same machine
// lengthens every wait, and leaves this alone but for the caches that it shares.

/** Seconds of processor time that this process has had. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** How often `work` is done in a second of this process's processor time, over about `seconds` of them. */
export function ratePerCpuSecond(work: (index: number) => unknown, seconds = 1): number {
  const started = cpuSeconds();
  let count = 0;
  while (cpuSeconds() - started < seconds) {
    for (let burst = 0; burst < 50; burst += 1) work(count++);
  }
  return count / (cpuSeconds() - started);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
