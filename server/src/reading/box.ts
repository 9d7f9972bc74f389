import type { PhotoBox } from '@smart-listings/contract';
import type { Pixels } from './pixels.ts';

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Edges in a picture's pixels as fractions of it, cut off where they reach over. */
export function boxOf({ left, right, top, bottom }: Edges, { width, height }: Pixels): PhotoBox {
  const cut = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;
  const [x, y] = [cut(left / width), cut(top / height)];
  return { x, y, width: cut(right / width - x), height: cut(bottom / height - y) };
}
