import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the result stands beside the form, and not below it. For parts that are drawn in a browser only. */
export function useIsWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
}
