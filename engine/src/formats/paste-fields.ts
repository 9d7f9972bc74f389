/** The listing field by field, as each platform's own form asks for it. */
import type { ListingText, Platform } from '@smart-listings/contract';
import type { Family } from '../categories/category.ts';
import { categoryById } from '../categories/table.ts';
import { ebayFamily } from '../platforms/ebay-conditions.ts';
import { platformSpec } from '../platforms/index.ts';
import type { PlatformSpec } from '../platforms/spec.ts';
import { middlePrice } from '../pricing/currencies.ts';
import { codePointLength } from '../text/length.ts';
import { cutAtSentence } from '../text/shorten.ts';
import type { Item } from '../values/item.ts';
import { splitAmazonDescription } from './amazon-description.ts';
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
  spec: PlatformSpec;
  description: string;
}

/**
 * What the seller pastes into the form of the item's platform, in the order of that form. Fields
 * that nothing is known for are left out. `branding` ends the description with the footer.
 */
export function pasteFields(
  listing: PasteListing,
  item: Item,
  options: { branding: boolean } = { branding: false },
): PasteField[] {
  const spec = platformSpec(item.platform);
  const description = descriptionText(listing, item.platform, options);
  const fields = FIELDS[item.platform]({ listing, item, spec, description });
  return fields.filter(({ value }) => value.trim() !== '');
}

const FIELDS: Record<Platform, (work: Work) => PasteField[]> = {
  eBay: ebayFields,
  Etsy: etsyFields,
  Vinted: vintedFields,
  Amazon: amazonFields,
  'Facebook Marketplace': facebookFields,
  Gumtree: plainFields,
  Other: (work) => [...plainFields(work), tagsField(work)],
};

function title({ listing, spec }: Work): PasteField {
  return { label: 'Title', value: listing.title, max: spec.title.policyMax?.value ?? spec.title.max.value };
}

function description({ description: value, spec }: Work): PasteField {
  return { label: 'Description', value, max: spec.description.max.value };
}

function tagsField({ listing, spec }: Work): PasteField {
  const max = spec.tags.maxLength?.value;
  const each = max === undefined ? '' : `, each up to ${max} characters`;
  return {
    label: spec.tags.label,
    value: tagsText(listing.tags, spec.name),
    hint: `Up to ${spec.tags.max.value}${each}.`,
  };
}

function condition({ item, spec }: Work): PasteField {
  const { label, note } = spec.conditions[item.condition];
  return { label: 'Condition', value: label, ...(note === undefined ? {} : { hint: note }) };
}

function value(label: string, values: readonly string[], max?: number): PasteField {
  const joined = joinedWithin(values.map(asFieldValue), max ?? Number.MAX_SAFE_INTEGER);
  return { label, value: joined, ...(max === undefined ? {} : { max }) };
}

function plainFields(work: Work): PasteField[] {
  return [title(work), description(work)];
}

function familyOf(item: Item): Family | null {
  return item.category === null ? null : (categoryById(item.category)?.family ?? null);
}

function ebayFields(work: Work): PasteField[] {
  const { item, spec } = work;
  const max = spec.fields.itemSpecific?.maxLength?.value ?? 65;
  const grade = spec.conditionFamilies?.[ebayFamily(familyOf(item))][item.condition];
  const conditionMax = spec.fields.conditionDescription?.maxLength?.value ?? 1_000;
  const number = productNumber(item);
  const specific = (label: string, values: readonly string[]) => ({
    ...value(label, values, max),
    hint: 'Item specific',
  });
  return [
    title(work),
    {
      label: 'Condition',
      value: grade?.label ?? spec.conditions[item.condition].label,
      hint: grade?.note ?? 'The category decides which grades are offered.',
    },
    {
      label: 'Condition description',
      value:
        item.condition === 'new' ? '' : cutAtSentence(asSentences(conditionSentences(item)), conditionMax),
      max: conditionMax,
      hint: 'Condition only: no branding, postage or returns.',
    },
    description(work),
    specific('Brand', itemValues(item, 'brand')),
    specific('Model', itemValues(item, 'model')),
    specific('Type', itemValues(item, 'type')),
    specific('Colour', itemValues(item, 'colour')),
    specific('Size', itemValues(item, 'size')),
    specific('Material', itemValues(item, 'material')),
    specific('MPN', makerCodes(item).slice(0, 1)),
    specific(number?.label ?? 'EAN', number === null ? [] : [number.value]),
  ];
}

