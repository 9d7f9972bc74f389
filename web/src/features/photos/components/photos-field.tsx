import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { FormAccess } from '../form-access.ts';
import { useAdding } from '../use-adding.ts';
import { useFileDrop } from '../use-file-drop.ts';
import type { PhotosControl } from '../use-photos.ts';
import { PhotoZone } from './photo-zone.tsx';

const PhotoPanel = lazy(() => import('./photo-panel.tsx').then((module) => ({ default: module.PhotoPanel })));

interface Props {
  photos: PhotosControl;
  form: FormAccess;
  /** '' when none is chosen yet. */
  platform: string;
}

/** The photos of the item, at the head of the form. */
export function PhotosField({ photos, form, platform }: Props) {
  const { isOpening, add, retry } = useAdding(photos.open);
  const isOver = useFileDrop(add);
  const zone = <PhotoZone isOver={isOver} isOpening={isOpening} onFiles={add} />;
  return (
    <section aria-label="Photos" className="px-5 pt-4">
      {photos.album ? (
        <ErrorBoundary message="The photos could not be shown. The form still works: reload the page to try again.">
          <Suspense fallback={zone}>
            <PhotoPanel
              album={photos.album}
              form={form}
              platform={platform}
              isOver={isOver}
              onFiles={add}
              onRetry={retry}
              empty={zone}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        zone
      )}
    </section>
  );
}
