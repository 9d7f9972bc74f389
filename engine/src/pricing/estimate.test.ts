import { CONDITION_CODES, type ListingForm, middlePrice } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../categories/table.ts';
import { brandTier } from '../lexicon/lexicon.ts';
import { readItem } from '../values/read-item.ts';
import { chooseCurrency, currencyCodes, findCurrency, formatPrice, roundPrice } from './currencies.ts';
import { estimatePrice } from './estimate.ts';

function formOf(more: Partial<ListingForm>): ListingForm {
  return {
    platform: 'Vinted',
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
  it('names kind, condition and make, and says that it is an estimate', () => {
    const { priceJustification, pricingSource } = estimate({ itemName: 'Barbour boots', make: 'Barbour' });
    expect(pricingSource).toBe('heuristic');
    expect(priceJustification).toMatch(/own estimate, not market data/);
    expect(priceJustification).toMatch(/boots.*used, good.*Barbour, premium/);
    expect(priceJustification).toMatch(/[Cc]ompare sold prices/);
  });

  it('prices new shoes above worn ones, and names no condition of clothes: pairs say nothing of it', () => {
    const shoes = { itemName: 'Nike trainers', make: 'Nike', features: 'Size 9' };
    const [worn, unworn] = [estimate(shoes), estimate({ ...shoes, condition: 'new' })];
    expect(unworn.range?.typical).toBeGreaterThan((worn.range?.typical ?? 0) * 1.9);
    expect(estimate({ condition: 'new' }).range).toEqual(estimate({}).range);
    expect(estimate({ condition: 'new' }).priceJustification).not.toContain('condition');
  });

  it('takes no part of a piece of furniture that is named first for what is worn', () => {
    const named = (itemName: string, make = '') =>
      estimate({ itemName, make, features: 'Good condition.' }).range;
    const pieces = ['Table', 'Stool', 'Desk', 'Cabinet', 'Chair', 'Bench'];
    for (const piece of pieces) expect(named(`${piece} side glass top`), piece).toBeNull();
    expect(named('Cotton crop top')).not.toBeNull();
    expect(named('Vans canvas shoes', 'Vans')).not.toBeNull();
  });

  it.each([
    ['Chanel jacket', 'Chanel'],
    ['Rolex Submariner wristwatch', 'Rolex'],
    ['Canon EF 50mm f/1.8 lens', 'Canon'],
    ['Apple iPhone 13 128GB', 'Apple'],
    ['Pokémon Charizard trading card 4/102', ''],
    ['LEGO set 10265', 'LEGO'],
    ['Ford Fiesta wheel trims', 'Ford'],
    ['Oil painting on canvas', ''],
    ['Zzyzx', ''],
    ['Girls wool jumper age 5-6 years', ''],
    ['Girls dress age 4', ''],
    ['Set of 3 wool jumpers', ''],
  ])('gives no price for "%s", but why and what to do', (itemName, make) => {
    const { suggestedPriceRange, priceJustification, range } = estimate({ itemName, make, features: 'Nice' });
    expect(suggestedPriceRange).toBe('');
    expect(range).toBeNull();
    expect(priceJustification).toMatch(/^No estimate: .*Paste three sold prices/);
  });

  it.each(['used-fair', 'for-parts'] as const)(
    'gives none where the condition was not measured: %s',
    (condition) => {
      expect(estimate({ condition }).range).toBeNull();
    },
  );

  it('prices a thing without a word for its kind as shoes where its make is known for them', () => {
    const { range, priceJustification } = estimate({
      itemName: 'UGG Lowmel black',
      make: 'UGG',
      features: 'Size 39',
    });
    expect(range).not.toBeNull();
    expect(priceJustification).toMatch(/shoes.*UGG/);
    expect(estimate({ itemName: 'Zara black', make: 'Zara', features: 'Size 39' }).range).toBeNull();
    const nike = { itemName: 'Nike black', make: 'Nike' };
    expect(estimate({ ...nike, features: 'Size 39' }).priceJustification).toMatch(/shoes.*Nike/);
    expect(estimate({ ...nike, features: 'Size M' }).range).toBeNull();
  });

  it('writes makes of shoes with and without their marks, and knows their lines', () => {
    const price = (itemName: string, make: string) => estimate({ itemName, make, features: 'Size 39' }).range;
    expect(price('Dr. Martens airwair', 'Dr. Martens')).toEqual(price('Dr Martens airwair', 'Dr Martens'));
    expect(price('Dr. Martens airwair', 'Dr. Martens')).not.toBeNull();
    expect(price('New Balance 550', 'New Balance')).not.toBeNull();
    expect(price('Lego 550', 'Lego')).toBeNull();
  });

  it.each([
    ['Flannel', 'Levi’s', 'Size L'],
    ['Blazer Fortuny', '', 'Size M'],
  ])(
    'prices what may be worn, and nothing else by its name, only with a size: %s',
    (itemName, make, sized) => {
      expect(estimate({ itemName, make, features: sized }).range).not.toBeNull();
      const features = 'Good condition.';
      expect(estimate({ itemName, make, features }).range).toBeNull();
      expect(estimate({ itemName: `${itemName} vase`, make, features: sized }).range).toBeNull();
    },
  );

  it('takes a word of the make for no thing that the name begins with', () => {
    const shirt = { itemName: 'DC Comics T-shirt', make: 'DC Comics', features: 'Size M' };
    expect(estimate(shirt).range).not.toBeNull();
  });

  it('never shows a range wider than four times as one', () => {
    const base = readItem(formOf({}));
    const ranges = CATEGORIES.flatMap(({ id }) => {
      const { range } = estimatePrice({ ...base, category: id }, 'USD ($)');
      return range ? [range.high / range.low] : [];
    });
    expect(ranges.length).toBeGreaterThan(50);
    // Rounded to whole steps, as sellers price.
    expect(Math.max(...ranges)).toBeLessThan(4.4);
  });

  it('makes a range as wide as prices of that kind and make were measured to lie', () => {
    const width = (more: Partial<ListingForm>) => {
      const range = estimate(more).range;
      return range && range.high / range.low;
    };
    const blouse = width({ itemName: 'Primark blouse', make: 'Primark' });
    const jacket = width({ itemName: 'Zara jacket', make: 'Zara' });
    expect(blouse).toBeLessThan(2.6);
    expect(jacket).toBeGreaterThan((blouse ?? 0) + 0.8);
  });

  it('says none where the range would be wider than a price may be', () => {
    const { range, priceJustification } = estimate({
      itemName: 'Vivienne Westwood jacket',
      make: 'Vivienne Westwood',
    });
    expect(range).toBeNull();
    expect(priceJustification).toMatch(/jacket, Vivienne Westwood\) lie too far apart/);
  });

  it.each([
    ['Zara jumper', 'Zara', 'such makes (Zara, mid-range) on eBay'],
    ['Wool jumper', '', 'things without a make on eBay'],
  ])('says none where nothing like it was measured: %s on eBay', (itemName, make, what) => {
    const { range, priceJustification } = estimate({ platform: 'eBay', itemName, make });
    expect(range).toBeNull();
    expect(priceJustification).toContain(`too few prices were measured for ${what}`);
  });

  it('promises a share of sales only where one was measured', () => {
    expect(estimate({ platform: 'Vinted' }).priceJustification).toMatch(/\d\d in 100 lay within/);
    expect(estimate({ platform: 'Gumtree' }).priceJustification).toMatch(/nobody has measured/);
  });

  it('asks less where people clear their wardrobes than where collectors buy', () => {
    const dress = { itemName: 'Vivienne Westwood dress', make: 'Vivienne Westwood' };
    const [vinted, ebay] = (['Vinted', 'eBay'] as const).map(
      (platform) => estimate({ ...dress, platform }).range,
    );
    expect(vinted).not.toBeNull();
    expect(vinted?.typical).toBeLessThan(ebay?.typical ?? 0);
  });

  it('never asks more for a worse condition, in any category', () => {
    const base = readItem(formOf({}));
    for (const { id } of CATEGORIES) {
      const typical = CONDITION_CODES.flatMap(
        (condition) => estimatePrice({ ...base, condition, category: id }, 'JPY (¥)').range?.typical ?? [],
      );
      expect(typical, id).toEqual([...typical].sort((a, b) => b - a));
    }
  });

  it('makes nothing of a shop price that is quoted: it made estimates worse', () => {
    expect(estimate({ features: 'Blue, size M. RRP £400' }).range).toEqual(estimate({}).range);
  });

  it('stays in order, low to high, in every currency', () => {
    for (const code of currencyCodes()) {
      const { range } = estimate({}, `${code} (¤)`);
      expect(range?.low, code).toBeGreaterThan(0);
      expect(range && range.low <= range.typical && range.typical <= range.high, code).toBe(true);
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

  it('names the kind where it knows it, whatever the line makes besides', () => {
    const { priceJustification } = estimate({
      itemName: 'Canon EOS 600D camera body',
      features: 'DSLR body with battery.',
    });
    expect(priceJustification).toMatch(/prices of such things \(.*camera\) lie too far apart/);
  });

  it('says the number that stands in the middle of its range, in every currency', () => {
    for (const currency of ['GBP (£)', 'EUR (€)', 'JPY (¥)', 'PLN (zł)'])
      for (const make of ['', 'Nike', 'Primark', 'Zara']) {
        const { range, priceJustification } = estimatePrice(
          readItem(formOf({ itemName: 'Vintage jumper', make })),
          currency,
        );
        const middle = range && middlePrice(range.low, range.high);
        expect(range?.typical).toBe(middle ?? 0);
        expect(priceJustification).toContain(
          `about ${formatPrice(middle ?? 0, chooseCurrency(currency))} at`,
        );
      }
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
