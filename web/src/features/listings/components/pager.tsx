import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatCount } from '../format.ts';

interface Props {
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
}

/** To the neighbouring pages, to both ends, and to any page by its number. */
export function Pager({ page, pageCount, onChange }: Props) {
  function go(to: number) {
    const target = Math.min(Math.max(to, 1), pageCount);
    if (target !== page) onChange(target);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isSafeInteger(typed)) go(typed);
  }

  // A button at the end of its way keeps the focus: it is off by aria-disabled alone.
  const step = (label: string, to: number, icon: ReactNode) => (
    <IconButton
      label={label}
      aria-disabled={to < 1 || to > pageCount || to === page}
      onClick={() => go(to)}
      className="border-line max-lg:size-11 aria-disabled:opacity-50"
    >
      {icon}
    </IconButton>
  );

  return (
    <nav aria-label="Pages" className="tabular flex items-center gap-1.5 text-sm max-[360px]:gap-0">
      {step('First page', 1, <ChevronFirst aria-hidden className="size-4" />)}
      {step('Previous page', page - 1, <ChevronLeft aria-hidden className="size-4" />)}
      <form
        onSubmit={handleSubmit}
        className="flex items-center gap-1.5 px-1.5 whitespace-nowrap max-[360px]:px-0"
      >
        <label htmlFor="page-number" className="max-[360px]:sr-only">
          Page
        </label>
        <input
          key={page}
          id="page-number"
          name="page"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={page}
          size={Math.max(2, String(pageCount).length)}
          onBlur={(event) => event.currentTarget.form?.requestSubmit()}
          className="min-h-8 rounded-md border border-edge bg-sheet px-1.5 text-center max-lg:min-h-11 max-lg:text-base"
        />
        <span>of {formatCount(pageCount)}</span>
      </form>
      {step('Next page', page + 1, <ChevronRight aria-hidden className="size-4" />)}
      {step('Last page', pageCount, <ChevronLast aria-hidden className="size-4" />)}
    </nav>
  );
}
