import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { analyzeReading } from './analyze.ts';
import { readFindings } from './read-findings.ts';
import { barsOf, readingOf, sure, sureOf } from './test-reading.ts';

describe('model numbers', () => {
  it.each([
    ['Model: WH-1000XM4', 'WH-1000XM4'],
    ['MODEL NO. DHP482', 'DHP482'],
    ['Model : WH- 1000XM4', 'WH-1000XM4'],
    ['MODEL :V WH-1000XM4', 'WH-1000XM4'],
    ['MODELC GSR12V-15', 'GSR12V-15'],
    ['MODEL[ DHP482', 'DHP482'],
    ['Type HD4430/20 1300W', 'HD4430/20'],
    ['Modell: EOS 350D', 'EOS 350D'],
    ['M/N: A1466', 'A1466'],
    ['SDSDQ-1024-E10M', 'SDSDQ-1024-E10M'],
  ])('finds the one in %j', (text, model) => {
    expect(sureOf('model', text)).toEqual([model]);
  });

  it('finds the value right of its label', () => {
    const label = { text: 'Model No.', box: { x: 0.2, y: 0.3, width: 0.15, height: 0.04 } };
    const value = { text: 'SL-1210', box: { x: 0.4, y: 0.3, width: 0.15, height: 0.04 } };
    expect(sureOf('model', label, value)).toEqual(['SL-1210']);
  });

  it.each([
    ['EN71 ISO9001 IP67'],
    ['230V~ 50Hz 1300W'],
    ['1920 x 1080'],
    ['2019-04-11'],
    ['LOT 20394A'],
    ['USB3.0'],
    ['W32L34'],
    ['100% COTTON'],
  ])('takes %j for none', (text) => {
    expect(sureOf('model', text)).toEqual([]);
  });

  it('does not choose between two codes without labels', () => {
    expect(sureOf('model', 'SDSDQ-1024-E10M', 'RB5009UG-2291')).toEqual([]);
  });

  it('offers a code that the edge of the photo cuts off, without filling it in', () => {
    const cut = { text: 'T6667B103', box: { x: 0.7, y: 0.4, width: 0.3, height: 0.05 } };
    expect(sureOf('model', cut)).toEqual([]);
    expect(readFindings(readingOf([cut])).some(({ value }) => value === 'T6667B103')).toBe(true);
  });

  it('fills in the large number beside one that the edge cuts off', () => {
    const large = { text: 'CM67', printHeight: 0.2, box: { x: 0.1, y: 0.2, width: 0.4, height: 0.2 } };
    const cut = {
      text: 'T6667B103',
      printHeight: 0.08,
      box: { x: 0.62, y: 0.34, width: 0.37, height: 0.08 },
    };
    const { findings, conflicts } = analyzeReading(readingOf([large, cut]), {
      marketplace: marketplaceOf('eBay'),
    });
    expect(conflicts).toEqual([]);
    expect(findings.find(({ value }) => value === 'CM67')?.confidence).toBeGreaterThan(PHOTO_CONFIDENCE);
  });

  it('names article and part numbers after their label', () => {
    const found = readFindings(readingOf(['Art.Nr. 044360000', 'P/N: 661-00123']));
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'identifier', label: 'Art. No.', value: '044360000' }),
    );
    expect(found).toContainEqual(expect.objectContaining({ label: 'Part No.', value: '661-00123' }));
  });
});

describe('article numbers', () => {
  it.each([
    ['5025121072311', 'EAN', '5025121072311'],
    ['0619659023935', 'UPC', '619659023935'],
    ['9781558604971', 'ISBN', '9781558604971'],
  ])('names %s as %s', (digits, label, value) => {
    const found = readFindings(readingOf([], { barcodes: [barsOf(digits)] }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'identifier', label, value }));
  });

  it('holds back a number that came out once and that no print vouches for', () => {
    const once = barsOf('5025121072311', { tries: 1, lines: 4 });
    expect(sure(readingOf([], { barcodes: [once] }), 'identifier')).toEqual([]);
    expect(sure(readingOf(['5 025121 072311'], { barcodes: [once] }), 'identifier')).toEqual([
      '5025121072311',
    ]);
  });

  it('refuses a wrong check digit and a shop’s own number', () => {
    expect(sure(readingOf([], { barcodes: [barsOf('5025121072312')] }), 'identifier')).toEqual([]);
    expect(sure(readingOf([], { barcodes: [barsOf('2000000000008')] }), 'identifier')).toEqual([]);
  });

  it('takes a printed ISBN of ten digits for the bars’ number, and both for a book', () => {
    const both = readingOf(['ISBN 1-55860-497-9'], { barcodes: [barsOf('9781558604971', { tries: 1 })] });
    expect(sure(both, 'identifier')).toEqual(['9781558604971']);
    expect(sure(both, 'type')).toEqual(['book']);
  });

  it('refuses an ISBN whose check digit is wrong', () => {
    expect(sureOf('identifier', 'ISBN 1-55860-497-8')).toEqual([]);
  });
});

