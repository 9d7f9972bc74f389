/** Where the facts about the marketplaces come from; every platform file cites these. */
import type { Severity } from '@smart-listings/contract';
import type { Citation, Policy, Sourced } from './spec.ts';

const READ = '2026-11';
const OFFICIAL = 'official';
const SECONDARY = 'secondary';

const SOURCES = {
  E1: [
    'eBay developer guide, listing title (developer.ebay.com/api-docs/user-guides/static/trading-user-guide/listing-title.html)',
    OFFICIAL,
  ],
  E2: [
    'eBay search manipulation policy, older wording (ebay.com.sg/help/policies/listing-policies/search-manipulation-policy?id=4243)',
    OFFICIAL,
  ],
  E3: [
    'eBay search and browse manipulation policy (ebay.com/help/policies/listing-policies/search-browse-manipulation-policy?id=4243)',
    OFFICIAL,
  ],
  E4: ['dummies.com article 189157 and a copy of eBay’s description tips (cdn2.hubspot.net)', SECONDARY],
  E5: ['Public source code that talks to eBay’s API', SECONDARY],
  E6: ['eBay developer guide, formatting (developer.ebay.com, trading-user-guide/formatting.html)', OFFICIAL],
  E7: ['eBay developer guide, mobile (developer.ebay.com, trading-user-guide/mobile.html)', OFFICIAL],
  E8: ['eBay links policy (ebay.ca/help/policies/listing-policies/links-policy?id=4248)', OFFICIAL],
  E9: ['eBay seller news on links (pages.ebay.com/sellerinformation/news/links2011.html)', OFFICIAL],
  E10: ['ebaylinksupport.omnivore.com.au article 17000061933', SECONDARY],
  E11: ['eBay help, item condition (pages.ebay.co.uk/help/sell/providing_item_condition.html)', OFFICIAL],
  E12: [
    'eBay developer guide, select condition (developer.ebay.com, trading-user-guide/select-condition.html)',
    OFFICIAL,
  ],
  E13: ['Public source code that talks to eBay’s API', SECONDARY],
  E14: [
    'eBay developer guide, pictures (developer.ebay.com/devzone/guides/features-guide/content/Development/pictures-intro.html)',
    OFFICIAL,
  ],
  E15: ['eBay picture policy (ebay.com/help/policies/listing-policies/picture-policy?id=4370)', OFFICIAL],
  E16: ['plomz.com and usepixora.com guides to eBay photos, 2026', SECONDARY],
  E17: [
    'eBay condition ID values (developer.ebay.com/api-docs/sell/static/metadata/condition-id-values.html)',
    OFFICIAL,
  ],
  E18: ['Public source code that talks to eBay’s API (condition names)', SECONDARY],
  E19: ['eBay MIP guide, mip-enum-conditions', OFFICIAL],
  E20: [
    'eBay selling fees id=4822, as quoted by api-evangelist/ebay, plans/ebay-plans-pricing.yml',
    OFFICIAL,
    '2026-09',
  ],
  E21: ['Public source code with eBay US fees', SECONDARY],
  E22: ['eBay UK buyer protection (pages.ebay.co.uk/buyerprotection)', OFFICIAL],
  E23: ['valueaddedresource.net, eBay UK buyer protection fee of July 2025', SECONDARY],
  E24: ['Public source code citing ebay.co.uk id=4809 and the rate card of January 2026', SECONDARY],
  T1: ['Etsy API group (groups.google.com/g/etsy-api-v2/c/TROSD3BdGIE), older', OFFICIAL],
  T2: ['Public source code quoting Etsy’s OpenAPI document and help pages', SECONDARY, '2026-10'],
  T3: ['Etsy Open API v3 document, as quoted in public source code', OFFICIAL],
  T4: ['skills.sh/jacob-balslev/skills/etsy', SECONDARY],
  T5: ['glama.ai ecommerce_etsy_listing_check', SECONDARY],
  T6: ['Public source code that talks to Etsy’s API', SECONDARY],
  T7: ['Etsy fees policy (etsy.com/legal/fees; etsy.com/help/article/2144)', OFFICIAL],
  T8: ['Public source code that talks to Etsy’s API (who_made, when_made)', SECONDARY],
  T9: ['wise.com, how much does Etsy take per sale; e-commerce-fee-calculator.pages.dev', SECONDARY],
  T10: ['glama.ai sellerprofit_etsy_fees', SECONDARY],
  V1: ['Public source code (Vinted, 150 and 2,000 characters); Vinted publishes no limit', 'unverified'],
  V2: ['Vinted help, why your listing was hidden or deleted (vinted.co.uk/help/62)', OFFICIAL],
  V3: ['cbryant93/listing-assistant, VINTED_CONSTRAINTS.md', SECONDARY],
  V4: ['Vinted price list (vinted.com/pricelist); zipsale.co.uk on the buyer protection fee', SECONDARY],
  V5: ['huggingface.co/datasets/Jelonman/marketplace-fee-data', SECONDARY],
  A1: ['Amazon Seller Central help 200390640', OFFICIAL],
  A2: ['dev.to/toolmaxo, Amazon cut product titles to 75 characters', SECONDARY],
  A3: ['Public source code summarising Seller Central, July 2026', SECONDARY, '2026-07'],
  A4: ['Amazon Seller Central announcement, titles from 21 January 2025 (sellercentral.amazon.it)', OFFICIAL],
  A5: ['Amazon Seller Central help 201100890 (sellercentral-europe.amazon.com)', OFFICIAL],
  A6: ['Amazon Seller Central help YTR6SYGFA5E3EQC', OFFICIAL],
  A7: ['glama.ai vendooly audit_title_compliance, update_item_highlights', SECONDARY],
  A8: ['goatconsulting.com, Amazon bullet point policy', SECONDARY],
  A9: ['shipaim.com, Amazon’s ban on prohibited words', SECONDARY],
  A10: ['sellerlabs.com, Amazon’s 250-character indexing maximum', SECONDARY],
  A11: ['sellermania.co.uk, inventory file help', SECONDARY],
  A12: ['Amazon Seller Central help 200385480 and Seller Forums', OFFICIAL],
  A13: ['changethisfile.com and mercatuslab.com on Amazon images', SECONDARY],
  A14: ['riverbendconsulting.com, condition complaints', SECONDARY],
  A15: ['Amazon UK fee schedule of 2020 (sellercentral.amazon.de help GH78LW99F4XF3Z38)', OFFICIAL],
  A16: ['Amazon announcement of 2026 fees (sellercentral-europe.amazon.com)', OFFICIAL],
  A17: ['dotcomreps.com, Amazon referral fee percentage', SECONDARY, '2026-06'],
  A18: ['striveformats.com, Amazon inventory loader preset', SECONDARY],
  F1: ['Copies of Meta’s Marketplace bulk upload template in public source code', SECONDARY],
  F2: ['unanswered.io, Facebook Marketplace description character limit', SECONDARY],
  F3: ['Meta for developers, real estate ads best practices', OFFICIAL],
  F4: ['blog.quicknewsng.com, Facebook business rules; wholesale.info marketplace policies', SECONDARY],
  F5: ['republicworld.com, Facebook Marketplace rules; copy of Meta’s commerce policy', SECONDARY],
  F6: ['wholesale.info, marketplace policies', SECONDARY],
  F8: ['digitaltechos.com, Facebook Marketplace fees and policies', SECONDARY],
  F9: ['listing-forge.com, Facebook Marketplace shipping; digitaltechos.com', SECONDARY],
  F10: ['moneytothemasses.com, Facebook Marketplace selling fees, January 2022', SECONDARY],
  G1: ['Posting rules that mirror Gumtree’s wording (4quid.com; buysellbazar24.com)', SECONDARY],
  G2: ['Gumtree core values (gumtree.com/info/life/p/gumtree/gumtree-core-values)', OFFICIAL],
  G3: ['bdtree.com/features-p31, mirroring Gumtree’s help', SECONDARY],
  memory: ['General knowledge, still to be confirmed on the platform’s own pages', 'unverified'],
  judgement: ['Our reading of the platform’s vocabulary, not a statement of the platform', 'unverified'],
  common: ['The tightest values that the named platforms share', 'unverified'],
} as const;

export type SourceKey = keyof typeof SOURCES;

/** The citation of one source, or of several: as sure and as fresh as the first, which says the most. */
export function cite(...keys: readonly [SourceKey, ...SourceKey[]]): Citation {
  const [first, ...rest] = keys.map(citationOf);
  if (first === undefined) throw new Error('a fact needs a source');
  return rest.reduce(
    (joined, next) => ({
      source: `${joined.source}; ${next.source}`,
      asOf: joined.asOf,
      certainty: joined.certainty,
    }),
    first,
  );
}

function citationOf(key: SourceKey): Citation {
  const [source, certainty, asOf = READ] = SOURCES[key];
  return { source, asOf, certainty };
}

/** A value with its severity and where it comes from. */
export function fact<T>(
  value: T,
  severity: Severity,
  ...keys: readonly [SourceKey, ...SourceKey[]]
): Sourced<T> {
  return { value, severity, ...cite(...keys) };
}

/** A rule in one sentence with its severity and where it comes from. */
export function policy(
  severity: Severity,
  statement: string,
  ...keys: readonly [SourceKey, ...SourceKey[]]
): Policy {
  return { severity, statement, ...cite(...keys) };
}
