import type { ListingForm } from './generate-listing.ts';

/** The form of an item of which nothing is said yet. */
export const EMPTY_FORM: Readonly<Record<keyof ListingForm, string>> = {
  platform: '',
  itemName: '',
  make: '',
  modelNumber: '',
  features: '',
  condition: '',
  targetBuyer: '',
  keywords: '',
};
