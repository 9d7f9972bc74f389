import { LIMITS } from '@smart-listings/contract';
import type { Item } from '../values/item.ts';
import { AnswerFault, type ModelAnswer } from './ask.ts';
import { asksOnly, isQuestionTitle } from './asks-seller.ts';
import { findJson } from './read-json.ts';
import { isAbout, isRefusal } from './refusal.ts';

export interface ModelListing {
  title: string;
  description: string;
  tags: string[];
  /** Welcome but not needed: '' where there is none. */
  suggestedPriceRange: string;
  priceJustification: string;
}

/**
 * The listing in a model's answer, mended where a slip of form is all that is wrong with it.
 * @throws AnswerFault for anything that is no listing of this item
 */
export function readAnswer(answer: ModelAnswer, item: Item): ModelListing {
  const { text, finishReason } = answer;
  if (finishReason === 'content-filter')
    throw new AnswerFault('refused', 'its safety filter stopped the answer');
  const fields = readFields(text, finishReason);
  const fault = fields ? faultOf(fields) : 'there was no JSON object in it';
  if (!fields || fault !== null) throw faultOfText(answer, fault ?? '', item);
  const { title = '', description = '', tags = [], ...price } = fields;
  if (isRefusal(title, item) || isRefusal(description, item))
    throw new AnswerFault('refused', 'the fields of the listing held a refusal');
  if (isQuestionTitle(title, item) || asksOnly(description, item))
    throw new AnswerFault(
      'refused',
      'it asked the seller for more. Write from what is known, without questions',
    );
  if (!isAbout(title, item))
    throw new AnswerFault('bad-answer', 'the title named nothing that the seller says of the item');
  // Also how models decline in words that no list has.
  if (!isAbout(description, item))
    throw new AnswerFault('bad-answer', 'the description told nothing that the seller says of the item');
  return {
    title,
    description,
    tags: tags.slice(0, LIMITS.saved.tags).map((tag) => tag.slice(0, LIMITS.saved.tag)),
    suggestedPriceRange: price.suggestedPriceRange ?? '',
    priceJustification: price.priceJustification ?? '',
  };
}

function faultOf({ title, description, tags }: Partial<ModelListing>): string | null {
  if (title === undefined || title.trim() === '') return '"title" was missing or empty';
  if (description === undefined || description.trim() === '') return '"description" was missing or empty';
  if (tags === undefined) return '"tags" was missing: a list of strings';
  if (title.length > LIMITS.saved.title) return '"title" was far too long';
  if (description.length > LIMITS.saved.description) return '"description" was far too long';
  return null;
}

function faultOfText({ text, finishReason }: ModelAnswer, fault: string, item: Item): AnswerFault {
  if (finishReason === 'interrupted' || finishReason === 'error')
    return new AnswerFault('broken-off', 'the answer broke off');
  if (text.trim() === '') return new AnswerFault('refused', 'the answer was empty');
  if (isRefusal(text, item) || asksOnly(text, item))
    return new AnswerFault('refused', 'the answer was a refusal');
  const end = finishReason === 'length' ? ', and it was too long and was cut off' : '';
  return new AnswerFault('bad-answer', `it was no listing: ${fault}${end}`);
}

/** The fields of the listing in a whole answer; of one that was cut off without the field in the making. */
function readFields(text: string, finishReason: string): Partial<ModelListing> | null {
  const found = findJson(text);
  const fields = found && fieldsOf(found.value);
  if (!found || !fields) return null;
  if (found.isWhole && finishReason !== 'length') return toListing(fields);
  const last = [...fields.keys()].at(-1) ?? '';
  const tags = readTags(fields.get('tags'));
  return {
    ...toListing(new Map([...fields].filter(([name]) => name !== last))),
    ...(last === 'tags' && tags && { tags: tags.slice(0, -1) }),
  };
}

/** What there is of title, description and tags in an answer that is being written. */
export function readPartialFields(text: string): Partial<ModelListing> {
  const found = findJson(text);
  const fields = found && fieldsOf(found.value);
  if (!found || !fields) return {};
  const listing = toListing(fields);
  const last = [...fields.keys()].at(-1);
  return last === 'tags' && !found.isWhole ? { ...listing, tags: listing.tags?.slice(0, -1) } : listing;
}

function toListing(fields: ReadonlyMap<string, unknown>): Partial<ModelListing> {
  return {
    title: readText(fields.get('title')),
    description: readText(fields.get('description')),
    tags: readTags(fields.get('tags')),
    suggestedPriceRange: readText(fields.get('suggestedpricerange')),
    priceJustification: readText(fields.get('pricejustification')),
  };
}

function fieldsOf(value: unknown): Map<string, unknown> | null {
  const record = findRecord(value, 3);
  return record && new Map(Object.entries(record).map(([name, field]) => [keyOf(name), field]));
}

/** 'suggested_price_range' is the same field. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The object that has a title, inside whatever the model put round it. */
function findRecord(given: unknown, depth: number): object | null {
  // What is JSON already may be wrapped as a text.
  const value = typeof given === 'string' ? findJson(given)?.value : given;
  if (typeof value !== 'object' || value === null) return null;
  const isListing = Object.keys(value).some((name) => keyOf(name) === 'title');
  if (isListing && !Array.isArray(value)) return value;
  if (depth === 0) return null;
  // Of several answers the last one is what the model came to.
  const found = Object.values(value).map((inner) => findRecord(inner, depth - 1));
  return found.findLast((record) => record !== null) ?? null;
}

function readText(value: unknown): string | undefined {
  return value === null || value === undefined ? undefined : textsIn(value, DEEPEST).join('\n');
}

function readTags(value: unknown): string[] | undefined {
  if (value === null || value === undefined) return undefined;
  const texts = typeof value === 'string' ? splitTags(value) : textsIn(value, DEEPEST);
  const isNumbered = texts.every((tag, at) => tag.trim().startsWith(`${at + 1}. `));
  return texts
    .map((tag) => (isNumbered ? tag.replace(/^\s*\d+\./, '') : tag).trim())
    .filter((tag) => tag !== '');
}

const DEEPEST = 3;

/** The texts of a field in their order, whether the model gave it as one, as a list, or as an object of its own. */
function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((inner) => textsIn(inner, depth - 1));
}

/** All in one text: with commas or lines between them, or one hashtag behind the other. */
function splitTags(text: string): string[] {
  const between = /[,;\n|]/.test(text) ? /[,;\n|]+/ : /\s+(?=#)/;
  return text
    .split(between)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
