/** The inventory loader: offers on pages that Amazon has, for whoever knows the product's number. */
import type { Condition } from '@smart-listings/contract';
import { fieldText, plainAmount, type UploadColumn, type UploadFile, type UploadRow } from '../upload.ts';
import { cite, fact } from './sources.ts';

const PRODUCT_ID = 'product-id';

const STATES: Record<Condition, string> = {
  new: '11',
  'open-box': '1',
  'used-like-new': '1',
  'used-good': '3',
  'used-fair': '4',
  'for-parts': 'broken',
};

/** How Amazon counts the kinds of numbers, each by its form. */
const KINDS: readonly (readonly [code: string, form: RegExp])[] = [
  ['1', /^B[0-9A-Z]{9}$/u],
  ['2', /^(?:97[89]\d{10}|\d{9}[\dX])$/u],
  ['3', /^\d{12}$/u],
  ['4', /^(?:\d{13}|\d{8})$/u],
];

function numberOf(row: UploadRow): string {
  return fieldText(row, PRODUCT_ID).replaceAll(/[\s-]/gu, '').toUpperCase();
}

function kindOf(number: string): string {
  return KINDS.find(([, form]) => form.test(number))?.[0] ?? '';
}

const empty = (name: string): UploadColumn => ({ name, cell: () => '' });

const COLUMNS: readonly UploadColumn[] = [
  { name: 'sku', cell: ({ id }) => id, max: fact(40, 'hard', 'memory') },
  {
    name: 'product-id',
    cell: numberOf,
    asks: PRODUCT_ID,
    required: 'Its ASIN, ISBN, UPC or EAN is missing: the file offers it on the product’s own page.',
    refuse: (number) => (kindOf(number) === '' ? 'The product ID is no ASIN, ISBN, UPC or EAN.' : null),
  },
  { name: 'product-id-type', cell: (row) => kindOf(numberOf(row)) },
  { name: 'price', cell: ({ price }) => plainAmount(price), required: 'It has no price.' },
  empty('minimum-seller-allowed-price'),
  empty('maximum-seller-allowed-price'),
  {
    name: 'item-condition',
    cell: ({ condition }) => (condition === null ? '' : STATES[condition]),
    required: 'Nobody has chosen its condition yet: open it and say which is true.',
    refuse: (state) => (/^\d+$/u.test(state) ? null : 'Amazon does not take items that do not work.'),
  },
  { name: 'quantity', cell: () => '1' },
  { name: 'add-delete', cell: () => 'a' },
  empty('will-ship-internationally'),
  empty('expedited-shipping'),
  empty('standard-plus'),
  { name: 'item-note', cell: ({ note }) => note, max: fact(2_000, 'hard', 'memory') },
  empty('fulfillment-center-id'),
];

export const EXPORT: readonly UploadFile[] = [
  {
    id: 'amazon-offers',
    label: 'Amazon offers (inventory loader)',
    format: 'tsv',
    takes: 'own',
    where:
      'Upload it at Seller Central, Catalogue, Add products via upload: each listing becomes an offer on the product’s page.',
    columns: () => COLUMNS,
    photos: 'none',
    hint: 'Amazon’s pages have their own text and photos: an offer brings its price, condition and note.',
    ...cite('A12', 'A18', 'A11'),
  },
];
