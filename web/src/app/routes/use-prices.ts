import { useState } from 'react';
import type { Research } from '../../features/competition/snapshot.ts';

/** What the seller means to ask, in the currency that it was typed in: in another it means nothing. */
interface OwnPrice {
  amount: number;
  currency: string;
}

/** What is known of the item's price beside the listing: what similar ones cost, and what the seller wants for it. */
export function usePrices() {
  /** undefined: what an earlier page left behind has not been looked for. */
  const [research, setResearch] = useState<Research | null | undefined>();
  const [own, setOwn] = useState<OwnPrice | null>(null);

  /** Forgets it with the item; what undoes it, or null without need. */
  function clear(): (() => void) | null {
    setResearch(null);
    setOwn(null);
    if (!research && !own) return null;
    return () => {
      setResearch(research);
      setOwn(own);
    };
  }

  return {
    research,
    setResearch,
    analysis: research?.snapshot?.analysis ?? null,
    clear,
    ownIn: (currency: string) => (own?.currency === currency ? own.amount : null),
    setOwn: (amount: number | null, currency: string) =>
      setOwn(amount === null ? null : { amount, currency }),
  };
}

export type Prices = ReturnType<typeof usePrices>;
