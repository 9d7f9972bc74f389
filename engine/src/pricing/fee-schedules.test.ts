import { PLATFORMS } from '@smart-listings/contract';
import { describe, expect, test } from 'vitest';
import type { Family } from '../categories/family.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import { adaptSchedule, feeKey, OWN_SCHEDULE, pickSchedule, schedulesFor } from './fee-schedules.ts';
import { netProceeds } from './net-proceeds.ts';

const first = (platform: (typeof PLATFORMS)[number], currency: string) => {
  const [schedule = OWN_SCHEDULE] = schedulesFor(marketplaceOf(platform), currency);
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

  test('has no sales tax of its country for buyers in another currency, until the seller says so', () => {
    for (const name of ['Etsy', 'eBay'] as const) {
      const schedule = first(name, 'USD');
      const taxIn = (own: Record<string, number>) =>
        netProceeds(adaptSchedule(schedule, 'EUR', own), { price: 100 }).addedForBuyer;
      expect(taxIn({}).filter(({ amount }) => amount > 0)).toEqual([]);
      expect(taxIn({ [feeKey(schedule.id, 'sales-tax', 'percent', 0)]: 19 })).toMatchObject([{ amount: 19 }]);
    }
  });

  test('takes the seller’s own numbers', () => {
    const own = { [feeKey('own', 'fee', 'percent', 0)]: 10, [feeKey('own', 'fee', 'fixed', 0)]: 0.5 };
    const sale = { price: 20 };
    expect(netProceeds(adaptSchedule(OWN_SCHEDULE, 'EUR', own), sale).payout).toBe(17.5);
  });
});

describe('the schedule for an item', () => {
  const picked = (
    platform: (typeof PLATFORMS)[number],
    family: Family | null,
    { currency = 'GBP', ...chosen }: { currency?: string; here?: string; last?: string } = {},
  ) => pickSchedule(schedulesFor(marketplaceOf(platform), currency), family, chosen)?.id;

  test.each([
    ['Amazon', 'clothing', 'GBP', 'amazon-uk-clothing'],
    ['Amazon', 'phones', 'GBP', 'amazon-uk-electronics'],
    ['Amazon', 'tools', 'GBP', 'amazon-uk-tools'],
    ['Amazon', 'sports', 'GBP', 'amazon-uk'],
    ['Amazon', 'toys', 'USD', 'amazon-us'],
    ['Amazon', null, 'GBP', 'amazon-uk'],
    ['eBay', 'watches', 'USD', 'ebay-us-watches'],
    ['eBay', 'toys', 'GBP', 'ebay-uk-private'],
    ['Etsy', 'jewellery', 'GBP', 'etsy-uk'],
  ] as const)('on %s, %s in %s: %s', (platform, family, currency, id) => {
    expect(picked(platform, family, { currency })).toBe(id);
  });

  // What Amazon's own tables give for such a price, without the fee for each piece and the VAT.
  test.each([
    ['USD', 'clothing', 18, 1.8],
    ['USD', 'clothing', 40, 6.8],
    ['USD', 'jewellery', 300, 52.5],
    ['USD', 'watches', 2_000, 255],
    ['USD', 'furniture', 300, 40],
    ['USD', 'beauty', 10, 0.8],
    ['USD', 'cameras', 500, 40],
    ['GBP', 'jewellery', 300, 49.73],
    ['GBP', 'furniture', 300, 39.53],
    ['GBP', 'vehicle-parts', 100, 11.93],
    ['GBP', 'computers', 500, 35.7],
  ] as const)('takes Amazon’s share of such goods: %s, %s at %d: %d', (currency, family, price, share) => {
    const schedule = pickSchedule(schedulesFor(marketplaceOf('Amazon'), currency), family, {});
    const [referral] = netProceeds(schedule ?? OWN_SCHEDULE, { price }).fees;
    expect(referral).toMatchObject({ id: 'referral', amount: share });
  });

  test('is the one that was chosen for such goods', () => {
    expect(picked('Amazon', 'clothing', { here: 'amazon-uk', last: 'amazon-uk' })).toBe('amazon-uk');
  });

  test('keeps the kind and place of seller, not the goods, of the one chosen last', () => {
    expect(picked('eBay', 'watches', { last: 'ebay-us-media' })).toBe('ebay-us-watches');
    expect(picked('eBay', 'tools', { last: 'ebay-us-media' })).toBe('ebay-us');
    expect(picked('eBay', 'tools', { last: 'ebay-uk-business' })).toBe('ebay-uk-business');
    expect(picked('eBay', 'shoes', { last: 'ebay-uk-business' })).toBe('ebay-uk-business-clothing');
    expect(picked('eBay', 'tools', { last: 'ebay-uk-business-jewellery' })).toBe('ebay-uk-business');
    expect(picked('Facebook Marketplace', 'tools', { last: 'facebook-uk-shipped' })).toBe(
      'facebook-uk-shipped',
    );
  });
});
