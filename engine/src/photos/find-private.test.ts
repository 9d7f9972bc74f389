import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { arbitraryPrivate } from '../test/arbitrary-private.ts';
import { analyzeReading, mergeAnalyses } from './analyze.ts';
import { fillForm } from './fill-form.ts';
import { barsOf, readingOf } from './test-reading.ts';

const analyze = (...texts: string[]) =>
  analyzeReading(readingOf(texts), { marketplace: marketplaceOf('eBay') });
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

describe('a number of one device on a label', () => {
  it.each([
    ['SONY IMEI:356938035643809', 'IMEI', '809'],
    ['SONY S/N 4837261905', 'Serial number', '905'],
    ['SONY 00:1A:2B:3C:4D:5E', 'Network address', 'D5E'],
  ])('in %j is named, and the maker beside it is still read', (text, label, end) => {
    const { findings, ...form } = analyze(text);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'serial', label, value: `ends in ${end}` }),
    );
    expect(form).toMatchObject({ itemName: 'Sony', make: 'Sony', modelNumber: '', features: '' });
  });

  it('is found right of its label and under it', () => {
    const label = { text: 'Serial No.', box: { x: 0.2, y: 0.3, width: 0.15, height: 0.04 } };
    const value = { text: 'KX4837261', box: { x: 0.4, y: 0.3, width: 0.15, height: 0.04 } };
    const { findings } = analyzeReading(readingOf([label, value]), { marketplace: marketplaceOf('eBay') });
    expect(findings.map(({ kind }) => kind)).toEqual(['serial']);
    expect(analyze('IMEI', '35 693803 564380 9').findings.map(({ kind }) => kind)).toEqual(['serial']);
  });

  it.each(['69005 LYON', '69005LYON'])('is an address also where its town is read as %j', (town) => {
    const { findings } = analyze('DESTINATAIRE', '27 rue des Tanneurs', town);
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'serial', label: 'Address' }));
  });

  it('is none where the label beside it asks for the article', () => {
    const { modelNumber } = analyze('Model No.', 'C02JP6MPDTY3');
    expect(modelNumber).toBe('C02JP6MPDTY3');
  });

  it.each([
    ['misread', '91980140013993'],
    ['cut off', '780140013993'],
    ['with a digit too many', '1718311007991'],
  ])('is none where the digits under bars are %s', (_how, text) => {
    const { findings } = analyzeReading(readingOf([text], { barcodes: [barsOf('9780140013993')] }), {
      marketplace: marketplaceOf('eBay'),
    });
    expect(findings.filter(({ kind }) => kind === 'serial')).toEqual([]);
  });

  it('warns, and takes plates and the addresses of parcels for no more', () => {
    const parcel = analyze('Ship to:', 'John Smith', '12 Park Road', 'Leeds LS1 4AB');
    expect(parcel.findings.map(({ kind, value }) => [kind, value])).toEqual([['serial', 'an address']]);
    const plate = analyze('AB12 CDE');
    expect(plate.findings.map(({ kind, label }) => [kind, label])).toEqual([['serial', 'Number plate']]);
    expect(plate.coach.map(({ rule }) => rule)).toEqual(['photo.serial']);
    expect(plate.coach[0]?.message).toMatch(/^A number plate can be read/);
    expect(parcel.coach[0]?.message).toMatch(/^An address can be read/);
  });
});

test('no number on a photo stands in what fills the form, nor in the answer', () => {
  fc.assert(
    fc.property(
      arbitraryPrivate,
      fc.constantFrom('', 'SONY ', 'Model: WH-1000XM4 '),
      ({ text, number }, before) => {
        const lines = `${before}${text}`.split('\n');
        const one = analyze('CONVERSE', ...lines, '100% COTTON');
        const both = mergeAnalyses([one, analyze('CONVERSE')]);
        return !bare(JSON.stringify([one, both])).includes(bare(number));
      },
    ),
    { numRuns: 400 },
  );
});

describe('an analysis that was made elsewhere', () => {
  const finding = { kind: 'model' as const, confidence: 0.95, photos: [0] };

  test('is merged without such numbers', () => {
    fc.assert(
      fc.property(arbitraryPrivate, ({ text, number }) => {
        const given = {
          ...analyze('SONY'),
          itemName: `Sony ${text}`,
          modelNumber: text,
          features: `Boxed\n${text}`,
          keywords: `sony, ${text}`,
          engine: 'other/model',
          findings: [{ ...finding, id: '0-model', value: text, quote: text }],
        };
        return !bare(JSON.stringify(mergeAnalyses([given, given]))).includes(bare(number));
      }),
      { numRuns: 400 },
    );
  });

  it('fills no form with them, even when the seller has accepted one', () => {
    const one = { ...finding, id: '0-model', value: 'IMEI:356938035643809' };
    expect(fillForm([one], [], { accepted: ['0-model'] }).modelNumber).toBe('');
  });
});
