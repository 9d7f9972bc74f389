import { PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import { adaptSchedule, feeKey, OWN_SCHEDULE, schedulesFor } from './fee-schedules.ts';
import { netProceeds } from './net-proceeds.ts';

const first = (platform: (typeof PLATFORMS)[number], currency: string) => {
  const [schedule = OWN_SCHEDULE] = schedulesFor(platform, currency);
  return schedule;
};

describe('the schedule of a marketplace', () => {
  test.each([
    ['eBay', 'GBP', 'ebay-uk-private'],
    ['eBay', 'USD', 'ebay-us'],
    ['Amazon', 'USD', 'amazon-us'],
    ['Vinted', 'EUR', 'vinted-private'],
    ['Other', 'GBP', 'own'],
  ] as const)('%s in %s: %s', (platform, currency, id) => {
    expect(first(platform, currency).id).toBe(id);
  });

  test('takes fixed amounts at the reference rate, percentages as they are', () => {
    const { parts } = adaptSchedule(first('Etsy', 'USD'), 'JPY', {});
    expect(parts[0]?.fixed[0]?.amount).toBeCloseTo((0.2 * 196) / 1.35, 1);
    expect(parts[1]?.rates[0]?.percent).toBe(6.5);
  });

  test('is left as it is in its own currency', () => {
    for (const platform of PLATFORMS) {
      const schedule = first(platform, 'GBP');
      if (schedule.currency !== 'GBP') continue;
      expect(adaptSchedule(schedule, 'GBP', {}).parts).toEqual(schedule.parts);
    }
  });

  test('takes the seller’s own numbers', () => {
    const own = { [feeKey('own', 'fee', 'percent', 0)]: 10, [feeKey('own', 'fee', 'fixed', 0)]: 0.5 };
    const sale = { price: 20 };
    expect(netProceeds(adaptSchedule(OWN_SCHEDULE, 'EUR', own), sale).payout).toBe(17.5);
  });
});
