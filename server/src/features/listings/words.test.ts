import { describe, expect, it } from 'vitest';
import { indexWords, searchTerms } from './words.ts';

/** What the database does with them. */
const finds = (search: string, ...texts: string[]) =>
  searchTerms(search).every((term) => indexWords(texts).some((word) => word.startsWith(term)));

describe('the words of a listing', () => {
  it.each([
    ['makita', 'Makita DHP482 Drill'],
    ['MAK dril', 'Makita DHP482 Drill'],
    ['482', 'Makita DHP482 Drill'],
    ['tshirt', 'Band T-Shirt, size M'],
    ['t-shirt', 'Band T-Shirt, size M'],
    ['levis 501', "Levi's 501"],
    ['levi’s', 'Levis 501'],
    ['cafe creme', 'Café Crème Cups'],
    ['5.0ah', 'Two 5.0Ah batteries'],
    ['カメラ', 'ソニーカメラ本体'],
    ['чай', 'Чайник со свистком'],
  ])('finds %j in %j', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['akita', 'Makita DHP482 Drill'],
    ['makita saw', 'Makita DHP482 Drill'],
  ])('does not find %j in %j', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('looks for the longer of two terms when it implies the other, and for a few only', () => {
    expect(searchTerms('mak makita')).toEqual(['makita']);
    expect(searchTerms('a1 b2 c3 d4 e5 f6 g7 h8 i9')).toHaveLength(8);
    expect(searchTerms(' %_ !! ')).toEqual([]);
  });

  it('stays bounded, whatever is saved', () => {
    const words = indexWords([Array.from({ length: 2_000 }, (_, n) => `w${n}`).join(' '), 'x'.repeat(9_000)]);
    expect(words.length).toBeLessThanOrEqual(300);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
  });
});
