import { LIMITS } from '@smart-listings/contract';
import { FileButtons } from './file-buttons.tsx';

interface Props {
  isOver: boolean;
  isOpening: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where photos come in, before the first one. */
export function PhotoZone({ isOver, isOpening, onFiles }: Props) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-dashed px-3 py-3.5 sm:px-4 transition-colors ${isOver ? 'border-accent bg-sunken' : 'border-edge'}`}
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-body font-semibold">{isOver ? 'Drop to add' : 'Start with photos'}</p>
        <p className="text-note text-soft">
          {isOpening ? (
            'Opening…'
          ) : (
            <>
              <span className="pointer-coarse:hidden">Drop or paste up to</span>
              <span className="pointer-fine:hidden">Up to</span> {LIMITS.imagesPerListing}: labels, model
              plates and barcodes fill the form.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <FileButtons onFiles={onFiles} />
      </div>
    </div>
  );
}
