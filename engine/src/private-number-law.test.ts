import { listingFormSchema, PLATFORMS, VARIANTS } from '@smart-listings/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateListing } from './generate.ts';
import { isIsbn10 } from './language/check-digits.ts';
import {
  arbitraryWrittenPrivate,
  FIELD_PLACES,
  thingWith,
  type WrittenPrivate,
} from './test/private-number-law.ts';
import { forgetTexts } from './text/remember.ts';

/** The parts of a listing in which a digit stands. */
function digitsIn(texts: object, platform: string) {
  const form = listingFormSchema.parse({ ...texts, platform, condition: 'used-good' });
  forgetTexts();
  return VARIANTS.flatMap((variant) => {
    const { listing, specifics } = generateListing(form, { variant, currency: 'GBP (£)' });
    const parts = {
      title: listing.title,
      tags: listing.tags.join(' '),
      description: listing.description,
      specifics: specifics.flatMap(({ values }) => values.map(({ value }) => value)).join(' '),
    };
    return Object.entries(parts).filter(([, part]) => /\p{N}|&#/u.test(part));
  });
}

/** The number of an old book by its check digit: nothing tells it from a telephone's of ten digits in one piece. */
const isBook = ({ codeLike, groups }: WrittenPrivate) => codeLike && isIsbn10(groups.join(''));
/** In the field of the model a number of nine or ten digits in one piece is an article's, as Bosch and others write them. */
const isModel = ({ codeLike }: WrittenPrivate, [name]: (typeof FIELD_PLACES)[number]) =>
  codeLike && name === 'model';

test('no digit of a private number is published, from whatever field, script, sign and language', () => {
  fc.assert(
    fc.property(
      arbitraryWrittenPrivate,
      fc.constantFrom(...FIELD_PLACES),
      fc.constantFrom(...PLATFORMS),
      (written, place, platform) => {
        const texts = thingWith(written, place);
        fc.pre(texts !== null && !isModel(written, place) && !isBook(written));
        expect(digitsIn(texts ?? {}, platform)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
