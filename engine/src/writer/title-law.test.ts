import { VARIANTS } from '@smart-listings/contract';
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { readForms } from '../test/corpus.ts';
import { titleFaults } from '../test/title-law.ts';

test.each(VARIANTS)(
  'titles of %s say nothing twice, end in nothing that leads on, and keep their room',
  (variant) => {
    const wrong = readForms().flatMap(({ id, form }) => {
      const { title } = generateListing(form, { variant, currency: 'GBP (£)' }).listing;
      const faults = titleFaults(title, form);
      return faults.length === 0 ? [] : [{ id, title, faults }];
    });
    expect(wrong).toEqual([]);
  },
);
