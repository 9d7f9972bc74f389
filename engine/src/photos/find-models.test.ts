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
    'N°120775A03318',
    'SIDEONE331',
    'GALAXYTABX200',
  ])('%s fills nothing', (text) => {
    expect(sureOf('model', { text, printHeight: 0.06 })).toEqual([]);
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
