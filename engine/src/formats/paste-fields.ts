/** The listing field by field, as each platform's own form asks for it. */
import type { ListingText } from '@smart-listings/contract';
import type { Family } from '../categories/family.ts';
import { categoryById } from '../categories/table.ts';
import { conditionWord, type FormField, type Limits } from '../marketplaces/marketplace.ts';
import { middlePrice } from '../pricing/currencies.ts';
import { codePointLength } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import type { Item } from '../values/item.ts';
import { descriptionText } from './clipboard.ts';
import {
  asFieldValue,
  asSentences,
  conditionSentences,
  itemValues,
  joinedWithin,
  makerCodes,
  productNumber,
} from './item-values.ts';
import { splitPage } from './page-description.ts';
import { tagsText } from './tags.ts';

export interface PasteField {
  label: string;
  value: string;
  /** What to mind while pasting, in a sentence. */
  hint?: string;
  /** Code points that the field takes. */
  max?: number;
}

/** The listing, and its price suggestion where there is one. */
export type PasteListing = ListingText & { suggestedPriceRange?: string };

interface Work {
  listing: PasteListing;
  item: Item;
  description: string;
}

/**
 * What the seller pastes into the form of the item's marketplace, in the order of that form. Fields
 * that nothing is known for are left out. `branding` ends the description with the footer.
 */
export function pasteFields(
  listing: PasteListing,
  item: Item,
  options: { branding: boolean } = { branding: false },
): PasteField[] {
  const description = descriptionText(listing, item.marketplace, options);
  return item.marketplace.paste
    .flatMap((field) => filled(field, { listing, item, description }))
    .filter(({ value }) => value.trim() !== '');
}

function filled(field: FormField, work: Work): PasteField | readonly PasteField[] {
  const { item, listing } = work;
  const { limits, tags } = item.marketplace;
  switch (field.kind) {
    case 'title':
      return {
        label: 'Title',
        value: listing.title,
        max: limits.title.policyMax?.value ?? limits.title.max.value,
      };
    case 'description':
      return {
        label: 'Description',
        value: work.description,
        max: limits.description.max.value,
        ...hinted(field.hint),
      };
    case 'page-text':
      return { label: field.label, value: pageText(work), max: limits.description.max.value };
    case 'bullets':
      return splitPage(listing.description).bullets.map((value, index) => ({
        label: `${field.label} ${index + 1}`,
        value,
        ...within(limits.bullets?.longest),
      }));
    case 'condition-note':
      return noteField(splitPage(listing.description).conditionNote, field);
    case 'tags':
      return {
        label: tags.label,
        value: tagsText(listing.tags, item.marketplace),
        hint: field.hint ?? tagsHint(limits),
      };
    case 'tags-line':
      return { label: tags.label, value: listing.tags.join(' ').toLowerCase(), hint: field.hint };
    case 'condition': {
      const { label, note } = conditionWord(item.marketplace, item.condition, familyOf(item));
      return { label: 'Condition', value: label, ...hinted(note ?? field.hint) };
    }
    case 'condition-sentences':
      return {
        label: field.label,
        value:
          item.condition === 'new'
            ? ''
            : cutAtSentence(asSentences(conditionSentences(item)), field.max.value),
        max: field.max.value,
        hint: field.hint,
      };
    case 'price': {
      const price = middleOf(listing.suggestedPriceRange ?? '');
      return { label: 'Price', value: price === null ? '' : String(price), hint: field.hint };
    }
    case 'value':
      return valueField(field, itemValues(item, field.of).slice(0, field.most?.value));
    case 'plain-values':
      return plainField(field, itemValues(item, field.of));
    case 'maker-code':
      return valueField(field, makerCodes(item).slice(0, 1));
    case 'product-number': {
      const number = productNumber(item);
      return valueField(
        { ...field, label: number?.label ?? field.label },
        number === null ? [] : [number.value],
      );
    }
  }
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

function valueField(
  { label, max, hint }: { label: string; max?: { value: number }; hint?: string },
  values: readonly string[],
): PasteField {
  const value = joinedWithin(values.map(asFieldValue), max?.value ?? Number.MAX_SAFE_INTEGER);
  return { label, value, ...within(max), ...hinted(hint) };
}

function plainField({ label, most, each }: FieldOf<'plain-values'>, values: readonly string[]): PasteField {
  const plain = values
    .map(inPlainWords)
    .filter((words) => words !== '' && codePointLength(words) <= each.value)
    .slice(0, most.value);
  return {
    label,
    value: [...new Set(plain)].join(', '),
    hint: `Up to ${most.value}, each up to ${each.value} characters: letters, digits and spaces only.`,
  };
}

function noteField(value: string, { label, max, safe }: FieldOf<'condition-note'>): PasteField {
  if (codePointLength(value) <= safe.value) return { label, value, max: safe.value };
  return {
    label,
    value,
    max: max.value,
    hint: `Some forms take only ${safe.value} characters: make sure that every flaw is still there.`,
  };
}

/** What of the description belongs to the product's page, with what was put at its end. */
function pageText({ listing, description }: Work): string {
  const footer = description.slice(listing.description.trimEnd().length).trim();
  return [splitPage(listing.description).paragraph, footer].filter((block) => block !== '').join('\n\n');
}

function familyOf(item: Item): Family | null {
  return item.category === null ? null : (categoryById(item.category)?.family ?? null);
}

/** "100% merino wool" → "merino wool": letters, digits and blanks alone. */
function inPlainWords(value: string): string {
  return value
    .replace(/\d+(?:[.,]\d+)?\s?%\s?/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The middle of a price range in words ("£35 - £1,050") as a whole number; null where none is read. */
function middleOf(range: string): number | null {
  const amounts = (range.match(/\d[\d.,'’\u00a0\u202f]*/gu) ?? []).map((written) => {
    const grouped = written.replace(/[.,'’\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
    return Number.parseFloat(grouped.replace(',', '.'));
  });
  const [low, high = low] = amounts;
  if (low === undefined || high === undefined || !Number.isFinite(low + high)) return null;
  return Math.max(1, Math.round(middlePrice(low, high)));
}
