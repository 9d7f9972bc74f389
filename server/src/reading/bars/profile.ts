import { between, type Pixels } from '../pixels.ts';
import type { BarField } from './fields.ts';

/** How far beyond a field to look: its ends are only known to a block. */
const BEYOND = 1.4;
const STEPS = 900;
/** Of the bars' length, from its middle: corners are cut off, and digits stand at one end. The safest first. */
const BANDS = [
  [-0.12, 0.1],
  [-0.34, -0.12],
  [0.1, 0.32],
] as const;
const TILTS = [-3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 3] as const;
/** What a tilt is judged by need not be as fine as what is read. */
const JUDGING_STEPS = 300;

/**
 * Darkness along a line across the bars, averaged over their length so that noise falls away. Three lines, of
 * rows that none of the others looks at: what all of them show is no accident of one.
 */
export function profilesOf(grey: Pixels, field: BarField): Float64Array[] {
  let [level, most] = [field, -1];
  for (const degrees of TILTS) {
    const tilted = { ...field, angle: field.angle + (degrees * Math.PI) / 180 };
    const contrast = contrastOf(profileOf(grey, tilted, { band: [-0.34, 0.32], steps: JUDGING_STEPS }));
    if (contrast > most) [level, most] = [tilted, contrast];
  }
  return BANDS.map((band) => profileOf(grey, level, { band, steps: STEPS }));
}

/** Greatest where the line runs straight across. */
function contrastOf(profile: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < profile.length; at += 1) sum += ((profile[at] ?? 0) - (profile[at - 1] ?? 0)) ** 2;
  return sum;
}

function profileOf(
  grey: Pixels,
  { x, y, across, along, angle }: BarField,
  { band: [from, to], steps }: { band: readonly [number, number]; steps: number },
): Float64Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = Math.max(2, Math.round((to - from) * along));
  return Float64Array.from({ length: steps }, (_, at) => {
    const u = ((at + 0.5) / steps - 0.5) * across * BEYOND;
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      const v = (from + ((row + 0.5) / rows) * (to - from)) * along;
      sum += between(grey, [x + u * cos - v * sin, y + u * sin + v * cos], 0);
    }
    return 255 - sum / rows;
  });
}
