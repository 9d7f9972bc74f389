import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A square button with an icon and a name for everyone: label and tooltip. */
export function IconButton({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex size-8 pointer-coarse:size-11 shrink-0 items-center justify-center rounded-md border border-transparent text-soft transition-colors hover:bg-sunken hover:text-ink aria-pressed:border-edge aria-pressed:bg-sunken aria-pressed:text-ink disabled:opacity-50 aria-disabled:opacity-50',
        className,
      )}
    />
  );
}
