import type { PhotoConflict, PhotoFinding } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { nameOf, percentSure, photoNumbers } from '../finding-names.ts';
import type { Photo } from '../photo.ts';
import { Crop } from './crop.tsx';

interface Props {
  conflict: PhotoConflict;
  rivals: readonly PhotoFinding[];
  /** The photos in the order in which the findings count them. */
  photos: readonly (Photo | undefined)[];
  chosen: string | null;
  /** Under them: what the form says instead. */
  note: ReactNode;
  onChoose: (id: string) => void;
  onDropAll: () => void;
}

/** Findings that cannot all be true, side by side as they stand on the photos. */
export function ConflictCard({ conflict, rivals, photos, chosen, note, onChoose, onDropAll }: Props) {
  return (
    <fieldset className="rounded-md border border-warn bg-warn-wash p-3">
      <legend className="px-1 text-note font-semibold text-warn">
        {nameOf(conflict)}: which one is this item’s?
      </legend>
      <ul className="grid grid-cols-2 gap-2">
        {rivals.map(({ id, value, confidence, box, photos: places }) => {
          const photo = photos[places[0] ?? 0];
          return (
            <li key={id} className="flex flex-col gap-1.5 rounded-md border border-line bg-sheet p-2">
              {photo && box && <Crop src={photo.src} box={box} />}
              <p className="font-semibold [overflow-wrap:anywhere]">{value}</p>
              <p className="tabular text-note text-soft">
                Photo {photoNumbers(places)}, {percentSure(confidence)} % sure
              </p>
              <Button
                size="small"
                aria-pressed={chosen === id}
                aria-label={`Choose ${value}`}
                className={`mt-auto ${chosen === id ? 'border-good text-good' : ''}`}
                onClick={() => onChoose(id)}
              >
                {chosen === id ? 'Chosen' : 'Choose'}
              </Button>
            </li>
          );
        })}
      </ul>
      {note}
      <Button size="small" look="quiet" className="mt-2" onClick={onDropAll}>
        None of them
      </Button>
    </fieldset>
  );
}
