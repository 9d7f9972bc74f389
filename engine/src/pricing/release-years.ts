/** When products came out, as far as their names say: things that age fast lose their price with it. */

interface Line {
  pattern: RegExp;
  /** The year of the generation that the pattern caught. */
  year: (generation: number) => number;
}

const LINES: readonly Line[] = [
  { pattern: /\biphone (1[1-7])\b/i, year: (n) => n + 2008 },
  { pattern: /\biphone (x|xs|xr)\b/i, year: () => 2018 },
  { pattern: /\biphone ([5-8])s?\b/i, year: (n) => n + 2009 },
  { pattern: /\bgalaxy s ?(2\d)\b/i, year: (n) => n + 2000 },
  { pattern: /\bgalaxy s ?([5-9]|10)\b/i, year: (n) => n + 2009 },
  { pattern: /\bpixel (\d{1,2})a?\b/i, year: (n) => n + 2015 },
  {
    pattern: /\b(?:macbook|mac mini|imac)\b.*\bm([1-5])\b/i,
    year: (n) => [2020, 2022, 2023, 2024, 2025][n - 1] ?? 2024,
  },
  { pattern: /\bplaystation ([2-5])\b|\bps([2-5])\b/i, year: (n) => [2000, 2006, 2013, 2020][n - 2] ?? 2020 },
  { pattern: /\bxbox (360)\b/i, year: () => 2005 },
  { pattern: /\bxbox (one)\b/i, year: () => 2013 },
  { pattern: /\bxbox (series) [xs]\b/i, year: () => 2020 },
  { pattern: /\bwh-?1000xm([2-6])\b/i, year: (n) => [2017, 2018, 2020, 2022, 2025][n - 2] ?? 2020 },
];

/** The year in which the named product came out, or the year that the name itself gives; null for neither. */
export function releaseYear(name: string): number | null {
  for (const { pattern, year } of LINES) {
    const match = pattern.exec(name);
    if (match) return year(Number(match[1] ?? match[2] ?? 0));
  }
  const stated = /\b(?:19[89]\d|20[0-2]\d)\b/.exec(name);
  return stated ? Number(stated[0]) : null;
}
