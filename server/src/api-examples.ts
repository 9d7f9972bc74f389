/** One item through the whole API: what its calls show as examples, and a test sends in this order. */
import type {
  CompetitionRequestInput,
  checkListingRequestSchema,
  GenerateRequestInput,
  priceHelpRequestSchema,
  SaveListingRequest,
} from '@smart-listings/contract';
import type { z } from 'zod';

const FORM = {
  platform: 'eBay',
  itemName: 'Cordless combi drill',
  make: 'Makita',
  modelNumber: 'DHP482',
  features: '18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing.',
  condition: 'used-good',
} satisfies GenerateRequestInput['formData'];

const TEXT = {
  title: 'Makita DHP482 18V Cordless Combi Drill with Two 5.0Ah Batteries, Charger and Case',
  description: 'Makita DHP482 cordless combi drill, 18V, with two 5.0Ah batteries, charger and case. Scuffs.',
  tags: ['combi drill', 'cordless drill'],
};

const CURRENCY = 'GBP (£)';
const LISTING_ID = '4f8d2a52-7f0e-4f4b-9a43-0c6f3f6f9a11';

export const EXAMPLES = {
  generate: { formData: FORM, currency: CURRENCY, writer: 'builtin' } satisfies GenerateRequestInput,
  check: { formData: FORM, listing: TEXT, photoCount: 3 } satisfies z.input<typeof checkListingRequestSchema>,
  price: { formData: FORM, currency: CURRENCY } satisfies z.input<typeof priceHelpRequestSchema>,
  competition: {
    platform: 'eBay',
    itemName: 'Makita DHP482 combi drill',
    currency: CURRENCY,
    comparables: [62, 70, 75, 80, 92].map((price) => ({
      ...{ title: 'Makita DHP482 18V combi drill', price, currency: 'GBP' },
      ...({ kind: 'sold', source: 'pasted' } as const),
    })),
  } satisfies CompetitionRequestInput,
  save: {
    id: LISTING_ID,
    listing: {
      ...TEXT,
      suggestedPriceRange: '£70 – £95',
      priceJustification: 'What two such drills were sold for.',
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
