import { imageAnalysisSchema } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceOf } from '../marketplaces/index.ts';
import { analyzeReading, mergeAnalyses } from './analyze.ts';
import { readingOf } from './test-reading.ts';

const analyze = (...texts: string[]) =>
  analyzeReading(readingOf(texts), { marketplace: marketplaceOf('eBay') });

describe('the answer for one photo', () => {
  it('is of the agreed shape', () => {
    const analysis = analyze('SONY', 'Model: WH-1000XM4');
    expect(imageAnalysisSchema.parse(analysis)).toEqual(analysis);
  });

  it('warns of a serial number', () => {
    expect(analyze('S/N: 4837261905').coach.map(({ rule }) => rule)).toEqual(['photo.serial']);
  });
});

describe('the answers for several photos', () => {
  it('are one, with each finding’s own photos', () => {
    const merged = mergeAnalyses([analyze('SONY'), analyze('SONY', 'Model: WH-1000XM4')]);
    expect(merged).toMatchObject({ itemName: 'Sony WH-1000XM4', make: 'Sony', engine: 'builtin' });
    expect(merged.findings.find(({ kind }) => kind === 'brand')?.photos).toEqual([0, 1]);
    expect(merged.findings.find(({ kind }) => kind === 'model')?.photos).toEqual([1]);
    expect(merged.quality).toHaveLength(2);
  });

  it('can be of the specification’s three fields alone', () => {
    const bare = [
      { itemName: 'Blue mug', features: 'Chip at the rim\nStoneware', keywords: 'mug, blue mug' },
      { itemName: 'Blue mug', features: 'stoneware', keywords: 'mug, stoneware' },
    ].map((one) => imageAnalysisSchema.parse(one));
    expect(mergeAnalyses(bare)).toMatchObject({
      itemName: 'Blue mug',
      features: 'Chip at the rim\nstoneware',
      keywords: 'mug, blue mug, stoneware',
    });
  });
});
