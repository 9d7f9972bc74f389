import { expect, it } from 'vitest';
import { refusal } from './etsy-failures.ts';

// Both of Etsy's shapes: one sentence, and what is wrong with each part of the request.
it.each([
  ['photos', [{ path: '/images', type: 'array_too_short', message: 'cannot be less than 1 items' }]],
  ['returnsId', { error: 'There was a problem with /return/policy : cannot be null' }],
  ['postageId', { error: 'A shipping profile is required for physical listings.' }],
  ['readinessId', { error: 'readiness_state_id is required for physical listings.' }],
  ['tags', { error: 'There was a problem with /tags : You may not have duplicate tags.' }],
  ['whenMade', { error: 'invalid_request', error_description: 'Invalid value for when_made' }],
  ['title', [{ path: '/title', message: 'contains invalid character' }]],
])('names the field %s', (field, body) => {
  const { code, details } = refusal(400, body);
  expect([code, Object.keys(details.fields ?? {})]).toEqual(['refused', [field]]);
});

it('names none where Etsy names none, and says what Etsy says', () => {
  const { message, details } = refusal(409, { error: 'The listing is being edited.' });
  expect([message, details.fields]).toEqual([
    'Etsy does not take this: The listing is being edited.',
    undefined,
  ]);
  expect(refusal(422, '<html>').message).toBe('Etsy does not take this: it answered 422');
});
