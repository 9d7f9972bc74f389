// The listing being worked on: its versions, locks and confirmed statements, as a pure reducer.
import type {
  Comparable,
  GeneratedListing,
  GenerateResponse,
  ListingField,
  ListingForm,
  ListingText,
  Platform,
  SellerAnswer,
  Variant,
} from '@smart-listings/contract';
import { isSameForm } from './draft.ts';

/** What the writer gave, as far as the card shows it; findings and score are worked out anew. */
export type Written = Pick<
  GenerateResponse,
  'listing' | 'variant' | 'engine' | 'sources' | 'changes' | 'receipt'
> & {
  /** Of a saved listing: what of its text a person had changed before. */
  edited?: readonly ListingField[] | undefined;
  /** Why the built-in writer wrote it, in place of whoever was asked. */
  instead?: string | undefined;
};

/** Where a version lies in the account, as it stands. */
export interface SavedMark {
  id: string;
  timestamp: string;
  imageUrls: readonly string[];
  /** It lies on this device so far, and is sent once there is a connection. */
  isWaiting: boolean;
}

export interface Version {
  /** As the server sent it: price, sources, writer, what was changed and left out. */
  response: Written;
  /** As the seller has it now. */
  text: ListingText;
  /** null: not saved, or changed since. */
  saved: SavedMark | null;
  /** It was saved before it was changed: saved once more, it is another listing. */
  isCopy: boolean;
}

/** What there is for one marketplace; without a version, it is still to be written. */
export interface Place {
  versions: Partial<Record<Variant, Version>>;
  active: Variant;
  locks: Readonly<Record<ListingField, boolean>>;
  /** The saved listing that the form came from, for as long as nothing of the form has changed. */
  savedListingId: string | null;
}

/** What the seller means to ask, in the currency that it was typed in: in another it means nothing. */
interface OwnPrice {
  amount: number;
  currency: string;
  /** It was saved with its listing: another item has no use for it. */
  isSaved?: true;
}

export interface Session extends Place {
  /** The input that all versions were written from, with the marketplace that is shown; null before the first. */
  form: ListingForm | null;
  currency: string;
  /** Said or typed, also before the first listing. */
  own: OwnPrice | null;
  /** The same item on other marketplaces. */
  places: Readonly<Partial<Record<Platform, Place>>>;
  /** What its saved listings share; '' while it has no other marketplace. */
  itemId: string;
  /** Statements that the seller confirmed: they count as given facts. */
  confirmed: readonly string[];
  /** The real prices that its price rests on, as far as they are at hand: own sales, what was found, what was pasted. */
  comparables: readonly Comparable[];
  /** What of the form was read on photos when the listing was written. */
  seen: readonly string[];
  /** What the seller answered to questions and chips. */
  answers: readonly SellerAnswer[];
  /** Sentences that were left out and that the seller put back. */
  putBack: readonly string[];
}

export type SessionAction =
  | {
      type: 'written';
      form: ListingForm;
      currency: string;
      seen: readonly string[];
      /** What the request said beside the form. */
      answers: readonly SellerAnswer[];
      /** What a first version's price was made with. */
      comparables: readonly Comparable[];
      response: Written;
    }
  /** `text` is what was saved: typed on meanwhile, it is not what lies in the account. */
  | { type: 'saved'; variant: Variant; text: ListingText; saved: SavedMark }
  /** The parts that change; the others stay as they are by then. */
  | { type: 'edited'; variant: Variant; text: Partial<ListingText> }
  | { type: 'priced'; own: OwnPrice | null }
  | { type: 'activated'; variant: Variant }
  /** These parts stay as they are when the listing is written anew. */
  | { type: 'locked'; fields: readonly ListingField[] }
  | { type: 'confirmed'; statement: string }
  | { type: 'unconfirmed'; statement: string }
  /** A step that is taken from the session as it is by then. */
  | { type: 'changed'; change: (session: Session) => Session }
  | { type: 'restored'; session: Session };

const NO_LOCKS = { title: false, description: false, tags: false } as const;

export const EMPTY_SESSION: Session = {
  form: null,
  currency: '',
  own: null,
  versions: {},
  active: 'v1',
  locks: NO_LOCKS,
  confirmed: [],
  comparables: [],
  seen: [],
  savedListingId: null,
  answers: [],
  putBack: [],
  places: {},
  itemId: '',
};

