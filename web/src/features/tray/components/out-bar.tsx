import type { CopyPart } from '@smart-listings/engine';
import { Copy, Download, FileText, Save, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { countOf } from '../../../lib/count-of.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ProButton } from '../../../ui/pro-button.tsx';
import type { TrayPhoto, TrayRow } from '../rows.ts';
import { documentOf, nextPart, zipOf } from '../take-out.ts';
import type { Tray } from '../tray.ts';

interface Props {
  tray: Tray;
  rows: readonly TrayRow[];
  branding: boolean;
  onCopy: (row: TrayRow, part: CopyPart) => unknown;
  /** Brings one into the account; null for who has none. */
  onSave: ((row: TrayRow, photos: readonly TrayPhoto[]) => Promise<void>) | null;
  /** How many more the account holds; null without a limit. */
  saveRoom: number | null;
  signIn: ReactNode;
  /** Files for marketplaces are of the paid plan. */
  isUploadLocked: boolean;
  onUpgrade: () => void;
  /** The dialog for files that marketplaces take, of these saved listings. */
  renderUpload: (ids: readonly string[], onClose: () => void) => ReactNode;
}

/** What goes out of the tray. */
export function OutBar({
  tray,
  rows,
  branding,
  onCopy,
  onSave,
  saveRoom,
  signIn,
  isUploadLocked,
  onUpgrade,
  renderUpload,
}: Props) {
  const [saving, setSaving] = useState<{ done: number; all: number } | null>(null);
  const [uploading, setUploading] = useState(false);
  const written = rows.filter((row) => row.written !== null);
  const open = written.filter((row) => !row.saved);
  const saved = written.filter((row) => row.saved);
  const next = nextPart(rows, branding);
  if (written.length === 0) return null;

  async function saveAll() {
    if (!onSave || saving) return;
    const chosen = open.slice(0, saveRoom ?? open.length);
    let done = 0;
    try {
      for (const { id } of chosen) {
        const row = tray.findRow(id);
        // Changed or taken out while the ones before it were saved.
        if (!row?.written || row.saved) continue;
        setSaving({ done, all: chosen.length });
        await onSave(row, tray.photosOf(row));
        // What was changed while it was saved is a listing of its own, once it is written.
        const isSame = tray.findRow(id)?.written === row.written;
        tray.noteRow(id, isSame ? { saved: true } : { listingId: randomUuid() });
        done += 1;
      }
    } catch (error) {
      notifyError(messageOf(error));
    }
    setSaving(null);
    if (done > 0) notifySuccess(done === 1 ? '1 listing saved.' : `${done} listings saved.`);
  }

  async function savePhotos() {
    const named = written.map((row) => ({
      number: rows.indexOf(row) + 1,
      name: row.written?.listing.title ?? '',
      photos: tray.photosOf(row),
    }));
    saveFile(await zipOf(named), 'smart-listings-photos.zip');
  }

  const saveLabel =
    saving !== null
      ? `Saving ${saving.done + 1} of ${saving.all}…`
      : saveRoom !== null && saveRoom < open.length
        ? `Save the first ${saveRoom}`
        : `Save all (${open.length})`;
  return (
    // On a phone what is pressed again and again stays in view; the rest stands below the items.
    <section
      aria-label="Out of the tray"
      className="max-lg:contents lg:sticky lg:bottom-0 lg:z-10 lg:flex lg:flex-col lg:gap-2 lg:border-t lg:border-line lg:bg-paper lg:py-3"
    >
      <div className="max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:gap-2">
        <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:py-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {next ? (
            <Button
              look="accent"
              size="large"
              className="max-w-full min-w-0 max-lg:w-full"
              onClick={() => onCopy(next.row, next.part)}
            >
              <Copy aria-hidden className="size-4 shrink-0" />
              <span className="truncate">
                Copy next: {next.part.name}, item {rows.indexOf(next.row) + 1}
              </span>
            </Button>
          ) : (
            <p className="text-sm text-soft">
              {written.length < rows.length ? 'All that is written is copied.' : 'All are copied.'}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {onSave && open.length > 0 && saveRoom !== 0 && (
            <Button aria-disabled={saving !== null} onClick={() => void saveAll()}>
              <Save aria-hidden className="size-4" />
              {saveLabel}
            </Button>
          )}
          <Button
            onClick={() =>
              saveFile(
                new Blob([documentOf(rows, branding)], { type: 'text/plain;charset=utf-8' }),
                'smart-listings.txt',
              )
            }
          >
            <FileText aria-hidden className="size-4" />
            All texts
          </Button>
          {written.some((row) => row.photos.length > 0) && (
            <Button onClick={() => void savePhotos()}>
              <Download aria-hidden className="size-4" />
              Photos by item
            </Button>
          )}
          {saved.length > 0 && (
            <ProButton
              locked={isUploadLocked}
              className="min-h-10"
              onClick={() => (isUploadLocked ? onUpgrade() : setUploading(true))}
            >
              <Upload aria-hidden className="size-4" />
              Upload file
            </ProButton>
          )}
          {saved.length > 0 && (
            <Button look="quiet" onClick={() => tray.clear((row) => row.saved)}>
              Clear {saved.length} saved
            </Button>
          )}
        </div>
      </div>
      {!onSave && signIn}
      {onSave && saveRoom !== null && saveRoom < open.length && (
        <p className="text-note text-soft">
          {saveRoom === 0
            ? 'Your plan holds no more saved listings.'
            : `Your plan has room for ${countOf(saveRoom, 'more saved listing')}.`}{' '}
          <button type="button" className="link pointer-coarse:min-h-11" onClick={onUpgrade}>
            See Pro
          </button>
        </p>
      )}
      {uploading &&
        renderUpload(
          saved.map(({ listingId }) => listingId),
          () => setUploading(false),
        )}
    </section>
  );
}
