import { LIMITS, STORAGE_KEYS } from '@smart-listings/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readText, writeText } from '../../lib/storage.ts';
import { type Filters, pageSizeOf, readFilters, writeFilters } from './filters.ts';

/**
 * The filters of the page's address and how to change them. Any change but that of the page leads
 * back to page 1; typing on in a search replaces it, so that one step back leaves the search.
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const [chosen] = useState(() => ({ size: lastSize() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another length comes with the next address, and not before it: the page of before is none of it
  const filters = useMemo(() => ({ ...readFilters(query), size: chosen.size }), [query, key, chosen]);
  // The router takes its time with a new address: whoever changes a second filter meanwhile keeps the first.
  const asked = useRef(filters);
  useEffect(() => {
    asked.current = filters;
  }, [filters]);

  function change(part: Partial<Filters>, { replace = false } = {}) {
    asked.current = { ...asked.current, page: 1, ...part };
    chosen.size = asked.current.size;
    if (part.size) writeText('local', STORAGE_KEYS.pageSize, String(part.size));
    setQuery(writeFilters(asked.current), { replace, preventScrollReset: true });
  }

  return { filters, change };
}

/** As this browser's seller chose last. */
function lastSize() {
  return pageSizeOf(readText('local', STORAGE_KEYS.pageSize)) ?? LIMITS.pageSize;
}
