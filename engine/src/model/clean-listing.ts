import type { ListingText } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { DECORATION, tidyTitle } from '../rules/symbols.ts';
import type { Item } from '../values/item.ts';
import { tellsBankDetails } from './bank-details.ts';
import { tellsMadeUpPrice, withoutMadeUpPrices } from './made-up-prices.ts';
import { withoutMarkdown } from './markdown.ts';
import { hasPlaceholder, isEmptyLine, isEmptyValue, markPlaceholders } from './placeholders.ts';
import { plainText } from './plain-text.ts';
import { splitSentences } from './sentences.ts';

/** What a text may repeat, and what it may not. */
interface Known {
  /** The seller's words, folded: what looks like a slip of the model's may be theirs. */
  form: string;
  /** Our own words of the prompt, folded, that are no part of a listing. */
  ours: string;
  item: Item;
}

/**
 * A model's listing as plain text: what was markup is gone, what it marked up stays. Sentences with a blank to be
 * filled in, with our instructions, bank details or a price of its own go, and so do decorative signs that the seller did not use.
 */
export function cleanListing(listing: ListingText, item: Item, ours: string): ListingText {
  const { itemName, make, modelNumber, features, keywords } = item.form;
  const known = {
    form: fold([itemName, make, modelNumber, features, keywords, ...item.confirmed].join('\n')),
    ours: foldLine(ours),
    item,
  };
  return {
    title: cleanTitle(listing.title, known),
    description: cleanDescription(listing.description, known),
    tags: listing.tags
      .map((tag) => cleanTag(tag, known))
      .filter((tag) => tag !== '' && !isEmptyValue(tag, known.form)),
  };
}

function cleanTitle(text: string, known: Known): string {
  const plainTitle = undecorated(plain(text, known), known).replace(/\s+/gu, ' ');
  const title = withoutMadeUpPrices(plainTitle, known.item);
  if (!hasPlaceholder(title)) return title.trim();
  return tidyTitle(title.replace(/\u{f8ff}/gu, ' '));
}

function cleanTag(text: string, known: Known): string {
  const tag = undecorated(plain(text, known), known).replace(/\s+/gu, ' ').trim();
  return hasPlaceholder(tag) || tellsMadeUpPrice(tag, known.item) ? '' : tag;
}

function cleanDescription(text: string, known: Known): string {
  const lines = plain(text, known).split('\n');
  const kept = lines.flatMap((line) => {
    const sentences = splitSentences(undecorated(line, known));
    const good = sentences.filter((sentence) => isOfTheItem(sentence, known));
    if (good.length === sentences.length) return isEmptyLine(line, known.form) ? [] : [good.join('')];
    const rest = good.join('').trimEnd();
    return rest.replace(/^[\s\-*•]+/, '') === '' ? [] : [rest];
  });
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isOfTheItem(sentence: string, { ours, item }: Known): boolean {
  if (hasPlaceholder(sentence) || isEchoed(sentence, ours)) return false;
  return !tellsBankDetails(sentence) && !tellsMadeUpPrice(sentence, item);
}

/** Placeholders are marked first: some look like tags. */
function plain(text: string, { form }: Known): string {
  return withoutMarkdown(plainText(markPlaceholders(text, form)));
}

function undecorated(line: string, { form }: Known): string {
  let isBullet = false;
  const bare = line.replace(DECORATION, (signs: string, at: number) => {
    if (form.includes(signs)) return signs;
    isBullet ||= line.slice(0, at).trim() === '';
    return ' ';
  });
  if (bare === line) return line;
  const tidy = bare.replace(/[ \t]{2,}/g, ' ').trim();
  return isBullet && tidy !== '' && !/^[-–•]/.test(tidy) ? `- ${tidy}` : tidy;
}

/** Shorter ones may well be the seller's: 'Condition: used, good'. */
const FEWEST_ECHOED_WORDS = 6;

/** Whether a sentence stands word for word in what we told the model. */
function isEchoed(sentence: string, ours: string): boolean {
  const words = foldLine(sentence);
  return words.split(' ').length >= FEWEST_ECHOED_WORDS && ours.includes(words);
}

function foldLine(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
