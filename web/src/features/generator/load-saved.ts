// Loaded with the first listing that comes from the account.
import { type SavedListing, savedListingSchema } from '@smart-listings/contract';
import { EMPTY_SESSION, type Session } from './session.ts';

/** The saved listing of a navigation state, or null when it holds none that this build can read. */
export function readSaved(state: unknown): SavedListing | null {
  const result = savedListingSchema.safeParse(state);
  return result.success ? result.data : null;
}

/** The listing as one to work on: its text as it was saved, from the form that it was written from. */
export function sessionOf(saved: SavedListing): Session {
  const {
    id,
    timestamp,
    imageUrls,
    variant,
    originalFormInput: form,
    origin,
    title,
    description,
    tags,
  } = saved;
  const { suggestedPriceRange, priceJustification } = saved;
  const text = { title, description, tags };
  const pricingSource = saved.pricingSource ?? 'heuristic';
  const listing = { ...text, suggestedPriceRange, priceJustification, pricingSource };
  const { engine, sources, currency, confirmedFacts, seenOnPhotos, answers, putBack, receipt, edited } =
    origin;
  const response = { listing, variant, engine, sources, changes: [], receipt, edited };
  return {
    ...EMPTY_SESSION,
    form,
    currency,
    versions: {
      [variant]: { response, text, saved: { id, timestamp, imageUrls, isWaiting: false }, isCopy: false },
    },
    active: variant,
    // What the seller wrote is not written over, until its lock is opened.
    locks: {
      title: edited.includes('title'),
      description: edited.includes('description'),
      tags: edited.includes('tags'),
    },
    confirmed: confirmedFacts,
    seen: seenOnPhotos,
    savedListingId: id,
    answers,
    putBack,
  };
}
