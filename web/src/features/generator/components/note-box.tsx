// In the built page from the start; its code comes a moment after the form's, the engine with the first words.
import { CONDITIONS, PLATFORMS } from '@smart-listings/contract';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsAlive } from '../../../lib/use-is-alive.ts';
import { Chips } from '../../../ui/chips.tsx';
import { inputClass } from '../../../ui/field.tsx';
import type { ListingFormControl } from '../listing-form.ts';
import type { NoteField } from '../note.ts';
import { NOTE_ID } from '../note-id.ts';
import type { SaidPrice } from '../read-note.ts';
import { useFormValues } from '../use-listing-form.ts';
import { showField, useNote } from '../use-note.ts';

const NoteTools = lazy(() => import('./note-tools.tsx').then((module) => ({ default: module.NoteTools })));

interface Props {
  form: ListingFormControl;
  currency: string;
  onPrice: (price: SaidPrice | null) => void;
}

/** One box for whatever the seller has: it fills the fields below, which stay the truth. */
export function NoteBox({ form, currency, onPrice }: Props) {
  const isAlive = useIsAlive();
  const note = useNote({ form, currency, onPrice });
  return (
    <div className="flex flex-col gap-2 px-5 pt-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 pointer-coarse:min-h-11">
        <label htmlFor={NOTE_ID} className="text-body font-semibold">
          Say what it is, as you would tell a friend
        </label>
        <span className="flex gap-1.5">
          {isAlive && (
            <Suspense>
              <NoteTools onWords={note.add} hush={note.hush} />
            </Suspense>
          )}
        </span>
      </div>
      <textarea
        ref={note.box}
        id={NOTE_ID}
        dir="auto"
        rows={3}
        onInput={() => note.handleInput()}
        onPaste={() => setTimeout(note.handleInput, 0, true)}
        placeholder="Navy wool coat, size 12, worn twice, small hole in the lining, £45, for Vinted"
        className={`${inputClass} max-h-[40vh] min-h-22 resize-y [field-sizing:content]`}
      />
      <a
        href="#result-heading"
        className="skip-result link sr-only w-fit text-note focus:not-sr-only focus:py-1"
      >
        Skip to the result
      </a>
      {note.hasWords && <Understood form={form} note={note} />}
    </div>
  );
}

const ROWS: readonly { name: NoteField; label: string }[] = [
  { name: 'itemName', label: 'Item' },
  { name: 'condition', label: 'Condition' },
  { name: 'platform', label: 'For' },
  { name: 'make', label: 'Make' },
  { name: 'modelNumber', label: 'Model' },
];

/** What stands in the form by now, each part to be changed or taken back, and what is still to be said. */
function Understood({ form, note }: { form: ListingFormControl; note: ReturnType<typeof useNote> }) {
  const values = useFormValues(form);
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-2">
      <h3 id="understood" className="text-note font-semibold">
        What I understood
      </h3>
      {values.platform === '' && (
        <Chips
          question="Where do you sell it?"
          options={PLATFORMS.map((name) => ({ value: name, label: name }))}
          onChoose={(value) => form.setValue('platform', value)}
        />
      )}
      {values.condition === '' && (
        <Chips
          question="How used is it?"
          options={CONDITIONS.map(({ code, label }) => ({ value: code, label }))}
          onChoose={(value) => form.setValue('condition', value)}
        />
      )}
      <ul className="flex flex-wrap gap-1.5">
        {ROWS.flatMap(({ name, label }) =>
          values[name] === '' ? (
            []
          ) : (
            <Fact
              key={name}
              label={label}
              value={wordsOf(name, values[name])}
              onChange={() => showField(name)}
              onUndo={() => note.takeBack(name)}
            />
          ),
        )}
        {note.price && (
          <Fact label="Price" value={note.price.text} onChange={null} onUndo={note.takePriceBack} />
        )}
      </ul>
    </section>
  );
}

function wordsOf(name: NoteField, value: string): string {
  return name === 'condition' ? (CONDITIONS.find(({ code }) => code === value)?.label ?? value) : value;
}

interface FactProps {
  label: string;
  value: string;
  /** null: it is changed elsewhere. */
  onChange: (() => void) | null;
  onUndo: () => void;
}

function Fact({ label, value, onChange, onUndo }: FactProps) {
  const words = (
    <>
      <span className="shrink-0 text-soft">{label}</span>{' '}
      <span className="truncate font-medium">{value}</span>
    </>
  );
  return (
    <li className="inline-flex max-w-full items-center rounded-md border border-line bg-sunken text-note">
      {onChange ? (
        <button
          type="button"
          title={`Change: ${label}`}
          onClick={onChange}
          className="inline-flex min-h-8 min-w-0 items-center gap-1.5 rounded-l-md pl-2.5 pointer-coarse:min-h-11"
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-8 min-w-0 items-center gap-1.5 pl-2.5 pointer-coarse:min-h-11">
          {words}
        </span>
      )}
      <button
        type="button"
        title="Undo"
        onClick={onUndo}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-r-md text-soft hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-3.5" />
        <span className="sr-only">
          Undo {label}: {value}
        </span>
      </button>
    </li>
  );
}
