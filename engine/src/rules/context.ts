import type { ListingText } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { type ContactSpan, contactsOf, type OffPlatformSpan, offPlatformIn } from '../text/contact.ts';
import { rememberOne } from '../text/remember.ts';
import { certainValues, type Item } from '../values/item.ts';
import { isSiteOfName } from '../values/tidy-name.ts';
import type { RuleContext } from './rule.ts';

interface ContextParts {
  marketplace: Marketplace;
  listing: ListingText;
  item: Item | null;
}

/** What the rules look things up in. */
export function createContext({ marketplace, listing, item }: ContextParts): RuleContext {
  const { names, longest } = item === null ? NO_NAMES : namesOf(item);
  const isName = (text: string, { start, end }: ContactSpan | OffPlatformSpan) =>
    end - start <= longest && names.has(fold(text.slice(start, end)));
  return {
    marketplace,
    item,
    title: listing.title,
    tags: listing.tags,
    contacts: (text) => contactsOf(text).filter((span) => !isName(text, span)),
    offPlatform: (text) => offPlatformIn(text).filter((span) => !isName(text, span)),
  };
}

interface Names {
  names: ReadonlySet<string>;
  /** In UTF-16 units: most of what is found in a text is longer. */
  longest: number;
}

const NO_NAMES: Names = { names: new Set(), longest: 0 };

// With one of these it can be called, written to or opened, whatever it is the name of.
const REACHABLE = /[/@]|^www\.|\d{5}/i;

/**
 * Names of the item that look like an address or an offer and are none: "Notonthehighstreet.com", "F&F". Of the
 * item's name only what stands there as a web address, because sellers also advertise in it.
 */
const namesOf = rememberOne((item: Item): Names => {
  const { make } = item.form;
  const itemName = item.form.itemName.trim();
  const isName = isSiteOfName(item.form);
  const sites = contactsOf(itemName).flatMap(({ kind, start, end }) => {
    const site = itemName.slice(start, end);
    return kind === 'url' && isName(site, start) ? [site] : [];
  });
  const given = [make.trim(), ...certainValues(item, 'brand').map(({ value }) => value), ...sites];
  const names = given.filter((name) => name !== '' && !REACHABLE.test(name));
  return { names: new Set(names.map(fold)), longest: Math.max(0, ...names.map(({ length }) => length)) };
});
