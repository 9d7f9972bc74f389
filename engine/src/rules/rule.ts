/** What a rule is: where it comes from, how it is found in a text, and how it is mended. */
import type { Change, ListingField, ListingText, Severity } from '@smart-listings/contract';
import type { Citation } from '../marketplaces/facts.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import type { ContactSpan, OffPlatformSpan } from '../text/contact.ts';
import type { Item } from '../values/item.ts';

export interface RuleContext {
  readonly marketplace: Marketplace;
  readonly item: Item | null;
  /** The title that goes with the text: some rules of tags look at it. */
  readonly title: string;
  /** The tags that go with the text: hashtags share the description's length. */
  readonly tags: readonly string[];
  contacts(text: string): readonly ContactSpan[];
  offPlatform(text: string): readonly OffPlatformSpan[];
}

/** One place where a rule is broken. UTF-16 offsets, for tags into the tag at tagIndex. */
export interface Finding {
  start?: number;
  end?: number;
  tagIndex?: number;
  text?: string;
  message: string;
}

export type Basis = Citation & { severity: Severity };

export interface Rule<T extends string | readonly string[]> {
  /** The last part of the rule's name: 'length' in 'ebay.title.length'. */
  name: string;
  /** Why and on which platforms it holds; undefined where it does not. */
  basis(marketplace: Marketplace): Basis | undefined;
  find(value: T, context: RuleContext): readonly Finding[];
  /** The value without what was found. */
  mend?(value: T, context: RuleContext): T;
  fixLabel?: string;
  /** What enforcement says it did; a rule without it is reported and left to the seller. */
  change?: (marketplace: Marketplace) => string;
}

export type TextRule = Rule<string>;
export type TagsRule = Rule<readonly string[]>;

/** A rule about the item itself rather than about words. */
export interface ItemRule {
  name: string;
  /** The middle of its full name, where that is not the description: 'ebay.condition.contradiction'. */
  topic?: string;
  basis(marketplace: Marketplace): Basis | undefined;
  find(item: Item, listing: ListingText, marketplace: Marketplace): string | null;
}

/** `text` with a capital at its beginning; a name such as "eBay" keeps its own spelling. */
export function sentence(text: string): string {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a fix did, in a sentence, under the name of the rule that asked for it. */
export function changeOf(
  marketplace: Marketplace,
  field: ListingField,
  rule: { name: string },
  message: string,
): Change {
  return { rule: ruleName(marketplace, field, rule.name), field, message: sentence(message) };
}

/** The name by which a breach is known and answered: 'ebay.title.length'. */
export function ruleName(marketplace: Marketplace, field: ListingField, name: string): string {
  return `${marketplace.slug}.${field}.${name}`;
}

/** Every match of `pattern` as a finding with the words and their place. */
export function findAll(
  text: string,
  pattern: RegExp,
  message: (words: string) => string,
): readonly Finding[] {
  // Most texts hold nothing of it, and this is much cheaper than asking for all matches.
  if (text.search(pattern) === -1) return NONE;
  const found: Finding[] = [];
  for (const match of text.matchAll(pattern)) {
    const words = match[0];
    if (words === '') continue;
    found.push({ start: match.index, end: match.index + words.length, text: words, message: message(words) });
    if (found.length === MOST_FINDINGS) break;
  }
  return found;
}

/** Nobody reads more breaches of one rule than this. */
const MOST_FINDINGS = 20;

export const NONE: readonly Finding[] = [];
