import { CONDITION_CODES, LIMITS } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../categories/table.ts';
import { readFindings } from './read-findings.ts';
import { listShots } from './shot-list.ts';
import { barsOf, readingOf } from './test-reading.ts';

const shotsOf = (kind: string, condition: (typeof CONDITION_CODES)[number] | '' = '') =>
  listShots({ kind, condition, findings: [] }).map(({ shot }) => shot);
const readOn = (kind: string, ...photos: string[][]) =>
  Object.fromEntries(
    listShots({
      kind,
      condition: '',
      findings: photos.flatMap((lines, photo) => readFindings(readingOf(lines), photo)),
    }).map((one) => [one.shot, one.readOn]),
  );

describe('the photos that buyers look for', () => {
  it('go by the kind of thing', () => {
    expect(shotsOf('T-shirt')).toEqual(['whole', 'other-side', 'label', 'marks']);
    expect(listShots({ kind: 'trainers', condition: '', findings: [] })[1]?.name).toBe('Soles');
    expect(shotsOf('laptop')).toEqual(['whole', 'other-side', 'plate', 'on', 'marks']);
    expect(shotsOf('something that nobody knows')).toEqual(['whole', 'other-side', 'plate', 'marks']);
  });

  it('leave out what the condition makes pointless', () => {
    expect(shotsOf('laptop', 'new')).not.toContain('on');
    expect(shotsOf('T-shirt', 'new')).not.toContain('marks');
    const [broken] = listShots({ kind: 'laptop', condition: 'for-parts', findings: [] }).slice(-1);
    expect(broken?.name).toBe('What is broken, close up');
  });

  it('are never more than a listing takes, and each once', () => {
    for (const { type } of CATEGORIES)
      for (const condition of CONDITION_CODES) {
        const shots = shotsOf(type, condition);
        expect(new Set(shots).size, type).toBe(shots.length);
        expect(shots.length, type).toBeLessThanOrEqual(LIMITS.imagesPerListing);
        expect(shots.length, type).toBeGreaterThanOrEqual(2);
      }
  });

  it('are found where they were read, and nowhere else', () => {
    expect(readOn('jumper', ['NORDVIK'], ['80% wool 20% polyester'])).toMatchObject({
      label: 1,
      whole: null,
    });
    expect(readOn('jumper', ['NORDVIK'])).toEqual({
      whole: null,
      'other-side': null,
      label: null,
      marks: null,
    });
    const book = readFindings(readingOf([], { barcodes: [barsOf('9780140013993')] }));
    expect(listShots({ kind: 'book', condition: '', findings: book }).map((one) => one.readOn)).toContain(0);
  });

  it('take nothing that is only likely for read', () => {
    const unsure = { id: '0', kind: 'size' as const, value: 'M', confidence: 0.6, photos: [0] };
    const shots = listShots({ kind: 'jumper', condition: '', findings: [unsure] });
    expect(shots.map((one) => one.readOn)).toEqual([null, null, null, null]);
  });
});
