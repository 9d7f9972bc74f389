import type { Claim, ListingField } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { cut, sayOtherwise, takeAllOut } from './strike.ts';

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

const LISTING = {
  title: 'Wool coat, waterproof',
  description: 'A wool coat. It is waterproof and rare. Navy. Comes with a warranty.\n\n- Waterproof',
  tags: ['wool coat', 'waterproof coat', 'rare'],
};

/** The claim that `text` makes in the sentence that holds it. */
function claim(field: ListingField, sentence: string, tagIndex?: number): Claim {
  const whole = field === 'tags' ? sentence : LISTING[field];
  const start = whole.indexOf(sentence);
  const place = { start, end: start + sentence.length };
  return {
    id: `${field} ${start} ${tagIndex}`,
    kind: 'guarantee',
    field,
    ...place,
    text: sentence,
    sentence: { ...place, text: sentence },
    message: '',
    ...(tagIndex !== undefined && { tagIndex }),
  };
}

test('takes out every sentence and tag that claims stand in, once, and gives the title another', () => {
  const claims = [
    claim('title', 'Wool coat, waterproof'),
    claim('description', 'It is waterproof and rare.'),
    { ...claim('description', 'It is waterproof and rare.'), id: 'the second of the sentence' },
    claim('description', 'Comes with a warranty.'),
    claim('description', 'Waterproof'),
    claim('tags', 'waterproof coat', 1),
    claim('tags', 'rare', 2),
  ];
  expect(takeAllOut(LISTING, claims, 'Wool coat')).toEqual({
    title: 'Wool coat',
    description: 'A wool coat. Navy.',
    tags: ['wool coat'],
  });
  expect(takeAllOut(LISTING, claims.slice(1), 'Wool coat').title).toBe(LISTING.title);
});

test('puts other words in the place of the sentence alone', () => {
  const said = sayOtherwise(LISTING, claim('description', 'It is waterproof and rare.'), 'It keeps warm.');
  expect(said.description).toMatch(/^A wool coat\. It keeps warm\. Navy\./);
});
