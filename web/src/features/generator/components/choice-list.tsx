import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props<Item> {
  label: string;
  items: readonly Item[];
  isChosen: (item: Item) => boolean;
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
}

/** Rows of which one press takes one. */
export function ChoiceList<Item extends { id: string }>(props: Props<Item>) {
  const { label, items, isChosen, onChoose, children } = props;
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-pressed={isChosen(item)}
            onClick={() => onChoose(item)}
            className="flex min-h-10 w-full items-center gap-2 rounded-md border border-line px-3 py-1.5 text-left text-sm hover:bg-sunken aria-pressed:border-ink pointer-coarse:min-h-11"
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children(item)}</span>
            {isChosen(item) && <Check aria-hidden className="size-4 shrink-0 text-good" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
