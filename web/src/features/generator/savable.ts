// What of the session is saved: one listing for each marketplace of the item. Loaded with the first result.
import {
  fitStatements,
  type GeneratedListing,
  type ListingForm,
  type ListingOrigin,
  type Variant,
} from '@smart-listings/contract';
import { editedFields } from './edited-fields.ts';
import { inPlace, placesOf } from './places.ts';
import { reduceSession, type SavedMark, type Session, type SessionAction, type Version } from './session.ts';

/** A listing that can be saved, as it stands. */
export interface SavablePart {
  listing: GeneratedListing;
  variant: Variant;
  form: ListingForm;
  origin: ListingOrigin;
  /** null: the listing, as it stands, is not saved. */
  saved: SavedMark | null;
  /** It was saved before it was changed: saved once more, it is another listing. */
  isCopy: boolean;
  /** Takes note that the listing, as it stood here, was saved. */
  onSaved: (mark: SavedMark) => void;
}

type Dispatch = (action: SessionAction) => void;

/** One version of the item on one marketplace. */
export function savablePart(
  session: Session,
  { form, version }: { form: ListingForm; version: Version },
  dispatch: Dispatch,
): SavablePart {
  const { response, text } = version;
  const { variant } = response;
  return {
    listing: { ...response.listing, ...text },
    variant,
    form,
    origin: {
      currency: session.currency,
      engine: response.engine,
      instead: response.instead ?? '',
      sources: response.sources,
      ...fitStatements({ confirmedFacts: [...session.confirmed], seenOnPhotos: [...session.seen] }),
      answers: [...session.answers],
      putBack: [...session.putBack],
      receipt: response.receipt ?? '',
      edited: editedFields(version),
      itemId: session.itemId,
    },
    saved: version.saved,
    isCopy: version.isCopy,
    // By then another marketplace may be in view.
    onSaved: (saved) =>
      dispatch({
        type: 'changed',
        change: (now) =>
          inPlace(now, form.platform, (here) => reduceSession(here, { type: 'saved', variant, text, saved })),
      }),
  };
}

/** The versions that the marketplaces out of view would show. */
export function otherParts(session: Session, dispatch: Dispatch): SavablePart[] {
  const parts: SavablePart[] = [];
  for (const platform of placesOf(session)) {
    if (platform === session.form?.platform) continue;
    inPlace(session, platform, (here) => {
      const version = here.versions[here.active];
      if (here.form && version) parts.push(savablePart(session, { form: here.form, version }, dispatch));
      return here;
    });
  }
  return parts;
}
