import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A choice about what stands beside it, in a row of its own. */
export function Tick({ checked, onChange, className = '', children }: Props) {
  return (
    <label className={`flex min-h-8 w-fit items-center gap-2 text-note pointer-coarse:min-h-11 ${className}`}>
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
