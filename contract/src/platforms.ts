/** The selling platforms in display order; they travel by these names. */
export const PLATFORMS = [
  'eBay',
  'Etsy',
  'Vinted',
  'Amazon',
  'Facebook Marketplace',
  'Gumtree',
  'Other',
] as const;

export type Platform = (typeof PLATFORMS)[number];

/** The item conditions in display order, with the labels that the forms show. */
export const CONDITIONS = [
  { code: 'new', label: 'New' },
  { code: 'open-box', label: 'Open Box' },
  { code: 'used-like-new', label: 'Used - Like New' },
  { code: 'used-good', label: 'Used - Good' },
  { code: 'used-fair', label: 'Used - Fair' },
  { code: 'for-parts', label: 'For Parts/Not Working' },
] as const;

export type Condition = (typeof CONDITIONS)[number]['code'];

export const CONDITION_CODES = CONDITIONS.map((condition) => condition.code);

/** v1 is the main version; v2 and v3 are the two alternatives, each with another angle. */
export const VARIANTS = ['v1', 'v2', 'v3'] as const;

export type Variant = (typeof VARIANTS)[number];
