interface Ranged {
  start: number;
  end: number;
}

/**
 * Ranges found in `checked`, moved to where the same words stand in `current`. Those that the
 * edit touched are left out: marks neither jump nor lie while someone types.
 */
export function shiftRanges<T extends Ranged>(ranges: readonly T[], checked: string, current: string): T[] {
  if (checked === current) return [...ranges];
  const shorter = Math.min(checked.length, current.length);
  let head = 0;
  while (head < shorter && checked[head] === current[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && checked.at(-1 - tail) === current.at(-1 - tail)) tail += 1;
  const moved = current.length - checked.length;
  return ranges.flatMap((range) => {
    if (range.end <= head) return [range];
    if (range.start < checked.length - tail) return [];
    return [{ ...range, start: range.start + moved, end: range.end + moved }];
  });
}
