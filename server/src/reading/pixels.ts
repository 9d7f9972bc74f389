/** Eight-bit pixels in memory, row by row; `channels` bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Luma of each pixel of an RGB picture. */
export function toGrey({ data, width, height, channels }: Pixels): Pixels {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += channels) {
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { data: grey, width, height, channels: 1 };
}

/** Between the four pixels round a place, whose middles lie at halves; over the edge, the edge's own. */
export function between(
  { data, width, height, channels }: Pixels,
  [x, y]: readonly [number, number],
  channel: number,
): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [across, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = (column: number, row: number) =>
    data[
      (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, column))) * channels +
        channel
    ] ?? 0;
  const above = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const below = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return above * (1 - down) + below * down;
}
