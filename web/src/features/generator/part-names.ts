import type { ListingField } from '@smart-listings/contract';

/** How a button speaks of the part that it stands beside. */
export const THIS_PART = {
  title: 'this title',
  description: 'this description',
  tags: 'these tags',
} as const satisfies Record<ListingField, string>;
