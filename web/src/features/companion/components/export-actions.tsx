// Loaded with the result: the texts for the clipboard are made by the engine.
import type { ListingText } from '@smart-listings/contract';
import { clipboardText, type Ledger } from '@smart-listings/engine';
import { ClipboardCopy, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ProBadge } from '../../../ui/pro-badge.tsx';

const Companion = lazy(() =>
  import('./clipboard-companion.tsx').then((module) => ({ default: module.ClipboardCompanion })),
);

interface Props {
  listing: ListingText;
  ledger: Ledger;
  onUpgrade: () => void;
}

/** Whole to the clipboard, or field by field. Without Pro the branding line always goes along. */
export function ExportActions({ listing, ledger, onUpgrade }: Props) {
  const [companionOpen, setCompanionOpen] = useState(false);

  async function exportAll() {
    if (await copyText(clipboardText(listing, ledger.platform, { branding: true }))) {
      notifySuccess('Copied to the clipboard.');
      return;
    }
    notifyError('Failed to copy listing.');
    window.alert('Failed to copy text. Please try again or copy manually.');
  }

  return (
    <>
      <Button look="accent" onClick={exportAll}>
        <ClipboardCopy aria-hidden className="size-4" />
        Export to Clipboard
      </Button>
      <Button onClick={() => setCompanionOpen(true)}>
        <ListChecks aria-hidden className="size-4" />
        Copy field by field
      </Button>
      <label className="order-last flex w-full items-center gap-2 text-[13px] text-soft">
        <input
          type="checkbox"
          checked
          onChange={onUpgrade}
          className="size-4 accent-ink"
          aria-describedby="branding-pro"
        />
        Include "Powered by" branding
        <span id="branding-pro" className="inline-flex">
          <ProBadge />
        </span>
      </label>
      {companionOpen && (
        <Suspense>
          <Companion listing={listing} ledger={ledger} onClose={() => setCompanionOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
