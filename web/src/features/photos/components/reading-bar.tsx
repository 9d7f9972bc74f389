import { LoaderCircle, ScanText } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AlbumState } from '../album-store.ts';
import { isKept } from '../findings.ts';
import { isAdded } from '../photo.ts';

interface Props {
  state: AlbumState;
  onRead: () => void;
  onCancel: () => void;
  onReview: () => void;
}

/** Has the photos read, says how far it is, and leads to what was found. */
export function ReadingBar({ state, onRead, onCancel, onReview }: Props) {
  const { photos, reading, readingState } = state;
  const unread = photos.filter((photo) => isAdded(photo) && !photo.analysis).length;
  const busy = photos.some((photo) => photo.state.phase === 'processing');
  if (readingState.phase === 'running') {
    const { done, total, attempt, attempts } = readingState;
    const label =
      attempt > 1
        ? `Trying again (${attempt} of ${attempts})…`
        : done < total
          ? `Reading photo ${done + 1} of ${total}…`
          : 'Putting the findings together…';
    return (
      <div className="flex items-center gap-3 text-note">
        <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
        <div className="min-w-0 flex-1">
          <p role="status">{label}</p>
          <progress
            aria-label="Photos read"
            value={done}
            max={total}
            className="block h-1 w-full overflow-hidden rounded-sm accent-ink"
          />
        </div>
        <Button size="small" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      {readingState.phase === 'failed' && <Notice tone="bad">{readingState.message}</Notice>}
      {reading?.analysis.withoutModel && (
        <p role="status" className="text-note text-soft">
          The AI did not answer, so it has not looked at every photo. What is printed on them was read without
          it.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {(unread > 0 || !reading || readingState.phase === 'failed') && (
          <Button size="small" disabled={busy || photos.length === 0} onClick={onRead}>
            <ScanText aria-hidden className="size-4" />
            {readLabel({ unread, again: readingState.phase === 'failed', isFirst: !reading })}
          </Button>
        )}
        {reading && <Findings state={state} onReview={onReview} />}
      </div>
    </div>
  );
}

function readLabel({ unread, again, isFirst }: { unread: number; again: boolean; isFirst: boolean }): string {
  if (again) return 'Try again';
  if (isFirst) return 'Analyze photos';
  return unread === 1 ? 'Analyze the new photo' : `Analyze ${unread} new photos`;
}

function Findings({ state: { reading, decisions }, onReview }: Pick<Props, 'state' | 'onReview'>) {
  if (!reading) return null;
  const { findings, conflicts } = reading.analysis;
  const said = findings.filter(({ kind }) => kind !== 'text');
  const kept = said.filter((finding) => isKept(finding, reading, decisions)).length;
  const open = conflicts.filter(
    (conflict) =>
      !findings.some((one) => conflict.findings.includes(one.id) && isKept(one, reading, decisions)),
  ).length;
  if (findings.length === 0) {
    return (
      <p role="status" className="text-note text-soft">
        No words on these photos. A close-up of the label, the model plate or the barcode would say more.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="min-w-0 flex-1 basis-40 text-note">
        {said.length === 1 ? 'One detail found' : `${said.length} details found`}, {kept} in the form.
        {open > 0 && (
          <span className="text-warn">
            {' '}
            {open === 1 ? 'One contradiction' : `${open} contradictions`} to settle.
          </span>
        )}
      </p>
      <Button size="small" onClick={onReview}>
        Review findings
      </Button>
    </>
  );
}
