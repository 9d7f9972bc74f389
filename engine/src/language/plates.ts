/** Plates of vehicles, by the shapes that their countries' laws give them. */
import type { PrivateNumber } from './private-number.ts';

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
const COUNTRY_BAND = /^(?:GB|UK|D|F|I|E)[\s·•|*]{1,3}/;

/** Those that are no shape of their own: taken only behind a word that says what they are. */
const LABELLED_PLATES: readonly RegExp[] = [
  // Great Britain before 2001: a letter of the year at an end.
  /^[A-HJ-NPR-TV-Y]\d{1,3} ?[A-Z]{3}(?![A-Z\d])/,
  /^[A-Z]{3} ?\d{1,3}[A-HJ-NPR-TV-Y](?![A-Z\d])/,
  // Germany, Austria, Switzerland.
  /^[A-ZÄÖÜ]{1,3}[-·:• ]{1,2}[A-Z]{1,2}[- ]?\d{1,4}[EH]?(?![A-Z\d])/,
  /^[A-Z]{1,2}[- ]\d{1,6}[A-Z]{0,2}(?![A-Z\d])/,
  // France and Spain of old, Italy in one piece.
  /^\d{1,4} ?[A-Z]{2,3} ?\d{2}(?![A-Z\d])/,
  /^[A-Z]{1,2}[- ]\d{4}[- ][A-Z]{1,2}(?![A-Z\d])/,
  /^[A-Z]{2}\d{3}[A-Z]{2}(?![A-Z\d])/,
  // The Netherlands and Portugal: three groups of letters or digits.
  /^(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{1,3}[- ][A-Z\d]{2,3}[- ][A-Z\d]{1,2}(?![A-Z\d])/,
  // Poland and Sweden.
  /^[A-Z]{2,3} ?(?=[A-Z\d]*\d)[A-Z\d]{4,5}(?![A-Z\d])/,
  /^[A-Z]{3} ?\d{2}[A-Z\d](?![A-Z\d])/,
];
const SHORTEST_PLATE = 5;
const LONGEST_PLATE = 16;
/** "26CM", "30 X 40": a measure. */
const MEASURE = /\d ?(?:MM|CM|M|IN|INCH|FT|KG|G|ML|L|V|W|X ?\d+)$/;

const OPEN_PLATES = PLATES.map(({ source }) => new RegExp(source.replace(/\$$/, '(?![A-Z\\d])')));
const YEAR = /^(?:19|20)\d\d(?!\d)/;

/** The plate that begins at `from`; `labelled` where a word before it leaves no doubt, so that older shapes count too. */
export function plateAt(text: string, from: number, labelled: boolean): string | null {
  const rest = text.slice(from, from + LONGEST_PLATE);
  const loud = labelled ? rest.toUpperCase() : rest;
  const shaped = OPEN_PLATES.map((shape) => shape.exec(loud)?.[0]);
  const older = labelled ? LABELLED_PLATES.map((shape) => shape.exec(rest)?.[0]) : [];
  const found = [...shaped, ...older].find((value) => value !== undefined && isPlate(value, labelled));
  return found === undefined ? null : rest.slice(0, found.trimEnd().length);
}

function isPlate(value: string, labelled: boolean): boolean {
  const length = value.replace(/[^A-ZÄÖÜ\d]/g, '').length;
  return length >= SHORTEST_PLATE && !MEASURE.test(value) && (labelled || !YEAR.test(value));
}

/** A text that is all a plate. */
export function findPlate(text: string): PrivateNumber[] {
  const line = text.trim();
  if (line.length > LONGEST_PLATE) return [];
  const value = line.replace(COUNTRY_BAND, '');
  if (!PLATES.some((plate) => plate.test(value))) return [];
  return [{ start: 0, end: text.length, kind: 'plate', value }];
}
