import {
  type GenerateRequest,
  type GenerateResponse,
  type ItemSpecific,
  LIMITS,
  type ListingText,
} from '@smart-listings/contract';
import { finishListing, knownOf, unpublishable } from '../generate.ts';
import { mendPrivate } from '../leave-out-private.ts';
import { AnswerFault, type AskModel, type ModelAnswer, type ModelRequest } from '../model/ask.ts';
import { cleanListing, cleanReasons } from '../model/clean-listing.ts';
import { fieldInOtherLanguage } from '../model/own-language.ts';
import { showPartials } from '../model/partials.ts';
import { plainText } from '../model/plain-text.ts';
import { readModelPrice, speaksOfOther } from '../model/price-range.ts';
import { buildPrompt, languageName } from '../model/prompt.ts';
import { type ModelListing, readAnswer } from '../model/read-answer.ts';
import { rewordSentence } from '../model/reword.ts';
import { type SuggestedPrice, suggestPrice, supportedPrice } from '../pricing/suggest-price.ts';
import { cutAtWord } from '../text/length.ts';
import type { Item } from '../values/item.ts';
import { readItem } from '../values/read-item.ts';
import type { Writer, WriterCall } from './writer.ts';

interface Options {
  /** Who writes, as the answer names it. */
  name: string;
  ask: AskModel;
  /** Whether a price of its own is worth asking for. */
  knowsPrices?: boolean;
}

type Call = WriterCall & Required<Omit<Options, 'ask'>>;

interface Written {
  answer: ModelAnswer;
  listing: ModelListing;
  /** What it says for its price. */
  reasons: readonly string[];
}

/**
 * A language model that writes: its answer is read, cleaned, brought within the platform's rules, compared with
 * what the seller said and scored, and only then leaves. An answer that is no listing is asked for once more, with its fault.
 * Writing throws AnswerFault where the second answer is none either, and whatever `ask` throws.
 */
export function createModelWriter({ name, ask, knowsPrices = true }: Options): Writer {
  return {
    name,
    write: (request, call) => write(ask, request, { ...call, name, knowsPrices }),
    reword: (request, signal) => rewordSentence(ask, request, signal),
  };
}

async function write(ask: AskModel, request: GenerateRequest, call: Call): Promise<GenerateResponse> {
  const item = readItem(request.formData, {
    confirmed: request.confirmedFacts,
    seen: request.seenOnPhotos,
    answers: request.answers,
    putBack: request.putBack,
  });
  const { evidence, taxonomy = null } = call;
  const known = knownOf(item, taxonomy);
  const { ours, ...prompt } = buildPrompt(request, item, {
    asksPrice: call.knowsPrices && supportedPrice(item, request.currency, evidence) === null,
    soughtFirst: soughtFirst(known.specifics),
  });
  const attempt = (asked: ModelRequest) => writeOnce(ask, asked, { item, ours, call });
  try {
    return { ...present(request, item, await attempt(prompt), call), ...known };
  } catch (error) {
    if (!(error instanceof AnswerFault) || !isWorthAnother(error)) throw error;
    call.signal.throwIfAborted();
    return { ...present(request, item, await attempt(withFault(prompt, error)), call), ...known };
  }
}

const MOST_SOUGHT = 8;

/** The fields that buyers filter by, as far as the seller fills them: what is open tempts a model to fill it in. */
function soughtFirst(specifics: readonly ItemSpecific[]): string[] {
  const given = specifics.filter(({ state }) => state === 'certain');
  return given.slice(0, MOST_SOUGHT).map(({ label }) => label);
}

/** A filter stops the same text again, and a line that broke is not the model's fault. */
function isWorthAnother({ kind, message }: AnswerFault): boolean {
  return kind !== 'broken-off' && !message.includes('filter');
}

function withFault(prompt: ModelRequest, fault: AnswerFault): ModelRequest {
  const named = `Your last answer to this could not be used: ${fault.message}. Answer once more, with the JSON object only.`;
  return { ...prompt, prompt: `${prompt.prompt}\n\n${named}` };
}

async function writeOnce(
  ask: AskModel,
  asked: ModelRequest,
  { item, ours, call }: { item: Item; ours: string; call: Call },
): Promise<Written> {
  const clean = (text: ListingText) => mend(cleanListing(text, item, ours), item);
  const { onPartial, signal } = call;
  const answer = await ask(asked, {
    signal,
    onText: onPartial && showPartials(item, { clean, onPartial }),
  });
  const listing = readAnswer(answer, item);
  const text = clean(listing);
  if (text.description === '')
    throw new AnswerFault('bad-answer', 'its description held nothing of the item');
  const foreign = fieldInOtherLanguage(text, item);
  if (foreign !== null)
    throw new AnswerFault('wrong-language', `${FIELD_WAS[foreign]} not in ${languageName(item)}`);
  const reasons = cleanReasons(listing.priceJustification, item, ours);
  return { answer, listing: { ...listing, ...text }, reasons };
}

/** As the model is told. */
const FIELD_WAS = { title: 'its title was', description: 'it was', tags: 'its tags were' } as const;

function present(
  request: GenerateRequest,
  item: Item,
  written: Written,
  call: Call,
): Omit<GenerateResponse, keyof ReturnType<typeof knownOf>> {
  const { text, changes, breaches, claims, score } = finishListing(
    toText(written.listing),
    item,
    request.photoCount,
  );
  return {
    listing: { ...text, ...choosePrice(written, item, { request, call }) },
    sources: written.answer.sources.map(({ uri, title }) => ({
      uri,
      title: plainText(title) || uri.slice(0, LIMITS.source.title),
    })),
    variant: request.variant,
    engine: call.name,
    provenance: [],
    claims,
    breaches,
    score,
    changes,
    leftOut: unpublishable(item),
  };
}

function toText({ title, description, tags }: ListingText): ListingText {
  return { title, description, tags };
}

/** A model's text without the numbers that the seller has not insisted on; one without a title is named as the item. */
function mend(text: ListingText, { form, name, privateNumbers, confirmed }: Item): ListingText {
  const mended = mendPrivate(toText(text), { form, numbers: privateNumbers }, confirmed);
  return mended.title === '' ? { ...mended, title: name } : mended;
}

const LONGEST_REASON = 800;

/** What comparables support; else the model's range when it is one that may be shown; else our own estimate. */
function choosePrice(
  { listing, reasons }: Written,
  item: Item,
  { request: { currency }, call: { evidence } }: { request: GenerateRequest; call: Call },
): SuggestedPrice {
  const supported = supportedPrice(item, currency, evidence);
  if (supported) return supported;
  const price = readModelPrice(listing.suggestedPriceRange, currency, item);
  if (price.range === null) {
    const own = suggestPrice(item, currency, evidence);
    if (price.fault === null) return own;
    return { ...own, priceJustification: `${price.fault} ${own.priceJustification}` };
  }
  const told = reasons.filter((sentence) => !speaksOfOther(sentence, price)).join(' ');
  const reason = cutAtWord(told, LONGEST_REASON, '...');
  return {
    suggestedPriceRange: price.range,
    priceJustification: reason || 'The AI suggested this range. Compare it with sold prices before you post.',
    pricingSource: 'range',
  };
}
