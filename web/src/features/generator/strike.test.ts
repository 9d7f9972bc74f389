import { expect, test } from 'vitest';
import { cut } from './strike.ts';

function without(text: string, words: string): string {
  const start = text.indexOf(words);
  return cut(text, start, start + words.length);
}

test.each([
  ['a sentence in the middle', 'One. Two is waterproof. Three.', 'Two is waterproof.', 'One. Three.'],
  ['the first sentence', 'Waterproof. Two.', 'Waterproof.', 'Two.'],
  ['the last sentence', 'One. Waterproof.', 'Waterproof.', 'One.'],
  ['a whole line of a list', '- 18 MP\n- Waterproof\n- Strap', 'Waterproof', '- 18 MP\n- Strap'],
  ['a paragraph', 'One.\n\nWaterproof.\n\nThree.', 'Waterproof.', 'One.\n\nThree.'],
  ['a word of a row', 'Red, waterproof, large', 'waterproof', 'Red, large'],
  ['the last word of a row', 'Red, large, waterproof.', 'waterproof', 'Red, large.'],
  ['a word between words', 'A waterproof bag', 'waterproof', 'A bag'],
  ['the first word', 'Waterproof bag', 'Waterproof', 'bag'],
  ['everything', 'Waterproof', 'Waterproof', ''],
])('strikes %s without leaving a hole', (_, text, words, expected) => {
  expect(without(text, words)).toBe(expected);
});
