import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { inputClass } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** null: nothing, or nothing that can be read. */
  value: number | null;
  /** The amount in what was typed; null when there is none. */
  parse: (text: string) => number | null;
  onChange: (value: number | null) => void;
}

/** A number typed the way its writer writes numbers: kept as typed, marked when it cannot be read. */
export function AmountInput({ value, parse, onChange, className, ...rest }: Props) {
  const [text, setText] = useState(value === null ? '' : String(value));
  // A value from elsewhere, e.g. a reset, replaces what was typed.
  const shown = parse(text) === value ? text : value === null ? text : String(value);
  const unreadable = shown.trim() !== '' && parse(shown) === null;
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      aria-invalid={unreadable || undefined}
      onChange={(event) => {
        setText(event.target.value);
        onChange(parse(event.target.value));
      }}
      className={classNames(inputClass, 'tabular min-h-9 py-1', className)}
    />
  );
}
