import { describe, expect, it } from 'vitest';
import { readFindings } from './read-findings.ts';
import { readingOf, sure, sureOf } from './test-reading.ts';

describe('codes that are no models', () => {
  it.each([
    'EST.1969',
    'SINCE1924',
    'CORE17-8550U',
    'I7-8550U',
    'SNAPDRAGON888',
    'DDR4-3200',
    'EAN4006381333931',
    'REF.1234/567',
    'DE40210',
    'V2.10',
    'LOT24A17',
    'LOTE24A17',
    'LOTTO24A17',
    'CHARGE24A17',
    'SN2109A4451',
    'RN 104227',
    'WPL12345',
    'CA 04417',
    'N°120775A03318',
    'SIDEONE331',
    'GALAXYTABX200',
  ])('%s fills nothing', (text) => {
    expect(sureOf('model', { text, printHeight: 0.06 })).toEqual([]);
  });

  const LOOKS_LIKE: Readonly<Record<string, string>> = { B: '8', G: '6', I: '1', O: '0', S: '5', Z: '2' };
  const words =
    'BATCH CLASS DEPUIS FOUNDED GTIN ISBN ITEM LOT POBOX SINCE SIZE SKU BLUETOOTH WIFI GEFORCE INTEL'.split(
      ' ',
    );
  it.each(words)('%s before a number makes it none, whichever letter is read as a digit', (word) => {
    const misread = [...word].flatMap((letter, at) => {
      const digit = LOOKS_LIKE[letter];
      return at > 0 && digit ? [`${word.slice(0, at)}${digit}${word.slice(at + 1)}`] : [];
    });
    const filled = [word, ...misread].flatMap((text) =>
      sureOf('model', { text: `${text}1205.4`, printHeight: 0.06 }),
    );
    expect(filled).toEqual([]);
  });

  it('one that was not read surely is offered', () => {
    const reading = readingOf(['CITIZEN', { text: 'E111-5114216', confidence: 0.92 }]);
    expect(sure(reading, 'model')).toEqual([]);
    expect(readFindings(reading).map(({ value }) => value)).toContain('E111-5114216');
  });

  it('an article label is a number with its label', () => {
    const reading = readingOf(['ART.-NR.: 4711-2280', 'MODEL N0. T6667B']);
    expect(sure(reading, 'model')).toEqual(['T6667B']);
    const articles = readFindings(reading).filter(({ kind }) => kind === 'identifier');
    expect(articles.map(({ label, value }) => [label, value])).toEqual([['Art. No.', '4711-2280']]);
  });
});
