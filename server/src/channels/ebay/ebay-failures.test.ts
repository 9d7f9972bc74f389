import { expect, it } from 'vitest';
import { refusal } from './ebay-failures.ts';

// Sentences of the shapes that eBay's documents list, with what stands in their parameters.
it.each([
  ['specifics', { longMessage: 'The item specific Brand is missing. Add Brand to this listing.' }],
  ['photos', { message: 'Invalid image: the picture must be at least 500 pixels.' }],
  ['condition', { message: 'The provided condition id is invalid for the selected primary category id.' }],
  ['categoryId', { message: 'The category ID is not valid.' }],
  ['price', { message: 'The price value is too low.' }],
  ['postageId', { message: 'Invalid value.', parameters: [{ name: 'fulfillmentPolicyId', value: '61' }] }],
  ['returnsId', { message: 'Invalid value.', parameters: [{ name: 'returnPolicyId', value: '63' }] }],
  ['paymentId', { message: 'Please provide a valid payment policy.' }],
  ['placeId', { message: 'Invalid value.', parameters: [{ name: 'merchantLocationKey', value: 'x' }] }],
  ['title', { message: 'The title is too long.' }],
])('names the field %s', (field, error) => {
  const { code, details } = refusal(400, [{ errorId: 25_002, ...error }]);
  expect([code, Object.keys(details.fields ?? {})]).toEqual(['refused', [field]]);
});

it('names none where eBay names none, and says what eBay says', () => {
  const { message, details } = refusal(400, [{ errorId: 25_001, message: 'A system error has occurred.' }]);
  expect([message, details.fields]).toEqual([
    'eBay does not take this: A system error has occurred.',
    undefined,
  ]);
});
