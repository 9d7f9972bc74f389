import { sayPrice, writtenBy } from '@smart-listings/contract';
import type { CopyPart } from '@smart-listings/engine';
import { Copy, Merge, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { notifyInfo } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Described } from '../descriptions.ts';
import { analysesOf } from '../draft.ts';
import type { TrayPhoto, TrayRow } from '../rows.ts';
import { ROW_STATES, type RowState, stateOf } from '../states.ts';
import { partsOf } from '../take-out.ts';
import type { Tray } from '../tray.ts';
import { type AskKind, RowQuestion } from './row-question.tsx';
import { DRAGGED, Thumbs } from './thumbs.tsx';

const DRAGGED_ROW = 'application/x-tray-row';

const TONES: Partial<Record<RowState, string>> = {
  asks: 'bg-warn-wash text-warn',
  ready: 'bg-good-wash text-good',
  copied: 'bg-good-wash text-good',
  saved: 'bg-good-wash text-good',
  failed: 'bg-bad-wash text-bad',
};

export interface RowProps {
  tray: Tray;
  row: TrayRow;
  photos: readonly TrayPhoto[];
  described: Described;
  number: number;
  isBusy: boolean;
  /** The id of the one above that this one can be joined with; null for none. */
  above: string | null;
  branding: boolean;
  askKind: AskKind;
  onCopy: (row: TrayRow, part: CopyPart) => unknown;
}

/** One item of the pile. */
export const TrayRowCard = memo(RowCard, (before, now) => {
  const { photos: one, ...rest } = before;
  const { photos: other, ...others } = now;
  const isSame = Object.entries(rest).every(([name, value]) =>
    Object.entries(others).some(([key, mine]) => key === name && mine === value),
  );
  return isSame && one.length === other.length && one.every((photo, at) => photo === other[at]);
});

function RowCard(props: RowProps) {
  const { tray, row, photos, described, number, isBusy, above, branding, askKind, onCopy } = props;
  const [isOver, setOver] = useState(false);
  const { draft, question } = described;
  const state = stateOf(row, described, isBusy);
  const name = row.written?.listing.title ?? (draft.form.itemName || `Item ${number}`);
  const price = row.written && sayPrice(row.written.listing);
  const unread = photos.filter(({ fault }) => fault !== '');

  function readAgain() {
    for (const photo of unread) void tray.putPhoto({ ...photo, fault: '' });
  }

  function remove() {
    const undo = tray.removeRow(row.id);
    notifyInfo('Item removed.', { action: { label: 'Undo', onClick: undo } });
  }

  function join(item: string, to: string) {
    const undo = tray.join(item, to);
    if (undo) notifyInfo('Items joined.', { action: { label: 'Undo', onClick: undo } });
  }

  // Contained, and not skipped while out of view: what comes into view would be laid out while it scrolls.
  return (
    <li
      aria-label={`Item ${number}: ${name}`}
      data-state={state}
      className={`flex flex-col gap-2.5 rounded-md border bg-sheet p-3 contain-content ${isOver ? 'border-accent' : 'border-line'}`}
      onDragOver={(event) => {
        const { types } = event.dataTransfer;
        if (row.saved || !(types.includes(DRAGGED) || types.includes(DRAGGED_ROW))) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const photo = event.dataTransfer.getData(DRAGGED);
        const item = event.dataTransfer.getData(DRAGGED_ROW);
        if (photo) tray.movePhoto(photo, row.id);
        if (item) join(item, row.id);
      }}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="bidi line-clamp-2 text-body font-semibold [overflow-wrap:anywhere]">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-note text-soft">
            <span className={`rounded-sm px-1.5 font-medium ${TONES[state] ?? 'bg-sunken'}`}>
              {ROW_STATES[state]}
            </span>
            {row.written && row.written.checks > 0 && <span>{row.written.checks} to check</span>}
            {price && (
              <span className="tabular">
                <span className="font-semibold text-ink">{price.price}</span>
                {price.range !== '' && ` ${price.range}`}
              </span>
            )}
          </p>
          {row.written?.instead && <p className="mt-1 text-note text-soft">{row.written.instead}</p>}
        </div>
        <div className="-my-1 -mr-2 flex shrink-0">
          {above !== null && (
            <IconButton
              label={`Join item ${number} with the one above`}
              title="Join with the one above, or drag it onto another one"
              draggable
              onDragStart={(event) => event.dataTransfer.setData(DRAGGED_ROW, row.id)}
              onClick={() => join(row.id, above)}
            >
              <Merge aria-hidden className="size-4" />
            </IconButton>
          )}
          <IconButton label={`Remove item ${number}`} onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
      {photos.length > 0 && <Thumbs tray={tray} row={row} photos={photos} number={number} />}
      {unread.length > 0 && !row.saved && (
        <div className="flex flex-wrap items-center gap-2 text-note text-bad">
          <span className="min-w-0">{unread[0]?.fault}</span>
          <Button size="small" onClick={readAgain}>
            Read again
          </Button>
        </div>
      )}
      {state === 'failed' && (
        <div className="flex flex-wrap items-center gap-2 text-note text-bad">
          <span className="basis-full">{row.fault}</span>
          <Button size="small" onClick={() => tray.noteRow(row.id, { fault: '' })}>
            Try again
          </Button>
          {!row.byBuiltin && (
            <Button
              size="small"
              onClick={() => tray.noteRow(row.id, { fault: '', byBuiltin: true, insteadOf: row.fault })}
            >
              Use the built-in writer
            </Button>
          )}
        </div>
      )}
      {state === 'asks' && question && (
        <RowQuestion
          question={question}
          findings={analysesOf(photos).flatMap(({ findings }) => findings)}
          platform={draft.form.platform}
          askKind={askKind}
          onAnswer={({ note, ...answers }) =>
            tray.changeRow(row.id, {
              ...answers,
              ...(note !== undefined && { note: [row.note, note].filter(Boolean).join('\n') }),
            })
          }
        />
      )}
      <Details tray={tray} row={row} number={number} branding={branding} onCopy={onCopy} />
    </li>
  );
}

