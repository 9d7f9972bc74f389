import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { inputClass } from './field.tsx';

/** The browser's own select: quickest with a keyboard, best on a phone. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(inputClass, 'appearance-none pr-9')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
