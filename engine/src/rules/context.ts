import type { ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import type { PlatformSpec } from '../platforms/spec.ts';
import { type ContactSpan, findContacts, findOffPlatform, type OffPlatformSpan } from '../text/contact.ts';
import type { RuleContext } from './rule.ts';

/** What the rules look things up in; each text is scanned once, however many rules ask. */
export function createContext(spec: PlatformSpec, listing: ListingText, ledger: Ledger | null): RuleContext {
  const contacts = new Map<string, readonly ContactSpan[]>();
  const offers = new Map<string, readonly OffPlatformSpan[]>();
  return {
    spec,
    ledger,
    title: listing.title,
    tags: listing.tags,
    contacts: (text) => remembered(contacts, text, findContacts),
    offPlatform: (text) => remembered(offers, text, findOffPlatform),
  };
}

function remembered<T>(known: Map<string, T>, text: string, find: (text: string) => T): T {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = find(text);
  known.set(text, found);
  return found;
}
