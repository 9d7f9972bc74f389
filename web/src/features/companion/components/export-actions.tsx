// Loaded with the result: the texts for the clipboard are made by the engine.
import { clipboardText, type Item, type PasteListing } from '@smart-listings/engine';
import { ClipboardCopy, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useKey } from '../../../lib/use-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Key } from '../../../ui/key.tsx';

const Companion = lazy(() =>
  import('./clipboard-companion.tsx').then((module) => ({ default: module.ClipboardCompanion })),
);

interface Props {
  listing: PasteListing;
  item: Item;
  /** Whether the line that names the product goes along. */
  branding: boolean;
  /** Whether copying is the next thing to do. */
  isNext: boolean;
}

/** Whole to the clipboard, or field by field. */
export function ExportActions({ listing, item, branding, isNext }: Props) {
  const [companionOpen, setCompanionOpen] = useState(false);

  async function exportAll() {
    if (await copyText(clipboardText(listing, item.marketplace, { branding }))) {
      notifySuccess('Copied to the clipboard.');
      return;
    }
    notifyError('Failed to copy listing.');
    window.alert('Failed to copy text. Please try again or copy manually.');
  }

  const key = useKey('c', () => void exportAll());

  return (
    <>
      <Button
        look={isNext ? 'accent' : 'outline'}
        onClick={exportAll}
        aria-keyshortcuts={key?.toUpperCase()}
        className="px-2.5! whitespace-nowrap"
      >
        <ClipboardCopy aria-hidden className="size-4 @max-[620px]:hidden" />
        Export to Clipboard
        {key && <Key name={key} />}
      </Button>
      <Button
        className="px-2.5! whitespace-nowrap"
        onClick={() => setCompanionOpen(true)}
        title="Copy field by field"
      >
        <ListChecks aria-hidden className="size-4 @max-[620px]:hidden" />
        Clipboard Companion
      </Button>
      {companionOpen && (
        <Suspense>
          <Companion
            listing={listing}
            item={item}
            branding={branding}
            onClose={() => setCompanionOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
