import type { Comparable, ListingForm } from '@smart-listings/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable } from '../../test/comparable.ts';
import { readItem } from '../../values/read-item.ts';
import { type Currency, findCurrency } from '../currencies.ts';
import { fewPrices } from './few-prices.ts';
import { readInsights } from './insights.ts';
import { competitionPrice, whyNoCompetitionPrice } from './market-price.ts';
import { marketQueries } from './market-queries.ts';
import { priceComparables } from './price-comparables.ts';

const TODAY = '2026-11-21';

function itemOf(itemName: string, more: Partial<ListingForm> = {}) {
  return readItem({
    platform: 'eBay',
    itemName,
    make: '',
    modelNumber: '',
    features: 'Works',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
    ...more,
  });
}

function money(text = 'GBP (£)'): Currency {
  const currency = findCurrency(text);
  if (!currency) throw new Error(`no rate for ${text}`);
  return currency;
}

const PHONE = itemOf('Apple iPhone 13 128GB Blue unlocked');
const PHONES = [230, 245, 250, 255, 260, 270, 280].map((price, index) =>
  comparable(`Apple iPhone 13 128GB Midnight ${index}`, price),
);
const priced = (comparables: readonly Comparable[], item = PHONE, currency = money()) =>
  priceComparables(item, comparables, { currency, today: TODAY });
const reasonFor = (itemName: string, title: string, more: Partial<Comparable> = {}) =>
  priced([comparable(title, 50, more)], itemOf(itemName)).comparables[0]?.excluded;

it.each([
  ['LEGO Bugatti Chiron 42083', 'Lego Technic 42083 Bugatti'],
  ['Nike Airmax 95 OG', 'Nike Air Max 95'],
  ['Dyson Cordless V10 Animal', 'Dyson Cyclone V10 Animal'],
])('takes %j and %j for one line', (itemName, title) => {
  expect(reasonFor(itemName, title)).toBeNull();
});

it('takes two lines for two where a short number is all that they share', () => {
  expect(reasonFor('Sony Xperia 5', 'Sony Alpha 5')).toMatch(/another line/);
});

describe('two heaps of prices', () => {
  const drill = itemOf('Makita DHP482 combi drill body');
  const bodies = [60, 62, 64, 70, 75, 80].map((price) =>
    comparable(`Makita DHP482 combi drill body ${price}`, price),
  );
  const parts = [8, 9, 10, 12].map((price) => comparable(`Makita DHP482 chuck ${price}`, price));

  it('are never one range: the one that is less like the item is left out, and named', () => {
    const market = priced([...bodies, ...parts], drill);
    expect(market.otherHeap).toEqual({ low: 8, high: 12, count: 4, word: 'chuck' });
    expect(market.statistics[0]).toMatchObject({ sampleSize: 6, low: 60 });
    expect(competitionPrice(market, money())?.priceJustification).toMatch(
      /4 others lie together at £8 to £12 \(“chuck”\)/,
    );
  });
});

describe('one to four prices', () => {
  it('are named, sold ones first, and make a range', () => {
    const asked = [240, 250, 260, 270].map((price) => comparable(`iPhone 13 128GB ${price}`, price));
    const market = priced([...asked, comparable('iPhone 13 128GB', 245, { kind: 'sold' })]);
    expect(fewPrices(market, money(), null)).toEqual({
      suggestedPriceRange: '£215 – £280',
      says: 'Sold £245 (1), asked £240 to £270 (4).',
    });
  });

  it('are drawn towards an estimate, the fewer the more', () => {
    const one = priced([comparable('Apple iPhone 13 128GB', 400)]);
    expect(fewPrices(one, money(), 200)?.suggestedPriceRange).toMatch(/ – £400$/);
    expect(fewPrices(one, money(), 200)?.suggestedPriceRange).toMatch(/^£2[0-3]\d/);
  });

  it('are nothing where there is none', () => {
    expect(fewPrices(priced([]), money(), 200)).toBeNull();
  });
});

