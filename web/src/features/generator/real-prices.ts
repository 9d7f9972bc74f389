// What real prices say of the item. Comes with the engine.
import { type PriceEvidence, priceFromEvidence, readItem, suggestPrice } from '@smart-listings/engine';
import { atPrice, type Session, type Version } from './session.ts';

/** The real prices that the listing is priced by, as of today. */
export function evidenceOf({ comparables }: Pick<Session, 'comparables'>): PriceEvidence {
  return { comparables, today: new Date().toISOString().slice(0, 10) };
}

/** All versions on the marketplace in view at what the session's real prices say. */
export function pricedHere(here: Session): Session {
  const { form, currency } = here;
  if (!form) return here;
  const item = readItem(form, here);
  const evidence = evidenceOf(here);
  const real = priceFromEvidence(item, currency, evidence);
  const price = real ?? suggestPrice(item, currency, evidence);
  const change = (version: Version): Version => {
    const { listing } = version.response;
    // An AI's guess gives way to prices, and to nothing less.
    if (real === null && listing.pricingSource === 'range') return version;
    const next = atPrice(listing, price);
    if (JSON.stringify(next) === JSON.stringify(listing)) return version;
    return {
      ...version,
      saved: null,
      isCopy: version.isCopy || version.saved !== null,
      response: { ...version.response, listing: next },
    };
  };
  const versions = Object.entries(here.versions).map(([variant, version]) => [variant, change(version)]);
  return { ...here, versions: Object.fromEntries(versions) };
}
