import { PLATFORMS } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeeSchedule } from '../marketplaces/fees.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import { askedPrice, netProceeds, priceForProfit } from './net-proceeds.ts';

const SCHEDULES = PLATFORMS.flatMap((platform) => marketplaceOf(platform).fees);

function schedule(id: string): FeeSchedule {
  const found = SCHEDULES.find((entry) => entry.id === id);
  if (!found) throw new Error(`no schedule ${id}`);
  return found;
}

/** As for buyers in a state without sales tax. */
function untaxed(id: string): FeeSchedule {
  const given = schedule(id);
  return { ...given, parts: given.parts.filter(({ isTax }) => !isTax) };
}

describe('netProceeds', () => {
  it.each([
    // 13.6 % of 107.52, and $0.40.
    ['ebay-us', 15.02],
    // $0.20, 6.5 % of 100, 3 % of 107.52 and $0.25.
    ['etsy-us', 10.18],
  ])('takes the percentage of %s of the buyer’s sales tax too', (id, fees) => {
    const net = netProceeds(schedule(id), { price: 80, postageCharged: 20 });
    expect(net.totalFees).toBe(fees);
    expect(net.payout).toBeCloseTo(100 - fees);
    expect(net.addedForBuyer).toMatchObject([{ id: 'sales-tax', amount: 7.52 }]);
  });

  it('adds VAT to Amazon’s fees in the UK', () => {
    // 15.3 % and £0.75, and a fifth of both.
    expect(netProceeds(schedule('amazon-uk'), { price: 100 }).fees.map(({ amount }) => amount)).toEqual([
      15.3, 0.75, 3.21,
    ]);
  });

  it('takes nothing from a private seller on eBay UK, and says what the buyer pays', () => {
    const net = netProceeds(schedule('ebay-uk-private'), { price: 100 });
    expect(net).toMatchObject({ totalFees: 0, payout: 100 });
    // 7 % of 20, 4 % of 80, and ten pence.
    expect(net.addedForBuyer).toEqual([{ id: 'buyer-protection', label: expect.any(String), amount: 4.7 }]);
  });

  it('takes the percentage of price and postage, and a fixed part', () => {
    const net = netProceeds(untaxed('ebay-us'), { price: 90, postageCharged: 10, postageCost: 8, cost: 30 });
    expect(net.totalFees).toBe(14);
    expect(net.payout).toBe(86);
    expect(net.profit).toBe(48);
  });

  it('charges a smaller fixed part on small orders', () => {
    expect(netProceeds(untaxed('ebay-us'), { price: 10 }).totalFees).toBe(1.66);
  });

  it('puts VAT on the fees, not on the price', () => {
    const net = netProceeds(schedule('ebay-uk-business'), { price: 100 });
    // 10.9 % and £0.40, 0.35 %, and a fifth of both.
    expect(net.fees.map(({ amount }) => amount)).toEqual([11.3, 0.35, 2.33]);
  });

  it('charges optional parts only when they are asked for', () => {
    const without = netProceeds(untaxed('etsy-us'), { price: 50 });
    const ads = netProceeds(untaxed('etsy-us'), { price: 50, optionalParts: ['offsite-ads'] });
    expect(without.totalFees).toBe(5.2);
    expect(ads.totalFees - without.totalFees).toBeCloseTo(7.5);
  });

  it('adds up to the price, on every marketplace', () => {
    const pounds = fc.integer({ min: 0, max: 5_000_000 }).map((pence) => pence / 100);
    fc.assert(
      fc.property(fc.constantFrom(...SCHEDULES), pounds, pounds, (fees, price, postageCharged) => {
        const net = netProceeds(fees, { price, postageCharged });
        expect(net.payout + net.totalFees).toBeCloseTo(price + postageCharged, 2);
        expect(net.totalFees).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('priceForProfit', () => {
  it('finds the price that leaves the wanted profit', () => {
    expect(priceForProfit(schedule('ebay-uk-private'), { cost: 12, postageCost: 3 }, 20)).toBe(35);
    expect(priceForProfit(untaxed('ebay-us'), { cost: 30 }, 48)).toBe(90.74);
  });

  it('finds the lowest one, on every marketplace', () => {
    const wanted = fc.integer({ min: 0, max: 20_000 }).map((pence) => pence / 100);
    fc.assert(
      fc.property(fc.constantFrom(...SCHEDULES), wanted, (fees, profit) => {
        const price = priceForProfit(fees, {}, profit) ?? Number.NaN;
        expect(netProceeds(fees, { price }).profit).toBeGreaterThanOrEqual(profit);
        const below = [0.01, 0.5, 1, 2].map((step) => price - step).filter((lower) => lower > 0);
        for (const lower of below)
          expect(netProceeds(fees, { price: lower }).profit).toBeLessThanOrEqual(profit);
      }),
    );
  });

  it('says so where no price does', () => {
    const all = {
      ...schedule('ebay-uk-private'),
      parts: [{ ...untaxed('ebay-us').parts[0], rates: [{ upTo: null, percent: 100 }] }],
    };
    expect(priceForProfit(all as FeeSchedule, {}, 1)).toBeNull();
  });
});

describe('askedPrice', () => {
  it.each([
    ['ebay-uk-private', 104.7, 100],
    ['ebay-uk-private', 21.5, 20],
    ['vinted-private', 11.2, 10],
    ['etsy-uk', 20, 20],
  ])('takes off what %s adds for the buyer: %f is %f', (id, shown, asked) => {
    expect(askedPrice(schedule(id), shown)).toBe(asked);
  });

  it('and what is added to it are the price that was shown, but for a penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (pence) => {
        const { addedForBuyer } = netProceeds(schedule('ebay-uk-private'), { price: pence / 100 });
        const shown = pence / 100 + (addedForBuyer[0]?.amount ?? 0);
        expect(askedPrice(schedule('ebay-uk-private'), shown)).toBeCloseTo(pence / 100, 1);
      }),
    );
  });
});
