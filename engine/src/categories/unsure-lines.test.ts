import { expect, it } from 'vitest';
import { findCategory } from './find-category.ts';
import { saysUnsureLine, UNSURE_LINES } from './unsure-lines.ts';

it('holds lines that find a category by themselves: of the others nothing would have followed anyway', () => {
  expect(UNSURE_LINES.filter((line) => !findCategory(line))).toEqual([]);
});

it.each(['Instant Pot Duo Crisp', 'Dyson Airwrap', 'Beatrix Potter Jemima'])(
  'is unsure what "%s" is',
  (name) => {
    expect(saysUnsureLine(name)).toBe(true);
  },
);

it('knows a card by its number in the set', () => {
  expect(saysUnsureLine('Pokemon Charizard 4/102')).toBe(false);
});
