import type { Marketplace } from '../marketplaces/marketplace.ts';

/** What a photo file may be on a marketplace; all of them take JPEG. */
export interface UploadShape {
  /** Pixels of the longest side. */
  side: number;
  bytes: number;
}

/** Above it, phones have no room for the canvas that a photo is drawn on. */
const MOST_SIDE = 4_096;

/** As large as a marketplace takes it: none asks for a shape, and none gains from a smaller file. */
export function uploadShapeOf(marketplace: Marketplace | undefined): UploadShape {
  const { largestPx, maxBytes } = marketplace?.photos ?? {};
  return {
    side: Math.min(MOST_SIDE, largestPx?.value ?? MOST_SIDE),
    bytes: maxBytes?.value ?? Number.POSITIVE_INFINITY,
  };
}
