import { listingFormSchema } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveOutPrivate } from './leave-out-private.ts';
import { arbitraryHarmless } from './test/harmless-number-law.ts';
import { FIELD_PLACES, thingWith } from './test/private-number-law.ts';
import { findContacts } from './text/contact.ts';

test('no measure, size, model, year, price or number of an article is taken for a private one', () => {
  fc.assert(
    fc.property(arbitraryHarmless, fc.constantFrom(...FIELD_PLACES), (written, place) => {
      const texts = thingWith(written, place);
      fc.pre(texts !== null);
      const form = listingFormSchema.parse({ ...texts, platform: 'eBay', condition: 'used-good' });
      expect(leaveOutPrivate(form).numbers).toEqual([]);
      expect(findContacts(form.features)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