/** The text with a button for each part, and the seller's own words, which write it anew. */
function Details({
  tray,
  row,
  number,
  branding,
  onCopy,
}: Pick<RowProps, 'tray' | 'row' | 'number' | 'branding' | 'onCopy'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { written } = row;
  const change = (note: string) => note !== row.note && tray.changeRow(row.id, { note });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {written &&
          partsOf(written, branding).map((part) => (
            <Button
              key={part.name}
              size="small"
              aria-label={`Copy ${part.name} of item ${number}`}
              onClick={() => onCopy(row, part)}
            >
              <Copy aria-hidden className="size-3.5" />
              {part.name[0]?.toUpperCase()}
              {part.name.slice(1)}
            </Button>
          ))}
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={written ? 'max-sm:-ml-2.5' : '-ml-2.5'}
        >
          {written ? 'Text and notes' : 'Add words'}
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2">
          {written && (
            <>
              <p className="bidi text-sm whitespace-pre-line [overflow-wrap:anywhere]">
                {written.listing.description}
              </p>
              <p className="text-note text-soft [overflow-wrap:anywhere]">
                {written.listing.tags.join(', ')}
              </p>
              <p className="text-note text-soft">{writtenBy(written.engine)}</p>
            </>
          )}
          {!row.saved && (
            <label className="flex flex-col gap-1 text-note">
              <span className="font-semibold">Your words about item {number}</span>
              <textarea
                // Joined or answered, the item has other words than those that stand here.
                key={row.note}
                dir="auto"
                rows={2}
                defaultValue={row.note}
                maxLength={10_000}
                className={`${inputClass} [field-sizing:content]`}
                placeholder="Size 12, worn twice, £45"
                onBlur={(event) => change(event.target.value)}
              />
            </label>
          )}
        </div>
      )}
    </div>
  );
}
