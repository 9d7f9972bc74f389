/** One item through the whole API: what its calls show as examples, and a test sends in this order. */
import {
  type CompetitionRequestInput,
  type checkListingRequestSchema,
  type GenerateRequestInput,
  PLATFORMS,
  type priceHelpRequestSchema,
  type SaveListingRequest,
} from '@smart-listings/contract';
import type { z } from 'zod';

const FORM = {
  platform: PLATFORMS[0],
  itemName: '501 straight leg jeans',
  make: 'Levi’s',
  features: 'Blue, W32 L34, five pockets. Small mark on the left knee.',
  condition: 'used-good',
} satisfies GenerateRequestInput['formData'];

const TEXT = {
  title: 'Levi’s 501 Straight Leg Jeans Blue W32 L34',
  description: 'Blue Levi’s 501 straight leg jeans, W32 L34. Small mark on the left knee.',
  tags: ['levis 501', 'straight leg jeans'],
};

const CURRENCY = 'GBP (£)';
const LISTING_ID = '4f8d2a52-7f0e-4f4b-9a43-0c6f3f6f9a11';

export const EXAMPLES = {
  generate: { formData: FORM, currency: CURRENCY, writer: 'builtin' } satisfies GenerateRequestInput,
  check: { formData: FORM, listing: TEXT, photoCount: 3 } satisfies z.input<typeof checkListingRequestSchema>,
  // Where prices of such things were measured, and an estimate can be shown.
  price: { formData: { ...FORM, platform: PLATFORMS[2] }, currency: CURRENCY } satisfies z.input<
    typeof priceHelpRequestSchema
  >,
  competition: {
    platform: PLATFORMS[0],
    itemName: 'Levi’s 501 jeans',
    currency: CURRENCY,
    comparables: [24, 28, 30, 35, 44].map((price) => ({
      ...{ title: 'Levi’s 501 straight leg jeans W32', price, currency: 'GBP' },
      ...({ kind: 'sold', source: 'pasted' } as const),
    })),
  } satisfies CompetitionRequestInput,
  save: {
    id: LISTING_ID,
    listing: {
      ...TEXT,
      suggestedPriceRange: '£22 – £85',
      priceJustification: 'What two such jeans were sold for.',
      pricingSource: 'range',
    },
    variant: 'v1',
    originalFormInput: FORM,
    origin: { currency: CURRENCY },
  } satisfies SaveListingRequest,
};

/** The id of a saved listing, in a path. */
export const LISTING_PARAMETER = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  example: LISTING_ID,
} as const;
