import type { GenerateRequest, GenerateResponse, PartialListing } from '@smart-listings/contract';
import {
  buildLedger,
  enforceRules,
  estimatePrice,
  explainLeftOut,
  finishListing,
  type Ledger,
} from '@smart-listings/engine';
import { parsePartialJson } from 'ai';
import type { TextAnswer, TextModel } from '../../ai/text-model.ts';
import { type ModelListing, readAnswer } from './answer.ts';
import { cleanListing, plainSentence, plainText } from './clean.ts';
import { readPartial } from './partials.ts';
import { readPriceRange } from './price-range.ts';
import { buildPrompt } from './prompt.ts';

interface Watch {
  signal: AbortSignal;
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
  watch: Watch,
): Promise<GenerateResponse> {
  const ledger = buildLedger(request.formData, { confirmed: request.confirmedFacts });
  const { onPartial, signal } = watch;
  const answer = await model.write(buildPrompt(request, ledger), {
    signal,
    onText: onPartial && showPartials(ledger, onPartial),
  });
  return present(request, ledger, { answer, listing: readAnswer(answer), engine: model.name });
}

function present(
  request: GenerateRequest,
  ledger: Ledger,
  written: { answer: TextAnswer; listing: ModelListing; engine: string },
): GenerateResponse {
  const { text, changes, breaches, claims, score } = finishListing(cleanListing(written.listing), ledger);
  return {
    listing: { ...text, ...choosePrice(written.listing, ledger, request.currency) },
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

/**
 * The model's range when it gave one that can be read, else our own estimate. A competition analysis in the
 * request does not make it 'competition': it comes from the browser, and nothing here has seen those prices.
 */
function choosePrice(
  listing: ModelListing,
  ledger: Ledger,
  currency: string,
): Pick<GenerateResponse['listing'], 'suggestedPriceRange' | 'priceJustification' | 'pricingSource'> {
  const range = readPriceRange(listing.suggestedPriceRange, currency);
  if (!range) {
    const { suggestedPriceRange, priceJustification, pricingSource } = estimatePrice(ledger, currency);
    return { suggestedPriceRange, priceJustification, pricingSource };
  }
  const reason = plainSentence(listing.priceJustification, 800);
  return {
    suggestedPriceRange: range,
    priceJustification: reason || 'The AI suggested this range. Compare it with sold prices before you post.',
    pricingSource: 'range',
  };
}

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
  return (text) => {
    queue = queue.then(() => show(text)).catch(() => {});
  };
}
