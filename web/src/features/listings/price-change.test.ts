import { describe, expect, test } from 'vitest';
import { describePriceChange } from './price-change.ts';

const price = (suggestedPriceRange: string, pricingSource: 'heuristic' | 'competition' = 'heuristic') => ({
  suggestedPriceRange,
  pricingSource,
});

const inTheMiddle = (middle: string) => ({
  ...price('£10 – £40'),
  priceJustification: `Half of them lie between £10 and £40, with ${middle} in the middle.`,
});

describe('what a refresh changed', () => {
  test.each([
    [price('£20 – £30'), price('£20 – £30'), 'Same as before.'],
    // £24 is shown, then £30.
    [price('£20 – £30'), price('£25 – £35'), 'Was £20 – £30, 25 % up.'],
    [inTheMiddle('£20'), inTheMiddle('£25'), 'Was £20, 25 % up.'],
    [price('1,200 kr – 1,400 kr'), price('1,000 kr – 1,080 kr'), 'Was 1,200 kr – 1,400 kr, 19 % down.'],
    [
      price('£20 – £30'),
      price('£40 – £60', 'competition'),
      'Was £20 – £30, 104 % up; now from comparable listings.',
    ],
    [price('£20 – £30'), price('$20 – $30'), 'Was £20 – £30.'],
    [price('on request'), price('£20 – £30'), 'Was on request.'],
  ])('from %o to %o', (before, after, sentence) => {
    expect(describePriceChange(before, after)).toBe(sentence);
  });
});
