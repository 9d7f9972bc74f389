import type { GenerateRequestInput, ListingFormInput, SaveListingRequest } from '@smart-listings/contract';

/** A form as a seller fills it in, with changes. */
export function buildForm(changes: Partial<ListingFormInput> = {}): ListingFormInput {
  return {
    platform: 'eBay',
    itemName: 'Makita DHP482 cordless combi drill',
    make: 'Makita',
    modelNumber: 'DHP482',
    features: '18V, two 5.0Ah batteries, charger and case included. Scuffs on the casing, chuck is tight.',
    condition: 'used-good',
    targetBuyer: 'DIY',
    keywords: 'combi drill, cordless drill',
    ...changes,
  };
}

export function buildRequest(changes: Partial<GenerateRequestInput> = {}): GenerateRequestInput {
  return { formData: buildForm(), currency: 'GBP (£)', ...changes };
}

/** A model's answer that says only what `buildForm` says. */
export const GOOD_ANSWER = {
  title: 'Makita DHP482 18V Cordless Combi Drill Two 5.0Ah Batteries Charger Case',
  description:
    'Makita DHP482 cordless combi drill, 18V.\n\nIncluded: two 5.0Ah batteries, charger and case.\n\nCondition: used, good. Scuffs on the casing, chuck is tight.',
  tags: ['combi drill', 'cordless drill', 'makita drill'],
  suggestedPriceRange: '£70 - £95',
  priceJustification: 'Used drills of this kind with two batteries are often asked for at about this price.',
};

/** What the page sends to save `GOOD_ANSWER`, with changes. */
export function buildSave(changes: Partial<SaveListingRequest> = {}): SaveListingRequest {
  return {
    listing: { ...GOOD_ANSWER, pricingSource: 'range' },
    variant: 'v1',
    originalFormInput: buildForm(),
    origin: { currency: 'GBP (£)' },
    ...changes,
  };
}

export interface StreamEvent {
  event: string;
  data: unknown;
}

/** The events of a finished stream; comments are left out. */
export async function readEvents(response: Response): Promise<StreamEvent[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('event: '));
  return blocks.map((block) => {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/s.exec(block) ?? [];
    return { event, data: JSON.parse(data) };
  });
}
