import {
  type GeneratedListing,
  type GenerateRequestInput,
  type GenerateResponse,
  type SavedListing,
  writtenInstead,
} from '@smart-listings/contract';
import { ApiError } from '../../lib/api-error.ts';
import { editListing } from './api/edit-listing.ts';

/** Asks for a listing; given by the route, because writing belongs to another feature. */
export type Generate = (
  request: GenerateRequestInput,
  options: { signal: AbortSignal },
) => Promise<GenerateResponse & { instead?: string | undefined }>;

interface Rewritten {
  before: SavedListing;
  after: SavedListing;
}

export interface Outcome {
  written: Rewritten[];
  /** Why a listing could not be written anew, by its id. */
  failures: Map<string, unknown>;
}

interface Options {
  /** Whether text that a person changed is written over too. */
  rewritesEdited: boolean;
  /** 'builtin' in the place of an AI that failed. */
  writer: NonNullable<GenerateRequestInput['writer']>;
  /** Why the AI failed, by the listing's id. */
  why: ReadonlyMap<string, string>;
  generate: Generate;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** What an AI says of one item; every other failure of it is the same for the next one. */
const OF_ONE_ITEM: ReadonlySet<string> = new Set(['bad-answer', 'refused']);

/** Whether the AI does not write for anybody now: it has been asked for up to 45 seconds. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.fallback === 'builtin' && !OF_ONE_ITEM.has(error.code);
}

/**
 * Writes listings anew one after the other; ends early, with what is done, when it is cancelled, or when the AI does
 * not write: then it is not waited for once more for each that is left.
 */
export async function regenerateListings(
  listings: readonly SavedListing[],
  { onProgress, ...how }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { written: [], failures: new Map() };
  for (const [done, before] of listings.entries()) {
    onProgress(done);
    try {
      outcome.written.push({ before, after: await regenerate(before, how) });
    } catch (error) {
      if (how.signal.aborted) break;
      const failed = isAway(error) ? listings.slice(done) : [before];
      for (const { id } of failed) outcome.failures.set(id, error);
      if (isAway(error)) break;
    }
  }
  return outcome;
}

/** From the form, the currency and the confirmations that the listing was saved with. */
async function regenerate(
  saved: SavedListing,
  { rewritesEdited, writer, why, generate, signal }: Omit<Options, 'onProgress'>,
): Promise<SavedListing> {
  signal.throwIfAborted();
  const { listing, engine, instead, sources, receipt } = await generate(
    {
      formData: saved.originalFormInput,
      currency: saved.origin.currency,
      variant: saved.variant,
      competitionAnalysis: null,
      confirmedFacts: saved.origin.confirmedFacts,
      seenOnPhotos: saved.origin.seenOnPhotos,
      answers: saved.origin.answers,
      putBack: saved.origin.putBack,
      writer,
    },
    { signal },
  );
  signal.throwIfAborted();
  const reason = why.get(saved.id);
  const edited = rewritesEdited ? [] : saved.origin.edited;
  return editListing(saved.id, {
    revision: saved.revision,
    ...listing,
    ...(edited.includes('title') && { title: saved.title }),
    ...(edited.includes('description') && { description: saved.description }),
    ...(edited.includes('tags') && { tags: saved.tags }),
    ...priceOf(saved, listing),
    origin: {
      ...saved.origin,
      engine,
      instead: instead ?? (reason === undefined ? '' : writtenInstead(reason)),
      sources,
      receipt: receipt ?? saved.origin.receipt,
      edited,
    },
  });
}

/** What is known of comparables is known better than an estimate: they are not at hand to be asked again. */
function priceOf(saved: SavedListing, fresh: GeneratedListing) {
  const { suggestedPriceRange, priceJustification, pricingSource } = saved;
  if (pricingSource !== 'competition' || fresh.pricingSource === 'competition') return {};
  return { suggestedPriceRange, priceJustification, pricingSource };
}

/** Gives a listing that was written anew its former text and price back. */
export function takeBack({ before, after }: Rewritten): Promise<SavedListing> {
  const { title, description, tags, suggestedPriceRange, priceJustification, pricingSource, origin } = before;
  return editListing(before.id, {
    revision: after.revision,
    title,
    description,
    tags,
    suggestedPriceRange,
    priceJustification,
    ...(pricingSource && { pricingSource }),
    origin,
  });
}
