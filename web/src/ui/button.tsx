import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const LOOKS = {
  /** The next action, at most one in view. */
  accent:
    'bg-accent text-on-accent font-semibold border-transparent hover:bg-accent-press disabled:bg-sunken disabled:text-soft',
  outline: 'bg-sheet border-edge text-ink hover:bg-sunken disabled:text-soft disabled:border-line',
  /** Takes something away. */
  danger: 'bg-sheet border-edge text-bad hover:bg-bad-wash disabled:text-soft disabled:border-line',
  quiet: 'border-transparent text-ink hover:bg-sunken disabled:text-soft',
} as const;

const SIZES = {
  small: 'min-h-8 px-2.5 text-note gap-1.5 pointer-coarse:min-h-11',
  medium: 'min-h-10 px-3.5 text-body gap-2 pointer-coarse:min-h-11',
  large: 'min-h-11 px-5 text-base gap-2',
} as const;

export interface ButtonLook {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
}

export function buttonClass({ look = 'outline', size = 'medium' }: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md border text-center font-medium no-underline transition-colors',
    LOOKS[look],
    SIZES[size],
  );
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type="button" {...rest} className={classNames(buttonClass({ look, size }), className)} />;
}
