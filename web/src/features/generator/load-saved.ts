// Loaded with the first listing that comes from the account.
import { type Platform, type SavedListing, savedListingSchema } from '@smart-listings/contract';
import { isSameForm } from './draft.ts';
import { EMPTY_SESSION, type Place, type Session } from './session.ts';

/** The saved listings of a navigation state, without those that this build cannot read. */
export function readSaved(state: readonly unknown[]): SavedListing[] {
  return state.flatMap((listing) => savedListingSchema.safeParse(listing).data ?? []);
}

/**
 * The listing as one to work on, with those of the same item for other marketplaces beside it, as far as they come
 * from the same form.
 */
export function sessionOf(saved: SavedListing, alsoSaved: readonly SavedListing[]): Session {
  const session = aloneOf(saved);
  const { originalFormInput: form } = saved;
  const places: Partial<Record<Platform, Place>> = {};
  for (const other of alsoSaved) {
    const { platform, ...rest } = other.originalFormInput;
    if (
      platform === form.platform ||
      places[platform] ||
      !isSameForm({ ...rest, platform: form.platform }, form)
    )
      continue;
    const { versions, active, locks, savedListingId } = aloneOf(other);
    places[platform] = { versions, active, locks, savedListingId };
  }
  return { ...session, places, itemId: saved.origin.itemId || (alsoSaved.length > 0 ? saved.id : '') };
}

/** Its text as it was saved, from the form that it was written from. */
function aloneOf(saved: SavedListing): Session {
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
  const {
    engine,
    instead,
    sources,
    currency,
    confirmedFacts,
    seenOnPhotos,
    answers,
    putBack,
    receipt,
    edited,
  } = origin;
  const response = { listing, variant, engine, instead, sources, changes: [], receipt, edited };
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
