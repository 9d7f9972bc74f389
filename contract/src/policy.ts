import { LIMITS } from './limits.ts';

/** 'premium' is what the screens call Pro. */
export const PLANS = ['free', 'premium'] as const;
export type Plan = (typeof PLANS)[number];
export type Visitor = 'anonymous' | Plan;

/**
 * What the account has bought. 'none': nothing; 'renewing': paid, and renews; 'ending': cancelled, and paid
 * until `cancelsAt`; 'past-due': the last payment failed; 'paused': no payments for now.
 */
export const MEMBERSHIP_STATES = ['none', 'renewing', 'ending', 'past-due', 'paused'] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/** The query parameter that opens the provider's checkout for a transaction, on any page. */
export const CHECKOUT_PARAMETER = '_ptxn';

/** What each kind of visitor may do: the capability table of the specification, section 6. */
const CAPABILITIES = {
  generateListing: ['anonymous', 'free', 'premium'],
  analyzeImage: ['anonymous', 'free', 'premium'],
  saveListing: ['free', 'premium'],
  refreshPrice: ['free', 'premium'],
  useTemplates: ['premium'],
  analyzeCompetition: ['premium'],
  selectListings: ['premium'],
  bulkDelete: ['premium'],
  exportCsv: ['premium'],
  regenerate: ['premium'],
  leaveOutBranding: ['premium'],
} as const satisfies Record<string, readonly Visitor[]>;
export type Capability = keyof typeof CAPABILITIES;

/** Whether `visitor` may; the routes ask it, and the browser for what it shows as locked. */
export function can(visitor: Visitor, capability: Capability): boolean {
  const allowed: readonly Visitor[] = CAPABILITIES[capability];
  return allowed.includes(visitor);
}

export interface PlanLimits {
  /** In one UTC calendar month; null: no limit. */
  generationsPerMonth: number | null;
  savedListings: number | null;
  priceRefreshesPerListing: number | null;
}

const PLAN_LIMITS: Record<Plan, PlanLimits> = {
  free: {
    generationsPerMonth: LIMITS.freeGenerationsPerMonth,
    savedListings: LIMITS.freeSavedListings,
    priceRefreshesPerListing: LIMITS.freePriceRefreshesPerListing,
  },
  premium: { generationsPerMonth: null, savedListings: null, priceRefreshesPerListing: null },
};

/** What a plan allows; null stands for without a limit. */
export function limitsOf(plan: Plan): PlanLimits {
  return PLAN_LIMITS[plan];
}