export function reduceSession(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'written':
      return written(session, action);
    case 'edited': {
      const version = session.versions[action.variant];
      if (!version) return session;
      return withVersion(session, action.variant, {
        ...version,
        text: { ...version.text, ...action.text },
        saved: null,
        isCopy: version.isCopy || version.saved !== null,
      });
    }
    case 'saved': {
      const version = session.versions[action.variant];
      if (version?.text !== action.text) return session;
      const own = session.own && { ...session.own, isSaved: true as const };
      return withVersion({ ...session, own }, action.variant, {
        ...version,
        saved: action.saved,
        isCopy: false,
      });
    }
    case 'priced':
      return { ...session, own: action.own };
    case 'activated':
      return session.versions[action.variant] ? { ...session, active: action.variant } : session;
    case 'locked': {
      const isLocked = (field: ListingField) => action.fields.includes(field);
      const [title, description, tags] = [isLocked('title'), isLocked('description'), isLocked('tags')];
      return { ...session, locks: { title, description, tags } };
    }
    case 'confirmed':
      if (session.confirmed.includes(action.statement)) return session;
      return { ...session, confirmed: [...session.confirmed, action.statement] };
    case 'unconfirmed':
      return { ...session, confirmed: session.confirmed.filter((known) => known !== action.statement) };
    case 'changed':
      return action.change(session);
    case 'restored':
      return action.session;
  }
}

/** Whether the listing is of the item of that name. */
export function isOfItem({ form }: Session, { itemName }: Pick<ListingForm, 'itemName'>): boolean {
  return form?.itemName.trim() === itemName.trim();
}

/** What the seller decided about the form's item: of another one nothing holds but what photos said of this form. */
export function decidedOf(
  session: Session,
  form: ListingForm,
): Pick<Session, 'answers' | 'confirmed' | 'putBack'> {
  const { answers, confirmed, putBack } = session;
  if (isOfItem(session, form)) return { answers, confirmed, putBack };
  return {
    answers: answers.filter(({ kind, holds }) => kind === 'condition' && !holds),
    confirmed: [],
    putBack: [],
  };
}

function written(session: Session, action: Extract<SessionAction, { type: 'written' }>): Session {
  const { form, currency, seen, answers } = action;
  const isFirst = action.response.variant === 'v1';
  const response = isFirst ? action.response : atPriceOf(session, action.response);
  const sameItem = isOfItem(session, form);
  const decided = decidedOf({ ...session, answers }, form);
  const locks = sameItem ? session.locks : NO_LOCKS;
  const text = withLockedParts(response.listing, session.versions[session.active]?.text, locks);
  const version: Version = { response, text, saved: null, isCopy: false };
  // A new first version is a new start: the alternatives belonged to the old one.
  const versions = isFirst ? { v1: version } : { ...session.versions, [response.variant]: version };
  return {
    form,
    currency,
    own: !sameItem && session.own?.isSaved ? null : session.own,
    versions,
    active: response.variant,
    locks,
    ...decided,
    comparables: isFirst ? action.comparables : session.comparables,
    seen,
    savedListingId: session.form && isSameForm(session.form, form) ? session.savedListingId : null,
    places: sameItem ? placesBeside(session, form.platform) : {},
    itemId: sameItem ? session.itemId : '',
  };
}

/** An item has one price, whichever version of its text is in view. */
function atPriceOf({ versions, active }: Session, response: Written): Written {
  const known = versions[active]?.response.listing;
  return known ? { ...response, listing: atPrice(response.listing, known) } : response;
}

/** The listing with another suggestion for its price. */
export function atPrice(
  listing: GeneratedListing,
  {
    suggestedPriceRange,
    priceJustification,
    pricingSource,
  }: Pick<GeneratedListing, 'suggestedPriceRange' | 'priceJustification' | 'pricingSource'>,
): GeneratedListing {
  return { ...listing, suggestedPriceRange, priceJustification, pricingSource };
}

/** Another marketplace takes the place of the one that was shown, or changes places with it. */
function placesBeside(
  { form, places, versions, active, locks, savedListingId }: Session,
  platform: Platform,
) {
  const { [platform]: shownNext, ...rest } = places;
  return shownNext && form
    ? { ...rest, [form.platform]: { versions, active, locks, savedListingId } }
    : places;
}

function withLockedParts(
  fresh: ListingText,
  kept: ListingText | undefined,
  locks: Session['locks'],
): ListingText {
  return {
    title: locks.title && kept ? kept.title : fresh.title,
    description: locks.description && kept ? kept.description : fresh.description,
    tags: locks.tags && kept ? kept.tags : fresh.tags,
  };
}

function withVersion(session: Session, variant: Variant, version: Version): Session {
  return { ...session, versions: { ...session.versions, [variant]: version } };
}

/** The seller's own price in this currency; null: none is known. */
export function ownIn({ own }: Session, currency: string): number | null {
  return own?.currency === currency ? own.amount : null;
}

/** The variant that would be written next, or null when both alternatives exist. */
export function nextAlternative(session: Session): Variant | null {
  if (!session.versions.v2) return 'v2';
  if (!session.versions.v3) return 'v3';
  return null;
}
