import { Button } from '../../../ui/button.tsx';
import { photoNumbers } from '../finding-names.ts';
import type { Photo } from '../photo.ts';

interface Props {
  photos: readonly Photo[];
  isReading: boolean;
  onRead: (ids: readonly string[]) => void;
}

/** Offers to read anew what was changed after it was read. */
export function ChangedPhotos({ photos, isReading, onRead }: Props) {
  const places = [...photos.entries()].flatMap(([place, { isChanged }]) => (isChanged ? [place] : []));
  if (isReading || places.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
      <span>
        {places.length === 1 ? 'Photo' : 'Photos'} {photoNumbers(places)}: changed since the reading.
      </span>
      <Button size="small" onClick={() => onRead(places.flatMap((place) => photos[place]?.id ?? []))}>
        Read again
      </Button>
    </p>
  );
}
