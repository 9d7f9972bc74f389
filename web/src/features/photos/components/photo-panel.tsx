// Loaded with the first photo.
import { LIMITS, MESSAGES } from '@smart-listings/contract';
import type { Shot } from '@smart-listings/engine';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyError, notifyInfo } from '../../../lib/notify.ts';
import type { PhotoAlbum } from '../album.ts';
import { coachFor } from '../coach.ts';
import {
  type Decision,
  type FillableForm,
  mergeIntoForm,
  textsOf,
  withDefaults,
  withFinding,
} from '../findings.ts';
import type { FormAccess } from '../form-access.ts';
import { lastPlatform } from '../last-used.ts';
import { forgetLater, keepLater, type LaterGroup } from '../later-photos.ts';
import { isAdded, type Photo } from '../photo.ts';
import { useAlbum } from '../use-album.ts';
import { AdviceList } from './advice-list.tsx';
import { BesideFields } from './beside-fields.tsx';
import { ChangedPhotos } from './changed-photos.tsx';
import { DownloadButton } from './download-button.tsx';
import { FileButtons } from './file-buttons.tsx';
import { LaterDrafts } from './later-drafts.tsx';
import { PhotoQuestions } from './photo-questions.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { SeveralThings } from './several-things.tsx';
import { ShotList } from './shot-list.tsx';

const ReviewDialog = lazy(() =>
  import('./review-dialog.tsx').then((module) => ({ default: module.ReviewDialog })),
);

const PhotoTools = lazy(() =>
  import('./tools/photo-tools.tsx').then((module) => ({ default: module.PhotoTools })),
);

interface Props {
  album: PhotoAlbum;
  form: FormAccess;
  platform: string;
  isOver: boolean;
  onFiles: (files: readonly File[], shot?: Shot) => void;
  onRetry: (id: string) => void;
  /** Shown instead while there is no photo. */
  empty: ReactNode;
}

export function PhotoPanel({ album, form, platform, isOver, onFiles, onRetry, empty }: Props) {
  const state = useAlbum(album);
  const { photos } = state;
  const [opened, setOpened] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const editedPhoto = photos.find(({ id }) => id === edited);
  const [formNow, setFormNow] = useState(form.read);
  const follow = useEffectEvent(() => setFormNow(form.read()));
  useEffect(() => form.watch(follow), [form.watch]);
  const advice = photos.flatMap((photo, place) => coachFor(photo, place, platform));
  const left = LIMITS.imagesPerListing - photos.length;

  async function read() {
    const reading = await album.read(platform);
    if (!reading) return;
    const texts = textsOf(reading, album.getState().decisions);
    const before = form.read();
    const merged = mergeIntoForm(before, album.getState().filled, texts);
    const { form: filled, set } = withDefaults(merged, lastPlatform());
    album.noteFilled(texts);
    album.noteSetForYou(set);
    const isFilled = Object.values(texts).some((text) => text !== '');
    if (isFilled) form.fill(filled, 'The form is filled from your photos.');
    else form.change(filled);
  }

  useReadAsAdded(state.photos, state.readingState.phase === 'idle', () => void read());

  function open(id: string) {
    setOpened(id);
  }

  function change(values: FillableForm) {
    form.change(values);
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

  async function split([first = [], ...others]: readonly (readonly string[])[]) {
    try {
      const kept = await keepLater(await Promise.all(others.map((ids) => album.originals(ids))));
      const undo = album.keepOnly(first);
      const message = `The other photos wait for ${others.length === 1 ? 'the next draft' : `${others.length} later drafts`}.`;
      const takeBack = () => {
        undo();
        void forgetLater(kept);
      };
      notifyInfo(message, { action: { label: 'Undo', onClick: takeBack } });
    } catch {
      notifyError(MESSAGES.imagesFailed);
    }
  }

  async function takeLater({ id, photos: kept }: LaterGroup) {
    await album.bring(kept);
    await forgetLater([id]);
  }

  const later = <LaterDrafts count={photos.length} onTake={(group) => void takeLater(group)} />;
  if (photos.length === 0) {
    return (
      <div className="flex flex-col gap-2.5">
        {empty}
        {later}
      </div>
    );
  }
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
        onEdit={setEdited}
      />
      <ChangedPhotos
        photos={photos}
        isReading={state.readingState.phase === 'running'}
        onRead={(ids) => {
          for (const id of ids) album.forgetReading(id);
          void read();
        }}
      />
      <div className="flex flex-wrap items-start gap-2">
        {left > 0 && <FileButtons size="small" onFiles={(files) => onFiles(files)} />}
        <DownloadButton
          album={album}
          platform={platform}
          itemName={formNow.itemName}
          disabled={!photos.some(isAdded)}
        />
        <div className="min-w-0 flex-1 basis-64">
          <ReadingBar
            state={state}
            onRead={() => void read()}
            onCancel={() => album.cancelReading()}
            onReview={() => photos[0] && open(photos[0].id)}
          />
        </div>
      </div>
      <SeveralThings
        photos={photos}
        isReading={state.readingState.phase === 'running'}
        onSplit={(groups) => void split(groups)}
      />
      <PhotoQuestions state={state} form={formNow} onChange={change} />
      <ShotList
        state={state}
        form={formNow}
        onAssign={(shot, id) => album.assign(shot, id)}
        onFile={(file, shot) => onFiles([file], shot)}
      />
      <BesideFields
        state={state}
        form={formNow}
        onAccept={(id) => decide(id, 'accepted')}
        onCondition={(condition) => {
          album.noteSetForYou({ condition: undefined });
          change({ ...form.read(), condition });
        }}
      />
      {later}
      <FailureList photos={photos} />
      <AdviceList advice={advice} />
      {editedPhoto && (
        <Suspense>
          <PhotoTools
            album={album}
            photo={editedPhoto}
            place={photos.indexOf(editedPhoto)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
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
            onEdit={(id) => {
              setOpened(null);
              setEdited(id);
            }}
            onMakeCover={(id) => album.move(id, 0)}
            onTake={(line) => change(withLine(form.read(), line))}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Has each photo that was added here read once, as soon as none of them is being made small any more. */
function useReadAsAdded(photos: readonly Photo[], isIdle: boolean, onRead: () => void): void {
  const asked = useRef(new Set<string>());
  const start = useEffectEvent(() => {
    const isInWork = photos.some(({ state }) => state.phase === 'processing');
    // Those of a saved listing were read before it was saved.
    const unread = photos.filter(
      (one) => isAdded(one) && !one.analysis && one.blob && !asked.current.has(one.id),
    );
    if (!isIdle || isInWork || unread.length === 0) return;
    for (const { id } of unread) asked.current.add(id);
    onRead();
  });
  useEffect(() => {
    if (isIdle && photos.length > 0) start();
  }, [photos, isIdle]);
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
