import type { ListingText } from '@smart-listings/contract';
import type { Ledger } from '../facts/ledger.ts';
import type { PlatformSpec } from '../platforms/spec.ts';
import { contactsOf, findOffPlatform } from '../text/contact.ts';
import { rememberLast } from '../text/remember.ts';
import type { RuleContext } from './rule.ts';

// A text is scanned once, however many rules ask, and a listing is enforced and then checked.
const offPlatform = rememberLast((text: string) => findOffPlatform(text));

interface ContextParts {
  spec: PlatformSpec;
  listing: ListingText;
  ledger: Ledger | null;
}

/** What the rules look things up in. */
export function createContext({ spec, listing, ledger }: ContextParts): RuleContext {
  return { spec, ledger, title: listing.title, tags: listing.tags, contacts: contactsOf, offPlatform };
}
