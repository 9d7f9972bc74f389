import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/**
 * The filters of the page's address and how to change them. Any change but that of the page leads
 * back to page 1; typing on in a search replaces it, so that one step back leaves the search.
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);

  function change(part: Partial<Filters>, { replace = false } = {}) {
    setQuery(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: true });
  }

  return { filters, change };
}
