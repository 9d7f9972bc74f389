import { LIMITS } from '@smart-listings/contract';

interface Capability {
  name: string;
  anonymous: string;
  free: string;
  pro: string;
}

/** Who may do what (section 6 of the specification), for the pricing page and the upgrade dialog. */
export const CAPABILITIES: readonly Capability[] = [
  {
    name: 'Generate listings',
    anonymous: 'Yes, no sign-up',
    free: `${LIMITS.freeGenerationsPerMonth} per month`,
    pro: 'Unlimited',
  },
  { name: 'Save listings', anonymous: 'No', free: `Up to ${LIMITS.freeSavedListings}`, pro: 'Unlimited' },
  { name: 'Image analysis', anonymous: 'Yes', free: 'Yes', pro: 'Yes' },
  { name: 'Templates', anonymous: 'No', free: 'No', pro: 'Yes' },
  { name: 'Competition analysis', anonymous: 'No', free: 'No', pro: 'Yes' },
  { name: 'Bulk delete, CSV export, regenerate', anonymous: 'No', free: 'No', pro: 'Yes' },
  {
    name: 'Price refresh per listing',
    anonymous: 'No',
    free: `${LIMITS.freePriceRefreshesPerListing}`,
    pro: 'Unlimited',
  },
  { name: 'Listings without our branding line', anonymous: 'No', free: 'No', pro: 'Yes, your choice' },
];
