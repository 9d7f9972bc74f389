import type { ChannelSite } from '../channel.ts';

interface EbaySite extends ChannelSite {
  country: string;
  /** Of what is written there. */
  language: string;
}

function site(id: string, country: string, [page, currency, language]: [string, string, string]): EbaySite {
  return { id, country, page, currency, language };
}

/** eBay’s own documents, Content-Language and MarketplaceIdEnum. */
export const EBAY_SITES: Readonly<Record<string, EbaySite>> = Object.fromEntries(
  [
    site('EBAY_GB', 'GB', ['www.ebay.co.uk', 'GBP', 'en-GB']),
    site('EBAY_US', 'US', ['www.ebay.com', 'USD', 'en-US']),
    site('EBAY_AU', 'AU', ['www.ebay.com.au', 'AUD', 'en-AU']),
    site('EBAY_CA', 'CA', ['www.ebay.ca', 'CAD', 'en-CA']),
    site('EBAY_CH', 'CH', ['www.ebay.ch', 'CHF', 'de-CH']),
    site('EBAY_DE', 'DE', ['www.ebay.de', 'EUR', 'de-DE']),
    site('EBAY_ES', 'ES', ['www.ebay.es', 'EUR', 'es-ES']),
    site('EBAY_FR', 'FR', ['www.ebay.fr', 'EUR', 'fr-FR']),
    site('EBAY_IE', 'IE', ['www.ebay.ie', 'EUR', 'en-IE']),
    site('EBAY_IT', 'IT', ['www.ebay.it', 'EUR', 'it-IT']),
    site('EBAY_NL', 'NL', ['www.ebay.nl', 'EUR', 'nl-NL']),
    site('EBAY_PL', 'PL', ['www.ebay.pl', 'PLN', 'pl-PL']),
  ].map((one) => [one.id, one]),
);

/** @throws TypeError for a site that no row of ours can name */
export function ebaySite(id: string): EbaySite {
  const found = EBAY_SITES[id];
  if (!found) throw new TypeError(`No site of eBay: ${id}`);
  return found;
}
