import type { Draft } from './page.ts';
import type { ColourReading } from './reading.ts';

/** Below it a colour belongs to a print, a sole or a shadow. */
const MAIN_SHARE = 0.55;
const SECOND_SHARE = 0.3;
/** Grey is what white is in the shade and black in the sun: it is offered, never filled in. */
const UNSURE_OF_GREY = 0.7;
const BLACK_MEAN = 24;
const WHITE_MEAN = 80;
/** Two names at about the same distance mean that nobody can tell. */
const CLEAR_LEAD = 1.25;

/** Points in CIELAB that people give these names to; several for names that spread wide. */
const NAMED: readonly (readonly [name: string, lightness: number, a: number, b: number])[] = [
  ['black', 10, 0, 0],
  ['black', 20, 0, -1],
  ['grey', 40, 0, 0],
  ['grey', 55, 0, 0],
  ['grey', 70, 0, 0],
  ['white', 90, 0, 1],
  ['white', 97, 0, 0],
  ['beige', 78, 4, 18],
  ['beige', 70, 6, 20],
  ['brown', 30, 12, 16],
  ['brown', 42, 16, 28],
  ['red', 42, 58, 38],
  ['red', 50, 68, 48],
  ['burgundy', 25, 34, 12],
  ['orange', 65, 42, 62],
  ['yellow', 82, 4, 70],
  ['yellow', 72, 10, 62],
  ['green', 45, -38, 28],
  ['green', 30, -22, 14],
  ['green', 68, -40, 42],
  ['olive', 42, -6, 26],
  ['turquoise', 60, -32, -12],
  ['blue', 45, 6, -44],
  ['blue', 55, -6, -34],
  ['blue', 70, -8, -24],
  ['navy', 20, 6, -20],
  ['navy', 26, 4, -26],
  ['purple', 35, 36, -34],
  ['purple', 55, 26, -28],
  ['pink', 72, 30, 2],
  ['pink', 60, 55, 0],
];

/**
 * The main colour of the thing on one photo, or its two. Nothing where the light leaves it open: a colour
 * that lies between two names is no finding.
 */
export function nameColours(colours: readonly ColourReading[]): Draft[] {
  const shares = new Map<string, number>();
  for (const colour of colours) {
    const name = nameOf(colour);
    if (name) shares.set(name, (shares.get(name) ?? 0) + colour.share);
  }
  const lightness = colours.reduce((sum, colour) => sum + colour.lightness * colour.share, 0);
  const ordered = [...shares].sort(([, one], [, other]) => other - one);
  const [main, second] = ordered;
  if (!main || main[1] < MAIN_SHARE) {
    if (!main || !second || second[1] < SECOND_SHARE) return [];
    return [main, second].map(([value, share]) => draft(value, Math.min(0.5 + share * 0.4, UNSURE_OF_GREY)));
  }
  const [name, share] = main;
  const unsure =
    name === 'grey' ||
    (name === 'black' && lightness > BLACK_MEAN) ||
    (name === 'white' && lightness < WHITE_MEAN);
  const confidence = 0.55 + share * 0.42;
  return [draft(name, unsure ? Math.min(confidence, UNSURE_OF_GREY) : confidence)];
}

function draft(value: string, confidence: number): Draft {
  return { kind: 'colour', value, label: 'Colour', confidence: Math.round(confidence * 100) / 100 };
}

function nameOf({ lightness, a, b }: ColourReading): string | null {
  const best = new Map<string, number>();
  for (const [name, l, redness, yellowness] of NAMED) {
    // Light varies more from photo to photo than hue does.
    const distance = Math.hypot((lightness - l) * 0.7, a - redness, b - yellowness);
    if (distance < (best.get(name) ?? Infinity)) best.set(name, distance);
  }
  const [first, next] = [...best].sort(([, one], [, other]) => one - other);
  if (!first || !next || first[1] > 30) return null;
  return next[1] / Math.max(first[1], 1) >= CLEAR_LEAD ? first[0] : null;
}
