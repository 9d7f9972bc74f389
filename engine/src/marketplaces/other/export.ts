/** For shops: the products of any of the listings, as Shopify imports them. */

import { fold } from '../../language/fold.ts';
import { cite, fact } from '../sources.ts';
import {
  asHtml,
  fieldText,
  plainAmount,
  type UploadColumn,
  type UploadFile,
  type UploadRow,
} from '../upload.ts';

/** Only the first line is the product; the others bring photos. */
function first(cell: (row: UploadRow) => string): UploadColumn['cell'] {
  return (row, line) => (line === 0 ? cell(row) : '');
}

/** The product's address, which ties its lines together: the listing's id makes it one of a kind. */
function handleOf({ title, id }: UploadRow): string {
  const words = fold(title)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 80);
  return `${words}-${id}`.replaceAll(/-{2,}|^-/gu, (found) => (found === '-' ? '' : '-'));
}

/** No hashtag, and no comma, which parts tags. */
function plainTag(tag: string): string {
  return tag.replace(/^#/u, '').replaceAll(',', ' ');
}

/** The column of the shopping feeds, which tell no more of a thing's state. */
function stateOf({ condition }: UploadRow): string {
  return condition === null ? '' : condition === 'new' ? 'new' : 'used';
}

const COLUMNS: readonly UploadColumn[] = [
  { name: 'Handle', cell: handleOf },
  {
    name: 'Title',
    cell: first(({ title }) => title),
    required: 'It has no title.',
    max: fact(255, 'hard', 'memory'),
  },
  { name: 'Body (HTML)', cell: first(({ description }) => asHtml(description)) },
  { name: 'Vendor', cell: first((row) => fieldText(row, 'brand')) },
  { name: 'Product Category', cell: first(({ categoryPath }) => categoryPath) },
  { name: 'Type', cell: first((row) => fieldText(row, 'type')) },
  { name: 'Tags', cell: first(({ tags }) => tags.map(plainTag).join(', ')) },
  { name: 'Published', cell: first(() => 'FALSE') },
  { name: 'Option1 Name', cell: first(() => 'Title') },
  { name: 'Option1 Value', cell: first(() => 'Default Title') },
  { name: 'Variant SKU', cell: first(({ id }) => id) },
  { name: 'Variant Inventory Tracker', cell: first(() => 'shopify') },
  { name: 'Variant Inventory Qty', cell: first(() => '1') },
  { name: 'Variant Inventory Policy', cell: first(() => 'deny') },
  { name: 'Variant Fulfillment Service', cell: first(() => 'manual') },
  { name: 'Variant Price', cell: first(({ price }) => plainAmount(price)) },
  { name: 'Variant Requires Shipping', cell: first(() => 'TRUE') },
  { name: 'Variant Barcode', cell: first(({ productNumber }) => productNumber?.value ?? '') },
  { name: 'Image Src', cell: ({ photos }, line) => photos[line] ?? '' },
  {
    name: 'Image Position',
    cell: ({ photos }, line) => (photos[line] === undefined ? '' : String(line + 1)),
  },
  { name: 'Google Shopping / Condition', cell: first(stateOf) },
  { name: 'Status', cell: first(() => 'draft') },
];

export const EXPORT: readonly UploadFile[] = [
  {
    id: 'shopify-products',
    label: 'Shopify products (CSV)',
    format: 'csv',
    takes: 'any',
    where: 'Import it at Products, Import: each listing becomes a draft of your shop.',
    columns: () => COLUMNS,
    lines: ({ photos }) => Math.max(1, photos.length),
    photos: 'address',
    hint: 'Shopify takes one currency, that of your shop, and reads no price as 0: set it before you publish.',
    ...cite('memory'),
  },
];