describe('what counts as the same thing', () => {
  it.each([
    ['Y2K denim jacket', 'Vintage denim jacket blue'],
    ['Wool suit 2 button', 'Wool suit navy'],
    ['Jumper 100% wool', 'Wool jumper grey'],
  ])('takes no style, count or share for a model: "%s"', (itemName, title) => {
    expect(reasonFor(itemName, title) ?? '').not.toMatch(/does not name the model/);
  });

  it.each([
    ['Apple iPhone 13 128GB Blue', 'iPhone 13 128 GB Starlight EE'],
    ['Apple iPhone 13 128GB Blue', 'Apple iPhone 13 5G 128GB boxed with charger'],
    ['Sony WH-1000XM4 headphones', 'Sony WH 1000XM4 Wireless Noise Cancelling Headphones Black'],
    ["Levi's 501 jeans W32 L34", 'Levis 501 Jeans Mens W34 L32 Blue Straight'],
    ['Makita DHP482 cordless combi drill', 'Makita DHP482Z 18V LXT Combi Drill Body Only'],
    ['Makita DHP482 cordless combi drill', 'Makita DHP482 18V combi drill'],
    ['Barbour Beaufort waxed jacket size 42', 'Barbour Beaufort Wax Jacket C40 Olive'],
    ['Nike Air Max 90 UK 9', 'Nike Air Max 90 trainers white UK 8'],
    ['Set of 6 Denby plates', 'Set of 6 Denby dinner plates'],
    ['Wool jumper', 'M&S pure wool jumper navy large'],
    ['Nike Air Max 90 trainers UK 9', 'Nike Air Max 90 trainers UK 6'],
    ['Nike Air Max 90 trainers kids UK 12', 'Nike Air Max 90 trainers infant 7.5C'],
    ['Nike Air Max 90 trainers', 'Nike Air Max 90 trainers kids UK 2'],
    ['Nike Air Max 90 trainers UK 9', 'Nike Air Max 90 trainers'],
  ])('counts for "%s": %s', (item, title) => {
    expect(reasonFor(item, title)).toBeNull();
  });

  it.each([
    ['Apple iPhone 13 128GB', 'Apple iPhone 13 Pro 128GB', /another version/],
    ['Apple iPhone 13 128GB', 'Apple iPhone 13 256GB', /storage/],
    ['Apple iPhone 13 128GB', 'Apple iPhone 12 128GB', /does not name the model/],
    ['Apple iPhone 13 128GB', 'iPhone 13 leather case', /part of it, or an accessory/],
    ['Apple iPhone 13 128GB', 'Screen protector for iPhone 13', /too little in common/],
    ['Apple iPhone 13 128GB', 'iPhone 13 128GB box only', /part of it, or an accessory/],
    ['Apple iPhone 13 128GB', 'Apple iPhone 13 128GB spares or repair', /broken or for parts/],
    ['Apple iPhone 13 128GB', 'Bundle Apple iPhone 13 128GB and iPad', /sold together/],
    ['Sony WH-1000XM4 headphones', 'Sony WH-1000XM5 headphones', /does not name the model/],
    ['Sony WH-1000XM4 headphones', 'Replacement ear pads fits Sony WH-1000XM4', /part of it/],
    ['Set of 6 Denby plates', 'Denby plate', /price for one, yours is for 6/],
    ['MacBook Pro 2019 16 inch', 'Apple MacBook Pro 2015 16 inch', /another year/],
    ['Barbour Beaufort waxed jacket', 'Barbour Bedale wax jacket', /does not name the model \(BEAUFORT\)/],
    ['Barbour Beaufort waxed jacket', 'Barbour Beaufort hood only', /part of it/],
    ['IKEA bookcase white', 'White bookcase with glass doors', /does not name the make/],
    ['Nike hoodie', 'Adidas hoodie', /does not name the make/],
    ['Nike hoodie', 'Nike jeans', /too little in common/],
    ['Nike Air Max 90 trainers UK 10', 'Nike Air Max 90 trainers child size UK 5', /a child’s size/],
    ['Nike Air Max 90 trainers UK 10', 'Nike Air Max 90 trainers EU 28', /a child’s size/],
    ['Nike Air Max 90 trainers kids UK 2', 'Nike Air Max 90 trainers mens UK 9', /an adult’s size/],
    ['Barbour wax jacket size 12', 'Barbour wax jacket girls age 8-9', /a child’s size/],
    ['Boden dress age 5-6', 'Boden dress size 14', /an adult’s size/],
  ])('leaves out for "%s": %s', (item, title, reason) => {
    expect(reasonFor(item, title)).toMatch(reason);
  });

  it('keeps what works apart from what is sold for parts', () => {
    const broken = itemOf('Apple iPhone 13 128GB', { condition: 'for-parts' });
    const [works, spares] = priced(
      [comparable('Apple iPhone 13 128GB', 250), comparable('Apple iPhone 13 128GB faulty', 90)],
      broken,
    ).comparables;
    expect(works?.excluded).toMatch(/works/);
    expect(spares?.excluded).toBeNull();
  });

  it('counts a listing once, and of the seller’s own only what somebody paid', () => {
    const link = 'https://www.ebay.co.uk/itm/1';
    const title = 'Apple iPhone 13 128GB';
    const { comparables } = priced([
      comparable(title, 250, { link }),
      comparable(title, 240, { link }),
      comparable(title, 240, { source: 'own' }),
      comparable(title, 245, { source: 'own', kind: 'sold' }),
    ]);
    expect(comparables.map(({ excluded }) => excluded)).toEqual([
      null,
      'The same listing again.',
      expect.stringMatching(/own price/),
      null,
    ]);
  });
});