describe('sizes, measures, materials, care and origin', () => {
  it.each([
    ['UK 9 US 10 EUR 43', ['UK 9', 'US 10', 'EU 43']],
    ['Size: M', ['M']],
    ['GRÖSSE 40', ['40']],
    ['TAILLE 38', ['38']],
    ['W32 L34', ['W32 L34']],
    ['XL', ['XL']],
    ['EUR XL', ['EU XL']],
    ['DE:M', ['DE M']],
    ['EU 2016/425', []],
    ['DESTINATAIRE', []],
    ['rue DES Lilas', []],
    ['L', []],
  ])('reads the size in %j', (text, sizes) => {
    expect(sureOf('size', text)).toEqual(sizes);
  });

  it.each([
    ['INPUT 100-240V~ 50/60Hz', ['100-240 V']],
    ['24...230V~', ['24-230 V']],
    ['18V 5.0Ah', ['18 V', '5.0 Ah']],
    ['1300 W', ['1300 W']],
    ['330 ml', ['330 ml']],
    ['64GB', ['64 GB']],
    ['30 x 20 x 10 cm', ['30 x 20 x 10 cm']],
    ['Energy 180 kJ per 100 g', []],
    ['£3.50/kg', []],
    ...['up to 5 kg', 'bis 5 kg', 'jusqu’à 5 kg', 'hasta 5 kg', 'fino a 5 kg'].map(
      (limit): [string, string[]] => [limit, []],
    ),
  ])('reads the measures in %j', (text, values) => {
    expect(sureOf('measurement', text).sort()).toEqual(values.sort());
  });

  it.each([
    [['80% COTTON 20% POLYESTER'], ['80% cotton, 20% polyester']],
    [['80% COTT0N 20% P0LYESTER'], ['80% cotton, 20% polyester']],
    [['100% BAUMWOLLE', '100% COTON', '100% ALGODON'], ['100% cotton']],
    [['Cotone 60%', 'Lana 40%'], ['60% cotton, 40% wool']],
    [
      ['SHELL 100% NYLON', 'LINING 100% POLYESTER'],
      ['100% nylon', '100% polyester'],
    ],
    [['genuine leather'], ['leather']],
    [['30% OFF'], []],
    [['80% COTTON'], []],
  ])('reads the materials in %j', (texts, values) => {
    expect(sureOf('material', ...texts)).toEqual(values);
  });

  it('reads care in several languages', () => {
    const care = sureOf('care', 'Machine wash at 30°', 'NICHT BLEICHEN', 'Do not tumble dry');
    expect(care.sort()).toEqual(['do not bleach', 'do not tumble dry', 'machine wash at 30 °C']);
  });

  it.each([
    ['MADE IN ITALY', ['Italy']],
    ['MADEINCHINA', ['China']],
    ['Made in P.R.C.', ['China']],
    ['Hergestellt in Deutschland', ['Germany']],
    ['Made in heaven', []],
  ])('reads the origin in %j', (text, values) => {
    expect(sureOf('origin', text)).toEqual(values);
  });
});

