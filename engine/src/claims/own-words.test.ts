import { expect, test } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';
import { sayInOwnWords } from './own-words.ts';

const FORM = formOf({
  itemName: 'Oak side table',
  features: 'The drawer sticks a little in damp weather. Top has a ring mark near one corner. 45 cm tall.',
});
const item = readItem(FORM);

/** The seller's words for the one claim in a text. */
function ownWordsFor(part: { title?: string; description?: string }) {
  const listing = { title: 'Oak side table', description: 'An oak side table.', tags: [], ...part };
  const [claim] = checkClaims(listing, item);
  if (!claim) throw new Error('nothing is marked');
  return sayInOwnWords(claim, listing, { item, variant: 'v1' });
}

test('a statement about the same part gives way to the seller’s sentence', () => {
  expect(ownWordsFor({ description: 'The drawer runs on waterproof rails.' })).toBe(
    'The drawer sticks a little in damp weather.',
  );
});

test('where the text has that sentence already, or nothing is of the same part, there is none', () => {
  const told = 'The drawer sticks a little in damp weather. The drawer runs on waterproof rails.';
  expect(ownWordsFor({ description: told })).toBeNull();
  expect(ownWordsFor({ description: 'Fully waterproof.' })).toBeNull();
});

test('a title gives way to the one that is made of values', () => {
  const title = ownWordsFor({ title: 'Oak side table waterproof' });
  expect(title).toMatch(/oak side table/i);
  expect(title).not.toMatch(/waterproof/i);
});
