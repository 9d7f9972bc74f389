import type { ListingText } from '@smart-listings/contract';
import { fold } from '../language/fold.ts';
import { DECORATION, tidyTitle } from '../rules/symbols.ts';
import { findContacts } from '../text/contact.ts';
import type { Item } from '../values/item.ts';
import { asksForMoney } from './asks-for-money.ts';
import { tellsBankDetails } from './bank-details.ts';
import { tellsMadeUpPrice, withoutMadeUpPrices } from './made-up-prices.ts';
import { withoutMarkdown } from './markdown.ts';
import { hasPlaceholder, isEmptyLine, isEmptyValue, markPlaceholders } from './placeholders.ts';
import { plainText } from './plain-text.ts';
import { isRefusal } from './refusal.ts';
import { TEXT } from './refusal-words.ts';
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
 * filled in, with our instructions, bank details, a way to pay or a price of its own go, and so do decorative signs that the seller did not use.
 */
export function cleanListing(listing: ListingText, item: Item, ours: string): ListingText {
  const known = knownOf(item, ours);
  return {
    title: cleanTitle(listing.title, known),
    description: cleanDescription(listing, known),
    tags: listing.tags
      .map((tag) => cleanTag(tag, known))
      .filter((tag) => tag !== '' && !isEmptyValue(tag, known.form)),
  };
}

/** What a model says for its price, sentence by sentence: of a listing's slips free too, and of ways to reach anybody. */
export function cleanReasons(text: string, item: Item, ours: string): string[] {
  const known = knownOf(item, ours);
  const line = undecorated(plain(text, known).replace(/\s+/gu, ' '), known);
  const sentences = splitSentences(line).map((sentence) => sentence.trim());
  return sentences.filter(
    (sentence) =>
      !isSlip(sentence, known) &&
      !isEmptyValue(sentence, known.form) &&
      !isRefusal(sentence, item) &&
      findContacts(sentence).length === 0,
  );
}

function knownOf(item: Item, ours: string): Known {
  const { itemName, make, modelNumber, features, keywords } = item.form;
  const form = fold([itemName, make, modelNumber, features, keywords, ...item.confirmed].join('\n'));
  return { form, ours: foldLine(ours), item };
}

function cleanTitle(text: string, known: Known): string {
  const plainTitle = undecorated(plain(text, known), known).replace(/\s+/gu, ' ');
  const title = withoutMadeUpPrices(plainTitle, known.item);
  if (!hasPlaceholder(title)) return title.trim();
  return tidyTitle(title.replace(/\u{f8ff}/gu, ' '));
}

function cleanTag(text: string, known: Known): string {
  const bare = undecorated(plain(text, known), known).replace(/\s+/gu, ' ').trim();
  const tag = known.item.marketplace.tags.form === 'hashtag' ? bare : bare.replace(/^#+(?=\p{L})/u, '');
  return isSlip(tag, known) || tellsMadeUpPrice(tag, known.item) ? '' : tag;
}

function cleanDescription({ title, description }: ListingText, known: Known): string {
  const lines = plain(description, known).split('\n');
  const kept = lines.flatMap((labelled) => {
    const line = withoutFieldName(labelled, title);
    if (line === '' && labelled !== '') return [];
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

function isOfTheItem(sentence: string, known: Known): boolean {
  return !isSlip(sentence, known) && !tellsMadeUpPrice(sentence, known.item);
}

/** A line without the name of the field that it was given for: "Description: …", and "Title: …" with the title again. */
function withoutFieldName(line: string, title: string): string {
  const [whole = '', label = ''] = /^\s*(\p{L}+)\s*:\s*/u.exec(line) ?? [];
  const rest = line.slice(whole.length);
  if (label === '' || foldLine(rest) === '') return TEXT.test(fold(label)) && label !== '' ? '' : line;
  if (foldLine(rest) === foldLine(title)) return '';
  return TEXT.test(fold(label)) ? rest : line;
}

/** What no sentence of a model's may hold, whatever it speaks of. */
function isSlip(sentence: string, { ours, item }: Known): boolean {
  return (
    hasPlaceholder(sentence) ||
    isEchoed(sentence, ours) ||
    tellsBankDetails(sentence) ||
    asksForMoney(sentence, item)
  );
}

/** Line breaks that were escaped twice are some; placeholders are marked before markup goes: some look like tags. */
function plain(text: string, { form, item }: Known): string {
  const broken = form.includes('\\n') ? text : text.replaceAll('\\n', '\n');
  return withoutMarkdown(plainText(markPlaceholders(broken, form, item.language)));
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

/** So many words in a row are nobody's by chance. */
const MOST_SHARED_WORDS = 8;

/** Whether a sentence, or a long stretch of it, stands word for word in what we told the model. */
function isEchoed(sentence: string, ours: string): boolean {
  const words = foldLine(sentence).split(' ');
  if (words.length < FEWEST_ECHOED_WORDS) return false;
  const length = Math.min(words.length, MOST_SHARED_WORDS);
  return words.some(
    (_, at) => at + length <= words.length && ours.includes(words.slice(at, at + length).join(' ')),
  );
}

function foldLine(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
