import { Copy, Link2, Link2Off, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { createShare, endShare } from '../api/share-address.ts';

interface Props {
  listingId: string;
  shareId: string | null;
  /** Shares the text, without an address. */
  onShareText: () => void;
  onChanged: () => void;
}

/** The text, or an address that anyone can open until it is ended. */
export function ShareSection({ listingId, shareId, onShareText, onChanged }: Props) {
  const [id, setId] = useState(shareId);
  const [busy, setBusy] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const address = id === null ? '' : `${window.location.origin}/shared/${id}`;

  async function run(work: () => Promise<string | null>) {
    setBusy(true);
    try {
      const next = await work();
      flushSync(() => {
        setId(next);
        setBusy(false);
      });
      // The button that was pressed is gone: the first of those in its place goes on.
      buttons.current?.querySelector('button')?.focus();
      onChanged();
    } catch {
      notifyError('The address could not be changed. Please try again.');
    }
    setBusy(false);
  }

  async function copy() {
    if (await copyText(address)) notifySuccess('Address copied.');
    else window.alert('Failed to copy text. Please try again or copy manually.');
  }

  return (
    <div className="flex flex-col gap-2">
      {id === null ? (
        <p className="text-note text-soft">
          An address shows text, photos and your own price to anyone who has it, and nothing of your account.
        </p>
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-note [overflow-wrap:anywhere]">
          <a className="link" href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
      )}
      <div ref={buttons} className="flex flex-wrap gap-2">
        {id === null ? (
          <Button size="small" disabled={busy} onClick={() => run(() => createShare(listingId))}>
            <Link2 aria-hidden className="size-4" />
            Make an address
          </Button>
        ) : (
          <>
            <Button size="small" onClick={copy}>
              <Copy aria-hidden className="size-4" />
              Copy address
            </Button>
            <Button
              size="small"
              look="danger"
              disabled={busy}
              onClick={() => run(() => endShare(listingId).then(() => null))}
            >
              <Link2Off aria-hidden className="size-4" />
              End it
            </Button>
          </>
        )}
        <Button size="small" onClick={onShareText}>
          <Share2 aria-hidden className="size-4" />
          Share the text
        </Button>
      </div>
    </div>
  );
}
