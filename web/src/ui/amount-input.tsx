import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { inputClass } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** null: nothing, or nothing that can be read. */
  value: number | null;
  /** The amount in what was typed; null when there is none. */
  parse: (text: string) => number | null;
  onChange: (value: number | null) => void;
  /** Per cent, not money: 12.8 is 12.80 of no currency. */
  isShare?: boolean;
}

/**
 * A number typed the way its writer writes numbers: kept as typed, marked when it cannot be read. A form does not
 * go out with it then: it would be taken for an amount that was left empty.
 */
export function AmountInput({ value, parse, onChange, isShare = false, className, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (value === null ? '' : isShare ? String(value) : writeAmount(value));
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

/** 89.5 as a price tag has it: 89.50. */
function writeAmount(value: number): string {
  return String(value).replace(/\.\d$/, '$&0');
}
