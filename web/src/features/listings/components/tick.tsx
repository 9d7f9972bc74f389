import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A choice about what a button beside it does. */
export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className="flex min-h-8 w-fit items-center gap-2 text-note max-lg:min-h-11 max-sm:w-full sm:ml-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-ink"
      />
      {children}
    </label>
  );
}
