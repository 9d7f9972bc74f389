/** The parts of the engine put together: from a form to everything that the page shows. */
import type {
  Breach,
  Change,
  Claim,
  GenerateResponse,
  ListingForm,
  ListingText,
  Score,
  Variant,
} from '@smart-listings/contract';
import { checkClaims } from './claims/index.ts';
import { buildLedger } from './facts/index.ts';
import type { Ledger, LeftOutReason } from './facts/ledger.ts';
import { type PriceEvidence, suggestPrice } from './pricing/suggest-price.ts';
import { checkRules } from './rules/check.ts';
import { enforceRules } from './rules/enforce.ts';
import { scoreListing } from './score/score.ts';
import { writeListing } from './writer/write.ts';

/** What the checks say of a listing, whoever wrote it. */
export interface Evaluation {
  breaches: Breach[];
  claims: Claim[];
  score: Score;
}

/** Checks a listing against its platform's rules and the item's facts. Changes nothing. */
export function evaluateListing(listing: ListingText, ledger: Ledger): Evaluation {
  const breaches = checkRules(listing, ledger.platform, ledger);
  const claims = checkClaims(listing, ledger);
  return { breaches, claims, score: scoreListing(listing, ledger, { breaches, claims }) };
}

/** A text as it may leave: without any hard breach, with what was changed for that, and checked. */
export function finishListing(
  text: ListingText,
  ledger: Ledger,
): Evaluation & { text: ListingText; changes: Change[] } {
  const { listing, changes } = enforceRules(text, ledger.platform, ledger);
  return { text: listing, changes, ...evaluateListing(listing, ledger) };
}

export interface GenerateOptions {
  variant: Variant;
  /** 'GBP (£)'. */
  currency: string;
  /** Statements that the seller confirmed: they count as given. */
  confirmed?: readonly string[];
  /** What was read on photos and kept. */
  seen?: readonly string[];
  /** Listings of similar items that the price may rest on. */
  evidence?: PriceEvidence | null;
}

/** The built-in writer's whole answer to a form. The same input gives the same answer. */
export function generateListing(form: ListingForm, options: GenerateOptions): GenerateResponse {
  const ledger = buildLedger(form, { confirmed: options.confirmed, seen: options.seen });
  const { text, changes, breaches, claims, score } = finishListing(
    writeListing(ledger, options.variant),
    ledger,
  );
  return {
    listing: { ...text, ...suggestPrice(ledger, options.currency, options.evidence ?? null) },
    sources: [],
    variant: options.variant,
    engine: 'builtin',
    facts: [...ledger.facts],
    claims,
    breaches,
    score,
    changes,
    leftOut: explainLeftOut(ledger),
  };
}

const LEFT_OUT_REASONS: Record<LeftOutReason, string> = {
  contact: 'Contact details: platforms hide or remove listings that carry them.',
  'off-platform': 'It points buyers away from the platform, which platforms do not allow.',
  'other-listings': 'It speaks of your other items, not of this one.',
  payment: 'Payment is settled by the platform, or with the buyer, not in the text.',
  chat: 'It says nothing about the item that a buyer would look for.',
  wanted: 'Swaps and wanted items do not belong in a sales listing.',
  question: 'A question leaves the buyer unsure: say it as a fact, or leave it out.',
  comparison: 'Comparisons with other products are not allowed on some platforms.',
  duplicate: 'It says the same as another line.',
};

/** What the seller wrote that stays out of the text, with the reason in a sentence. */
export function explainLeftOut(ledger: Ledger): GenerateResponse['leftOut'] {
  return ledger.leftOut.map(({ text, reason }) => ({ text, reason: LEFT_OUT_REASONS[reason] }));
}
