/** The listing field by field, as each platform's own form asks for it. */
import { type ItemSpecific, type ListingText, priceOf, singlePrice } from '@smart-listings/contract';
import type { TaxonomyCategory } from '../categories/taxonomy/find-taxonomy.ts';
import type { FormField, Limits } from '../marketplaces/marketplace.ts';
import { plainAmount } from '../marketplaces/upload.ts';
import { listSpecifics } from '../specifics/list-specifics.ts';
import { shelfOf } from '../specifics/shelf.ts';
import { codePointLength } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import type { Item } from '../values/item.ts';
import { descriptionText } from './clipboard.ts';
import { asSentences, conditionSentences } from './item-values.ts';
import { splitPage } from './page-description.ts';
import { tagsText } from './tags.ts';

/** One field of a marketplace's form, and what goes into it. */
export interface PasteField {
  label: string;
  value: string;
  /** copy: a field to paste into. choose: a picker, in which the value is looked for. */
  step: 'copy' | 'choose';
  /** What to mind while pasting, in a sentence. */
  hint?: string;
  /** Code points that the field takes. */
  max?: number;
}

/** The listing, and its price suggestion where there is one. */
export type PasteListing = ListingText & { suggestedPriceRange?: string; priceJustification?: string };

interface PasteSource {
  listing: PasteListing;
  item: Item;
  description: string;
  category: TaxonomyCategory | null;
  specifics: readonly ItemSpecific[];
}

/** What decides on the fields beside the listing itself. */
export interface FieldsOptions {
  /** Ends the description with the footer. */
  branding: boolean;
  /** The item's category, where the taxonomy has been loaded. */
  category?: TaxonomyCategory | null;
}

/**
 * What the seller pastes into the form of the item's marketplace, in the order of that form. Fields
 * that nothing is known for are left out.
 */
export function pasteFields(
  listing: PasteListing,
  item: Item,
  { branding, category = null }: FieldsOptions = { branding: false },
): PasteField[] {
  const description = descriptionText(listing, item.marketplace, { branding });
  const specifics = listSpecifics(item, category);
  return item.marketplace.paste
    .flatMap((field) => filled(field, { listing, item, description, category, specifics }))
    .filter(({ value }) => value.trim() !== '');
}

function filled(field: FormField, work: PasteSource): PasteField | readonly PasteField[] {
  const { item, listing } = work;
  const { limits, tags } = item.marketplace;
  switch (field.kind) {
    case 'title':
      return copied({
        label: 'Title',
        value: listing.title,
        max: limits.title.policyMax?.value ?? limits.title.max.value,
      });
    case 'description':
      return copied({
        label: 'Description',
        value: work.description,
        max: limits.description.max.value,
        ...hinted(field.hint),
      });
    case 'page-text':
      return copied({ label: field.label, value: pageText(work), max: limits.description.max.value });
    case 'bullets':
      return splitPage(listing.description).bullets.map((value, index) =>
        copied({ label: `${field.label} ${index + 1}`, value, ...within(limits.bullets?.longest) }),
      );
    case 'condition-note':
      return noteField(splitPage(listing.description).conditionNote, field);
    case 'tags':
      return copied({
        label: tags.label,
        value: tagsText(listing.tags, item.marketplace),
        hint: field.hint ?? tagsHint(limits),
      });
    case 'tags-line':
      return copied({ label: tags.label, value: listing.tags.join(' ').toLowerCase(), hint: field.hint });
    case 'condition-sentences':
      return copied({
        label: field.label,
        value:
          item.condition === 'new'
            ? ''
            : cutAtSentence(asSentences(conditionSentences(item)), field.max.value),
        max: field.max.value,
        hint: field.hint,
      });
    case 'price': {
      const isSuggested = singlePrice(listing.suggestedPriceRange ?? '') === null;
      return copied({
        label: 'Price',
        value: plainAmount(priceOf(listing)),
        ...hinted(field.hint ?? (isSuggested ? SUGGESTED : undefined)),
      });
    }
    case 'category':
      return categoryField(field, work);
    case 'specific':
      return work.specifics.filter(({ id }) => id === field.id).map(specificField);
    case 'specifics': {
      const named = new Set(item.marketplace.paste.map((step) => (step.kind === 'specific' ? step.id : '')));
      return work.specifics
        .filter(({ id, askedBy }) => !named.has(id) && (askedBy === 'form' || field.withAttributes === true))
        .map(specificField);
    }
  }
}

const SUGGESTED = 'The middle of the suggested range, as a whole number: make it your own.';

function copied(field: Omit<PasteField, 'step'>): PasteField {
  return { ...field, step: 'copy' };
}

function specificField({ label, values, entry, hint, max }: ItemSpecific): PasteField {
  return {
    label,
    value: values.map(({ value }) => value).join(', '),
    step: entry === 'choose' ? 'choose' : 'copy',
    ...(max === undefined ? {} : { max }),
    ...hinted(hint),
  };
}

/** The marketplace's own name for the place, and the path of the open taxonomy below it. */
function categoryField({ hint }: FieldOf<'category'>, { item, category }: PasteSource): PasteField {
  const shelf = shelfOf(item);
  const path = category?.path ?? '';
  const isOpen = shelf === null;
  const advice = isOpen && path !== '' ? 'What it is called there may differ.' : path;
  return {
    label: 'Category',
    value: shelf ?? path,
    step: 'choose',
    ...hinted([hint, advice].filter((words) => words !== undefined && words !== '').join(' ') || undefined),
  };
}

type FieldOf<Kind> = Extract<FormField, { kind: Kind }>;

function hinted(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

function within(max: { value: number } | undefined): { max?: number } {
  return max === undefined ? {} : { max: max.value };
}

function tagsHint({ tags }: Limits): string {
  const each = tags.maxLength === undefined ? '' : `, each up to ${tags.maxLength.value} characters`;
  return `Up to ${tags.max.value}${each}.`;
}

function noteField(value: string, { label, max, safe }: FieldOf<'condition-note'>): PasteField {
  if (codePointLength(value) <= safe.value) return copied({ label, value, max: safe.value });
  return copied({
    label,
    value,
    max: max.value,
    hint: `Some forms take only ${safe.value} characters: make sure that every flaw is still there.`,
  });
}

/** What of the description belongs to the product's page, with what was put at its end. */
function pageText({ listing, description }: PasteSource): string {
  const footer = description.slice(listing.description.trimEnd().length).trim();
  return [splitPage(listing.description).paragraph, footer].filter((block) => block !== '').join('\n\n');
}
