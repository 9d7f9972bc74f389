import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';

export type Answer = (ids: readonly string[], field: { label: string; value: string }) => Promise<void>;

interface Props {
  /** As the marketplace's form calls it. */
  label: string;
  title: string;
  /** The listing that asks, and behind it the others that ask the same. */
  ids: readonly string[];
  onAnswer: Answer;
}

/** What keeps a listing out of a file and only its seller can say, said where it is missed. */
export function AskedField({ label, title, ids, onAnswer }: Props) {
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const said = value.trim();

  async function answer(chosen: readonly string[]) {
    if (said === '' || busy) return;
    setBusy(true);
    await onAnswer(chosen, { label, value: said });
    setBusy(false);
  }

  return (
    <form
      className="mt-1.5 flex flex-wrap items-center gap-2"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void answer(ids.slice(0, 1));
      }}
    >
      <label htmlFor={id} className="text-note font-semibold">
        {label}
        <span className="sr-only"> of {title}</span>
      </label>
      <div className="w-32">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          className={`${inputClass} min-h-8 py-0.5 text-note md:text-note`}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" size="small" disabled={said === '' || busy}>
        Set
      </Button>
      {ids.length > 1 && said !== '' && (
        <Button size="small" disabled={busy} onClick={() => void answer(ids)}>
          Set for all {ids.length}
        </Button>
      )}
    </form>
  );
}
