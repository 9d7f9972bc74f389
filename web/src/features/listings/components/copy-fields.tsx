// Loaded after the sheet: the texts are made by the engine.
import type { SavedListing } from '@smart-listings/contract';
import { categoryOf, clipboardText, loadTaxonomy, pasteFields, readItem } from '@smart-listings/engine';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';

interface Props {
  listing: SavedListing;
  /** Whether the description ends with the line that names the product. */
  branding: boolean;
  /** Stands there until all rows are known. */
  waiting: ReactNode;
}

/** The listing field by field, as its marketplace's form asks for it, each with its own button. */
export function CopyFields({ listing, branding, waiting }: Props) {
  const taxonomy = useLoaded(loadTaxonomy);
  const [copied, setCopied] = useState<string | null>(null);
  const item = useMemo(() => {
    const { confirmedFacts: confirmed, seenOnPhotos: seen, answers, putBack } = listing.origin;
    return readItem(listing.originalFormInput, { confirmed, seen, answers, putBack });
  }, [listing]);
  const fields = useMemo(() => {
    const category = taxonomy ? categoryOf(item, taxonomy) : null;
    return pasteFields(listing, item, { branding, category });
  }, [listing, item, branding, taxonomy]);

  async function copy(label: string, text: string) {
    if (await copyText(text)) setCopied(label);
    else window.alert('Failed to copy text. Please try again or copy manually.');
  }

  const all = 'Everything';
  // A row that comes in late would move the others under the thumb.
  if (taxonomy === undefined) return waiting;
  return (
    <section aria-label="Copy" className="flex flex-col gap-2">
      <ul className="flex flex-col">
        {fields.map(({ label, value, step }) => (
          <li key={label} className="flex items-center gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="text-note text-soft">{step === 'choose' ? `${label}, choose` : label}</p>
              <p className="bidi line-clamp-2 text-sm [overflow-wrap:anywhere]">{value}</p>
            </div>
            <Button size="small" aria-label={`Copy ${label}`} onClick={() => copy(label, value)}>
              {copied === label ? (
                <Check aria-hidden className="size-4 text-good" />
              ) : (
                <Copy aria-hidden className="size-4" />
              )}
              {copied === label ? 'Copied' : 'Copy'}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        look="accent"
        className="self-start"
        onClick={() => copy(all, clipboardText(listing, item.marketplace, { branding }))}
      >
        {copied === all ? 'Copied' : 'Copy everything'}
      </Button>
      <p role="status" className="sr-only">
        {copied && `${copied} copied.`}
      </p>
    </section>
  );
}
