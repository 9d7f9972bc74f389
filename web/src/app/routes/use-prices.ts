import { useState } from 'react';
import type { Research } from '../../features/competition/snapshot.ts';
import type { useWorkbench } from '../../features/generator/use-workbench.ts';

/** What similar items cost, as far as it was looked for. */
export function useResearch() {
  /** undefined: what an earlier page left behind has not been looked for. */
  const [research, setResearch] = useState<Research | null | undefined>();

  /** Forgets it with the item; what undoes it, or null without need. */
  function clear(): (() => void) | null {
    setResearch(null);
    return research ? () => setResearch(research) : null;
  }

  return {
    research,
    setResearch,
    found: research?.snapshot ?? null,
    clear,
  };
}

/** What is known of the item's price beside the listing: what similar ones cost, and what the seller wants for it. */
export type Prices = ReturnType<typeof useResearch> &
  Pick<ReturnType<typeof useWorkbench>, 'ownIn' | 'setOwn'>;
