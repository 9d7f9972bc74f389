import { expect, test } from 'vitest';
import { answerFor, CAPABILITY_ROWS } from './capabilities.ts';

test('the comparison says what the specification’s table says', () => {
  const table = CAPABILITY_ROWS.map((row) => [
    row.name,
    answerFor(row, 'anonymous'),
    answerFor(row, 'free'),
    answerFor(row, 'premium'),
  ]);
  expect(table).toEqual([
    ['Generate listings', 'Yes, no sign-up', '5 per month', 'Unlimited'],
    ['Save listings', 'No', 'Up to 5', 'Unlimited'],
    ['Image analysis', 'Yes', 'Yes', 'Yes'],
    ['Templates', 'No', 'No', 'Yes'],
    ['Competition analysis', 'No', 'No', 'Yes'],
    ['Bulk delete, CSV export, regenerate', 'No', 'No', 'Yes'],
    ['Price refresh per listing', 'No', '1', 'Unlimited'],
    ['Listings without our branding line', 'No', 'No', 'Yes, your choice'],
  ]);
});