function etsyFields(work: Work): PasteField[] {
  const { item, spec } = work;
  const { materials } = spec.fields;
  const max = materials?.maxLength?.value ?? 45;
  const names = itemValues(item, 'material')
    .map((material) => asMaterial(material))
    .filter((material) => material !== '' && codePointLength(material) <= max)
    .slice(0, materials?.count?.value ?? 13);
  return [
    title(work),
    description(work),
    tagsField(work),
    {
      label: 'Materials',
      value: [...new Set(names)].join(', '),
      hint: `Up to ${materials?.count?.value ?? 13}, each up to ${max} characters: letters, digits and spaces only.`,
    },
    {
      ...value('When was it made?', itemValues(item, 'era').slice(0, 1)),
      hint: 'Choose the decade in the list.',
    },
  ];
}

/** "100% merino wool" → "merino wool": Etsy's materials take letters, digits and spaces. */
function asMaterial(material: string): string {
  return material
    .replace(/\d+(?:[.,]\d+)?\s?%\s?/gu, '')
    .replace(/[^\p{L}\p{M}\p{Nd}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function vintedFields(work: Work): PasteField[] {
  const { item, spec } = work;
  const first = (kind: 'colour' | 'material', count: number | undefined) =>
    itemValues(item, kind).slice(0, count ?? 2);
  return [
    title(work),
    { ...description(work), hint: 'The hashtags stand at its end: Vinted has no field for them.' },
    value('Brand', itemValues(item, 'brand').slice(0, 1)),
    value('Size', itemValues(item, 'size').slice(0, 1)),
    condition(work),
    value('Colour', first('colour', spec.fields.colour?.count?.value)),
    value('Material', first('material', spec.fields.material?.count?.value)),
  ];
}

function amazonFields(work: Work): PasteField[] {
  const { listing, item, spec } = work;
  const parts = splitAmazonDescription(listing.description);
  const footer = work.description.slice(listing.description.trimEnd().length).trim();
  const number = productNumber(item);
  const safe = spec.fields.conditionNoteSafe?.maxLength?.value ?? 200;
  const note: PasteField =
    codePointLength(parts.conditionNote) <= safe
      ? { label: 'Condition note', value: parts.conditionNote, max: safe }
      : {
          label: 'Condition note',
          value: parts.conditionNote,
          max: spec.fields.conditionNote?.maxLength?.value ?? 2_000,
          hint: `Some forms take only ${safe} characters: make sure that every flaw is still there.`,
        };
  return [
    {
      label: number?.label ?? 'Product ID',
      value: number?.value ?? '',
      hint: 'Look for the product’s existing page first: used goods are offered there.',
    },
    title(work),
    ...parts.bullets.map((bullet, index) => ({
      label: `Bullet point ${index + 1}`,
      value: bullet,
      max: spec.fields.bullet?.maxLength?.value ?? 255,
    })),
    {
      label: 'Description',
      value: [parts.paragraph, footer].filter((block) => block !== '').join('\n\n'),
      max: spec.description.max.value,
    },
    {
      label: spec.tags.label,
      value: listing.tags.join(' ').toLowerCase(),
      hint: `One line of single words, at most ${spec.tags.maxBytes?.value ?? 249} bytes.`,
    },
    condition(work),
    note,
    value('Brand', itemValues(item, 'brand').slice(0, 1)),
    value('Model number', makerCodes(item).slice(0, 1)),
  ];
}

function facebookFields(work: Work): PasteField[] {
  const price = middleOf(work.listing.suggestedPriceRange ?? '');
  return [
    title(work),
    {
      label: 'Price',
      value: price === null ? '' : String(price),
      hint: 'The middle of the suggested range, as a whole number: make it your own.',
    },
    condition(work),
    description(work),
    { ...tagsField(work), hint: `Up to ${work.spec.tags.max.value}, entered one at a time.` },
  ];
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
