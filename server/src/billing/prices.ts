import type { BillingProvider } from './billing-provider.ts';

export interface Prices {
  /** 'from 5.99 USD per month'; null when the provider names none, or not in time. */
  find(country: string): Promise<string | null>;
}

type Shop = Pick<BillingProvider, 'findPrice'>;

interface Parts {
  clock: () => Date;
  waitMs?: number;
}

interface Kept {
  text: Promise<string | null>;
  until: number;
}

const KEPT_MS = 3_600_000;
/** What failed is asked again after this. */
const FAILED_MS = 60_000;
/** A page waits this long for a price in its own currency; the answer is kept for the next. */
const WAIT_MS = 1_000;

/** Prices by country: each is asked for once an hour, however many pages open. */
export function createPrices(provider: Shop | null, { clock, waitMs = WAIT_MS }: Parts): Prices {
  const kept = new Map<string, Kept>();
  const ask = (from: Shop, country: string): Promise<string | null> => {
    const entry: Kept = { text: Promise.resolve(null), until: clock().getTime() + KEPT_MS };
    entry.text = from.findPrice(country).catch(() => {
      entry.until = clock().getTime() + FAILED_MS;
      return null;
    });
    kept.set(country, entry);
    return entry.text;
  };
  return {
    async find(country) {
      if (!provider) return null;
      const known = kept.get(country);
      const text = known && clock().getTime() < known.until ? known.text : ask(provider, country);
      const { promise: late, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(resolve, waitMs, null);
      return Promise.race([text, late]).finally(() => clearTimeout(timer));
    },
  };
}
