// Scenes of things on a ground, drawn from a seed: strong and faint contrast, lying and upright, with the noise of a sensor.
import sharp from 'sharp';

const LONG = 1_600;
const SHAPES = [4 / 3, 3 / 2, 16 / 9, 1] as const;
const CONTRASTS = [8, 15, 30, 60, 120] as const;

export interface Scene {
  svg: string;
  width: number;
  height: number;
  /** Levels of grey between thing and ground. */
  contrast: number;
  noise: number;
  seed: number;
}

export interface SceneFaults {
  /** Standard deviation of the blur, in pixels of a picture 1,024 long. */
  blur?: number;
  /** What is left of the light, 0 to 1. */
  light?: number;
  /** Degrees. */
  turn?: number;
}

export function sceneOf(seed: number): Scene {
  const next = chanceOf(seed * 7_919 + 13);
  const pick = <T>(values: readonly T[], otherwise: T) =>
    values[Math.floor(next() * values.length)] ?? otherwise;
  const isLying = next() < 0.5;
  const short = Math.round(LONG / pick(SHAPES, 1));
  const [width, height] = isLying ? [LONG, short] : [short, LONG];
  const ground = 30 + next() * 210;
  const contrast = pick(CONTRASTS, 60);
  const thing = ground + (ground > 127 ? -1 : 1) * contrast;
  const across = Math.min(width, height) * (0.2 + 0.22 * next());
  const down = Math.min(width, height) * (0.2 + 0.22 * next());
  const body = pick(
    [
      `<rect x="${-across}" y="${-down}" width="${2 * across}" height="${2 * down}" rx="${across * 0.15}"/>`,
      `<ellipse rx="${across}" ry="${down}"/>`,
      `<path d="M${-across} ${-down * 0.6} L${-across * 0.3} ${-down} Q0 ${-down * 0.7} ${across * 0.3} ${-down} L${across} ${-down * 0.6} L${across * 0.6} ${-down * 0.2} L${across * 0.55} ${down} L${-across * 0.55} ${down} L${-across * 0.6} ${-down * 0.2} Z"/>`,
    ],
    '',
  );
  const strokes = Array.from({ length: Math.floor(next() * 6) }, () => {
    const [x, y, dx, dy] = [0, 0, 0, 0].map(() => next() - 0.5);
    const tone = grey(thing + (next() < 0.5 ? -0.6 : 0.6) * contrast);
    return `<path d="M${(x ?? 0) * across} ${(y ?? 0) * down} l${(dx ?? 0) * across} ${(dy ?? 0) * down}" stroke="${tone}" stroke-width="${2 + next() * 6}"/>`;
  });
  const place = `translate(${width * (0.4 + 0.2 * next())} ${height * (0.4 + 0.2 * next())}) rotate(${next() * 90})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="${next()}" y2="1"><stop stop-color="${grey(ground + 6)}"/><stop offset="1" stop-color="${grey(ground - 10)}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><g transform="${place}" fill="${grey(thing)}">${body}${strokes.join('')}</g></svg>`;
  return { svg, width, height, contrast, noise: 0.5 + next() * 2.5, seed };
}

/** As a camera would hand it over. */
export async function photographScene(scene: Scene, faults: SceneFaults = {}): Promise<Uint8Array> {
  const { blur = 0, light = 1, turn = 0 } = faults;
  const drawn = await sharp(Buffer.from(scene.svg)).removeAlpha().png().toBuffer();
  const soft = blur > 0 ? sharp(drawn).blur((blur * LONG) / 1_024) : sharp(drawn);
  const { data, info } = await soft.raw().toBuffer({ resolveWithObject: true });
  const next = chanceOf(scene.seed * 31 + 7);
  for (let at = 0; at < data.length; at += info.channels) {
    const grain = (next() + next() + next() - 1.5) * scene.noise * 1.4;
    for (let channel = 0; channel < info.channels; channel += 1) {
      const value = (data[at + channel] ?? 0) * light + grain;
      data[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).rotate(turn).jpeg({ quality: 85 }).toBuffer();
}

function grey(value: number): string {
  const level = Math.max(0, Math.min(255, Math.round(value)));
  return `rgb(${level},${level},${Math.max(0, level - 4)})`;
}

/** The same numbers for the same seed, on every machine (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
