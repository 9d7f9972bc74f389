import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from './dates.ts';
import { findMoney, readAmount } from './money.ts';
import { parsePasted } from './parse-pasted.ts';
import { BLOCKS } from './test-blocks.ts';
import { UNSEEN_BLOCKS } from './test-blocks-unseen.ts';

it.each([
  ['Makita DHP482 18V combi drill sold £66.00', 'Makita DHP482 18V combi drill', 'sold'],
  ['Makita DHP482 drill sold for £66.00', 'Makita DHP482 drill', 'sold'],
  ['Makita DHP482 drill for £66.00', 'Makita DHP482 drill', 'asking'],
  ['Makita DHP482 body only £66.00', 'Makita DHP482 body only', 'asking'],
])('%s', (line, title, kind) => {
  const { comparables } = parsePasted(line, { currency: 'GBP', kind: 'asking' });
  expect(comparables).toMatchObject([{ title, kind, price: 66 }]);
});

describe('parsePasted', () => {
  it('is tried on at least sixty blocks', () => {
    expect(BLOCKS.length).toBeGreaterThanOrEqual(60);
  });

  it.each([...BLOCKS, ...UNSEEN_BLOCKS])('reads $name', ({ home, text, wanted, problems = [] }) => {
    const pasted = parsePasted(text, { currency: home, kind: 'asking' });
    expect(pasted.comparables).toMatchObject(wanted.map((entry) => ({ currency: home, ...entry })));
    expect(pasted.comparables).toHaveLength(wanted.length);
    expect(pasted.problems.map(({ line }) => line)).toEqual(problems);
  });

  const LAMPS = ['Brass lamp, green shade', 'Oak lamp with switch', 'Glass lamp, pink'];
  const lampsAt = (prices: readonly string[]) => LAMPS.flatMap((title, at) => [title, prices[at] ?? '']);

  it.each([
    ['$', ['$0 - $50', '$50 - $100', '$100+']],
    ['€', ['0 € – 20 €', '20 € – 80 €', '80 €+']],
    ['£', ['£5 to £20', '£20 to £60']],
  ])('a filter’s spans of prices are nobody’s, in %s', (_, spans) => {
    const text = ['Price', ...spans, ...lampsAt(['£35', '£48', '£61'])].join('\n');
    const { comparables } = parsePasted(text, { currency: 'GBP', kind: 'asking' });
    expect(comparables.map(({ title, price }) => [title, price])).toEqual([
      [LAMPS[0], 35],
      [LAMPS[1], 48],
      [LAMPS[2], 61],
    ]);
  });

  it.each([
    'Price on request',
    'Contact for price',
    'Preis auf Anfrage',
    'Prix à discuter',
    'Precio a convenir',
    'Contatta per il prezzo',
    'Prijs in overleg',
    'Cena na zapytanie',
    'Preço a combinar',
    'Pris på förfrågan',
  ])('what says "%s" takes no other’s price', (unpriced) => {
    const text = lampsAt(['£35', unpriced, '£61']).join('\n');
    const { comparables } = parsePasted(text, { currency: 'GBP', kind: 'asking' });
    expect(comparables.map(({ title, price }) => [title, price])).toEqual([
      [LAMPS[0], 35],
      [LAMPS[2], 61],
    ]);
  });

  it.each([
    [
      'eBay’s orders report',
      '"Sales record number","Order number","Item number","Item title","Quantity","Sold for","Total price","Sale date"\n"12","22-1","155","Denby mug","1","£6.50","£9.80","12-Nov-26"',
    ],
    [
      'Etsy’s sold items',
      'Sale Date,Item Name,Buyer,Quantity,Price,Currency\n11/12/26,Denby mug,Sam,1,6.50,GBP',
    ],
  ])('takes a table of sales for sales: %s', (_, text) => {
    const { comparables } = parsePasted(text, { currency: 'GBP', kind: 'asking' });
    expect(comparables).toMatchObject([{ title: 'Denby mug', price: 6.5, kind: 'sold' }]);
    expect(comparables[0]?.date).toMatch(/^2026-1[12]-1[12]$/);
  });

  it.each([
    ['Price', 'Sort by: Relevance'],
    ['Preis', 'Sortieren nach Neueste'],
    ['Prix', 'Tri : Pertinence'],
    ['Cena', 'Sortuj: Trafność'],
    ['Precio', 'Ordenar por: Relevancia'],
    ['Prezzo', 'Ordina per'],
    ['Prijs', 'Sorteren op: Relevantie'],
    ['Preço', 'Ordenar por preço'],
    ['Pris', 'Sortera efter: Relevans'],
  ])('begins below the filter "%s" and "%s"', (filter, order) => {
    const page = ['Lamps near you', filter, 'Lamps for the second time', order];
    const tiles = ['€40', 'Brass lamp', '€50', 'Oak lamp', '€60', 'Pewter clock', '€70', 'Slate lamp'];
    const { comparables } = parsePasted([...page, ...tiles].join('\n'), { currency: 'EUR', kind: 'asking' });
    expect(comparables.map(({ price, title }) => `€${price} ${title}`)).toEqual([
      '€40 Brass lamp',
      '€50 Oak lamp',
      '€60 Pewter clock',
      '€70 Slate lamp',
    ]);
  });

  it.each([
    'Batteries made good again from £349',
    'Batteries are €20 to €30 elsewhere',
    'Charger for £20 or swap for one of £30',
  ])('takes "%s" between a title and its price for a description', (said) => {
    const tiles = [
      ['Cargo bike hood Babboe', '£95', 'Zwolle'],
      ['Urban Arrow battery 400Wh', said, '£650'],
      ['Cushion set cargo bike grey', 'Never used, wrong size ordered.', '£40'],
      ['Babboe City cargo bike 2019, very tidy', 'With its hood and lock, serviced.', '£1,250'],
    ];
    const { comparables } = parsePasted(tiles.flat().join('\n'), { currency: 'GBP', kind: 'asking' });
    expect(comparables.map(({ title }) => title)).toEqual(tiles.map(([title]) => title));
  });

  it.each([
    'Top ad',
    'Topanzeige',
    'Top-Anzeige',
    'Top annonce',
    'Top annuncio',
    'Topadvertentie',
    'Top ogłoszenie',
    'Top anúncio',
    'Toppannons',
    'Topannons',
  ])('takes "%s" for a part of no listing', (badge) => {
    const page = ['Oak chest', '£40', badge, 'Pine stool', '£50', 'Brass lamp', '£60'].join('\n');
    const { comparables, unused } = parsePasted(page, { currency: 'GBP', kind: 'asking' });
    expect(comparables.map(({ title }) => title)).toEqual(['Oak chest', 'Pine stool', 'Brass lamp']);
    expect(unused).toEqual([]);
  });

  // Chest, stool, lamp and clock have no word in common, and each description is as long as a title.
  const TILES = [
    ['Oak blanket chest', 'Lid closes softly and well', 'Leeds, West Yorkshire'],
    ['Walnut piano stool', 'Seat was covered again lately', 'York, North Yorkshire'],
    ['Brass reading lamp', 'Wired anew by an electrician', 'Selby, North Yorkshire'],
    ['Regency bracket clock', 'Strikes the hours and halves', 'Hull, East Yorkshire'],
  ] as const;

  it.each([
    [
      'price behind, day last',
      ([title, said, town]: readonly string[]) => [title, said, town, '£40', '2 days ago'],
    ],
    ['price last', ([title, said, town]: readonly string[]) => [title, said, town, '2 days ago', '£40']],
    ['day first', ([title, said, town]: readonly string[]) => [town, '2 days ago', title, said, '£40']],
    ['price first', ([title, said, town]: readonly string[]) => ['£40', title, said, town]],
  ])('takes no description for a title, though some have none: %s', (_, lay) => {
    for (const bare of TILES.keys()) {
      const lines = TILES.flatMap((tile, at) => lay(tile).filter((line) => at !== bare || line !== tile[1]));
      const { comparables } = parsePasted(lines.join('\n'), { currency: 'GBP', kind: 'asking' });
      expect(comparables.map(({ title }) => title)).toEqual(TILES.map(([title]) => title));
    }
  });

  it.each([
    '61 ads',
    '1 - 25 von 412 Ergebnissen für „lampe“',
    '1 240 annonces',
    '1.322 risultati',
    '214 ogłoszeń',
  ])('takes nothing above the count of results for a title: %s', (count) => {
    const head = ['Reading lamps and chests', 'Post your own today', '£10.00 to £60.00', count];
    const tiles = TILES.flatMap(([title, , town]) => [title, town, '£40']);
    const { comparables, problems } = parsePasted([...head, ...tiles].join('\n'), {
      currency: 'GBP',
      kind: 'asking',
    });
    expect(comparables.map(({ title }) => title)).toEqual(TILES.map(([title]) => title));
    expect(problems).toEqual([]);
  });

  it.each([
    ['Oak chest, sold for 45', 'sold'],
    ['Oak chest, asking 45', 'asking'],
    ['Oak chest 45 ono', 'asking'],
    ['Eichentruhe alt 45 VB', 'asking'],
    ['Coffre ancien, vendu 45', 'sold'],
    ['Arcón antiguo, precio 45', 'asking'],
    ['Skrzynia dębowa, cena 45', 'asking'],
  ])('reads a price without a sign where a word says that it is one: %s', (line, kind) => {
    const { comparables } = parsePasted(line, { currency: 'EUR', kind: 'asking' });
    expect(comparables).toMatchObject([{ price: 45, kind }]);
  });

  it.each([
    'Price drop',
    'Reduced',
    'Preis gesenkt',
    'Baisse de prix',
    'Prix en baisse',
    'Bajada de precio',
    'Prezzo ribassato',
    'Prijs verlaagd',
    'Obniżka ceny',
  ])('takes “%s” for no title, wherever in a tile it stands', (mark) => {
    const tiles = [
      ['Table basse en chêne massif', '140 €', 'Lyon 69003'],
      ['Lampe de bureau articulée', '280 €', 'Nantes 44000'],
      ['Fauteuil crapaud velours', '95 €', 'Lille 59000'],
    ];
    const wanted = tiles.map(([title]) => title);
    for (const marked of tiles.keys())
      for (const at of [0, 1, 2]) {
        const lines = tiles.flatMap((tile, index) => (index === marked ? tile.toSpliced(at, 0, mark) : tile));
        const { comparables } = parsePasted(lines.join('\n'), { currency: 'EUR', kind: 'asking' });
        expect(comparables.map(({ title }) => title)).toEqual(wanted);
      }
  });

  it('takes prices for sold ones where the seller says so', () => {
    const { comparables } = parsePasted('Denby mug £6.50', { currency: 'GBP', kind: 'sold' });
    expect(comparables[0]?.kind).toBe('sold');
  });

  it.each(['Oak desk 20-30 €', 'Oak desk 20 bis 30 €', 'Oak desk £20–30', 'Oak desk £20 to 30'])(
    'a range with one sign is no price: %s',
    (text) => {
      const read = parsePasted(text, { currency: 'GBP', kind: 'asking' });
      expect(read.comparables).toEqual([]);
      expect(read.problems[0]?.reason).toMatch(/range of prices/);
    },
  );

  it.each([
    ['iPhone 13 - 250 €', 250],
    ['Kinderbett 70x140-120 €', 120],
    ['Oak desk £20 - 3 drawers', 20],
    ['Sony WH-1000XM4 - £130', 130],
    ['Jeans 38-40 €25', 25],
  ])('and a number before a price is none: %s', (text, price) => {
    expect(parsePasted(text, { currency: 'GBP', kind: 'asking' }).comparables[0]?.price).toBe(price);
  });

  it('reports every line with a reason', () => {
    const { problems } = parsePasted('Barbour jackets £60 - £110\nOnly a title here', {
      currency: 'GBP',
      kind: 'asking',
    });
    expect(problems).toEqual([
      {
        line: 1,
        text: 'Barbour jackets £60 - £110',
        reason: 'It has a range of prices: it sells several things.',
      },
      { line: 2, text: 'Only a title here', reason: 'No price stands with it.' },
    ]);
  });

  it.each([
    [
      'a page’s own tile is no listing',
      'Shop on eBay\nBrand New\n$20.00\nor Best Offer\nOak desk small\nPre-Owned\n$45.00\nPine desk small\nPre-Owned\n$35.00\nElm desk small\nPre-Owned\n$55.00',
      ['Oak desk small 45', 'Pine desk small 35', 'Elm desk small 55'],
    ],
    [
      'of an old and a reduced price, in either order, the lower is asked',
      'Oak desk small\n$60.00\n$45.00\nPine desk small\n$35.00\n$50.00\nElm desk small\n$55.00',
      ['Oak desk small 45', 'Pine desk small 35', 'Elm desk small 55'],
    ],
    [
      'the ends of a filter are no prices',
      'Under $20.00\n$20.00 to $50.00\nOver $50.00\nOak desk small\n$45.00\nPine desk small\n$35.00',
      ['Oak desk small 45', 'Pine desk small 35'],
    ],
    [
      'a badge is not of the title that it is glued to',
      'New ListingOak desk small\n$45.00\nReserviert • Pine desk small\n$35.00',
      ['Oak desk small 45', 'Pine desk small 35'],
    ],
    [
      'things that are called by their make alone keep their prices',
      'Filter\nSort by\n' +
        ['Ganni', 'Ganni', 'Ganni', 'Toast', 'Ganni', 'Ganni']
          .map((make, at) => `${make}\nM · Good\n$${at}5.50\n$${at}8.50 incl.\n`)
          .join('') +
        'About us',
      ['Ganni 5.5', 'Ganni 15.5', 'Ganni 25.5', 'Toast 35.5', 'Ganni 45.5', 'Ganni 55.5'],
    ],
  ])('%s', (_, text, wanted) => {
    const { comparables } = parsePasted(text, { currency: 'USD', kind: 'asking' });
    expect(comparables.map(({ title, price }) => `${title} ${price}`)).toEqual(wanted);
  });

  it('takes a badge before a title for one of what follows', () => {
    const text =
      'Oak desk small\n$45.00\n4 left\nBlue\nSold\nPine desk small\n$35.00\nElm desk small\n$55.00';
    const { comparables } = parsePasted(text, { currency: 'USD', kind: 'asking' });
    expect(comparables.map(({ kind }) => kind)).toEqual(['asking', 'sold', 'asking']);
  });

  it('takes a page without a line break for no listing, however many prices are in it', () => {
    const page = 'Makita DHP482 drill £60 '.repeat(700);
    expect(parsePasted(page, { currency: 'GBP', kind: 'asking' })).toMatchObject({
      comparables: [],
      problems: [{ line: 1, reason: 'It is too long to be one listing.' }],
    });
  });

  it('leaves what is given away, and what names no price, aside', () => {
    const pasted = parsePasted('Oak desk with drawers\nVB\nPine desk small\n£20', {
      currency: 'GBP',
      kind: 'asking',
    });
    expect(pasted.comparables).toMatchObject([{ title: 'Pine desk small', price: 20 }]);
    expect(pasted.unused).toEqual([{ line: 1, text: 'Oak desk with drawers' }]);
  });

  it('names the lines that became part of no listing', () => {
    const { unused } = parsePasted('Mission 70 speakers pair\nYork, North Yorkshire\n£35', {
      currency: 'GBP',
      kind: 'asking',
    });
    expect(unused).toEqual([{ line: 2, text: 'York, North Yorkshire' }]);
  });

  it('gives only prices that stand in the text, whatever is pasted', () => {
    const piece = fc.constantFrom(
      '£12.50',
      '1.234,50 €',
      'Nike tee blue',
      'Sold 12 Nov 2025',
      'Used',
      '',
      '+£3 postage',
      '3 bids',
      'M · Good',
      '\t',
      'x,y;z',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 30 })), { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const { comparables } = parsePasted(text, { currency: 'GBP', kind: 'asking' });
        for (const { price, title } of comparables) {
          expect(price).toBeGreaterThan(0);
          expect(title.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('amounts', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1.234.567', 1234567],
    ["1'250.50", 1250.5],
    ['1,12,000', 112000],
    ['1\u00a0250,00', 1250],
    ['abc', null],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['US $12.50', 'GBP', { amount: 12.5, currency: 'USD' }],
    ['Leather shoes $12.50', 'USD', { amount: 12.5, currency: 'USD' }],
    ['S$12.50', 'USD', { amount: 12.5, currency: 'SGD' }],
    ['$12.50', 'AUD', { amount: 12.5, currency: 'AUD' }],
    ['$12.50', 'GBP', { amount: 12.5, currency: 'USD' }],
    ['12,50€', 'EUR', { amount: 12.5, currency: 'EUR' }],
    ['EUR 1.234,50', 'EUR', { amount: 1234.5, currency: 'EUR' }],
    ['¥3,200', 'CNY', { amount: 3200, currency: 'CNY' }],
    ['1 200 kr', 'NOK', { amount: 1200, currency: 'NOK' }],
    ['3 500 Kč', 'CZK', { amount: 3500, currency: 'CZK' }],
    ['R$ 120,00', 'BRL', { amount: 120, currency: 'BRL' }],
  ])('reads %s of a seller in %s', (text, home, money) => {
    expect(findMoney(text, home).map((found) => found.money)).toEqual([money]);
  });
});

describe('days', () => {
  it.each([
    ['Sold 12 Nov 2025', false, '2025-11-12'],
    ['Sold  Nov 12, 2025', true, '2025-11-12'],
    ['Verkauft 12. Dezember 2025', false, '2025-12-12'],
    ['Vendu le 3 août 2025', false, '2025-08-03'],
    ['12/11/2025', false, '2025-11-12'],
    ['14-Nov-26', false, '2026-11-14'],
    ['12/11/2025', true, '2025-12-11'],
    ['13/11/2025', true, '2025-11-13'],
    ['31/02/2025', false, null],
    ['no date', false, null],
  ])('reads %s', (text, monthFirst, day) => {
    expect(readDay(text, monthFirst)).toBe(day);
  });
});
