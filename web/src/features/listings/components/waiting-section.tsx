// Loaded when something waits.
import { CloudOff, FilePenLine, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { notifyError, notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { putWaiting, removeWaiting } from '../waiting/device-store.ts';
import { insist } from '../waiting/wait.ts';
import { stateOf, type Waiting } from '../waiting/waiting.ts';
import { PriceText } from './price-text.tsx';

interface Props {
  entries: readonly Waiting[];
  onEdit: (entry: Waiting) => void;
}

/** What is not in the account yet: new listings, and edits that the server did not take. */
export function WaitingSection({ entries, onEdit }: Props) {
  async function remove(entry: Waiting) {
    await removeWaiting(entry.id);
    notifyInfo('Deleted from this device.', {
      action: { label: 'Undo', onClick: () => void putWaiting(entry) },
    });
  }

  async function again(entry: Waiting) {
    await insist(entry).catch((error: unknown) => notifyError(messageOf(error)));
  }

  return (
    <section aria-labelledby="waiting-heading" className="panel mb-4">
      <div className="border-b border-line px-4 py-2.5">
        <h2 id="waiting-heading" className="text-body">
          Only on this device
        </h2>
        <p className="text-note text-soft">
          {entries.every(({ refusal }) => refusal)
            ? 'Not in your account yet: decide what happens with each.'
            : 'Sent to your account by itself, once there is a connection.'}
        </p>
      </div>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.id}
            aria-label={entry.listing.title}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-0"
          >
            <Cover entry={entry} />
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="bidi text-body leading-5 font-semibold [overflow-wrap:anywhere]">
                {entry.listing.title}
              </h3>
              <p className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
                <span>{entry.listing.originalFormInput.platform}</span>
                <span>
                  <PriceText listing={entry.listing} />
                </span>
              </p>
              <p role="status" className={`text-sm ${entry.refusal ? 'text-bad' : 'text-soft'}`}>
                {stateOf(entry)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-0.5">
              {entry.refusal && (
                <Button size="small" className="mr-1 max-lg:min-h-11" onClick={() => void again(entry)}>
                  {labelOf(entry)}
                </Button>
              )}
              {entry.kind === 'save' && (
                <IconButton label="Edit" className="max-lg:size-11" onClick={() => onEdit(entry)}>
                  <FilePenLine aria-hidden className="size-4" />
                </IconButton>
              )}
              <IconButton
                label="Delete from this device"
                className="max-lg:size-11"
                onClick={() => void remove(entry)}
              >
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What pressing again does about the reason. */
function labelOf({ kind, refusal }: Waiting): string {
  if (kind === 'edit' && refusal?.code === 'conflict') return 'Keep my version';
  if (kind === 'edit' && refusal?.code === 'not-found') return 'Save as a new listing';
  if (kind === 'save' && refusal?.code === 'not-found') return 'Save without lost photos';
  return 'Try again';
}

/** The first photo, from this device or from the account. */
function Cover({ entry: { photos } }: { entry: Waiting }) {
  const first = photos[0];
  const [src, setSrc] = useState<string | null>(null);
  useEffect(() => {
    if (!first?.blob) return setSrc(first?.url ?? null);
    const url = URL.createObjectURL(first.blob);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [first]);
  if (!src) return <CloudOff aria-hidden className="size-5 shrink-0 text-soft" />;
  return (
    <img
      src={src}
      alt={photos.length === 1 ? 'Photo' : `The first of ${photos.length} photos`}
      className="size-12 shrink-0 rounded-sm border border-line bg-sunken object-cover"
    />
  );
}
