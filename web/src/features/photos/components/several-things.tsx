import { groupPhotos } from '@smart-listings/engine';
import { Button } from '../../../ui/button.tsx';
import { photoNumbers } from '../finding-names.ts';
import type { Photo } from '../photo.ts';

interface Props {
  photos: readonly Photo[];
  isReading: boolean;
  /** Leaves these in the draft, and takes the others out. */
  onKeep: (ids: readonly string[]) => void;
}

/** Says that the photos seem to show different things, and which belong together. */
export function SeveralThings({ photos, isReading, onKeep }: Props) {
  if (isReading || photos.some(({ analysis }) => analysis === null)) return null;
  const groups = groupPhotos(photos.map(({ analysis }) => analysis?.findings ?? []));
  if (groups.length < 2) return null;
  return (
    <section
      aria-label="Different items"
      className="rounded-md border border-warn bg-warn-wash p-3 text-note"
    >
      <p role="status" className="font-semibold text-warn">
        These look like {groups.length} items: one draft for each?
      </p>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {groups.map((group) => (
          <li key={group.join()} className="flex flex-wrap items-center gap-2">
            {group.map((at) => (
              <img key={at} src={photos[at]?.src} alt="" className="size-10 rounded-sm object-cover" />
            ))}
            <Button size="small" onClick={() => onKeep(group.flatMap((at) => photos[at]?.id ?? []))}>
              Only photo {photoNumbers(group)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
