import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  good: 'border-good bg-good-wash text-good',
  bad: 'border-bad bg-bad-wash text-bad',
} as const;

interface Props {
  tone: keyof typeof TONES;
  ref?: Ref<HTMLParagraphElement>;
  className?: string;
  children: ReactNode;
}

/** A sentence in a box: green when something is done, red when it failed. Read out as it appears. */
export function Notice({ tone, ref, className, children }: Props) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('rounded-md border px-3 py-2 text-sm font-medium', TONES[tone], className)}
    >
      {children}
    </p>
  );
}
