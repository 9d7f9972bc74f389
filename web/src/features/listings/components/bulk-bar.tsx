import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Tick } from '../../../ui/tick.tsx';
import type { BulkState } from '../use-bulk-actions.ts';
import { type ExportChoice, ExportChoices, IN_BAR } from './export-choices.tsx';

interface Props {
  count: number;
  state: BulkState;
  choice: ExportChoice;
  onChoice: (choice: ExportChoice) => void;
  /** Whether a person changed the text of any of them. */
  hasEdited: boolean;
  /** With whether that text is written over too. */
  onRegenerate: (rewritesEdited: boolean) => void;
  onExport: () => void;
  /** Opens the choice of a marketplace's upload file. */
  onUpload: () => void;
  /** The marketplaces that some of them can be put up on from here. */
  sellOn: readonly string[];
  onSell: (name: string) => void;
  /** Asks what was paid for those that are not sold yet; null: all of them are. */
  onSold: (() => void) | null;
  onDelete: () => void;
  onCancel: () => void;
  onClear: () => void;
}

/** What can be done to the selected listings; it stays in reach while one scrolls. */
export function BulkBar({ count, state, hasEdited, ...props }: Props) {
  const [rewritesEdited, setRewritesEdited] = useState(false);
  const busy = state.action !== 'none';
  const spinner = <LoaderCircle aria-hidden className="size-4 animate-spin" />;
  return (
    <section
      aria-label="Selected listings"
      className="action-bar sticky bottom-0 z-20 -mx-px mt-3 flex flex-wrap items-center gap-2 rounded-t-lg border border-edge bg-sheet px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="tabular mr-auto text-sm font-semibold">
        {progressOf(state) ?? `${count} selected`}
      </p>
      {state.action === 'regenerate' ? (
        <Button size="small" onClick={props.onCancel} className="max-lg:min-h-11">
          Cancel
        </Button>
      ) : (
        <>
          <Button
            look="quiet"
            size="small"
            disabled={busy}
            onClick={props.onClear}
            className="max-lg:min-h-11"
          >
            Clear
          </Button>
          <ExportChoices choice={props.choice} onChange={props.onChoice} />
          <Button
            size="small"
            disabled={busy}
            onClick={props.onExport}
            className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
          >
            {state.action === 'export' && spinner}
            {state.action === 'export' ? 'Exporting...' : 'Export CSV'}
          </Button>
          <Button
            size="small"
            disabled={busy}
            onClick={props.onUpload}
            className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
          >
            Upload file…
          </Button>
          {props.sellOn.map((name) => (
            <Button
              key={name}
              size="small"
              disabled={busy}
              onClick={() => props.onSell(name)}
              className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
            >
              Put on {name}…
            </Button>
          ))}
          {props.onSold && (
            <Button
              size="small"
              disabled={busy}
              onClick={props.onSold}
              className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
            >
              Sold…
            </Button>
          )}
          {hasEdited && (
            <Tick checked={rewritesEdited} onChange={setRewritesEdited} className={IN_BAR}>
              Rewrite what I changed
            </Tick>
          )}
          <Button
            size="small"
            disabled={busy}
            onClick={() => props.onRegenerate(hasEdited && rewritesEdited)}
            className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
          >
            Regenerate
          </Button>
          <Button
            size="small"
            look="danger"
            disabled={busy}
            onClick={props.onDelete}
            className="whitespace-nowrap max-lg:min-h-11 max-sm:order-1 max-sm:flex-1 max-sm:basis-2/5"
          >
            {state.action === 'delete' && spinner}
            {state.action === 'delete' ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      )}
    </section>
  );
}

function progressOf(state: BulkState): string | null {
  if (state.action !== 'regenerate') return null;
  return `Regenerating ${Math.min(state.done + 1, state.of)} of ${state.of}...`;
}
