import type { PhotoFinding } from '@smart-listings/contract';
import { nameOf } from '../finding-names.ts';
import type { Photo } from '../photo.ts';

interface Props {
  photo: Photo;
  place: number;
  /** Those that have a place on this photo. */
  findings: readonly PhotoFinding[];
  active: string | null;
  isKept: (finding: PhotoFinding) => boolean;
  onActivate: (id: string) => void;
}

/** A photo with a box round each finding. */
export function PhotoView({ photo, place, findings, active, isKept, onActivate }: Props) {
  return (
    <div className="flex justify-center rounded-md bg-sunken">
      <div className="relative">
        <img
          src={photo.src}
          alt={`${place + 1}: ${photo.name}`}
          className="block max-h-[38dvh] max-w-full sm:max-h-[56dvh]"
        />
        {findings.map((finding) => {
          const { id, box, value } = finding;
          if (!box) return null;
          const style = {
            left: percent(box.x, -MARGIN_PX),
            top: percent(box.y, -MARGIN_PX),
            width: percent(box.width, 2 * MARGIN_PX),
            height: percent(box.height, 2 * MARGIN_PX),
          };
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              style={style}
              title={`${nameOf(finding)}: ${value}`}
              aria-label={`Show in the list: ${nameOf(finding)}: ${value}`}
              onClick={() => onActivate(id)}
              className={`absolute rounded-sm border-2 ring-1 ring-[#000]/60 ${active === id ? 'z-10 border-accent bg-accent/25' : isKept(finding) ? 'border-[#7fcf97]' : 'border-dashed border-[#fff]'}`}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Between the words and their box. */
const MARGIN_PX = 5;

function percent(share: number, plusPx: number): string {
  return `calc(${(share * 100).toFixed(2)}% + ${plusPx}px)`;
}
