// Loaded with the result: the texts for the clipboard are made by the engine.
import { clipboardText, type Item, type PasteListing } from '@smart-listings/engine';
import { ClipboardCopy, ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';

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

  return (
    <>
      <Button
        look={isNext ? 'accent' : 'outline'}
        onClick={exportAll}
        className="whitespace-nowrap @max-[400px]:flex-1 @max-[400px]:px-3"
      >
        <ClipboardCopy aria-hidden className="size-4 @max-[400px]:hidden" />
        Export to Clipboard
      </Button>
      <Button
        className="@max-[540px]:min-w-11 @max-[540px]:px-0"
        onClick={() => setCompanionOpen(true)}
        title="Copy field by field"
      >
        <ListChecks aria-hidden className="size-4" />
        <span className="@max-[540px]:sr-only">Clipboard Companion</span>
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
