import type { ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import type { PlatformSpec } from '../platforms/spec.ts';
import { type ContactSpan, findContacts, findOffPlatform, type OffPlatformSpan } from '../text/contact.ts';
import type { RuleContext } from './rule.ts';

/** What was found in texts so far: a text is scanned once, however many rules ask. */
interface Scans {
  contacts: Map<string, readonly ContactSpan[]>;
  offers: Map<string, readonly OffPlatformSpan[]>;
}

// A listing is enforced and then checked: the second does not scan again. Keyed by the text itself,
// so that a listing changed in place is scanned anew.
const SCANS = new WeakMap<ListingText, Scans>();

interface ContextParts {
  spec: PlatformSpec;
  listing: ListingText;
  ledger: Ledger | null;
  /** The listing that this one was made from, whose scans are still good. */
  from?: ListingText;
}

/** What the rules look things up in. */
export function createContext({ spec, listing, ledger, from = listing }: ContextParts): RuleContext {
  const scans = SCANS.get(from) ?? { contacts: new Map(), offers: new Map() };
  SCANS.set(from, scans);
  if (from !== listing) SCANS.set(listing, scans);
  return {
    spec,
    ledger,
    title: listing.title,
    tags: listing.tags,
    contacts: (text) => remembered(scans.contacts, text, findContacts),
    offPlatform: (text) => remembered(scans.offers, text, findOffPlatform),
  };
}

function remembered<T>(known: Map<string, T>, text: string, find: (text: string) => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = find(text);
  known.set(text, found);
  return found;
}
