import { LIMITS, type ListingText, type PartialListing } from '@smart-listings/contract';
import { enforceRules } from '../rules/enforce.ts';
import type { Item } from '../values/item.ts';
import { isQuestionTitle, mayAskOnly } from './asks-seller.ts';
import { fieldInOtherLanguage } from './own-language.ts';
import { readPartialFields } from './read-answer.ts';
import { isAbout, isRefusal } from './refusal.ts';

/**
 * How much a model must have added before its answer is shown again: a few words. Models send token by token,
 * and every look at an answer reads all of it.
 */
const EVERY_CHARACTERS = 40;
/** The first words are looked for more often: somebody waits for them. */
const BEFORE_FIRST = 8;
const EVERY_SHARE = 1 / 50;
/** What is longer than any listing is not looked at before it has ended. */
const LONGEST = LIMITS.saved.description + LIMITS.saved.title;

interface Show {
  clean: (text: ListingText) => ListingText;
  onPartial: (partial: PartialListing) => void | Promise<void>;
}

/** Parts of the growing answer go through the same cleaning as the whole; only what is new is sent. */
export function showPartials(item: Item, { clean, onPartial }: Show): (text: string) => void {
  let sent = '';
  let shownLength = 0;
  return (text) => {
    const step = Math.max(sent === '' ? BEFORE_FIRST : EVERY_CHARACTERS, shownLength * EVERY_SHARE);
    if (text.length < shownLength + step || text.length > LONGEST) return;
    shownLength = text.length;
    const partial = readPartial(text);
    if (!partial.title || !isOfTheItem(partial.title, item) || isQuestionTitle(partial.title, item)) return;
    if (partial.description && !tellsOfTheItem(partial.description, item)) delete partial.description;
    const { title, description = '', tags = [] } = partial;
    const cleaned = clean({ title, description, tags });
    if (fieldInOtherLanguage(cleaned, item) !== null) return;
    const { listing } = enforceRules(cleaned, item.marketplace, item);
    const shown: PartialListing = { title: listing.title };
    if (partial.description) shown.description = listing.description;
    if (partial.tags) shown.tags = listing.tags;
    const key = JSON.stringify(shown);
    // A model does not wait for those who read along.
    if (key !== sent) void onPartial(shown);
    sent = key;
  };
}

/** Of a refusal nothing is shown, and of a text that names nothing yet nothing yet. */
function isOfTheItem(text: string, item: Item): boolean {
  return !isRefusal(text, item) && isAbout(text, item);
}

/** Nor of questions to the seller. */
function tellsOfTheItem(description: string, item: Item): boolean {
  return isOfTheItem(description, item) && !mayAskOnly(description, item);
}

/** What may be shown of an answer that is still being written: texts up to their last whole word, tags without the one in the making. */
function readPartial(text: string): PartialListing {
  const { title, description, tags } = readPartialFields(text);
  const partial: PartialListing = {};
  if (title !== undefined) partial.title = description === undefined ? wholeWords(title) : title;
  if (description !== undefined) partial.description = tags ? description : wholeWords(description);
  if (tags && tags.length > 0) partial.tags = tags;
  return partial;
}

function wholeWords(text: string): string {
  return text.replace(/\S*$/u, '').trimEnd();
}
