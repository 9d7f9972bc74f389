import { citing } from '../sources.ts';

/** Where the facts of this folder were read. */
export const { cite, fact, policy } = citing({
  E1: [
    'eBay developer guide, listing title (developer.ebay.com/api-docs/user-guides/static/trading-user-guide/listing-title.html)',
    'official',
  ],
  E2: [
    'eBay search manipulation policy, older wording (ebay.com.sg/help/policies/listing-policies/search-manipulation-policy?id=4243)',
    'official',
  ],
  E3: [
    'eBay search and browse manipulation policy (ebay.com/help/policies/listing-policies/search-browse-manipulation-policy?id=4243)',
    'official',
  ],
  E4: ['dummies.com article 189157 and a copy of eBay’s description tips (cdn2.hubspot.net)', 'secondary'],
  E5: ['Public source code that talks to eBay’s API', 'secondary'],
  E6: [
    'eBay developer guide, formatting (developer.ebay.com, trading-user-guide/formatting.html)',
    'official',
  ],
  E7: ['eBay developer guide, mobile (developer.ebay.com, trading-user-guide/mobile.html)', 'official'],
  E8: ['eBay links policy (ebay.ca/help/policies/listing-policies/links-policy?id=4248)', 'official'],
  E9: ['eBay seller news on links (pages.ebay.com/sellerinformation/news/links2011.html)', 'official'],
  E10: ['ebaylinksupport.omnivore.com.au article 17000061933', 'secondary'],
  E11: ['eBay help, item condition (pages.ebay.co.uk/help/sell/providing_item_condition.html)', 'official'],
  E12: [
    'eBay developer guide, select condition (developer.ebay.com, trading-user-guide/select-condition.html)',
    'official',
  ],
  E13: ['Public source code that talks to eBay’s API', 'secondary'],
  E14: [
    'eBay developer guide, pictures (developer.ebay.com/devzone/guides/features-guide/content/Development/pictures-intro.html)',
    'official',
  ],
  E15: ['eBay picture policy (ebay.com/help/policies/listing-policies/picture-policy?id=4370)', 'official'],
  E16: ['plomz.com and usepixora.com guides to eBay photos, 2026', 'secondary'],
  E17: [
    'eBay condition ID values (developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html)',
    'official',
  ],
  E18: ['Public source code that talks to eBay’s API (condition names)', 'secondary'],
  E19: ['eBay MIP guide, mip-enum-conditions', 'official'],
  E20: ['eBay’s page of selling fees (ebay.com, id 4822), as quoted', 'official', '2026-09'],
  E21: ['Public source code with eBay US fees', 'secondary'],
  E22: ['eBay UK buyer protection (pages.ebay.co.uk/buyerprotection)', 'official'],
  E23: ['valueaddedresource.net, eBay UK buyer protection fee of July 2025', 'secondary'],
  E29: [
    'Orders reports of eBay in English, German and French, in the tests of importers in public source code',
    'secondary',
  ],
  E25: ['Copies of eBay’s draft listing template in public source code', 'secondary'],
  E30: [
    'Two fee calculators in public source code that cite eBay UK’s fees for business sellers (id 4809), read in June and August 2026',
    'secondary',
    '2026-08',
  ],
  E24: ['Public source code citing ebay.co.uk id=4809 and the rate card of January 2026', 'secondary'],
});
