/** Which fees a seller most likely pays on a marketplace, in the seller's currency, and with the seller's own numbers. */
import type { Family } from '../categories/family.ts';
import type { FeePart, FeeSchedule } from '../marketplaces/fees.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { ratePerPound } from './currencies.ts';

/** What is known of a marketplace's fees: all of its schedules, those in the currency first. */
export function schedulesFor({ fees }: Marketplace, currency: string): FeeSchedule[] {
  const near = (schedule: FeeSchedule) => (schedule.currency === currency ? 0 : 1);
  const general = (schedule: FeeSchedule) => (schedule.category === undefined ? 0 : 1);
  return fees.toSorted((a, b) => near(a) - near(b) || general(a) - general(b));
}

/** What the seller chose by hand, by schedule ids. */
export interface ChosenSchedules {
  /** For goods of this family. */
  here?: string | undefined;
  /** Last, for whatever goods. */
  last?: string | undefined;
}

/**
 * The schedule that fits the item: the one chosen for such goods; else the one for its family, for a seller of
 * the kind and place chosen last.
 * @param schedules as `schedulesFor` orders them
 */
export function pickSchedule(
  schedules: readonly FeeSchedule[],
  family: Family | null,
  { here, last }: ChosenSchedules,
): FeeSchedule | undefined {
  const byId = (id: string | undefined) => schedules.find((schedule) => schedule.id === id);
  const usual = byId(last) ?? schedules[0];
  const peers = schedules.filter(({ market, seller }) => market === usual?.market && seller === usual.seller);
  const forFamily = peers.find(({ families }) => family !== null && families?.includes(family));
  const general = usual?.families ? peers.find(({ families }) => families === undefined) : usual;
  return byId(here) ?? forFamily ?? general ?? usual;
}

/** A marketplace of which nothing is known: two numbers for the seller to fill in. */
export const OWN_SCHEDULE: FeeSchedule = {
  id: 'own',
  label: 'What your platform takes',
  market: 'all',
  seller: 'any',
  currency: 'GBP',
  parts: [
    {
      id: 'fee',
      label: 'Fee',
      paidBy: 'seller',
      base: 'order',
      rates: [{ upTo: null, percent: 0 }],
      rateMode: 'marginal',
      fixed: [{ upTo: null, amount: 0 }],
      source: 'nothing is known of this platform: enter its fees',
      asOf: '',
      certainty: 'unverified',
    },
  ],
};

/** Where a number of a schedule stands; it names a seller's own number for it. */
export function feeKey(schedule: string, part: string, number: 'percent' | 'fixed', index: number): string {
  return [schedule, part, number, index].join('/');
}

/**
 * The schedule in another currency, at reference rates, with the seller's own numbers in it.
 * @param currency 'GBP', one with a reference rate
 * @param own by `feeKey`; amounts in `currency`
 */
export function adaptSchedule(
  schedule: FeeSchedule,
  currency: string,
  own: Readonly<Record<string, number>>,
): Pick<FeeSchedule, 'parts'> {
  const rate = (ratePerPound(currency) ?? 1) / (ratePerPound(schedule.currency) ?? 1);
  const convert = (amount: number) => (rate === 1 ? amount : Math.round(amount * rate * 100) / 100);
  const convertLimit = (limit: number | null) => (limit === null ? null : convert(limit));
  // What a country takes of its buyers it does not take of another's.
  const isAbroad = schedule.currency !== currency;
  const usual = ({ isTax, paidBy }: FeePart, percent: number) =>
    isAbroad && isTax && paidBy === 'buyer' ? 0 : percent;
  const parts = schedule.parts.map(
    (part): FeePart => ({
      ...part,
      rates: part.rates.map(({ upTo, percent }, index) => ({
        upTo: convertLimit(upTo),
        percent: own[feeKey(schedule.id, part.id, 'percent', index)] ?? usual(part, percent),
      })),
      fixed: part.fixed.map(({ upTo, amount }, index) => ({
        upTo: convertLimit(upTo),
        amount: own[feeKey(schedule.id, part.id, 'fixed', index)] ?? convert(amount),
      })),
      ...(part.minimum !== undefined && { minimum: convert(part.minimum) }),
      ...(part.maximum !== undefined && { maximum: convert(part.maximum) }),
    }),
  );
  return { parts };
}
