import type { ComponentProps } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { ProBadge } from './pro-badge.tsx';

interface Props extends ComponentProps<'button'> {
  /** Whether the paid plan opens it for this visitor: it then shows that, and a press tells about the plans. */
  locked: boolean;
}

/**
 * The button of a feature that the paid plan opens: locked, with its badge and padlock, or as any other. One
 * element in both states, since the server says who this is while the button is already being pressed.
 */
export function ProButton({ locked, className, children, ...rest }: Props) {
  const look = locked
    ? 'inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-2 rounded-md border border-line px-2.5 text-note text-soft hover:border-edge hover:text-ink'
    : buttonClass({ size: 'small' });
  return (
    <button type="button" {...rest} className={classNames(look, className)}>
      {children}
      {locked && <ProBadge />}
    </button>
  );
}
