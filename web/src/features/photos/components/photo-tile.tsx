import { ArrowLeft, ArrowRight, RotateCcw, SlidersHorizontal, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Photo } from '../photo.ts';

export interface TileActions {
  onOpen: (id: string) => void;
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onEdit: (id: string) => void;
}

interface Props extends TileActions {
  photo: Photo;
  place: number;
  count: number;
  /** How many sentences the coach has for it. */
  adviceCount: number;
  /** Another photo is being dragged over it. */
  isTarget: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  /** @param isDropped whether it was let go over the strip, not given up */
  onDragEnd: (isDropped: boolean) => void;
}

export const tileId = (id: string) => `photo-${id}`;
export const TILE_HELP_ID = 'photo-tile-help';

/** One photo of the strip: what it is, how far it is, and what can be done with it. */
export function PhotoTile({ photo, place, count, adviceCount, isTarget, ...actions }: Props) {
  const { id, state, src } = photo;
  const isCover = place === 0;
  const name = `Photo ${place + 1} of ${count}${isCover ? ', cover' : ''}, ${photo.name}`;

  function handleKey(event: KeyboardEvent) {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to !== undefined) actions.onMove(id, to);
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.onRemove(id);
    else return;
    event.preventDefault();
  }

  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', photo.name);
        actions.onDragStart();
      }}
      onDragEnter={actions.onDragOver}
      onDrop={(event) => event.preventDefault()}
      onDragEnd={(event) => actions.onDragEnd(event.dataTransfer.dropEffect !== 'none')}
      className={`group relative flex aspect-square flex-col overflow-hidden pointer-coarse:aspect-auto rounded-md border bg-sunken ${isTarget ? 'border-accent' : 'border-line'}`}
    >
      <button
        id={tileId(id)}
        type="button"
        aria-label={name}
        aria-describedby={TILE_HELP_ID}
        onKeyDown={handleKey}
        onClick={() => actions.onOpen(id)}
        className="min-h-0 flex-1 cursor-grab -outline-offset-2 active:cursor-grabbing pointer-coarse:aspect-square pointer-coarse:flex-none"
      >
        {src !== '' && (
          <img
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            className={`size-full object-cover ${state.phase === 'added' ? '' : 'opacity-40'}`}
          />
        )}
      </button>
      <span className="tabular pointer-events-none absolute top-1 left-1 rounded-sm bg-sheet/90 px-1.5 text-fine leading-5 font-semibold">
        {isCover ? 'Cover' : place + 1}
      </span>
      {adviceCount > 0 && (
        <span className="tabular pointer-events-none absolute right-1 bottom-1 rounded-sm bg-warn-wash pointer-coarse:hidden px-1.5 text-fine leading-5 font-semibold text-warn">
          {adviceCount === 1 ? '1 hint' : `${adviceCount} hints`}
        </span>
      )}
      <TileButton
        label={`${state.phase === 'processing' ? 'Cancel' : 'Remove'}: photo ${place + 1}`}
        // A finger reaches to the corner, and as far below it.
        className="absolute top-1 right-1 before:absolute before:-inset-1.5"
        onClick={() => actions.onRemove(id)}
      >
        <X aria-hidden className="size-4" />
      </TileButton>
      <Progress photo={photo} />
      {state.phase === 'failed' && (
        <button
          type="button"
          aria-label={`Try again: photo ${place + 1}`}
          title={state.reason}
          className="absolute inset-x-1 bottom-1 flex min-h-9 items-center justify-center gap-1 rounded-sm bg-sheet px-1 text-note font-semibold text-bad underline underline-offset-2"
          onClick={() => actions.onRetry(id)}
        >
          <RotateCcw aria-hidden className="size-3.5" />
          Try again
        </button>
      )}
      {state.phase === 'added' && photo.upload === null && (
        <div className="absolute bottom-1 left-1 flex gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:gap-0 pointer-coarse:bg-sheet pointer-coarse:opacity-100">
          {count > 1 && (
            <TileButton
              label={`Move earlier: photo ${place + 1}`}
              className="pointer-coarse:h-11 pointer-coarse:flex-1"
              disabled={isCover}
              onClick={() => actions.onMove(id, place - 1)}
            >
              <ArrowLeft aria-hidden className="size-4" />
            </TileButton>
          )}
          <TileButton
            label={`Edit: photo ${place + 1}`}
            className="pointer-coarse:h-11 pointer-coarse:flex-1"
            onClick={() => actions.onEdit(id)}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
          </TileButton>
          {count > 1 && (
            <TileButton
              label={`Move later: photo ${place + 1}`}
              className="pointer-coarse:h-11 pointer-coarse:flex-1"
              disabled={place === count - 1}
              onClick={() => actions.onMove(id, place + 1)}
            >
              <ArrowRight aria-hidden className="size-4" />
            </TileButton>
          )}
        </div>
      )}
    </li>
  );
}

const STEPS = { waiting: 'Waiting…', preparing: 'Preparing…', compressing: 'Compressing…' } as const;

function Progress({ photo: { state, upload, name } }: { photo: Photo }) {
  if (state.phase !== 'processing' && upload === null) return null;
  const [label, share] =
    state.phase === 'processing' ? [STEPS[state.step], state.share] : ['Uploading…', upload ?? 0];
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-sheet/90 px-1.5 pt-0.5 pb-1.5 text-fine">
      <span className="block leading-5">{label}</span>
      <progress
        aria-label={`${label} ${name}`}
        value={share}
        max={1}
        className="block h-1 w-full overflow-hidden rounded-sm accent-ink"
      />
    </div>
  );
}

function TileButton({ label, className = '', ...rest }: React.ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-flex size-7 items-center justify-center rounded-sm bg-sheet/90 text-ink hover:bg-sheet disabled:text-soft pointer-coarse:size-8 ${className}`}
    />
  );
}
