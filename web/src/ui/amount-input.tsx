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

/**
 * A number typed the way its writer writes numbers: kept as typed, marked when it cannot be read. A form does not
 * go out with it then: it would be taken for an amount that was left empty.
 */
export function AmountInput({ value, parse, onChange, className, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : String(value));
  const isReadable = shown.trim() === '' || parse(shown) !== null;
  return (
    <input
      {...rest}
      ref={(input) => input?.setCustomValidity(isReadable ? '' : 'Enter an amount, such as 4.50.')}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      aria-invalid={isReadable ? undefined : true}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(parse(event.target.value));
      }}
      // What cannot be read stays to be mended.
      onBlur={() => isReadable && setDraft(null)}
      className={classNames(inputClass, 'tabular min-h-9 py-1', className)}
    />
  );
}
