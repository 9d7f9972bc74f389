/** Numbers that look like chance and come out the same for a seed, so that a bench can be run again. */
export interface Chance {
  /** At least 0, less than 1. */
  share(): number;
  /** A whole number of `from` to `to`. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many of them, each once. */
  some<T>(from: readonly T[], count: number): T[];
}

/** mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  return {
    share,
    whole,
    pick: (from) => {
      const [picked] = from.slice(whole(0, from.length - 1));
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    some: (from, count) => {
      const left = [...from];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
  };
}
