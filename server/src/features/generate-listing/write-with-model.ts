import {
  type GenerateRequest,
  type GenerateResponse,
  LIMITS,
  type ListingText,
  type PartialListing,
} from '@smart-listings/contract';
import {
  enforceRules,
  finishListing,
  type Item,
  knownOf,
  mendPrivate,
  type PriceEvidence,
  readItem,
  type SuggestedPrice,
  suggestPrice,
  supportedPrice,
  unpublishable,
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
 * compared with what the seller said and scored, and only then leaves.
 * @throws AppError for every failure of the provider, a refusal and an answer that is no listing
 */
export async function writeWithModel(
  model: TextModel,
  request: GenerateRequest,
  call: Call,
): Promise<GenerateResponse> {
  const item = readItem(request.formData, {
    confirmed: request.confirmedFacts,
    seen: request.seenOnPhotos,
    answers: request.answers,
    putBack: request.putBack,
  });
  const { onPartial, signal, evidence } = call;
  const answer = await model.write(buildPrompt(request, item), {
    signal,
    onText: onPartial && showPartials(item, onPartial),
  });
  return present(request, item, { answer, listing: readAnswer(answer), engine: model.name, evidence });
}

function present(
  request: GenerateRequest,
  item: Item,
  written: { answer: TextAnswer; listing: ModelListing; engine: string; evidence: PriceEvidence | null },
): GenerateResponse {
  const { text, changes, breaches, claims, score } = finishListing(
    mend(cleanListing(written.listing), item),
    item,
    request.photoCount,
  );
  return {
    listing: { ...text, ...choosePrice(written, item, request.currency) },
    sources: written.answer.sources.map(({ uri, title }) => ({
      uri,
      title: plainText(title) || uri.slice(0, LIMITS.source.title),
    })),
    variant: request.variant,
    engine: written.engine,
    ...knownOf(item),
    provenance: [],
    claims,
    breaches,
    score,
    changes,
    leftOut: unpublishable(item),
  };
}

/** A model's text without the numbers that the seller has not insisted on; one without a title is named as the item. */
function mend(text: ListingText, { form, name, privateNumbers, confirmed }: Item): ListingText {
  const mended = mendPrivate(text, { form, numbers: privateNumbers }, confirmed);
  return mended.title === '' ? { ...mended, title: name } : mended;
}

/** What comparables support; else the model's range when it gave one that can be read; else our own estimate. */
function choosePrice(
  { listing, evidence }: { listing: ModelListing; evidence: PriceEvidence | null },
  item: Item,
  currency: string,
): SuggestedPrice {
  const supported = supportedPrice(item, currency, evidence);
  if (supported) return supported;
  const range = readPriceRange(listing.suggestedPriceRange, currency);
  if (!range) return suggestPrice(item, currency, evidence);
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
const PARTIAL_EVERY_SHARE = 1 / 50;
/** What is longer than any listing is not looked at before it has ended. */
const LONGEST_PARTIAL = LIMITS.saved.description + LIMITS.saved.title;

/** Parts of the growing answer go through the same cleaning as the whole; only what is new is sent. */
function showPartials(item: Item, onPartial: (partial: PartialListing) => void): (text: string) => void {
  let queue = Promise.resolve();
  let sent = '';
  const show = async (text: string) => {
    const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{'))));
    const partial = readPartial(value);
    if (!partial.title) return;
    const { title, description = '', tags = [] } = partial;
    const { listing } = enforceRules(
      mend(cleanListing({ title, description, tags }), item),
      item.marketplace,
      item,
    );
    const shown: PartialListing = { title: listing.title };
    if (partial.description) shown.description = listing.description;
    if (partial.tags) shown.tags = listing.tags;
    const key = JSON.stringify(shown);
    if (key !== sent) onPartial(shown);
    sent = key;
  };
  let shownLength = 0;
  return (text) => {
    const step = Math.max(PARTIAL_EVERY_CHARACTERS, shownLength * PARTIAL_EVERY_SHARE);
    if (text.length < shownLength + step || text.length > LONGEST_PARTIAL) return;
    shownLength = text.length;
    queue = queue.then(() => show(text)).catch(() => {});
  };
}