describe('what is only alike', () => {
  const vase = itemOf('Nice vase');
  const vases = [20, 22, 24, 25, 26, 28, 30, 31, 32, 33].map((price) =>
    comparable(`Nice vase ${price} cm`, price, { kind: 'sold', date: '2026-11-01' }),
  );

  it('makes a price of low confidence, and says why', () => {
    const market = priced(vases, vase);
    expect(market.comparables.every(({ isOnlyAlike, excluded }) => isOnlyAlike && excluded === null)).toBe(
      true,
    );
    expect(market.statistics[0]?.confidence).toBe('low');
    expect(competitionPrice(market, money())?.priceJustification).toContain(
      'low, because most of them are only alike, not surely the same',
    );
  });

  it('gives way to enough of the same make and line', () => {
    const jacket = itemOf('Barbour waxed jacket', { make: 'Barbour' });
    const alike = comparable('Barbour Bedale waxed jacket', 85, { kind: 'sold' });
    const colours = ['navy', 'olive', 'black', 'brown', 'green'];
    const same = colours.map((colour, at) =>
      comparable(`Barbour waxed jacket in ${colour}`, 90 + at * 5, { kind: 'sold' }),
    );
    const few = priced([alike, ...same.slice(1)], jacket);
    expect(few.comparables[0]).toMatchObject({ isOnlyAlike: true, excluded: null });
    const enough = priced([alike, ...same], jacket);
    expect(enough.comparables[0]?.excluded).toMatch(/^Alike, but not surely the same/);
    expect(enough.statistics[0]).toMatchObject({ sampleSize: 5, median: 100 });
  });

  it.each([
    ['Samsung Galaxy S8', 'Samsung Galaxy S8+ 64GB'],
    ['Samsung Galaxy S8', 'Samsung Galaxy S8 Plus 64GB'],
  ])('tells %s from %s', (itemName, title) => {
    expect(reasonFor(itemName, title)).toMatch(/another version/);
  });
});

