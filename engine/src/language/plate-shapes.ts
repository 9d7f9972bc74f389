/** Plates of vehicles by their shape alone. */

/**
 * Plates as their laws shape them, all of a line: Great Britain since 2001 (its age from 02 to 79), France, Italy
 * and Spain, and Germany with a gap before its digits. Others look like many models.
 */
const PLATES: readonly RegExp[] = [
  /^[A-HJ-PR-Y]{2}(?:0[2-9]|[1-2]\d|5[1-9]|[67]\d) ?[A-HJ-PR-Z]{3}$/,
  /^[A-HJ-NP-TV-Z]{2}[- ]\d{3}[- ][A-HJ-NP-TV-Z]{2}(?: \d{2})?$/,
  /^\d{4}[- ][BCDFGHJ-NPRSTV-Z]{3}$/,
  /^[A-ZÄÖÜ]{1,3}[-·:•] ?[A-Z]{2} \d{3,4}[EH]?$/,
];

export function isPlateShape(value: string): boolean {
  return PLATES.some((plate) => plate.test(value.trim()));
}
