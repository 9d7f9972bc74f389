// Which photos buyers look for: what was read is ticked, of the rest the seller says which photo shows it, or takes it.
import { CONDITIONS, LIMITS } from '@smart-listings/contract';
import { type ListedShot, listShots, type Shot } from '@smart-listings/engine';
import { Camera, Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { AlbumState } from '../album-store.ts';
import type { FillableForm } from '../findings.ts';
import { isAdded } from '../photo.ts';

interface Props {
  state: AlbumState;
  form: FillableForm;
  onAssign: (shot: Shot, id: string | null) => void;
  onFile: (file: File, shot: Shot) => void;
}

export function ShotList({ state: { photos, reading, readingState }, form, onAssign, onFile }: Props) {
  // It goes while photos are read, and comes back as the seller left it.
  const [isOpen, setOpen] = useState(false);
  if (readingState.phase === 'running' || !photos.some(isAdded)) return null;
  const numberOf = (id: string | undefined) => photos.findIndex((photo) => photo.id === id) + 1;
  const condition = CONDITIONS.find(({ code }) => code === form.condition)?.code ?? '';
  const findings = reading?.analysis.findings ?? [];
  const rows = listShots({ kind: form.itemName, condition, findings }).map((listed) => ({
    ...listed,
    read: listed.readOn === null ? 0 : numberOf(reading?.order[listed.readOn]),
    told: numberOf(photos.find(({ shots }) => shots.includes(listed.shot))?.id),
  }));
  const open = rows.filter(({ read, told }) => read === 0 && told === 0);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-md border border-line text-note"
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5 pointer-coarse:min-h-11">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">
            Photos that buyers look for: {rows.length - open.length} of {rows.length}
          </span>
          {open.length > 0 && (
            <span className="block text-soft group-open:hidden">
              Not yet: {open.map(({ name }) => name).join(' · ')}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-soft group-open:rotate-180" />
      </summary>
      <ul aria-label="Photos that buyers look for" className="border-t border-line px-3 pb-1.5">
        {rows.map(({ shot, name, read, told }) => (
          <Row
            key={shot}
            shot={shot}
            name={name}
            read={read}
            told={told}
            ids={photos.map(({ id }) => id)}
            onAssign={(id) => onAssign(shot, id)}
            onFile={(file) => onFile(file, shot)}
          />
        ))}
      </ul>
    </details>
  );
}

interface RowProps extends Omit<ListedShot, 'readOn'> {
  /** Numbers of photos, from 1; 0 for none. */
  read: number;
  told: number;
  ids: readonly string[];
  onAssign: (id: string | null) => void;
  onFile: (file: File) => void;
}

function Row({ name, read, told, ids, onAssign, onFile }: RowProps) {
  const isTicked = read > 0 || told > 0;
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-line py-1 not-first:border-t">
      <span
        aria-hidden
        className={`flex size-4.5 shrink-0 items-center justify-center rounded-full border ${isTicked ? 'border-good bg-good-wash text-good' : 'border-edge'}`}
      >
        {isTicked && <Check className="size-3" />}
      </span>
      <span className="min-w-0 flex-1 basis-20">{name}</span>
      {read > 0 ? (
        <span className="text-soft">Read on photo {read}</span>
      ) : (
        <span className="flex items-center gap-1.5">
          {told === 0 && ids.length < LIMITS.imagesPerListing && <TakeButton name={name} onFile={onFile} />}
          <NativeSelect
            aria-label={`${name}: which photo shows it?`}
            value={told}
            className="w-30 sm:w-34 [&_select]:min-h-8 [&_select]:py-0.5 [&_select]:pr-7 [&_select]:pl-2.5 [&_select]:text-note [&_svg]:right-2 pointer-coarse:[&_select]:min-h-11"
            onChange={({ target }) => onAssign(ids[Number(target.value) - 1] ?? null)}
          >
            <option value={0}>Not yet</option>
            {ids.map((id, at) => (
              <option key={id} value={at + 1}>
                On photo {at + 1}
              </option>
            ))}
          </NativeSelect>
        </span>
      )}
    </li>
  );
}

/** The camera on a phone, elsewhere a file. */
function TakeButton({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={`Photo of: ${name}`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      <Button size="small" aria-label={`Add a photo: ${name}`} onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-4" />
        <span className="max-sm:hidden">Add</span>
      </Button>
    </>
  );
}
