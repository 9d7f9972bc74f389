// Loaded with the first photo.
import { LIMITS } from '@smart-listings/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import type { PhotoAlbum } from '../album.ts';
import { coachFor } from '../coach.ts';
import { type Decision, type FillableForm, mergeIntoForm, textsOf, withFinding } from '../findings.ts';
import type { FormAccess } from '../form-access.ts';
import type { Photo } from '../photo.ts';
import { useAlbum } from '../use-album.ts';
import { AdviceList } from './advice-list.tsx';
import { FileButtons } from './file-buttons.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ReadingBar } from './reading-bar.tsx';

const ReviewDialog = lazy(() =>
  import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })),
);

interface Props {
  album: PhotoAlbum;
  form: FormAccess;
  platform: string;
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  /** Shown instead while there is no photo. */
  empty: ReactNode;
}

export function PhotoPanel({ album, form, platform, isOver, onFiles, onRetry, empty }: Props) {
  const state = useAlbum(album);
  const { photos } = state;
  const [opened, setOpened] = useState<string | null>(null);
  // The form as the dialog over it shows it: while that is open, nothing else changes it.
  const [formNow, setFormNow] = useState(form.read);
  const advice = photos.flatMap((photo, place) => coachFor(photo, place, platform));
  const left = LIMITS.imagesPerListing - photos.length;

  async function read() {
    const reading = await album.read(platform);
    if (!reading) return;
    const texts = textsOf(reading, album.getState().decisions);
    const filled = mergeIntoForm(form.read(), album.getState().filled, texts);
    album.noteFilled(texts);
    form.fill(filled, 'The form is filled from your photos.');
  }

  function open(id: string) {
    setFormNow(form.read());
    setOpened(id);
  }

  function change(values: FillableForm) {
    form.change(values);
    setFormNow(values);
  }

  function decide(id: string, decision: Decision) {
    album.decide(id, decision);
    const { reading, decisions, filled } = album.getState();
    if (!reading) return;
    const texts = textsOf(reading, decisions);
    change(mergeIntoForm(form.read(), filled, texts));
    album.noteFilled(texts);
  }

  function remove(id: string) {
    const isDone = photos.some((photo) => photo.id === id && photo.state.phase === 'added');
    const undo = album.remove(id);
    if (isDone) notifyInfo('Photo removed.', { action: { label: 'Undo', onClick: undo } });
  }

  if (photos.length === 0) return empty;
  return (
    <div
      className={`flex flex-col gap-2.5 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
    >
      <PhotoStrip
        photos={photos}
        advice={advice}
        onOpen={open}
        onMove={(id, to) => album.move(id, to)}
        onRemove={remove}
        onRetry={onRetry}
      />
      <div className="flex flex-wrap items-start gap-2">
        {left > 0 && <FileButtons size="small" onFiles={onFiles} />}
        <div className="min-w-0 flex-1 basis-64">
          <ReadingBar
            state={state}
            onRead={() => void read()}
            onCancel={() => album.cancelReading()}
            onReview={() => photos[0] && open(photos[0].id)}
          />
        </div>
      </div>
      <FailureList photos={photos} />
      <AdviceList advice={advice} />
      {opened !== null && (
        <Suspense>
          <ReviewDialog
            state={state}
            opened={opened}
            advice={advice}
            form={formNow}
            onOpen={setOpened}
            onDecide={decide}
            onUse={(finding) => change(withFinding(form.read(), finding))}
            onMakeCover={(id) => album.move(id, 0)}
            onTake={(line) => change(withLine(form.read(), line))}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function FailureList({ photos }: { photos: readonly Photo[] }) {
  const failed = [...photos.entries()].flatMap(([place, { id, name, state }]) =>
    state.phase === 'failed' ? [{ id, name, place, reason: state.reason }] : [],
  );
  if (failed.length === 0) return null;
  return (
    <ul className="text-note text-bad">
      {failed.map(({ id, name, place, reason }) => (
        <li key={id} className="[overflow-wrap:anywhere]">
          <span className="font-semibold">
            Photo {place + 1} ({name}):
          </span>{' '}
          {reason}
        </li>
      ))}
    </ul>
  );
}

function withLine<T extends { features: string }>(form: T, line: string): T {
  const lines = form.features === '' ? [] : form.features.split('\n');
  return lines.includes(line) ? form : { ...form, features: [...lines, line].join('\n') };
}
