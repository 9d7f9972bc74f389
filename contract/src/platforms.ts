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

/** What counts where nobody has chosen yet, and any place that has no rules of its own. */
export const USUAL_PLATFORM: Platform = 'eBay';
export const ANY_PLATFORM: Platform = 'Other';

/** Those with rules of their own, as a sentence lists them: 'A, B and C'. */
export function platformsInWords(joint: 'and' | 'or'): string {
  const named = PLATFORMS.filter((platform) => platform !== ANY_PLATFORM);
  return `${named.slice(0, -1).join(', ')} ${joint} ${named.at(-1)}`;
}

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
