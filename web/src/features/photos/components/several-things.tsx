import { groupPhotos } from '@smart-listings/engine';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { moveBetween } from '../move-between.ts';
import type { Photo } from '../photo.ts';

interface Props {
  photos: readonly Photo[];
  isReading: boolean;
  /** The first stay in this draft, each of the others becomes one later. */
  onSplit: (groups: readonly (readonly string[])[]) => void;
}

/** Says that the photos seem to show different things, and has the seller put right which belong together. */
export function SeveralThings({ photos, isReading, onSplit }: Props) {
  const [corrected, setCorrected] = useState<{ of: string; groups: readonly (readonly string[])[] }>();
  const [dragged, setDragged] = useState<string | null>(null);
  if (isReading || photos.some(({ analysis }) => analysis === null)) return null;
  const found = groupPhotos(photos.map(({ analysis }) => analysis?.findings ?? []));
  if (found.length < 2) return null;
  const of = photos.map(({ id }) => id).join();
  const groups =
    corrected?.of === of
      ? corrected.groups
      : found.map((group) => group.flatMap((at) => photos[at]?.id ?? []));
  if (groups.length < 2) return null;

  function move(id: string, to: number) {
    setCorrected({ of, groups: moveBetween(groups, id, to) });
  }

  return (
    <section
      aria-label="Different items"
      className="rounded-md border border-warn bg-warn-wash p-3 text-note"
    >
      <p role="status" className="font-semibold text-warn">
        These look like {groups.length} items: one draft for each?
      </p>
      <ol className="mt-1.5 flex flex-col gap-1.5">
        {groups.map((group, place) => (
          <li
            key={group[0]}
            aria-label={`Item ${place + 1}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-sm bg-sheet p-1.5"
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, place);
              setDragged(null);
            }}
          >
            <span className="font-semibold">Item {place + 1}</span>
            {group.map((id) => (
              <Piece
                key={id}
                photo={photos.find((one) => one.id === id)}
                number={photos.findIndex((one) => one.id === id) + 1}
                above={place > 0 ? place : null}
                below={place < groups.length - 1 || group.length > 1 ? place + 2 : null}
                isNew={place === groups.length - 1}
                onMove={(item) => move(id, item - 1)}
                onDrag={setDragged}
              />
            ))}
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onSplit(groups)}>
          Make {groups.length} drafts
        </Button>
        <Button size="small" look="quiet" onClick={() => setCorrected({ of, groups: [groups.flat()] })}>
          They are one item
        </Button>
      </div>
    </section>
  );
}

interface PieceProps {
  photo: Photo | undefined;
  number: number;
  /** The items above and below, by their numbers; null where there is none to go to. */
  above: number | null;
  below: number | null;
  /** The one below begins with this photo. */
  isNew: boolean;
  onMove: (item: number) => void;
  onDrag: (id: string | null) => void;
}

function Piece({ photo, number, above, below, isNew, onMove, onDrag }: PieceProps) {
  if (!photo) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same
    <span
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', photo.name);
        onDrag(photo.id);
      }}
      onDragEnd={() => onDrag(null)}
      className="flex cursor-grab items-center gap-0.5"
    >
      <img src={photo.src} alt={`${number}`} draggable={false} className="size-10 rounded-sm object-cover" />
      {above !== null && (
        <IconButton label={`Photo ${number}: to item ${above}`} onClick={() => onMove(above)}>
          <ArrowUp aria-hidden className="size-4" />
        </IconButton>
      )}
      {below !== null && (
        <IconButton
          label={`Photo ${number}: to ${isNew ? 'an item of its own' : `item ${below}`}`}
          onClick={() => onMove(below)}
        >
          <ArrowDown aria-hidden className="size-4" />
        </IconButton>
      )}
    </span>
  );
}
