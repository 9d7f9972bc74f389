import type { GenerateRequest, GenerateResponse, PartialListing } from '@smart-listings/contract';
import {
  buildLedger,
  enforceRules,
  explainLeftOut,
  finishListing,
  type Ledger,
  type PriceEvidence,
  type SuggestedPrice,
  suggestPrice,
  supportedPrice,
} from '@smart-listings/engine';
import { parsePartialJson } from 'ai';
import type { TextAnswer, TextModel } from '../../ai/text-model.ts';
import { type ModelListing, readAnswer } from './answer.ts';
import { cleanListing, plainSentence, plainText } from './clean.ts';
import { readPartial } from './partials.ts';
import { readPriceRange } from './price-range.ts';
import { buildPrompt } from './prompt.ts';

interface Call {
  signal: AbortSignal;
  /** What the price may rest on. */
  evidence: PriceEvidence | null;
  onPartial?: (partial: PartialListing) => void;
}

/**
 * A listing by the configured model: its answer is checked, cleaned, brought within the platform's rules,
 * compared with the facts and scored, and only then leaves.
 * @throws AppError for every failure of the provider, a refusal and an answer that is no listing
 */
export async function writeWithModel(
  model: TextModel,
  request: GenerateRequest,
  call: Call,
): Promise<GenerateResponse> {
  const ledger = buildLedger(request.formData, {
    confirmed: request.confirmedFacts,
    seen: request.seenOnPhotos,
  });
  const { onPartial, signal, evidence } = call;
  const answer = await model.write(buildPrompt(request, ledger), {
    signal,
    onText: onPartial && showPartials(ledger, onPartial),
  });
  return present(request, ledger, { answer, listing: readAnswer(answer), engine: model.name, evidence });
}

function present(
  request: GenerateRequest,
  ledger: Ledger,
  written: { answer: TextAnswer; listing: ModelListing; engine: string; evidence: PriceEvidence | null },
): GenerateResponse {
  const { text, changes, breaches, claims, score } = finishListing(cleanListing(written.listing), ledger);
  return {
    listing: { ...text, ...choosePrice(written, ledger, request.currency) },
    sources: written.answer.sources.map(({ uri, title }) => ({ uri, title: plainText(title) || uri })),
    variant: request.variant,
    engine: written.engine,
    facts: [...ledger.facts],
    claims,
    breaches,
    score,
    changes,
    leftOut: explainLeftOut(ledger),
  };
}

/** What comparables support; else the model's range when it gave one that can be read; else our own estimate. */
function choosePrice(
  { listing, evidence }: { listing: ModelListing; evidence: PriceEvidence | null },
  ledger: Ledger,
  currency: string,
): SuggestedPrice {
  const supported = supportedPrice(ledger, currency, evidence);
  if (supported) return supported;
  const range = readPriceRange(listing.suggestedPriceRange, currency);
  if (!range) return suggestPrice(ledger, currency, evidence);
  const reason = plainSentence(listing.priceJustification, 800);
  return {
    suggestedPriceRange: range,
    priceJustification: reason || 'The AI suggested this range. Compare it with sold prices before you post.',
    pricingSource: 'range',
  };
}

/**
 * How much a model must have added before its answer is shown again: a few words. Models send token by token,
 * and every look at an answer reads all of it.
 */
const PARTIAL_EVERY_CHARACTERS = 40;

/** Parts of the growing answer go through the same cleaning as the whole; only what is new is sent. */
function showPartials(ledger: Ledger, onPartial: (partial: PartialListing) => void): (text: string) => void {
  let queue = Promise.resolve();
  let sent = '';
  const show = async (text: string) => {
    const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{'))));
    const partial = readPartial(value);
    if (!partial.title) return;
    const { title, description = '', tags = [] } = partial;
    const { listing } = enforceRules(cleanListing({ title, description, tags }), ledger.platform, ledger);
    const shown: PartialListing = { title: listing.title };
    if (partial.description) shown.description = listing.description;
    if (partial.tags) shown.tags = listing.tags;
    const key = JSON.stringify(shown);
    if (key !== sent) onPartial(shown);
    sent = key;
  };
  let shownLength = 0;
  return (text) => {
    if (text.length < shownLength + PARTIAL_EVERY_CHARACTERS) return;
    shownLength = text.length;
    queue = queue.then(() => show(text)).catch(() => {});
  };
}
