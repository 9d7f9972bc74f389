// The same item on several marketplaces: from the same values and sentences, each by its own rules. Comes with the engine.
import {
  type Comparable,
  type GeneratedListing,
  type ListingForm,
  PLATFORMS,
  type Platform,
} from '@smart-listings/contract';
import { generateListing } from '@smart-listings/engine';
import { isSameForm } from './draft.ts';
import { evidenceOf, pricedHere } from './real-prices.ts';
import { atPrice, EMPTY_SESSION, type Place, type Session, type Version } from './session.ts';

/** The marketplaces that the item has, in the order of all lists of them. */
export function placesOf({ form, places }: Session): Platform[] {
  return PLATFORMS.filter((platform) => platform === form?.platform || places[platform]);
}

/** Brings another of the item's marketplaces into view. */
export function showPlace(session: Session, platform: Platform): Session {
  const { form } = session;
  const { [platform]: next, ...rest } = session.places;
  if (!form || !next) return session;
  return {
    ...session,
    ...next,
    form: { ...form, platform },
    places: { ...rest, [form.platform]: placeOf(session) },
  };
}

/** Does something to the item's listing for one marketplace, whichever is shown; nothing where it has none. */
export function inPlace(
  session: Session,
  platform: Platform,
  change: (session: Session) => Session,
): Session {
  const shown = session.form?.platform;
  if (shown === platform) return change(session);
  if (!shown || !session.places[platform]) return session;
  return showPlace(change(showPlace(session, platform)), shown);
}

/** Does the same for every marketplace of the item but the shown one. */
export function inOtherPlaces(session: Session, change: (session: Session) => Session): Session {
  return placesOf(session)
    .filter((platform) => platform !== session.form?.platform)
    .reduce((now, platform) => inPlace(now, platform, change), session);
}

/** These real prices in the place of those before, and what they say as the price on all of the item's marketplaces. */
export function pricedBy(session: Session, comparables: readonly Comparable[]): Session {
  return inOtherPlaces(pricedHere({ ...session, comparables }), pricedHere);
}

/**
 * The item for more marketplaces, the first of them in view. What the built-in writer wrote it writes there too; an
 * AI's listing is asked for when the seller wants it, because it is counted.
 * @param itemId what the saved listings will share, where nothing is saved yet
 */
export function addPlaces(session: Session, platforms: readonly Platform[], itemId: string): Session {
  const fresh = platforms.filter((platform) => !placesOf(session).includes(platform));
  const [first] = fresh;
  if (!session.form || first === undefined) return session;
  const source = session.versions[session.active];
  const empty = Object.fromEntries(fresh.map((platform) => [platform, placeOf(EMPTY_SESSION)]));
  const added: Session = {
    ...session,
    itemId: session.itemId || (source?.saved?.id ?? itemId),
    places: { ...session.places, ...empty },
  };
  const written =
    source?.response.engine === 'builtin'
      ? fresh.reduce((now, platform) => inPlace(now, platform, (here) => writeHere(here, source)), added)
      : added;
  return showPlace(written, first);
}

/** Without the shown marketplace; the first of the others takes its place. */
export function removePlace(session: Session): Session {
  const shown = session.form?.platform;
  const next = placesOf(session).find((platform) => platform !== shown);
  if (shown === undefined || next === undefined) return session;
  const { places, ...rest } = showPlace(session, next);
  const { [shown]: _gone, ...kept } = places;
  return { ...rest, places: kept };
}

/** With a marketplace that was taken away, in view as it was `before`. */
export function restorePlace(session: Session, before: Session): Session {
  const platform = before.form?.platform;
  if (platform === undefined) return session;
  return showPlace({ ...session, places: { ...session.places, [platform]: placeOf(before) } }, platform);
}

/** The first version by the built-in writer, in place of what there was; what rests on comparables is known of the item already. */
export function writeHere(session: Session, source = firstVersion(session)): Session {
  const { form, currency, confirmed, seen, answers, putBack, locks } = session;
  if (!form) return session;
  const { listing, changes } = generateListing(form, {
    variant: 'v1',
    currency,
    confirmed,
    seen,
    answers,
    putBack,
    evidence: evidenceOf(session),
  });
  const kept = session.versions[session.active]?.text;
  const { title, description, tags } = listing;
  const version: Version = {
    response: {
      listing: withKnownPrice(listing, source?.response.listing),
      variant: 'v1',
      engine: 'builtin',
      sources: source?.response.sources ?? [],
      changes,
      receipt: source?.response.receipt,
    },
    text: {
      title: locks.title && kept ? kept.title : title,
      description: locks.description && kept ? kept.description : description,
      tags: locks.tags && kept ? kept.tags : tags,
    },
    saved: null,
    isCopy: false,
  };
  return { ...session, versions: { v1: version }, active: 'v1' };
}

function firstVersion({ versions, places }: Session): Version | undefined {
  return [{ versions }, ...Object.values(places)].flatMap((place) => Object.values(place.versions))[0];
}

/**
 * After the shown listing was written from another form than `before`: what the built-in writer wrote for the other
 * marketplaces follows; what an AI wrote is to be written again, which the seller decides.
 */
export function followForm(session: Session, before: ListingForm | null): Session {
  const { form, versions } = session;
  if (!form || !before || isSameForm({ ...form, platform: before.platform }, before)) return session;
  return inOtherPlaces(session, (here) => {
    const isBuiltin = Object.values(here.versions)[0]?.response.engine === 'builtin';
    const unsaved = { ...here, savedListingId: null };
    return isBuiltin ? writeHere(unsaved, versions.v1) : { ...unsaved, versions: {}, active: 'v1' };
  });
}

/** What rests on comparables is known better than an estimate, also where they are not at hand to be asked again. */
export function withKnownPrice(
  fresh: GeneratedListing,
  known: GeneratedListing | undefined,
): GeneratedListing {
  if (!known || known.pricingSource === 'heuristic') return fresh;
  return atPrice(fresh, known);
}

function placeOf({ versions, active, locks, savedListingId }: Session): Place {
  return { versions, active, locks, savedListingId };
}
