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
