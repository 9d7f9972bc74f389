import type { Sizes } from '../decode.ts';
import { between, type Pixels } from '../pixels.ts';
import { arcOf } from './bend.ts';
import { type Point, type Rectangle, scaled } from './rectangle.ts';

/** A line set level, as the planes (blue, green, red) that the networks take, values from -1 to 1. */
export interface Strip {
  values: Float32Array;
  width: number;
  height: number;
  /** The line's own width; what is right of it is padding. */
  text: number;
}

const WIDEST = 1_600;
/** Recognition in steps of one width, so that few shapes have to be prepared for. */
const WIDTH_STEP = 32;

/**
 * Cuts a leaning rectangle out of a photo, level and `height` pixels high. Text that runs upwards or
 * downwards is laid down first; whether it then stands on its head is for the turner to say.
 */
export function cutStrip({ full, picture }: Sizes, rectangle: Rectangle, height: number): Strip {
  const smaller = picture.width / full.width;
  // Print that is large enough on the small picture gains nothing from more pixels, and costs more.
  const isLarge = Math.min(rectangle.width, rectangle.height) * smaller >= height;
  const line = levelled(isLarge ? scaled(rectangle, smaller) : rectangle);
  const arc = line.bow === 0 ? null : arcOf(line);
  const length = arc?.length ?? line.width;
  const text = Math.max(1, Math.min(WIDEST, Math.round((length * height) / line.height)));
  const width = Math.ceil(text / WIDTH_STEP) * WIDTH_STEP;
  return sample(
    isLarge ? picture : full,
    { ...line, length, place: arc?.place ?? ((at) => at) },
    { width, text, height },
  );
}

function levelled(line: Rectangle): Rectangle {
  if (!runsUpright(line)) return line;
  return { ...line, width: line.height, height: line.width, angle: line.angle + Math.PI / 2 };
}

/** Whether its text runs upwards or downwards. */
export function runsUpright({ width, height }: Rectangle): boolean {
  return height >= width * 1.5;
}

function sample(
  picture: Pixels,
  line: Rectangle & { length: number; place: (at: Point) => Point },
  { width, text, height }: { width: number; text: number; height: number },
): Strip {
  const area = width * height;
  const values = new Float32Array(area * 3);
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  const [stepX, stepY] = [line.length / text, line.height / height];
  // Large print is averaged over what one pixel of the strip covers, or thin strokes would fall between.
  const samples = Math.max(1, Math.min(4, Math.round(stepY)));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < text; x += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let part = 0; part < samples * samples; part += 1) {
        const along = (x + ((part % samples) + 0.5) / samples) * stepX - line.length / 2;
        const across = (y + (Math.floor(part / samples) + 0.5) / samples) * stepY - line.height / 2;
        const { x: u, y: v } = line.place({ x: along, y: across });
        const at = [line.x + u * cos - v * sin, line.y + u * sin + v * cos] as const;
        red += between(picture, at, 0);
        green += between(picture, at, 1);
        blue += between(picture, at, 2);
      }
      const to = y * width + x;
      const share = 127.5 * samples * samples;
      values[to] = blue / share - 1;
      values[to + area] = green / share - 1;
      values[to + 2 * area] = red / share - 1;
    }
  }
  return { values, width, height, text };
}

/** The same strip on its head. */
export function turnStrip({ values, width, height, text }: Strip): Strip {
  const area = width * height;
  const turned = new Float32Array(values.length);
  for (let plane = 0; plane < 3; plane += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < text; x += 1) {
        turned[plane * area + y * width + x] =
          values[plane * area + (height - 1 - y) * width + (text - 1 - x)] ?? 0;
      }
    }
  }
  return { values: turned, width, height, text };
}
