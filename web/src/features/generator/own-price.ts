import { type GeneratedListing, type Platform, sayOwnPrice } from '@smart-listings/contract';
import { chooseCurrency, formatPrice, type SuggestedPrice } from '@smart-listings/engine';
import { inPlace } from './places.ts';
import type { Session } from './session.ts';

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

/** The session with another suggestion for one marketplace, in all its versions. */
export function withPrice(session: Session, platform: Platform, price: SuggestedPrice): Session {
  return inPlace(session, platform, (here) => ({
    ...here,
    versions: Object.fromEntries(
      Object.entries(here.versions).map(([variant, version]) => [
        variant,
        {
          ...version,
          saved: null,
          isCopy: version.isCopy || version.saved !== null,
          response: { ...version.response, listing: { ...version.response.listing, ...price } },
        },
      ]),
    ),
  }));
}
