/** The parts of the engine put together: from a form to everything that the page shows. */
import {
  type Breach,
  type Change,
  type Claim,
  type GenerateResponse,
  LIMITS,
  type ListingForm,
  type ListingText,
  type Score,
  type SellerAnswer,
  type Variant,
} from '@smart-listings/contract';
import type { Taxonomy } from './categories/taxonomy/find-taxonomy.ts';
import { checkClaims } from './claims/check-claims.ts';
import { findOmissions } from './claims/omissions.ts';
import type { Marketplace } from './marketplaces/marketplace.ts';
import { type PriceEvidence, suggestPrice } from './pricing/suggest-price.ts';
import { checkRules } from './rules/check.ts';
import { enforceRules } from './rules/enforce.ts';
import { scoreListing } from './score/score.ts';
import { listSpecifics } from './specifics/list-specifics.ts';
import { suggestCategories } from './specifics/suggest-categories.ts';
import { rememberOne } from './text/remember.ts';
import type { Item } from './values/item.ts';
import { readItem } from './values/read-item.ts';
import { type WrittenListing, writeListing } from './writer/write.ts';

/** What the checks say of a listing, whoever wrote it. */
export interface Evaluation {
  breaches: Breach[];
  claims: Claim[];
  score: Score;
}

/**
 * Checks a listing against its platform's rules and what the seller said of the item. Changes nothing.
 * @param photoCount how many photos go with it; undefined where nobody knows
 */
export function evaluateListing(listing: ListingText, item: Item, photoCount?: number): Evaluation {
  const breaches = [...checkRules(listing, item.marketplace, item), ...findOmissions(listing, item)];
  const claims = checkClaims(listing, item);
  return { breaches, claims, score: scoreListing(listing, item, { breaches, claims, photoCount }) };
}

/** A text as it may leave: without any hard breach, with what was changed for that, and checked. */
export function finishListing(
  text: ListingText,
  item: Item,
  photoCount?: number,
): Evaluation & { text: ListingText; changes: Change[] } {
  const { listing, changes } = enforceRules(text, item.marketplace, item);
  return { text: listing, changes, ...evaluateListing(listing, item, photoCount) };
}

/**
 * The same for a text of the built-in writer. Where the rules left its description as it was, every line of it is a
 * sentence of the seller's or a template of certain values, and title and tags are made of those, however the rules
 * spelled or shortened them: there is nothing that the form does not support. Where nothing was left out, no fault is
 * untold either.
 */
function finishOwn(
  { text: own, leftOut }: WrittenListing,
  item: Item,
  photoCount?: number,
): ReturnType<typeof finishListing> {
  const { listing: text, changes } = enforceRules(own, item.marketplace, item);
  const isWhole = text.description === own.description;
  if (!isWhole) return { text, changes, ...evaluateListing(text, item, photoCount) };
  const untold = leftOut.length === 0 ? [] : findOmissions(text, item);
  const breaches = [...checkRules(text, item.marketplace, item), ...untold];
  return {
    text,
    changes,
    breaches,
    claims: [],
    score: scoreListing(text, item, { breaches, claims: [], photoCount }),
  };
}

/** What decides on a listing beside the form. */
export interface GenerateOptions {
  variant: Variant;
  /** 'GBP (£)'. */
  currency: string;
  /** Statements that the seller confirmed: they count as given. */
  confirmed?: readonly string[];
  /** What was read on photos and kept. */
  seen?: readonly string[];
  /** What the seller answered to questions and chips. */
  answers?: readonly SellerAnswer[];
  /** Sentences that were left out and that the seller wants back. */
  putBack?: readonly string[];
  /** How many photos go with it; undefined where nobody knows. */
  photoCount?: number | undefined;
  /** Where it is to be listed, if that is another than the form's. */
  marketplace?: Marketplace;
  /** Listings of similar items that the price may rest on. */
  evidence?: PriceEvidence | null;
  /** The open taxonomy, where it has been loaded: without it no category is suggested, and no attributes of one are asked for. */
  taxonomy?: Taxonomy | null;
}

/** What decides beside the form how it is read; the same for all versions of a listing. */
const READ_WITH = ['confirmed', 'seen', 'answers', 'putBack', 'marketplace'] as const;

/** The last form as it was last read: its versions are asked for one behind the other. */
const lastReading = rememberOne(
  (_: ListingForm): { read?: { item: Item; options: GenerateOptions } } => ({}),
);

function itemOf(form: ListingForm, options: GenerateOptions): Item {
  const last = lastReading(form);
  const { read } = last;
  if (read !== undefined && READ_WITH.every((one) => read.options[one] === options[one])) return read.item;
  const item = readItem(form, options);
  last.read = { item, options };
  return item;
}

/** The built-in writer's whole answer to a form. The same input gives the same answer. */
export function generateListing(form: ListingForm, options: GenerateOptions): GenerateResponse {
  const item = itemOf(form, options);
  const written = writeListing(item, options.variant);
  const { text, changes, breaches, claims, score } = finishOwn(written, item, options.photoCount);
  const isAsWritten = text.description === written.text.description;
  return {
    listing: { ...text, ...suggestPrice(item, options.currency, options.evidence ?? null) },
    sources: [],
    variant: options.variant,
    engine: 'builtin',
    ...knownOf(item, options.taxonomy ?? null),
    // Offsets into another text would point at anything.
    provenance: isAsWritten ? [...written.provenance] : [],
    claims,
    breaches,
    score,
    changes,
    leftOut: [...written.leftOut],
  };
}

/** What the answer to a form says of the item, whoever writes its text. */
export function knownOf(
  item: Item,
  taxonomy: Taxonomy | null,
): Pick<GenerateResponse, 'facts' | 'questions' | 'categories' | 'specifics'> {
  return {
    ...fieldsOf(item)(taxonomy),
    facts: item.values.slice(0, LIMITS.itemValues),
    questions: item.questions.slice(0, LIMITS.questions),
  };
}

type Fields = Pick<GenerateResponse, 'categories' | 'specifics'>;

/** What a form of the marketplace holds beside the text, in whatever version that is. */
const fieldsOf = rememberOne((item: Item) => {
  const known = new Map<Taxonomy | null, Fields>();
  return (taxonomy: Taxonomy | null): Fields => {
    const before = known.get(taxonomy);
    if (before !== undefined) return before;
    const categories = taxonomy === null ? [] : suggestCategories(item, taxonomy);
    const [first] = categories;
    const category = first === undefined ? null : (taxonomy?.byId.get(first.id) ?? null);
    const fields = { categories, specifics: listSpecifics(item, category) };
    known.set(taxonomy, fields);
    return fields;
  };
});

/** What of the seller's words no text on the platform may say, with the reasons. */
export function unpublishable(item: Item): GenerateResponse['leftOut'] {
  return writeListing(item, 'v1').leftOut.filter(({ reason }) => reason !== 'length');
}
