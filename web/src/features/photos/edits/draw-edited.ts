// Draws an edited photo: the same in the tools' preview, in the copy that is kept and in the one that is downloaded.
import type { Size } from '../compress/fit.ts';
import { matrixTo, onEdited } from './geometry.ts';
import type { PhotoEdits, Point } from './photo-edits.ts';
import { type Ground, groundOf, whiten } from './white-ground.ts';

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Blocks along the longer side of what is blurred: too few for letters, and for eyes. */
const BLOCKS = 8;
/** How far a slider reaches: this much brighter in steps of a camera, this share of red and blue. */
const MOST_STOPS = 1.2;
const MOST_WARMTH = 0.25;

/** Fills the canvas with the edited photo. @throws DOMException without room for it */
export function drawEdited(canvas: Canvas, bitmap: ImageBitmap, edits: PhotoEdits): void {
  const { width, height } = canvas;
  const context = contextOf(canvas);
  // JPEG knows no transparency: what shines through is white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const { a, b, c, d, e, f } = matrixTo(bitmap, edits, { width, height });
  context.setTransform(a, b, c, d, e, f);
  context.drawImage(bitmap, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const blur of edits.blurs) blurInside(canvas, onEdited(blur, bitmap, edits, { width, height }));
  const ground = edits.whiteGround ? plainGround(bitmap, edits) : null;
  if (ground !== null) whitenGround(canvas, ground);
  if (edits.light !== 0 || edits.warmth !== 0) tint(canvas, edits);
}

function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  // In one call for both kinds, TypeScript finds no common signature.
  const context =
    canvas instanceof OffscreenCanvas
      ? canvas.getContext('2d', { alpha: false })
      : canvas.getContext('2d', { alpha: false });
  if (!context) throw new DOMException('There is no room for a canvas.', 'InvalidStateError');
  return context;
}

/** Drawn from a copy so small that nothing can be made out: what was there is not in the file any more. */
function blurInside(canvas: Canvas, corners: readonly Point[]): void {
  const { width, height } = canvas;
  const [across, down] = [spanOf(corners.map(({ x }) => x)), spanOf(corners.map(({ y }) => y))];
  const block = Math.max(1, Math.max(across, down) / BLOCKS);
  const small = new OffscreenCanvas(Math.ceil(width / block), Math.ceil(height / block));
  shrink(canvas, small);
  const context = contextOf(canvas);
  context.save();
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.clip();
  context.drawImage(small, 0, 0, width, height);
  context.restore();
}

/** By halves: a browser that smooths badly keeps single pixels when it shrinks at once. */
function shrink(from: Canvas, to: OffscreenCanvas): void {
  let source: Canvas = from;
  while (source.width > 2 * to.width && source.height > 2 * to.height) {
    const half: OffscreenCanvas = new OffscreenCanvas(
      Math.ceil(source.width / 2),
      Math.ceil(source.height / 2),
    );
    contextOf(half).drawImage(source, 0, 0, half.width, half.height);
    source = half;
  }
  contextOf(to).drawImage(source, 0, 0, to.width, to.height);
}

function whitenGround(canvas: Canvas, ground: Ground): void {
  const context = contextOf(canvas);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  whiten(image, ground);
  context.putImageData(image, 0, 0);
}

/**
 * The light of the ground on which the photo lies, where that is plain and light; null where it cannot be made white.
 * It is read from a small copy whatever is drawn, so that what the tools offer is what every size of the picture gets:
 * in the single pixels of a large one there is noise.
 */
export function plainGround(bitmap: ImageBitmap, edits: PhotoEdits): Ground | null {
  const canvas = new OffscreenCanvas(GROUND_SIDE, GROUND_SIDE);
  drawEdited(canvas, bitmap, { ...edits, whiteGround: false, light: 0, warmth: 0, blurs: [] });
  return groundOf(contextOf(canvas).getImageData(0, 0, GROUND_SIDE, GROUND_SIDE));
}

/** Enough to see what a ground is like. */
const GROUND_SIDE = 256;

function tint(canvas: Canvas, { light, warmth }: PhotoEdits): void {
  const { width, height }: Size = canvas;
  const context = contextOf(canvas);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const warm = (warmth / 100) * MOST_WARMTH;
  const [red, green, blue] = [1 + warm, 1, 1 - warm].map((gain) => curve(light, gain));
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red?.[data[at] ?? 0] ?? 0;
    data[at + 1] = green?.[data[at + 1] ?? 0] ?? 0;
    data[at + 2] = blue?.[data[at + 2] ?? 0] ?? 0;
  }
  context.putImageData(image, 0, 0);
}

/** Brighter in the middle; black and white stay what they are, but for the colour of the light. */
function curve(light: number, gain: number): Uint8ClampedArray {
  const power = 2 ** ((-light / 100) * MOST_STOPS);
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * (value / 255) ** power * gain);
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
