import { lazy, Suspense } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { PhotoAlbum } from '../album.ts';
import type { FormAccess } from '../form-access.ts';
import type { Adding } from '../use-adding.ts';
import { PhotoZone } from './photo-zone.tsx';

const PhotoPanel = lazy(() => import('./photo-panel.tsx').then((module) => ({ default: module.PhotoPanel })));

interface Props {
  /** null until there is a first photo. */
  album: PhotoAlbum | null;
  adding: Adding;
  form: FormAccess;
  /** '' when none is chosen yet. */
  platform: string;
}

/** The photos of the item, at the head of the form. */
export function PhotosField({ album, adding, form, platform }: Props) {
  const { isOpening, add, retry } = adding;
  const isOver = useFileDrop((files) => add(files));
  const zone = <PhotoZone isOver={isOver} isOpening={isOpening} onFiles={(files) => add(files)} />;
  return (
    <section aria-label="Photos" className="px-5 pt-4">
      {album ? (
        <ErrorBoundary message="The photos could not be shown. The form still works: reload the page to try again.">
          <Suspense fallback={zone}>
            <PhotoPanel
              album={album}
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
