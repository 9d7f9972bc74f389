import {
  DATE_FILTERS,
  LIMITS,
  LISTING_SORTS,
  LISTING_STATES,
  PLATFORMS,
  TIMING,
} from '@smart-listings/contract';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { inputClass } from '../../../ui/field.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import type { Filters } from '../filters.ts';

interface Props {
  filters: Filters;
  onChange: (part: Partial<Filters>, options?: { replace: boolean }) => void;
}

export function FilterBar({ filters, onChange }: Props) {
  return (
    <search aria-label="Saved listings" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <SearchField filters={filters} onChange={onChange} />
      <NativeSelect
        aria-label="Platform"
        className="sm:w-44"
        value={filters.platform ?? ''}
        onChange={(event) =>
          onChange({ platform: PLATFORMS.find((name) => name === event.target.value) ?? null })
        }
      >
        <option value="">All platforms</option>
        {PLATFORMS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Date saved"
        className="sm:w-40"
        value={filters.date}
        onChange={(event) =>
          onChange({ date: DATE_FILTERS.find(({ code }) => code === event.target.value)?.code ?? 'all' })
        }
      >
        {DATE_FILTERS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="State"
        className="sm:w-36"
        value={filters.state ?? ''}
        onChange={(event) =>
          onChange({ state: LISTING_STATES.find(({ code }) => code === event.target.value)?.code ?? null })
        }
      >
        <option value="">All states</option>
        {LISTING_STATES.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label="Order"
        className="sm:w-40"
        value={filters.sort}
        onChange={(event) =>
          onChange({ sort: LISTING_SORTS.find(({ code }) => code === event.target.value)?.code ?? 'newest' })
        }
      >
        {LISTING_SORTS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </search>
  );
}

/** The words go into the address a moment after the last key. */
function SearchField({ filters, onChange }: Props) {
  const [text, setText] = useState(filters.search);
  const [shown, setShown] = useState(filters.search);
  const [sent, setSent] = useState<string | null>(null);
  if (filters.search !== shown) {
    setShown(filters.search);
    setSent(null);
    // The address has moved by other means, e.g. one step back: the field follows.
    if (filters.search !== sent) setText(filters.search);
  }

  const send = useEffectEvent((words: string) => {
    setSent(words);
    // Typing on replaces the last search: one step back leaves it.
    onChange({ search: words }, { replace: shown !== '' });
  });
  useEffect(() => {
    const words = text.trim();
    if (words === shown) return;
    const timer = setTimeout(() => send(words), TIMING.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text, shown]);

  return (
    <div className="relative col-span-2 min-w-56 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        type="search"
        aria-label="Search your listings"
        placeholder="Search titles, tags and item names"
        maxLength={LIMITS.saved.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${inputClass} pl-9`}
      />
    </div>
  );
}
