// What a condition or a sort of make is worth, by pairs of real prices that differ in nothing else: of one source, kind and
// currency, and for conditions of one make. A group of such prices counts by how many pairs it makes room for, so that one
// large group does not decide; a step counts where its interval over the groups leaves out one.
import type { Condition } from '@smart-listings/contract';
import { fold } from '../engine/src/language/fold.ts';
import { brandOf, categoryOf, tierOf } from '../engine/src/pricing/price-features.ts';
import { itemOf, type RealPrice } from './real-prices.ts';

/** Of fewer groups nobody knows how far they lie apart. */
const LEAST_GROUPS = 5;

export interface PricedThing {
  real: RealPrice;
  make: string;
  tier: ReturnType<typeof tierOf>;
  level: 'private' | 'market';
  kind: string;
  family: string;
  condition: Condition;
}

export interface Step {
  pairs: number;
  groups: number;
  times: number;
  /** Two standard errors over the groups to each side. */
  low: number;
  high: number;
  counts: boolean;
}

/** Those of the prices whose kind is sure. */
export function pricedThings(prices: readonly RealPrice[]): PricedThing[] {
  return prices.flatMap((real) => {
    const item = itemOf(real);
    const category = categoryOf(item);
    if (category === undefined || item.condition === null) return [];
    const { id: kind, family } = category;
    const { level } = item.marketplace.prices;
    return [
      { real, make: fold(brandOf(item)), tier: tierOf(item), level, kind, family, condition: item.condition },
    ];
  });
}

/** What those of `one` bring for each pound that those of `other` bring, in groups that differ in nothing else. */
export function measureStep(
  things: readonly PricedThing[],
  groupOf: (thing: PricedThing) => string,
  { one, other }: Record<'one' | 'other', (thing: PricedThing) => boolean>,
): Step {
  const groups = [...Map.groupBy(things, groupOf).values()].flatMap((group) => {
    const [a, b] = [group.filter(one), group.filter(other)];
    if (a.length === 0 || b.length === 0) return [];
    const pairs = a.length * b.length;
    return [{ pairs, weight: pairs / (a.length + b.length), log: meanLog(a) - meanLog(b) }];
  });
  const whole = groups.reduce((sum, { weight }) => sum + weight, 0);
  const mean = groups.reduce((sum, { weight, log }) => sum + weight * log, 0) / whole;
  const spread = groups.reduce((sum, { weight, log }) => sum + (weight * (log - mean)) ** 2, 0);
  const error = Math.sqrt(spread) / whole;
  const [low, high] = [Math.exp(mean - 2 * error), Math.exp(mean + 2 * error)];
  return {
    pairs: groups.reduce((sum, { pairs }) => sum + pairs, 0),
    groups: groups.length,
    times: Math.exp(mean),
    low,
    high,
    counts: groups.length >= LEAST_GROUPS && (low > 1 || high < 1),
  };
}

const meanLog = (things: readonly PricedThing[]) =>
  things.reduce((sum, { real }) => sum + Math.log(real.price), 0) / things.length;

const bySite = ({ real, kind }: PricedThing) => [real.source, real.currency, kind].join('|');

/** Conditions that no pair tells apart from one another make one step. */
const UNWORN: ReadonlySet<Condition> = new Set(['new', 'open-box']);
const WORN: ReadonlySet<Condition> = new Set(['used-like-new', 'used-good']);

export interface ConditionStep {
  name: string;
  family: string;
  conditions: ReadonlySet<Condition>;
  step: Step;
}

/** What each condition is worth beside used, good: of the same make and kind on the same site. */
export function conditionSteps(things: readonly PricedThing[]): ConditionStep[] {
  const steps = [
    { name: 'unworn', conditions: UNWORN, beside: WORN },
    { name: 'like new', conditions: new Set<Condition>(['used-like-new']), beside: new Set(['used-good']) },
    { name: 'fair', conditions: new Set<Condition>(['used-fair']), beside: WORN },
  ];
  const families = [...new Set(things.map(({ family }) => family))].toSorted();
  return steps.flatMap(({ name, conditions, beside }) =>
    families.flatMap((family) => {
      const step = measureStep(
        things.filter((thing) => thing.family === family && thing.make !== ''),
        (thing) => `${bySite(thing)}|${thing.make}`,
        {
          one: ({ condition }) => conditions.has(condition),
          other: ({ condition }) => beside.has(condition),
        },
      );
      return step.groups > 0 ? [{ name, family, conditions, step }] : [];
    }),
  );
}

/** What other sorts of make are held against, where each sort of marketplace has most of its prices. */
const PLAIN = { private: 'middle', market: 'designer' } as const;

export interface MakeStep {
  level: 'private' | 'market';
  tier: PricedThing['tier'];
  beside: PricedThing['tier'];
  step: Step;
}

/** What each sort of make is worth beside the plainest: of the same kind, worn or unworn, on the same site. */
export function makeSteps(things: readonly PricedThing[]): MakeStep[] {
  return (['private', 'market'] as const).flatMap((level) => {
    const beside = PLAIN[level];
    const here = things.filter((thing) => thing.level === level);
    return [...new Set(here.map(({ tier }) => tier))]
      .filter((tier) => tier !== beside)
      .toSorted()
      .map((tier) => ({
        level,
        tier,
        beside,
        step: measureStep(here, (thing) => `${bySite(thing)}|${UNWORN.has(thing.condition)}`, {
          one: (thing) => thing.tier === tier,
          other: (thing) => thing.tier === beside,
        }),
      }));
  });
}
