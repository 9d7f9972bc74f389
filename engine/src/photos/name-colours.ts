import type { Draft } from './page.ts';
import type { ColourReading } from './reading.ts';

/** Below it a colour belongs to a print, a sole or a shadow. */
const MAIN_SHARE = 0.55;
const SECOND_SHARE = 0.3;
/** Offered, not filled in: the likelier of two names, and each of two that are as likely. */
const UNSURE = 0.7;
/** So many colours, each of such a share, are many. */
const MANY = 3;
const PART = 0.15;
const EITHER = 0.6;
const DARK_GREY = 40;
const LIGHT_GREY = 62;
const BLACK_MEDIAN = 16;
const WHITE_MEDIAN = 80;
/** Two names at about the same distance mean that nobody can tell. */
const CLEAR_LEAD = 1.25;
const FARTHEST = 30;

/** Points in CIELAB that people give these names to; several for names that spread wide. */
const NAMED: readonly (readonly [name: string, lightness: number, a: number, b: number])[] = [
  ['black', 10, 0, 0],
  ['black', 20, 0, -1],
  ['grey', 40, 0, 0],
  ['grey', 55, 0, 0],
  ['grey', 70, 0, 0],
  ['white', 90, 0, 1],
  ['white', 97, 0, 0],
  ['cream', 90, 0, 12],
  ['cream', 80, 1, 14],
  ['beige', 78, 4, 20],
  ['beige', 78, 3, 16],
  ['beige', 70, 5, 20],
  ['beige', 60, 5, 20],
  ['brown', 30, 12, 16],
  ['brown', 42, 16, 28],
  ['red', 42, 58, 38],
  ['red', 50, 68, 48],
  ['red', 38, 48, 22],
  ['burgundy', 25, 34, 12],
  ['burgundy', 18, 24, 7],
  ['orange', 65, 42, 62],
  ['orange', 64, 28, 46],
  ['orange', 52, 28, 45],
  ['gold', 66, 3, 42],
  ['gold', 54, 2, 38],
  ['gold', 44, 2, 33],
  ['yellow', 82, 4, 70],
  ['yellow', 72, 6, 62],
  ['green', 45, -38, 28],
  ['green', 30, -22, 14],
  ['green', 68, -40, 42],
  ['olive', 42, -7, 26],
  ['olive', 32, -6, 22],
  ['teal', 50, -27, -9],
  ['teal', 42, -22, -7],
  ['teal', 32, -18, -6],
  ['turquoise', 62, -34, -10],
  ['turquoise', 72, -34, -8],
  ['blue', 45, 6, -44],
  ['blue', 34, 8, -42],
  ['blue', 55, -6, -34],
  ['blue', 40, -2, -26],
  ['blue', 70, -8, -24],
  ['navy', 16, 4, -16],
  ['navy', 24, 5, -24],
  ['purple', 35, 36, -34],
  ['purple', 55, 26, -28],
  ['purple', 26, 20, -22],
  ['pink', 72, 30, 2],
  ['pink', 60, 55, 0],
  ['pink', 45, 36, -2],
];

/**
 * The main colour of the thing on one photo, or its two. What the light leaves open is offered under each
 * name that it may be, and fills nothing.
 */
export function nameColours(colours: readonly ColourReading[]): Draft[] {
  const shares = new Map<string, number>();
  const doubtful = new Map<string, number>();
  for (const colour of colours) {
    const names = namesOf(colour);
    const tally = names.length === 1 ? shares : doubtful;
    for (const name of names) tally.set(name, (tally.get(name) ?? 0) + colour.share);
  }
  const lightness = medianLightness(colours);
  const [main, second] = [...shares].sort(([, one], [, other]) => other - one);
  if (main && main[1] >= MAIN_SHARE) return mainColour(main[0], main[1], lightness);
  if (main && second && second[1] >= SECOND_SHARE) {
    return [main, second].map(([value, share]) => draft(value, Math.min(0.5 + share * 0.4, UNSURE)));
  }
  if (shares.size >= MANY && [...shares.values()].filter((share) => share >= PART).length >= MANY) {
    return [draft('multicolour', UNSURE)];
  }
  const either = [...doubtful].filter(([name, share]) => share + (shares.get(name) ?? 0) >= MAIN_SHARE);
  return either.map(([name]) => draft(name, EITHER));
}

/** Prints, soles and the light along the edges change the mean of a thing, and hardly its median. */
function medianLightness(colours: readonly ColourReading[]): number {
  let covered = 0;
  for (const { lightness, share } of colours.toSorted((one, other) => one.lightness - other.lightness)) {
    covered += share;
    if (covered >= 0.5) return lightness;
  }
  return 0;
}

function mainColour(name: string, share: number, lightness: number): Draft[] {
  const confidence = 0.55 + share * 0.42;
  const others = lookedAt(name, lightness);
  if (name !== 'grey' && others.length === 0) return [draft(name, confidence)];
  return [draft(name, Math.min(confidence, UNSURE)), ...others.map((other) => draft(other, EITHER))];
}

/** Grey is what white is in the shade and black in the sun, and silver by its shine: the other names that it may have. */
function lookedAt(name: string, lightness: number): string[] {
  if (name === 'black') return lightness > BLACK_MEDIAN ? ['grey'] : [];
  if (name === 'white') return lightness < WHITE_MEDIAN ? ['grey'] : [];
  if (name !== 'grey') return [];
  if (lightness < DARK_GREY) return ['black'];
  return lightness > LIGHT_GREY ? ['white', 'silver'] : ['silver'];
}

function draft(value: string, confidence: number): Draft {
  return { kind: 'colour', value, label: 'Colour', confidence: Math.round(confidence * 100) / 100 };
}

/** The name of a colour, or the two that it lies between; none for what has no plain name. */
function namesOf({ lightness, a, b }: ColourReading): string[] {
  const best = new Map<string, number>();
  for (const [name, l, redness, yellowness] of NAMED) {
    // Light varies more from photo to photo than hue does.
    const distance = Math.hypot((lightness - l) * 0.7, a - redness, b - yellowness);
    if (distance < (best.get(name) ?? Infinity)) best.set(name, distance);
  }
  const [first, next] = [...best].sort(([, one], [, other]) => one - other);
  if (!first || !next || first[1] > FARTHEST) return [];
  return next[1] / Math.max(first[1], 1) >= CLEAR_LEAD ? [first[0]] : [first[0], next[0]];
}
