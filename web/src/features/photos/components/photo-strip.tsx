import { LIMITS, type PhotoAdvice } from '@smart-listings/contract';
import { useState } from 'react';
import type { Photo } from '../photo.ts';
import { PhotoTile, TILE_HELP_ID, type TileActions, tileId } from './photo-tile.tsx';

interface Props extends TileActions {
  photos: readonly Photo[];
  advice: readonly PhotoAdvice[];
}

/** The photos in their order; the first is the cover. Moved by drag, by buttons or by arrow keys. */
export function PhotoStrip({ photos, advice, onMove, onRemove, ...actions }: Props) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  function move(id: string, to: number) {
    const place = Math.max(0, Math.min(photos.length - 1, to));
    onMove(id, place);
    setSaid(`Photo moved to place ${place + 1} of ${photos.length}.`);
    // A moved element loses the focus.
    requestAnimationFrame(() => document.getElementById(tileId(id))?.focus());
  }

  function remove(id: string) {
    const place = photos.findIndex((photo) => photo.id === id);
    const next = photos[place + 1] ?? photos[place - 1];
    onRemove(id);
    // What had the focus is gone: the next key is for the photo in its place.
    if (next) requestAnimationFrame(() => document.getElementById(tileId(next.id))?.focus());
  }

  return (
    <>
      <ul
        aria-label={`${photos.length} of ${LIMITS.imagesPerListing} photos`}
        className="grid grid-cols-3 gap-2 sm:grid-cols-5"
        onDragOver={(event) => dragged !== null && event.preventDefault()}
      >
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            {...actions}
            photo={photo}
            place={place}
            count={photos.length}
            adviceCount={advice.filter((one) => one.photo === place).length}
            isTarget={dragged !== null && target === place && dragged !== photo.id}
            onMove={move}
            onRemove={remove}
            onDragStart={() => setDragged(photo.id)}
            onDragOver={() => setTarget(place)}
            onDragEnd={(isDropped) => {
              if (isDropped && dragged !== null && target !== null) move(dragged, target);
              setDragged(null);
              setTarget(null);
            }}
          />
        ))}
      </ul>
      <p id={TILE_HELP_ID} hidden>
        Arrow keys move it, Home makes it the cover, Delete removes it.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
