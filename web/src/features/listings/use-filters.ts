import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters of the page's address and how to change them. Any change but that of the page leads
 * back to page 1; typing on in a search replaces it, so that one step back leaves the search.
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  // The router takes its time with a new address: whoever changes a second filter meanwhile keeps the first.
  const asked = useRef(filters);
  useEffect(() => {
    asked.current = filters;
  }, [filters]);

  function change(part: Partial<Filters>, { replace = false } = {}) {
    asked.current = { ...asked.current, page: 1, ...part };
    setQuery(writeFilters(asked.current), { replace, preventScrollReset: true });
  }

  return { filters, change };
}
