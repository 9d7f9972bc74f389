import { expect, it } from 'vitest';
import { abbreviationsIn } from './abbreviations.ts';

it.each([
  ['PlayStation 4', 'ps4'],
  ['Game Boy Advance', 'gba'],
  ['GameBoy Color', 'gbc'],
])('%s is %s in short', (name, short) => {
  expect(abbreviationsIn(`A ${name} with its box`)).toContain(short);
});

it('shortens no single word, and nothing across a small one', () => {
  expect([...abbreviationsIn('Brother and Sister 4, Canon 5')]).toEqual([]);
});
