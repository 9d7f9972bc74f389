/** A level part of a picture, in whole pixels. */
export interface Piece {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What of a part with these edges lies on the picture. */
export function pieceOf(
  edges: { left: number; top: number; right: number; bottom: number },
  { width, height }: { width: number; height: number },
): Piece {
  const left = Math.max(0, Math.floor(edges.left));
  const top = Math.max(0, Math.floor(edges.top));
  const right = Math.min(width, Math.ceil(edges.right));
  const bottom = Math.min(height, Math.ceil(edges.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
