import type { ListingForm } from '@smart-listings/contract';

/** A form of a used thing for eBay that says nothing but what is given. */
export function formOf(given: Partial<ListingForm>): ListingForm {
  return {
    platform: 'eBay',
    itemName: '',
    make: '',
    modelNumber: '',
    features: '',
    condition: 'used-good',
    targetBuyer: '',
    keywords: '',
    ...given,
  };
}
