import { type GeneratedListing, sayOwnPrice } from '@smart-listings/contract';
import { chooseCurrency, formatPrice } from '@smart-listings/engine';

/** The listing at the seller's own price: the one number that is shown, copied, saved and exported. */
export function withOwnPrice(
  listing: GeneratedListing,
  own: number | null,
  currency: string,
): GeneratedListing {
  if (own === null) return listing;
  return {
    ...listing,
    suggestedPriceRange: formatPrice(own, chooseCurrency(currency)),
    priceJustification: sayOwnPrice(listing),
  };
}
