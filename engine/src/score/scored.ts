import type { Breach, Claim, Fact, FactKind, ListingText, ScorePart } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';

/** What every part of the score looks at. */
export interface Scored {
  listing: ListingText;
  ledger: Ledger;
  findings: { breaches: readonly Breach[]; claims: readonly Claim[] };
  words: ReadonlySet<string>;
  /** The facts that the listing says, and those that its title says. */
  said: ReadonlySet<Fact>;
  inTitle: ReadonlySet<Fact>;
}

/** What a buyer misses in a text that leaves it out. */
export const DETAILS: ReadonlySet<FactKind> = new Set([
  'size',
  'colour',
  'material',
  'measurement',
  'identifier',
  'included',
  'missing',
  'flaw',
  'feature',
  'working',
  'quantity',
]);
export const FLAWS: ReadonlySet<FactKind> = new Set(['flaw', 'missing']);

/** Makes one part: its share of the most points, and the change that would raise it. */
export function part(id: string, label: string, max: number) {
  return (share: number, advice: string): ScorePart => {
    const points = Math.round(Math.min(1, Math.max(0, share)) * max * 10) / 10;
    return { id, label, max, points, advice: points >= max ? null : advice };
  };
}
