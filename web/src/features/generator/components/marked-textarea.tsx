import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type Mark, segmentText } from '../marks.ts';

interface Props extends ComponentProps<'textarea'> {
  value: string;
  marks: readonly Mark[];
}

/**
 * A textarea that grows with its text and wears marks: a copy of the text, invisible but for the
 * marks, lies under it in the same grid cell and gives the height.
 */
export function MarkedTextarea({ value, marks, className, ...rest }: Props) {
  const shape = classNames(
    'col-start-1 row-start-1 w-full rounded-md border px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]',
    className,
  );
  return (
    <div className="grid">
      <div
        dir="auto"
        aria-hidden
        className={classNames(shape, 'border-transparent bg-sheet text-transparent select-none')}
      >
        {segmentText(value, marks).map((segment) =>
          segment.claim || segment.breach || segment.words || segment.facts ? (
            <mark
              key={segment.start}
              data-start={segment.start}
              className={classNames(
                segment.words && 'mark-words',
                segment.facts && 'mark-facts',
                segment.claim && 'mark-claim',
                segment.breach && 'mark-breach',
              )}
            >
              {segment.text}
            </mark>
          ) : (
            <span key={segment.start}>{segment.text}</span>
          ),
        )}
        {/* The last line needs something on it to count for the height. */}
        {'\u200b'}
      </div>
      <textarea
        dir="auto"
        {...rest}
        value={value}
        className={classNames(shape, 'resize-none overflow-hidden border-edge bg-transparent text-ink')}
      />
    </div>
  );
}
