import { CONDITION_CODES, type ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../categories/table.ts';
import { brandTier } from '../lexicon/brands.ts';
import { formOfSold, readSold } from '../test/corpus.ts';
import { readItem } from '../values/read-item.ts';
import { currencyCodes, findCurrency, formatPrice, middlePrice, roundPrice } from './currencies.ts';
import { estimatePrice } from './estimate.ts';

function formOf(more: Partial<ListingForm>): ListingForm {
  return {
    platform: 'eBay',
    itemName: 'Wool jumper',
    make: '',
    modelNumber: '',
    features: 'Blue, size M',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
    ...more,
  };
}

const estimate = (more: Partial<ListingForm>, currency = 'GBP (£)') =>
  estimatePrice(readItem(formOf(more)), currency);

describe('estimatePrice', () => {
  it('names category, condition and make, and says that it is an estimate', () => {
    const { priceJustification, pricingSource } = estimate({
      itemName: 'Samsung Galaxy S10',
      make: 'Samsung',
    });
    expect(pricingSource).toBe('heuristic');
    expect(priceJustification).toMatch(/own estimate, not market data/);
    expect(priceJustification).toMatch(/smartphone.*used, good.*Samsung/);
    expect(priceJustification).toMatch(/compare sold prices/);
  });

  it('gives a wider range, and says so, when it cannot tell what the item is', () => {
    const unknown = estimate({ itemName: 'Zzyzx', features: 'Nice' });
    const known = estimate({});
    expect(unknown.high / unknown.low).toBeGreaterThan(known.high / known.low);
    expect(unknown.priceJustification).toMatch(/could not tell/);
  });

  it('takes a dear house for dear where it cannot tell what the item is', () => {
    const unknown = { itemName: 'Zzyzx', features: 'Nice' };
    const [house, nobody] = [estimate({ ...unknown, make: 'Saint Laurent' }), estimate(unknown)];
    expect(house.typical).toBeGreaterThan(nobody.typical * 2);
  });

  it('says how often it is meant to hold, and claims nothing where an unknown make decides', () => {
    expect(estimate({ itemName: 'Oak bookcase' }).priceJustification).toMatch(
      /to hold about three in four sales/,
    );
    const unknown = estimate({ itemName: 'Hoodie', make: 'Nobody & Sons' });
    expect(unknown.priceJustification).toMatch(/very wide, because the make decides/);
    expect(unknown.priceJustification).not.toMatch(/three in four/);
    expect(unknown.high / unknown.low).toBeGreaterThan(10);
  });

  it.each([
    ['iPhone 11 64GB', 'iPhone 16 64GB'],
    ['Samsung Galaxy S9', 'Samsung Galaxy S24'],
    ['MacBook Pro 2015', 'MacBook Pro 2022'],
    ['PS4 console', 'PS5 console'],
  ])('takes %s for older than %s', (older, newer) => {
    expect(estimate({ itemName: older }).typical).toBeLessThan(estimate({ itemName: newer }).typical * 0.8);
    expect(estimate({ itemName: older }).priceJustification).toMatch(/came out in \d{4}/);
  });

  it('never asks more for a worse condition, in any category', () => {
    const base = readItem(formOf({}));
    for (const { id } of CATEGORIES) {
      const typical = CONDITION_CODES.map(
        (condition) => estimatePrice({ ...base, condition, category: id }, 'JPY (¥)').typical,
      );
      expect(typical, id).toEqual([...typical].sort((a, b) => b - a));
    }
  });

  it.each(['Girls wool jumper', 'Wool jumper age 5-6 years', 'Baby wool jumper'])(
    'takes "%s" for a child\'s, which brings about half',
    (itemName) => {
      const { typical, priceJustification } = estimate({ itemName });
      expect(typical).toBeLessThan(estimate({}).typical * 0.7);
      expect(priceJustification).toContain("a child's size");
    },
  );

  it('uses the shop price that the seller gave', () => {
    const { high, priceJustification } = estimate({ features: 'Blue, size M. RRP £400', condition: 'new' });
    expect(high).toBeGreaterThan(300);
    expect(priceJustification).toMatch(/shop price/);
  });

  it('stays in order, low to high, in every currency', () => {
    for (const code of currencyCodes()) {
      const { low, typical, high } = estimate({}, `${code} (¤)`);
      expect(low, code).toBeGreaterThan(0);
      expect(low <= typical && typical <= high, code).toBe(true);
    }
    expect(currencyCodes().length).toBeGreaterThanOrEqual(35);
  });

  it('falls back to dollars for a currency without a rate', () => {
    expect(estimate({}, 'XXX (?)').suggestedPriceRange).toMatch(/^\$/);
  });
});

describe('money', () => {
  it.each([
    [7.3, 2, 7.5],
    [13.4, 2, 13],
    [47.2, 2, 48],
    [133, 2, 130],
    [1234, 2, 1200],
    [8765, 0, 9000],
    [0.2, 2, 0.5],
  ] as const)('rounds %d as a seller would', (amount, decimals, expected) => {
    expect(roundPrice(amount, decimals)).toBe(expected);
  });

  it('finds the middle of a range where what is typical lies', () => {
    expect(middlePrice(26, 170)).toBe(66);
    expect(middlePrice(74, 82)).toBe(78);
  });

  it('puts the symbol where it customarily stands', () => {
    const write = (currency: string, amount: number) => {
      const money = findCurrency(currency);
      return money ? formatPrice(amount, money) : '';
    };
    expect(write('GBP (£)', 7.5)).toBe('£7.50');
    expect(write('SEK (kr)', 1200)).toBe('1,200 kr');
    expect(write('CHF (CHF)', 45)).toBe('CHF 45');
  });

  it('takes the dearest of two makes', () => {
    expect(brandTier('Nike × Off-White')).toBe('designer');
    expect(brandTier('Dr. Martens')).toBe('premium');
    expect(brandTier('Rick Owens Drkshdw')).toBe('luxury');
    expect(brandTier('Nobody & Sons')).toBeNull();
  });
});

describe('sold prices', () => {
  it('holds at least 7 in 10 of the 200 prices paid on Grailed', () => {
    let inside = 0;
    let all = 0;
    const widths: number[] = [];
    for (const sold of readSold()) {
      const { low, high } = estimatePrice(readItem(formOfSold(sold)), 'USD ($)');
      all += 1;
      if (sold.priceUsd >= low && sold.priceUsd <= high) inside += 1;
      widths.push(high / low);
    }
    const width = widths.sort((a, b) => a - b)[Math.floor(all / 2)] ?? 0;
    process.stdout.write(
      `Sold prices inside the range: ${inside} of ${all} (${((100 * inside) / all).toFixed(0)} %); median of high/low ${width.toFixed(1)}\n`,
    );
    expect(inside / all).toBeGreaterThanOrEqual(0.7);
  });
});
