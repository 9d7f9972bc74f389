/** A whole listing as text for the clipboard. */
import { type ListingText, PRODUCT } from '@smart-listings/contract';
import { hasTagField, type Marketplace } from '../marketplaces/marketplace.ts';
import { plainAmount } from '../marketplaces/upload.ts';
import { codePointLength } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import { tagsText } from './tags.ts';

/** The line that ends a description on the free plan. It names no address: platforms forbid links. */
export const BRANDING_FOOTER = `Generated with ${PRODUCT.name}`;

/** What is added to a listing on its way to the clipboard. */
export interface ClipboardOptions {
  /** Ends the description with the branding footer: always on the free plan, by choice on Pro. */
  branding: boolean;
}

/**
 * The description as it is pasted: with hashtags at its end, because there is no field for
 * them, and with the footer where asked. Stays within the platform's limit.
 */
export function descriptionText(
  listing: ListingText,
  marketplace: Marketplace,
  options: ClipboardOptions,
): string {
  const ending: string[] = [];
  if (marketplace.tags.form === 'hashtag' && listing.tags.length > 0)
    ending.push(tagsText(listing.tags, marketplace));
  if (options.branding) ending.push(BRANDING_FOOTER);
  const closing = ending.join('\n\n');
  if (closing === '') return listing.description;
  const room = marketplace.limits.description.max.value - codePointLength(closing) - 2;
  const body = cutAtSentence(listing.description.trimEnd(), room);
  return body === '' ? closing : `${body}\n\n${closing}`;
}

/** One thing that a seller copies by itself. */
export interface CopyPart {
  name: 'title' | 'description' | 'price' | 'tags';
  text: string;
}

/**
 * What a seller copies one after another into the marketplace's form; what is empty, or has no field there, is left out.
 * @param options.price the amount as it is typed; null for none
 */
export function copyParts(
  listing: ListingText,
  marketplace: Marketplace,
  { price, ...options }: ClipboardOptions & { price: number | null },
): CopyPart[] {
  const parts: CopyPart[] = [
    { name: 'title', text: listing.title },
    { name: 'description', text: descriptionText(listing, marketplace, options) },
    { name: 'price', text: plainAmount(price) },
    { name: 'tags', text: hasTagField(marketplace) ? tagsText(listing.tags, marketplace) : '' },
  ];
  return parts.filter(({ text }) => text !== '');
}

/**
 * Title, description and tags, each after a blank line; tags joined as the platform separates them, and left out
 * where its form has no field for them.
 */
export function clipboardText(
  listing: ListingText,
  marketplace: Marketplace,
  options: ClipboardOptions,
): string {
  const blocks = [listing.title, descriptionText(listing, marketplace, options)];
  const tags = tagsText(listing.tags, marketplace);
  if (hasTagField(marketplace) && tags !== '') blocks.push(`${marketplace.tags.label}: ${tags}`);
  return blocks.filter((block) => block !== '').join('\n\n');
}
