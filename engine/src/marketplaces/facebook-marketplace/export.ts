/** Marketplace's own bulk sheet, and the feed of a catalogue for shops and ads. */
import type { Condition } from '@smart-listings/contract';
import { fieldText, type UploadFile } from '../upload.ts';
import { LIMITS } from './limits.ts';
import { cite, fact } from './sources.ts';

const STATES: Record<Condition, string> = {
  new: 'new',
  'open-box': 'used',
  'used-like-new': 'used',
  'used-good': 'used',
  'used-fair': 'used',
  'for-parts': 'used',
};

const NOBODY_CHOSE = 'Nobody has chosen its condition yet: open it and say which is true.';

export const EXPORT: readonly UploadFile[] = [
  {
    id: 'facebook-bulk',
    label: 'Facebook Marketplace bulk sheet (XLSX)',
    format: 'xlsx',
    takes: 'own',
    where: 'Upload it at Marketplace, Create new listing, Multiple listings. Photos are added there.',
    mostRows: fact(50, 'hard', 'F1'),
    sheet: 'Bulk Upload Template',
    above: () => [
      'Facebook Marketplace Bulk Upload Template',
      'You can create up to 50 listings at once. When you are finished, save or export this as an XLS/XLSX file.',
      'Do not change the names of the columns.',
    ],
    columns: () => [
      {
        name: 'TITLE',
        cell: ({ title }) => title,
        required: 'It has no title.',
        max: fact(150, 'hard', 'F1'),
      },
      {
        name: 'PRICE',
        isNumber: true,
        cell: ({ price }) => (price === null ? '' : String(Math.max(1, Math.round(price)))),
        required: 'It has no price: the sheet needs a whole number.',
      },
      { name: 'CONDITION', cell: ({ conditionLabel }) => conditionLabel, required: NOBODY_CHOSE },
      { name: 'DESCRIPTION', cell: ({ description }) => description, max: LIMITS.description.max },
      { name: 'CATEGORY', cell: () => '' },
      { name: 'OFFER SHIPPING', cell: () => 'No' },
    ],
    photos: 'none',
    hint: 'OFFER SHIPPING says “No”: change it in the sheet where you post things.',
    ...cite('F1'),
  },
  {
    id: 'facebook-catalogue',
    label: 'Facebook catalogue feed (CSV)',
    format: 'csv',
    takes: 'own',
    where:
      'Upload it at Commerce Manager, Catalogue, Data sources. It is for shops and ads, not for Marketplace.',
    columns: () => [
      { name: 'id', cell: ({ id }) => id, max: fact(100, 'hard', 'F11') },
      {
        name: 'title',
        cell: ({ title }) => title,
        required: 'It has no title.',
        max: fact(200, 'hard', 'F11'),
      },
      {
        name: 'description',
        cell: ({ description }) => description,
        required: 'It has no description.',
        max: fact(9_999, 'hard', 'F11'),
      },
      { name: 'availability', cell: () => 'in stock' },
      {
        name: 'condition',
        cell: ({ condition }) => (condition ? STATES[condition] : ''),
        required: NOBODY_CHOSE,
      },
      {
        name: 'price',
        cell: ({ price, currency }) => (price === null ? '' : `${price.toFixed(2)} ${currency}`),
        required: 'It has no price.',
      },
      { name: 'link', cell: ({ link }) => link, required: 'The address where buyers find it is missing.' },
      {
        name: 'image_link',
        cell: ({ photos }) => photos[0] ?? '',
        required: 'It has no photo that Facebook can reach by its address.',
      },
      {
        name: 'brand',
        cell: (row) => fieldText(row, 'brand'),
        required: 'Its make is not known: the feed needs one.',
        max: fact(100, 'hard', 'F11'),
      },
      { name: 'additional_image_link', cell: ({ photos }) => photos.slice(1, 21).join(',') },
      { name: 'gtin', cell: ({ productNumber }) => productNumber?.value ?? '' },
      { name: 'quantity_to_sell_on_fb', cell: () => '1' },
    ],
    photos: 'address',
    needsLink: true,
    saysCurrency: true,
    ...cite('F11', 'F12', 'F13'),
  },
];
