import { type Capability, can, LIMITS, type Visitor } from '@smart-listings/contract';

interface Row {
  name: string;
  /** What the policy that guards the server says of it; a row of several holds when they all do. */
  needs: readonly Capability[];
  /** More than a yes, where there is more to say. */
  says?: Partial<Record<Visitor, string>>;
}

/** Who may do what, row by row, for the pricing page and the upgrade dialog. */
export const CAPABILITY_ROWS: readonly Row[] = [
  {
    name: 'Generate listings',
    needs: ['generateListing'],
    says: {
      anonymous: 'Yes, no sign-up',
      free: `${LIMITS.freeGenerationsPerMonth} per month`,
      premium: 'Unlimited',
    },
  },
  {
    name: 'Save listings',
    needs: ['saveListing'],
    says: { free: `Up to ${LIMITS.freeSavedListings}`, premium: 'Unlimited' },
  },
  { name: 'Image analysis', needs: ['analyzeImage'] },
  { name: 'Templates', needs: ['useTemplates'] },
  { name: 'Competition analysis', needs: ['analyzeCompetition'] },
  {
    name: 'Bulk delete, CSV export, regenerate',
    needs: ['selectListings', 'bulkDelete', 'exportCsv', 'regenerate'],
  },
  {
    name: 'Price refresh per listing',
    needs: ['refreshPrice'],
    says: { free: `${LIMITS.freePriceRefreshesPerListing}`, premium: 'Unlimited' },
  },
  {
    name: 'Listings without our branding line',
    needs: ['leaveOutBranding'],
    says: { premium: 'Yes, your choice' },
  },
];

/** 'No', 'Yes', or how much of it. */
export function answerFor(row: Row, visitor: Visitor): string {
  if (!row.needs.every((capability) => can(visitor, capability))) return 'No';
  return row.says?.[visitor] ?? 'Yes';
}