describe('what the prices say', () => {
  it('gives the middle half, rounded as sellers price, and says what it rests on', () => {
    const price = competitionPrice(priced(PHONES), money());
    expect(price).toMatchObject({ suggestedPriceRange: '£250 – £265', suggestedPrice: '£255' });
    expect(price?.priceJustification).toMatch(
      /^Rests on 7 asking prices of similar items \(buyers often pay less\): half .* Confidence is low, because there are only 7/,
    );
  });

  it('names the days of sold prices', () => {
    const sold = PHONES.map((entry, index) => ({
      ...entry,
      kind: 'sold' as const,
      date: `2026-11-0${index + 1}`,
    }));
    expect(competitionPrice(priced(sold), money())?.priceJustification).toContain(
      '7 sold prices of similar items, sold between 1 Nov 2026 and 7 Nov 2026:',
    );
  });

  it('gives no price below five, and says why', () => {
    const market = priced(PHONES.slice(0, 4));
    expect(competitionPrice(market, money())).toBeNull();
    expect(whyNoCompetitionPrice(market)).toBe(
      'Only 4 asking prices of similar items: a price needs at least 5.',
    );
  });

  it('never adds sold and asking prices up', () => {
    const mixed = PHONES.map((entry, index) => (index < 4 ? { ...entry, kind: 'sold' as const } : entry));
    const market = priced(mixed);
    expect(market.statistics).toEqual([]);
    expect(whyNoCompetitionPrice(market)).toMatch(/^There are 4 sold and 3 asking prices/);
  });

  it('takes sold prices before asking ones', () => {
    const sold = PHONES.map((entry) => ({
      ...entry,
      title: `${entry.title} sold`,
      price: entry.price - 40,
      kind: 'sold' as const,
    }));
    expect(priced([...PHONES, ...sold]).statistics.map(({ kind }) => kind)).toEqual(['sold', 'asking']);
  });

  it('shows a price far from the others, and does not count it', () => {
    const market = priced([...PHONES, comparable('Apple iPhone 13 128GB gold plated', 9_999)]);
    expect(market.comparables.at(-1)?.excluded).toMatch(/far from all others/);
    expect(market.statistics).toEqual(priced(PHONES).statistics);
  });

  it('brings prices to the item’s condition where pairs say what that makes', () => {
    const shoes = Array.from({ length: 6 }, (_, index) =>
      comparable(`Nike Air Max 90 trainers ref${index}`, 60 + index),
    );
    const unworn = shoes.map((entry) => ({ ...entry, condition: 'new' as const }));
    const trainers = itemOf('Nike Air Max 90 trainers', { make: 'Nike', features: 'Size 9' });
    const [used] = priced(shoes, trainers).statistics;
    const market = priced(unworn, trainers);
    expect(market.statistics[0]?.median).toBeLessThan((used?.median ?? 0) * 0.7);
    expect(market.adjusted).toBe(true);
  });

  it('counts prices of new things as they are where nobody measured that, and says that they are', () => {
    const unworn = PHONES.map((entry) => ({ ...entry, condition: 'new' as const }));
    const market = priced(unworn);
    expect(market.statistics[0]?.median).toBe(priced(PHONES).statistics[0]?.median);
    expect(market.adjusted).toBe(false);
    expect(market.doubts).toContain('most of them are new and yours is used');
    expect(priced(PHONES).doubts).not.toContain('most of them are new and yours is used');
  });

  it('converts other currencies and says at which rates; one without a rate is left out', () => {
    const dollars = PHONES.map((entry) => ({ ...entry, currency: 'USD' }));
    const market = priced([...dollars, comparable('Apple iPhone 13 128GB', 250, { currency: 'XAU' })]);
    expect(competitionPrice(market, money())?.priceJustification).toMatch(
      /other currencies are at mid-2025 exchange rates/,
    );
    expect(market.comparables.at(-1)?.excluded).toMatch(/no exchange rate for XAU/);
  });

  it.each([
    [30, 'sold', 'high'],
    [12, 'asking', 'medium'],
    [6, 'asking', 'low'],
  ] as const)('is, with %i %s prices close together, of %s confidence', (count, kind, confidence) => {
    const entries = Array.from({ length: count }, (_, index) =>
      comparable(`Apple iPhone 13 128GB ref${index}`, 250 + index, { kind, date: '2026-11-01' }),
    );
    expect(priced(entries).statistics[0]?.confidence).toBe(confidence);
  });

  it('trusts old prices less', () => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      comparable(`Apple iPhone 13 128GB ref${index}`, 250 + index, { kind: 'sold', date: '2024-11-01' }),
    );
    const market = priced(entries);
    expect(market.statistics[0]?.confidence).toBe('medium');
    expect(competitionPrice(market, money())?.priceJustification).toMatch(/medium, because they are old\.$/);
  });

  it('trusts prices of an unknown day less', () => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      comparable(`Apple iPhone 13 128GB ref${index}`, 250 + index, { kind: 'sold' }),
    );
    expect(priced(entries).statistics[0]?.confidence).toBe('medium');
  });
});

