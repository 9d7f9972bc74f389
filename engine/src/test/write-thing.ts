import type { GenerateResponse, ListingForm } from '@smart-listings/contract';
import { generateListing } from '../generate.ts';
import { formOf } from './form.ts';

/** The main version of a used thing that works and of which nothing else is known than what is given. */
export function writeThing(given: Partial<ListingForm>): GenerateResponse {
  const form = formOf({ itemName: 'Thing', features: 'Works.', ...given });
  return generateListing(form, { variant: 'v1', currency: 'GBP (£)' });
}
