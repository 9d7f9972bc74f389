import { PHOTO_CONFIDENCE, type PhotoFinding } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { fillForm } from './fill-form.ts';
import { mergeFindings } from './merge-findings.ts';
import { readFindings } from './read-findings.ts';
import { readingOf } from './test-reading.ts';

function photos(...texts: readonly (readonly string[])[]): PhotoFinding[][] {
  return texts.map((lines, photo) => readFindings(readingOf(lines), photo));
}

describe('several photos of one item', () => {
  it('make surer what more than one shows', () => {
    const weak = { kind: 'brand' as const, value: 'Sony', confidence: 0.7 };
    const { findings } = mergeFindings([
      [{ ...weak, id: '0-brand', photos: [0] }],
      [{ ...weak, id: '1-brand', photos: [1] }],
    ]);
    expect(findings).toEqual([expect.objectContaining({ value: 'Sony', confidence: 0.91, photos: [0, 1] })]);
  });

  it('do not count the same photo twice', () => {
    const one = { id: '0-brand', kind: 'brand' as const, value: 'Sony', confidence: 0.7, photos: [0] };
    expect(mergeFindings([[one], [one]]).findings[0]?.confidence).toBe(0.7);
  });

  it('show what cannot both be true, and fill neither in', () => {
    const { findings, conflicts } = mergeFindings(photos(['SONY', 'Size: M'], ['PANASONIC']));
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.message).toMatch(/“Sony” on photo 1, “Panasonic” on photo 2/);
    expect(fillForm(findings, conflicts)).toMatchObject({ make: '', itemName: '', features: 'Size: M' });
  });

  it('let a clear finding stand against a doubtful one', () => {
    const { findings, conflicts } = mergeFindings([
      [{ id: '0-a', kind: 'model', value: 'WH-1000XM4', confidence: 0.97, photos: [0] }],
      [{ id: '1-b', kind: 'model', value: 'N217', confidence: 0.6, photos: [1] }],
    ]);
    expect(conflicts).toEqual([]);
    expect(fillForm(findings, conflicts).modelNumber).toBe('WH-1000XM4');
  });

  it('join a number that one photo cuts off with the whole one', () => {
    const { findings } = mergeFindings([
      [{ id: '0-a', kind: 'model', value: 'T6667B103', confidence: 0.6, photos: [0] }],
      [{ id: '1-b', kind: 'model', value: 'T6667B1034', confidence: 0.9, photos: [1] }],
    ]);
    expect(findings).toEqual([expect.objectContaining({ value: 'T6667B1034', photos: [1, 0] })]);
  });
});

describe('a number that is cut off in several places', () => {
  const number = (value: string, photo: number, more: Partial<PhotoFinding> = {}) => ({
    id: `${photo}-${value}`,
    kind: 'identifier' as const,
    value,
    confidence: 0.8,
    photos: [photo],
    ...more,
  });
  const valuesOf = (photos: readonly PhotoFinding[][]) =>
    mergeFindings(photos)
      .findings.map(({ value }) => value)
      .toSorted();

  it('is the longest of them, seen on all their photos', () => {
    const photos = [[number('4008', 0)], [number('400849', 1)], [number('4008496', 2, { confidence: 0.6 })]];
    expect(mergeFindings(photos).findings).toEqual([
      expect.objectContaining({ value: '4008496', confidence: 0.8, photos: [2, 1, 0] }),
    ]);
  });

  it('stays apart from what only begins alike, is named otherwise, or is too short to tell', () => {
    const photos = [
      [number('400849', 0), number('400850', 0), number('40', 0)],
      [number('40084966', 1, { label: 'EAN' }), number('4008496', 1, { kind: 'serial' })],
    ];
    expect(valuesOf(photos)).toEqual(['40', '400849', '4008496', '40084966', '400850']);
  });

  it('joins one of several wholes, whichever', () => {
    expect(valuesOf([[number('4008', 0)], [number('40081', 1)], [number('40082', 2)]])).toEqual([
      '40081',
      '40082',
    ]);
  });
});

describe('an EAN and a UPC', () => {
  const ean = {
    id: 'e',
    kind: 'identifier' as const,
    label: 'EAN',
    value: '9002244845578',
    confidence: 0.97,
  };
  const upc = { id: 'u', kind: 'identifier' as const, label: 'UPC', value: '752919460009', confidence: 0.97 };

  it('rival each other on two photos', () => {
    const { conflicts } = mergeFindings([[{ ...ean, photos: [0] }], [{ ...upc, photos: [1] }]]);
    expect(conflicts).toEqual([expect.objectContaining({ findings: ['e', 'u'] })]);
    expect(conflicts[0]).not.toHaveProperty('label');
    expect(conflicts[0]?.message).toMatch(/^Article number: “9002244845578” on photo 1, /);
  });

  it('both stand on a package for two markets', () => {
    const both = [
      { ...ean, photos: [0] },
      { ...upc, photos: [0] },
    ];
    expect(mergeFindings([both]).conflicts).toEqual([]);
  });
});

describe('the form out of findings', () => {
  const findings = readFindings(
    readingOf([
      'SONY',
      'Model: WH-1000XM4',
      'Wireless Headphones',
      'S/N: 4837261905',
      'MADE IN MALAYSIA',
      '3.7V',
    ]),
  );

  it('holds what was read, and no serial number', () => {
    const form = fillForm(findings);
    expect(form).toMatchObject({ make: 'Sony', modelNumber: 'WH-1000XM4' });
    expect(form.itemName).toMatch(/^Sony WH-1000XM4 .*headphones$/);
    expect(form.features.split('\n')).toEqual(['Voltage: 3.7 V', 'Made in Malaysia']);
    expect(JSON.stringify(form)).not.toMatch(/483726|905/);
  });

  it('loses what the seller drops', () => {
    const dropped = findings.filter(({ kind }) => kind === 'brand').map(({ id }) => id);
    expect(fillForm(findings, [], { dropped }).make).toBe('');
  });

  it('takes the rival that the seller chooses', () => {
    const merged = mergeFindings(photos(['SONY'], ['PANASONIC']));
    const chosen = merged.findings.find(({ value }) => value === 'Panasonic');
    const form = fillForm(merged.findings, merged.conflicts, { accepted: [chosen?.id ?? ''] });
    expect(form.make).toBe('Panasonic');
  });

  it('is empty where nothing was read', () => {
    const empty = { itemName: '', make: '', modelNumber: '', features: '', keywords: '' };
    expect(fillForm(readFindings(readingOf([])))).toEqual(empty);
  });
});

it('a colour that the light leaves open stays open, on however many photos', () => {
  const dark = { colours: [{ lightness: 27, a: 0, b: -1, share: 0.9 }] };
  const photo = (at: number) => readFindings(readingOf([], dark), at);
  const { findings } = mergeFindings([photo(0), photo(1)]);
  expect(findings.map(({ value }) => value).sort()).toEqual(['black', 'grey']);
  expect(Math.max(...findings.map(({ confidence }) => confidence))).toBeLessThan(PHOTO_CONFIDENCE);
});