describe('whatever the prices are', () => {
  const prices = fc.array(fc.double({ min: 0.5, max: 90_000, noNaN: true }), { minLength: 5, maxLength: 40 });
  const market = (amounts: readonly number[], currency = 'GBP') =>
    amounts.map((price, index) => comparable(`Apple iPhone 13 128GB ref${index}`, price, { currency }));

  it('the range holds its median, is above zero and never inverted', () => {
    fc.assert(
      fc.property(prices, fc.constantFrom('GBP (£)', 'JPY (¥)', 'EUR (€)'), (amounts, code) => {
        const price = competitionPrice(priced(market(amounts), PHONE, money(code)), money(code));
        // Outliers may leave fewer than five; then there is no range.
        if (!price) return;
        expect(price.low).toBeGreaterThan(0);
        expect(price.low).toBeLessThanOrEqual(price.typical);
        expect(price.typical).toBeLessThanOrEqual(price.high);
      }),
    );
  });

  it('scales with the currency', () => {
    fc.assert(
      fc.property(prices, (amounts) => {
        const [pounds] = priced(market(amounts)).statistics;
        const [yen] = priced(market(amounts), PHONE, money('JPY (¥)')).statistics;
        if (!pounds || !yen) return;
        expect(yen.median / pounds.median).toBeCloseTo(money('JPY (¥)').rate, 6);
        expect(yen.upperQuartile / pounds.upperQuartile).toBeCloseTo(money('JPY (¥)').rate, 6);
      }),
    );
  });

  it('does not move when unrelated rows are added', () => {
    const unrelated = fc.array(
      fc.tuple(
        fc.constantFrom(
          'iPhone 13 case',
          'Samsung Galaxy S10',
          'Oak bookcase',
          'iPhone 13 Pro Max',
          'Bundle iPhone 13 x 3',
        ),
        fc.double({ min: 0.5, max: 90_000, noNaN: true }),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(prices, unrelated, (amounts, rows) => {
        const noise = rows.map(([title, price]) => comparable(title, price));
        expect(priced([...noise, ...market(amounts)]).statistics).toEqual(priced(market(amounts)).statistics);
      }),
    );
  });
});

describe('what the listings say', () => {
  const titles = [
    ['Apple iPhone 13 128GB Unlocked boxed with charger', 290],
    ['Apple iPhone 13 128GB Unlocked boxed', 285],
    ['Apple iPhone 13 128GB boxed excellent condition', 280],
    ['Apple iPhone 13 128GB Unlocked', 250],
    ['Apple iPhone 13 128GB EE', 240],
    ['Apple iPhone 13 128GB Vodafone', 235],
    ['Apple iPhone 13 128GB', 230],
  ] as const;
  const { comparables } = priced(titles.map(([title, price]) => comparable(title, price)));

  it('counts keywords and selling points in the titles themselves', () => {
    const insights = readInsights(PHONE, comparables);
    expect(insights.keywordCounts).toContainEqual({ keyword: 'Apple iPhone', count: 7 });
    expect(insights.keySellingPoints).toContain('Boxed (3 of 7)');
    const all = titles.map(([title]) => title.toLowerCase()).join(' ');
    for (const keyword of insights.topKeywords) expect(all).toContain(keyword.toLowerCase());
  });

  it('puts each word into one keyword', () => {
    const drills = [60, 62, 64, 66, 68].map((price) =>
      comparable(`Makita DHP482 18V combi drill ${price}`, price),
    );
    const item = itemOf('Makita DHP482 combi drill');
    expect(readInsights(item, priced(drills, item).comparables).topKeywords).toEqual([
      '18V',
      'combi drill',
      'Makita DHP482',
    ]);
  });

  it('names what the dearer ones say and this one does not', () => {
    expect(readInsights(PHONE, comparables).opportunity).toMatch(/“boxed” \(3 of 3\)/);
    const said = itemOf('Apple iPhone 13 128GB unlocked', {
      features: 'Boxed, excellent condition, charger',
    });
    expect(readInsights(said, comparables).opportunity).not.toMatch(/“boxed”/);
  });

  it('says so when there are too few to tell', () => {
    expect(readInsights(PHONE, comparables.slice(0, 3)).opportunity).toMatch(/too few/);
  });
});

describe('marketQueries', () => {
  it.each([
    ['Apple iPhone 13 128GB Blue unlocked', 'Apple iPhone 13 128GB'],
    ["Levi's 501 jeans W32 L34", "Levi's 501 jeans"],
    ['LEGO 75192 Millennium Falcon', 'LEGO 75192 Millennium Falcon'],
    ['Oak bookcase -cheap (look)', 'Oak bookcase'],
  ])('asks first for what tells "%s" apart', (item, query) => {
    expect(marketQueries(itemOf(item))[0]).toBe(query);
  });

  it('widens from the words to the model', () => {
    expect(marketQueries(itemOf('Sony WH-1000XM4 noise cancelling headphones'))).toEqual([
      'Sony WH-1000XM4 noise cancelling headphones',
      'Sony WH-1000XM4',
    ]);
  });
});
