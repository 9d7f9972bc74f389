import type { ItemValue, SellerAnswer, ValueKind } from '@smart-listings/contract';
import type { Item } from '@smart-listings/engine';

/** What a fact is called on the page. */
const NAMES: Readonly<Record<ValueKind, string>> = {
  name: 'Name',
  brand: 'Brand',
  model: 'Model',
  type: 'Kind of item',
  size: 'Size',
  colour: 'Colour',
  material: 'Material',
  pattern: 'Pattern',
  measurement: 'Measurement',
  quantity: 'Quantity',
  identifier: 'Number',
  era: 'Era',
  edition: 'Edition',
  department: 'Department',
  compatible: 'Fits',
  condition: 'Condition',
  audience: 'Target buyer',
  keyword: 'Keyword',
  attribute: 'Attribute',
  'form-field': 'Field of the form',
  category: 'Category',
};

export function kindName({ kind, label }: Pick<ItemValue, 'kind' | 'label'>): string {
  return label ?? NAMES[kind];
}

/** "Colour: Black" */
export function valueName(value: Pick<ItemValue, 'kind' | 'label' | 'value'>): string {
  return `${kindName(value)}: ${value.value}`;
}

export function answerOf({ kind, value, label }: ItemValue, holds: boolean): SellerAnswer {
  return { kind, value, ...(label !== undefined && { label }), holds };
}

/** The seller's words that a fact was read in: the whole sentence, or what stands in the field. */
export function wordsAround({ from }: ItemValue, { sentences }: Pick<Item, 'sentences'>): string {
  const sentence = sentences.find(
    ({ place }) => place.field === from.field && place.start <= from.start && place.end >= from.end,
  );
  return (sentence?.raw ?? from.quote).trim();
}
