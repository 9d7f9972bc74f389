import { expect, test } from 'vitest';
import { guessCurrency } from './guess-currency.ts';

test.each([
  ['en-GB', 'Europe/London', 'GBP (£)'],
  ['de-DE', 'Europe/Berlin', 'EUR (€)'],
  ['de-CH', 'Europe/Zurich', 'CHF (CHF)'],
  // The region of the language comes first: somebody on a journey still sells at home.
  ['en-GB', 'Europe/Madrid', 'GBP (£)'],
  ['en-US', 'America/New_York', 'USD ($)'],
  ['en-US', 'Europe/Warsaw', 'PLN (zł)'],
  ['en', 'Australia/Sydney', 'AUD ($)'],
  ['ja', 'UTC', 'JPY (¥)'],
  ['is-IS', 'Atlantic/Reykjavik', 'ISK (kr)'],
  ['en-US', 'UTC', 'USD ($)'],
])('%s in %s: %s', (language, timeZone, currency) => {
  expect(guessCurrency({ language, timeZone })).toBe(currency);
});

test.each(['', 'not a language', 'und'])('%j says nothing', (language) => {
  expect(['USD ($)', null]).toContain(guessCurrency({ language, timeZone: '' }));
});