describe('what the thing is, and its colour', () => {
  it('is named by a short line that says so', () => {
    expect(sureOf('type', 'MAKITA', 'Cordless Combi Drill')).toEqual(['combi drill']);
  });

  it('is not taken from a sentence', () => {
    expect(sureOf('type', 'Keep the drill away from children.', 'Wash jacket with similar colours')).toEqual(
      [],
    );
  });

  it.each([
    ['navy', { lightness: 24, a: 5, b: -22, share: 0.8 }, ['navy']],
    ['yellow', { lightness: 78, a: -2, b: 66, share: 0.8 }, ['yellow']],
    ['teal', { lightness: 44, a: -23, b: -8, share: 0.8 }, ['teal']],
    ['burgundy', { lightness: 22, a: 30, b: 10, share: 0.8 }, ['burgundy']],
    ['gold', { lightness: 60, a: 3, b: 40, share: 0.8 }, ['gold']],
    ['cream', { lightness: 90, a: 0, b: 11, share: 0.8 }, ['cream']],
    ['a dim white', { lightness: 68, a: 1, b: -2, share: 0.9 }, []],
    ['between red and orange', { lightness: 54, a: 54, b: 54, share: 0.9 }, []],
  ])('names %s only as far as the light allows', (_what, colour, expected) => {
    expect(sure(readingOf([], { colours: [colour] }), 'colour')).toEqual(expected);
  });

  it.each([
    ['black in the sun or dark grey', { lightness: 27, a: 0, b: -1, share: 0.9 }, ['black', 'grey']],
    [
      'white in the shade, grey or silver',
      { lightness: 68, a: 1, b: -2, share: 0.9 },
      ['grey', 'silver', 'white'],
    ],
    ['black or navy', { lightness: 13, a: 2, b: -7, share: 0.9 }, ['black', 'navy']],
    ['black by lamplight or brown', { lightness: 15, a: 5, b: 12, share: 0.9 }, ['black', 'brown']],
  ])('offers both names of what may be %s', (_what, colour, names) => {
    const offered = readFindings(readingOf([], { colours: [colour] }));
    expect(offered.map(({ value }) => value).sort()).toEqual(names);
    expect(Math.max(...offered.map(({ confidence }) => confidence))).toBeLessThan(PHOTO_CONFIDENCE);
  });
});

it('offers many colours as such', () => {
  const of = (lightness: number, a: number, b: number) => ({ lightness, a, b, share: 0.25 });
  const colours = [of(45, 60, 40), of(45, 6, -44), of(80, 4, 68), of(45, -38, 28)];
  const [only, ...others] = readFindings(readingOf([], { colours }));
  expect([only?.value, others]).toEqual(['multicolour', []]);
  expect(only?.confidence).toBeLessThan(PHOTO_CONFIDENCE);
});

describe('the colour of a label', () => {
  const white = { lightness: 97, a: 0, b: 0, share: 0.9 };

  it.each(['Model: WH-1000XM4', '100% COTTON', 'Made in Malaysia', 'S/N 4837261905'])(
    'is not the colour of the thing where %j stands',
    (text) => {
      expect(sure(readingOf([text], { colours: [white] }), 'colour')).toEqual([]);
    },
  );

  it('is that of the thing where print is all there is', () => {
    expect(sure(readingOf(['CONVERSE'], { colours: [white] }), 'colour')).toEqual(['white']);
  });
});

describe('serial numbers', () => {
  const reading = readingOf(['SONY', 'Model: WH-1000XM4', 'S/N: 4837261905']);

  it('are reported without their digits', () => {
    const serial = readFindings(reading).find(({ kind }) => kind === 'serial');
    expect(serial?.value).toBe('ends in 905');
    expect(JSON.stringify(readFindings(reading))).not.toContain('4837261905');
  });

  it.each([
    'S/N4837261905',
    'SN: 4837261905',
    'N/S:4837261905',
    'Serial No. 4837261905',
    'IMEI 356938035643809',
  ])('are seen in %j, and taken for nothing else', (text) => {
    const kinds = readFindings(readingOf(['SONY', text])).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'brand' && kind !== 'text')).toEqual(['serial']);
  });

  it('are not taken for a model', () => {
    expect(sure(reading, 'model')).toEqual(['WH-1000XM4']);
  });
});

describe('other words', () => {
  const words = (...lines: string[]) =>
    readFindings(readingOf(lines))
      .filter(({ kind }) => kind === 'text')
      .map(({ value }) => value);

  it('leave out what a finding says already', () => {
    expect(words('SONY', 'Model: WH-1000XM4', 'SIZE 12', 'Limited Edition')).toEqual(['Limited Edition']);
  });

  it('leave out the digits under the bars', () => {
    const reading = readingOf(['5 025121', '072311', 'Heating'], { barcodes: [barsOf('5025121072311')] });
    const found = readFindings(reading).filter(({ kind }) => kind === 'text');
    expect(found.map(({ value }) => value)).toEqual(['Heating']);
  });

  it('keep a line that says more than was found in it', () => {
    expect(words('SONY Anniversary')).toEqual(['SONY Anniversary']);
  });
});
