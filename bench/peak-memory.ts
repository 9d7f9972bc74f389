// The most memory that a stretch of work has held. Linux keeps a peak that can be set back; elsewhere it is the
// whole process's, which is never less.
import { readFileSync, writeFileSync } from 'node:fs';

export function forgetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Then the peak is that of everything until now.
  }
}

/** Megabytes since the peak was last forgotten. */
export function peakMegabytes(): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // No such file but on Linux.
  }
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
