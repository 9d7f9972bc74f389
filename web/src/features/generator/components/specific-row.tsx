import type { ItemSpecific } from '@smart-listings/contract';
import { Copy, X } from 'lucide-react';
import { useId, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { inputClass } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';

type Chip = ItemSpecific['likely'][number];

interface Props {
  specific: ItemSpecific;
  onChange: (values: readonly string[]) => void;
  onDecide: (chip: Chip, holds: boolean) => void;
}

const ORIGINS = { given: 'from your words', seen: 'seen on a photo', answered: 'you answered' } as const;

/** One field: its name, what goes in, what it may well be, and a button to copy it. */
export function SpecificRow({ specific, onChange, onDecide }: Props) {
  const { label, values, likely, options, hint } = specific;
  const id = useId();
  const text = values.map(({ value }) => value).join(', ');
  const origin = values[0]?.origin;

  async function copy() {
    if (await copyText(text)) notifySuccess(`${label} copied.`);
    else notifyError('Failed to copy text. Please try again or copy manually.');
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 border-t border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="min-w-0 max-sm:col-span-2">
        <label htmlFor={id} className="text-note font-semibold [overflow-wrap:anywhere]">
          {label}
        </label>
        {origin && <p className="text-fine text-soft">{ORIGINS[origin]}</p>}
      </div>
      <div className="flex min-w-0 flex-wrap gap-1.5">
        {options ? (
          <Pickers id={id} specific={specific} options={options} onChange={onChange} />
        ) : (
          <TextField key={text} id={id} text={text} specific={specific} onChange={onChange} />
        )}
      </div>
      <IconButton label={`Copy ${label}`} disabled={text === ''} onClick={copy}>
        <Copy aria-hidden className="size-4" />
      </IconButton>
      {(likely.length > 0 || hint) && (
        <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-sm:col-span-2 sm:col-start-2">
          {likely.map((chip) => (
            <span
              key={chip.value}
              className="inline-flex max-w-full overflow-hidden rounded-md border border-dashed border-edge text-note"
            >
              <button
                type="button"
                onClick={() => onDecide(chip, true)}
                className="min-h-8 min-w-0 truncate pr-1.5 pl-2.5 -outline-offset-2 hover:bg-sunken pointer-coarse:min-h-11"
              >
                <span className="sr-only">{label}:</span> <bdi>{chip.value}?</bdi>
              </button>
              <button
                type="button"
                aria-label={`Not ${label}: ${chip.value}`}
                title="No"
                onClick={() => onDecide(chip, false)}
                className="inline-flex w-7 shrink-0 items-center justify-center text-soft -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          {hint && (
            <span id={`${id}-hint`} className="text-note text-soft">
              {hint}
            </span>
          )}
        </div>
      )}
    </li>
  );
}

interface EntryProps {
  id: string;
  specific: ItemSpecific;
  onChange: Props['onChange'];
}

/** A picker for each value that the field takes, one more than it has. */
function Pickers({ id, specific, options, onChange }: EntryProps & { options: readonly string[] }) {
  const { label, most, hint, answerAs } = specific;
  const values = specific.values.map(({ value }) => value);
  const room = Math.min(most ?? values.length + 1, values.length + 1);
  const count = answerAs.kind === 'condition' ? 1 : Math.max(room, values.length);
  return Array.from({ length: count }, (_, place) => (
    <NativeSelect
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are what they are
      key={place}
      id={place === 0 ? id : undefined}
      aria-label={place === 0 ? undefined : `${label}, ${place + 1}`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="min-w-32 flex-1"
      value={values[place] ?? ''}
      onChange={(event) => {
        const next = [...values];
        next[place] = event.target.value;
        onChange(next);
      }}
    >
      {(answerAs.kind !== 'condition' || values.length === 0) && <option value="">Not said</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </NativeSelect>
  ));
}

/** What is typed counts when the field is left, or at Enter; Escape brings back what was there. */
function TextField({ id, text, specific, onChange }: EntryProps & { text: string }) {
  const [typed, setTyped] = useState(text);
  const { most, hint } = specific;

  function commit() {
    if (typed.trim() === text) return;
    onChange(most === 1 ? [typed] : typed.split(','));
  }

  return (
    <input
      id={id}
      className={inputClass}
      value={typed}
      placeholder="Not said"
      maxLength={300}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(text);
      }}
    />
  );
}
