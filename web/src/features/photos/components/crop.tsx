import type { PhotoBox } from '@smart-listings/contract';
import { useState } from 'react';

/** Around the words themselves, to see where they stand. */
const MARGIN = 0.3;
/** How tall it may be. */
const MOST_REM = 8;

/** The part of a photo inside a box. */
export function Crop({ src, box }: { src: string; box: PhotoBox }) {
  const [shape, setShape] = useState<number | null>(null);
  const width = Math.min(1, box.width * (1 + 2 * MARGIN));
  const height = Math.min(1, box.height * (1 + 2 * MARGIN));
  const x = Math.max(0, Math.min(1 - width, box.x - box.width * MARGIN));
  const y = Math.max(0, Math.min(1 - height, box.y - box.height * MARGIN));
  const ratio = shape ? (width * shape) / height : 3;
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-sm bg-sunken"
      // Kept low by its width: cut at the foot, a tall box would show another part of the photo.
      style={{ aspectRatio: ratio, width: `min(100%, ${ratio * MOST_REM}rem)` }}
    >
      <img
        src={src}
        alt=""
        onLoad={({ currentTarget }) =>
          setShape(currentTarget.naturalWidth / Math.max(1, currentTarget.naturalHeight))
        }
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          left: `${(-x * 100) / width}%`,
          top: `${(-y * 100) / height}%`,
        }}
      />
    </div>
  );
}
