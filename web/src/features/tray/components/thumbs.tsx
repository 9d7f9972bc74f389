import { LIMITS } from '@smart-listings/contract';
import { useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import type { TrayPhoto, TrayRow } from '../rows.ts';
import type { Tray } from '../tray.ts';

/** One address for each picture, as long as it is in memory. */
const urls = new WeakMap<Blob, string>();
function urlOf(blob: Blob): string {
  const url = urls.get(blob) ?? URL.createObjectURL(blob);
  urls.set(blob, url);
  return url;
}

export const DRAGGED = 'application/x-tray-photo';

interface Props {
  tray: Tray;
  row: TrayRow;
  photos: readonly TrayPhoto[];
  number: number;
}

/** The photos of an item: dragged to another one, or moved by the buttons that a press on one shows. */
export function Thumbs({ tray, row, photos, number }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = photos.findIndex(({ id }) => id === chosen);
  const { rows } = tray.getState();
  const place = rows.findIndex(({ id }) => id === row.id);
  const [above, below] = [rows[place - 1], rows[place + 1]];
  const act = (work: () => void) => () => {
    setChosen(null);
    work();
  };
  function remove(photo: string) {
    const undo = tray.removePhoto(row.id, photo);
    notifyInfo('Photo removed.', { action: { label: 'Undo', onClick: undo } });
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ul className="flex flex-wrap gap-1.5" aria-label={`Photos of item ${number}`}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              draggable={!row.saved}
              disabled={row.saved}
              aria-expanded={photo.id === chosen}
              aria-label={`Photo ${index + 1} of item ${number}${photo.fault ? ', not read' : ''}`}
              title={photo.fault || photo.name}
              onClick={() => setChosen(photo.id === chosen ? null : photo.id)}
              onDragStart={(event) => event.dataTransfer.setData(DRAGGED, photo.id)}
              className={`block size-14 overflow-hidden rounded-md border-2 ${photo.id === chosen ? 'border-accent' : 'border-transparent'} ${index >= LIMITS.imagesPerListing ? 'opacity-50' : ''}`}
            >
              <img
                src={urlOf(photo.thumb)}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > LIMITS.imagesPerListing && (
        <p className="text-note text-soft">
          A listing takes {LIMITS.imagesPerListing} photos: the others stay out.
        </p>
      )}
      {at >= 0 && chosen && (
        <div role="toolbar" aria-label={`Photo ${at + 1}`} className="flex flex-wrap gap-1.5">
          {at > 0 && (
            <Button size="small" onClick={act(() => tray.split(row.id, chosen))}>
              New item from here
            </Button>
          )}
          {at > 0 && (
            <Button size="small" onClick={act(() => tray.makeFirst(row.id, chosen))}>
              Make it the first
            </Button>
          )}
          {above && !above.saved && (
            <Button size="small" onClick={act(() => tray.movePhoto(chosen, above.id))}>
              To the item above
            </Button>
          )}
          {below && !below.saved && (
            <Button size="small" onClick={act(() => tray.movePhoto(chosen, below.id))}>
              To the item below
            </Button>
          )}
          <Button size="small" look="danger" onClick={act(() => remove(chosen))}>
            Remove photo
          </Button>
        </div>
      )}
    </div>
  );
}
