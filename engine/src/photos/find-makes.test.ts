import { PHOTO_CONFIDENCE } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { countMakes } from './make-lexicon.ts';
import { mergeFindings } from './merge-findings.ts';
import { readFindings } from './read-findings.ts';
import { readingOf, sureOf } from './test-reading.ts';

describe('makes', () => {
  it('are known by name in their thousands', () => {
    expect(countMakes()).toBeGreaterThan(2_500);
  });

  it.each([
    ['SONY', 'Sony'],
    ['S0NY', 'Sony'],
    ['PANAS0NIC', 'Panasonic'],
    ['Garrnin', 'Garmin'],
    ['KARCHER', 'Kärcher'],
    ['Calvin Klein', 'Calvin Klein'],
    ['CALVINKLEIN', 'Calvin Klein'],
    ['San Disk', 'SanDisk'],
    ['S O N Y', 'Sony'],
    ['Wireless Headphones Sony', 'Sony'],
    ["MARC O'POLO", "Marc O'Polo"],
    ['MARCOPOLO', "Marc O'Polo"],
    ['COLUMBLA RECORDS', 'Columbia Records'],
    ['www.sandisk.com', 'SanDisk'],
    ['© 2006 SanDisk Corporation', 'SanDisk'],
    ['made by formatwerk', 'formatwerk'],
    ['H&M', 'H&M'],
    ['SHARP', 'Sharp'],
  ])('reads %j as %s', (text, make) => {
    expect(sureOf('brand', text)).toEqual([make]);
  });

  it.each([
    ['for Apple iPhone'],
    ['compatible with Nintendo Switch'],
    ['keep sharp blades away'],
    ['the oasis in the desert was next to Sony and Canon shops'],
    ['LORO PARQUE'],
    ['Wash with next load'],
    ['Sonly'],
    ['MARCO POLO'],
    ['ARTELIA NORD'],
    ['www.loroparque.com'],
  ])('sees none in %j', (text) => {
    expect(sureOf('brand', text)).toEqual([]);
  });

  it.each([
    [['AM', 'RECORDS'], 'A&M Records'],
    [['AM', 'RECOROS'], 'A&M Records'],
    [['MASSIMO', 'DUTTI'], 'Massimo Dutti'],
    [['THE', 'NORTH', 'FACE'], 'The North Face'],
    [['OAT-', 'LY!'], 'Oatly'],
    [['COLUMBIA', 'RECORDS'], 'Columbia Records'],
  ])('reads %j, one line under the other, as %s', (lines, make) => {
    expect(sureOf('brand', ...lines)).toEqual([make]);
  });

  it('takes none from the page of print under the thing', () => {
    const page = Array.from({ length: 40 }, (_, row) => ({
      text: row === 7 ? 'harvest' : 'the council said',
    }));
    expect(sureOf('brand', { text: 'SONY', printHeight: 0.08 }, ...page)).toEqual(['Sony']);
  });

  it('does not join lines that stand far apart', () => {
    const far = { text: 'DUTTI', box: { x: 0.3, y: 0.6, width: 0.4, height: 0.04 } };
    expect(sureOf('brand', 'MASSIMO', far)).toEqual([]);
  });

  it('reads the name under "made by", also when both lean', () => {
    const lean = { direction: -0.7, printHeight: 0.04 };
    const label = { ...lean, text: 'made by', box: { x: 0.2, y: 0.3, width: 0.1, height: 0.1 } };
    const name = { ...lean, text: 'formatwerk', box: { x: 0.23, y: 0.31, width: 0.16, height: 0.15 } };
    expect(sureOf('brand', label, name)).toEqual(['formatwerk']);
  });

  it.each([
    ['Made by hand in Italy', []],
    ['Designed by Apple in California', ['Apple']],
    ['Made by Craftsman', ['Craftsman']],
    ['COLOMBIA', []],
  ])('reads in %j %j', (text, makes) => {
    expect(sureOf('brand', text)).toEqual(makes);
  });

  it('prefers the maker to what is built in', () => {
    expect(sureOf('brand', 'LENOVO', 'intel', 'Dolby')).toEqual(['Lenovo']);
  });

  it('does not take a small name at the rim of the photo for the item’s own', () => {
    const shelf = { text: 'alpro', printHeight: 0.01, box: { x: 0.9, y: 0.02, width: 0.09, height: 0.01 } };
    expect(sureOf('brand', { text: 'HAVRE', printHeight: 0.1 }, shelf)).toEqual([]);
  });

  it('offers a make whose address was misread by a letter, without filling it in', () => {
    const found = readFindings(readingOf(['www.sendisk.com'])).find(({ kind }) => kind === 'brand');
    expect(found?.value).toBe('SanDisk');
    expect(found?.confidence).toBeLessThan(PHOTO_CONFIDENCE);
  });

  it('does not take a book’s publisher for a make', () => {
    expect(sureOf('brand', 'ISBN 0-14-001399-7', 'Penguin', 'www.penguin.com')).toEqual([]);
  });
});

describe('names that no list knows', () => {
  const offered = (...texts: Parameters<typeof readingOf>[0]) =>
    readFindings(readingOf(texts)).flatMap(({ kind, value, confidence }) =>
      kind === 'brand' ? [[value, confidence]] : [],
    );

  it('are offered where they stand largest, and fill nothing', () => {
    const small = { printHeight: 0.015 };
    expect(offered('NORDVANE', { text: 'Quorvel', ...small })).toEqual([['NORDVANE', 0.5]]);
  });

  it('stay an offer, on however many photos they stand', () => {
    const photo = (at: number) => readFindings(readingOf(['NORDVANE']), at);
    const { findings } = mergeFindings([photo(0), photo(1), photo(2)]);
    expect(findings.find(({ kind }) => kind === 'brand')?.confidence).toBeLessThan(PHOTO_CONFIDENCE);
  });

  it('are not asked for where a make is sure', () => {
    expect(offered('SONY', 'NORDVANE').map(([value]) => value)).toEqual(['Sony']);
  });

  it.each(['EST. 1969', '100% cotton', 'Made in Italy', 'Headphones', 'www.nordvane.com', 'Size M'])(
    'are none in %j',
    (text) => {
      expect(offered(text)).toEqual([]);
    },
  );
});
