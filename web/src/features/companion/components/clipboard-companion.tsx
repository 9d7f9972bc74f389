import {
  categoryOf,
  type Item,
  loadTaxonomy,
  type PasteListing,
  pasteFields,
  spoken,
} from '@smart-listings/engine';
import { ArrowLeft, ArrowRight, Check, Copy } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';

interface Props {
  listing: PasteListing;
  item: Item;
  /** Whether the description ends with the line that names the product, as in the whole export. */
  branding: boolean;
  onClose: () => void;
}

/** The listing field by field, as the platform's form asks for it: copy, go over, paste, next. */
export function ClipboardCompanion({ listing, item, branding, onClose }: Props) {
  const taxonomy = useLoaded(loadTaxonomy);
  const fields = useMemo(() => {
    const category = taxonomy ? categoryOf(item, taxonomy) : null;
    return pasteFields(listing, item, { branding, category });
  }, [listing, item, branding, taxonomy]);
  const [current, setCurrent] = useState(0);
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const firstButton = useRef<HTMLButtonElement>(null);

  function goTo(index: number) {
    const next = Math.max(0, Math.min(fields.length - 1, index));
    setCurrent(next);
    buttons.current[next]?.focus();
  }

  async function copy(index: number) {
    const field = fields[index];
    if (!field) return;
    if (!(await copyText(field.value))) {
      window.alert('Failed to copy text. Please try again or copy manually.');
      return;
    }
    setCopied((before) => new Set(before).add(field.label));
    if (index < fields.length - 1) goTo(index + 1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') goTo(current + 1);
    else if (event.key === 'ArrowUp') goTo(current - 1);
    else return;
    event.preventDefault();
  }

  // A field that comes in late would move the others under the hand.
  if (taxonomy === undefined) return null;
  return (
    <Modal
      open
      onClose={onClose}
      initialFocus={firstButton}
      title="Clipboard Companion"
      description={
        <>
          Copy one field, paste it on {spoken(item.marketplace)}, or choose the same where it has a list, and
          come back for the next.{' '}
          <span className="pointer-coarse:hidden">Arrow keys move, Enter copies.</span>
        </>
      }
    >
      <p role="status" className="tabular mb-3 text-sm text-soft">
        {copied.size} of {fields.length} copied
      </p>
      <ol className="flex flex-col gap-2" onKeyDown={handleKey}>
        {fields.map((field, index) => {
          const done = copied.has(field.label);
          return (
            <li
              key={field.label}
              className={`flex items-start gap-3 rounded-md border px-3 py-2.5 ${index === current ? 'border-ink' : 'border-line'}`}
            >
              <div className="min-w-0 flex-1">
                <p className="flex items-baseline gap-2 text-note font-semibold">
                  {field.step === 'choose' ? `${field.label}, choose:` : field.label}
                  {done && (
                    <span className="inline-flex items-center gap-1 font-normal text-good">
                      <Check aria-hidden className="size-3.5 self-center" />
                      Copied
                    </span>
                  )}
                </p>
                <p className="bidi line-clamp-4 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
                  {field.value}
                </p>
                {field.hint && <p className="mt-0.5 text-note text-soft">{field.hint}</p>}
              </div>
              <Button
                ref={(element) => {
                  buttons.current[index] = element;
                  if (index === 0) firstButton.current = element;
                }}
                size="small"
                look={index === current && !done ? 'accent' : 'outline'}
                aria-label={`Copy ${field.label}`}
                onFocus={() => setCurrent(index)}
                onClick={() => copy(index)}
              >
                <Copy aria-hidden className="size-4" />
                Copy
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex items-center justify-between">
        <IconButton label="Previous field" disabled={current === 0} onClick={() => goTo(current - 1)}>
          <ArrowLeft aria-hidden className="size-4" />
        </IconButton>
        <span className="tabular text-note text-soft">
          Field {current + 1} of {fields.length}
        </span>
        <IconButton
          label="Next field"
          disabled={current === fields.length - 1}
          onClick={() => goTo(current + 1)}
        >
          <ArrowRight aria-hidden className="size-4" />
        </IconButton>
      </div>
    </Modal>
  );
}
