// What the seller did to a photo, as numbers: the original stays, and each tool can be taken back alone.
import type { PhotoBox } from '@smart-listings/contract';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const pointSchema = z.object({ x: z.number(), y: z.number() });
export type Point = z.infer<typeof pointSchema>;

/** The strongest of a slider, to both sides. */
export const STRONGEST = { straighten: 15, light: 100, warmth: 100 } as const;

export const photoEditsSchema = z.object({
  /** Quarter turns, clockwise. */
  turns: z.number().int().min(0).max(3),
  /** Degrees, clockwise; the picture is enlarged as far as its corners need. */
  straighten: z.number().min(-STRONGEST.straighten).max(STRONGEST.straighten),
  /** What is left of the turned picture, in shares of it. */
  crop: z.object({ x: share, y: share, width: share, height: share }),
  light: z.number().min(-STRONGEST.light).max(STRONGEST.light),
  /** Above 0 the picture gets warmer. */
  warmth: z.number().min(-STRONGEST.warmth).max(STRONGEST.warmth),
  /** A plain, light ground is made white. */
  whiteGround: z.boolean().default(false),
  /** Corners of what cannot be made out any more, in shares of the original: they go along with every turn. */
  blurs: z.array(z.array(pointSchema)),
});
export type PhotoEdits = z.infer<typeof photoEditsSchema>;

export const WHOLE: PhotoBox = { x: 0, y: 0, width: 1, height: 1 };
export const NO_EDITS: PhotoEdits = {
  turns: 0,
  straighten: 0,
  crop: WHOLE,
  light: 0,
  warmth: 0,
  whiteGround: false,
  blurs: [],
};

export function isEdited(edits: PhotoEdits): boolean {
  return JSON.stringify(edits) !== JSON.stringify(NO_EDITS);
}

/** Turned by a quarter, clockwise: what was left of the picture stays the same part of it. */
export function turnRight(edits: PhotoEdits): PhotoEdits {
  const { x, y, width, height } = edits.crop;
  return {
    ...edits,
    turns: (edits.turns + 1) % 4,
    crop: { x: Math.max(0, 1 - y - height), y: x, width: height, height: width },
  };
}

export function turnLeft(edits: PhotoEdits): PhotoEdits {
  return turnRight(turnRight(turnRight(edits)));
}
