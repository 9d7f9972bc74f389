/** The file of drafts that Seller Hub takes: nothing in it goes live by itself. */
import type { Condition } from '@smart-listings/contract';
import { CATEGORY_NUMBER } from '../marketplace.ts';
import { asHtml, fieldText, plainAmount, type UploadColumn, type UploadFile } from '../upload.ts';
import { FIELDS } from './fields.ts';
import { LIMITS } from './limits.ts';
import { PHOTOS } from './photos.ts';
import { cite, fact } from './sources.ts';

/** Other grades are left to the form: integrations found that only these two are taken. */
const GRADES: Partial<Record<Condition, string>> = {
  new: 'NEW',
  'used-like-new': 'USED',
  'used-good': 'USED',
  'used-fair': 'USED',
};

const SITES: Readonly<Record<string, { site: string; country: string; page: string }>> = {
  GBP: { site: 'UK', country: 'GB', page: 'https://www.ebay.co.uk/sh/lst/drafts' },
  USD: { site: 'US', country: 'US', page: 'https://www.ebay.com/sh/lst/drafts' },
};
const siteOf = (currency: string) => SITES[currency] ?? { site: 'UK', country: 'GB', page: '' };

/** Between several values of one item specific: a comma would make one value of them. */
const SEVERAL = '|';

const COLUMNS: readonly UploadColumn[] = [
  { name: 'Custom label (SKU)', cell: ({ id }) => id, max: fact(50, 'hard', 'memory') },
  {
    name: 'Category ID',
    cell: (row) => fieldText(row, CATEGORY_NUMBER),
    required: 'eBay’s category number is missing.',
    asks: CATEGORY_NUMBER,
    refuse: (text) => (/^\d{1,20}$/u.test(text) ? null : 'The category number must be digits alone.'),
  },
  {
    name: 'Title',
    cell: ({ title }) => title,
    required: 'It has no title.',
    max: LIMITS.title.max,
  },
  { name: 'UPC', cell: ({ productNumber }) => (productNumber?.label === 'UPC' ? productNumber.value : '') },
  { name: 'Price', cell: ({ price }) => plainAmount(price) },
  { name: 'Quantity', cell: () => '1' },
  { name: 'Item photo URL', cell: ({ photos }) => photos.slice(0, PHOTOS.max.value).join('|') },
  { name: 'Condition ID', cell: ({ condition }) => (condition && GRADES[condition]) ?? '' },
  {
    name: 'Description',
    cell: ({ description }) => asHtml(description),
    max: LIMITS.description.max,
  },
  { name: 'Format', cell: () => 'FixedPrice' },
  ...FIELDS.filter(({ id, fill }) => id !== CATEGORY_NUMBER && fill.by !== 'condition').map(
    ({ id, label }): UploadColumn => ({ name: `C:${label}`, cell: (row) => fieldText(row, id, SEVERAL) }),
  ),
];

export const EXPORT: readonly UploadFile[] = [
  {
    id: 'ebay-drafts',
    label: 'eBay drafts (CSV)',
    format: 'csv',
    takes: 'own',
    where: 'Upload it at Seller Hub, Reports, Upload: each listing becomes a draft to be finished there.',
    currencies: Object.keys(SITES),
    above: (currency) => {
      const { country, page } = siteOf(currency);
      return [
        `#INFO,Version=0.0.2,Template= eBay-draft-listings-template_${country},,,,,,,,`,
        '#INFO Action and Category ID are required fields. 1) Set Action to Draft 2) Please find the category ID for your listings here: https://pages.ebay.com/sellerinformation/news/categorychanges.html,,,,,,,,,,',
        `"#INFO After you've successfully uploaded your draft from the Seller Hub Reports tab, complete your drafts to active listings here: ${page}",,,,,,,,,,`,
        '#INFO,,,,,,,,,,',
      ];
    },
    columns: (currency) => {
      const { site, country } = siteOf(currency);
      const action = `Action(SiteID=${site}|Country=${country}|Currency=${currency}|Version=1193|CC=UTF-8)`;
      return [{ name: action, cell: () => 'Draft' }, ...COLUMNS];
    },
    photos: 'address',
    page: {
      name: 'eBay’s category numbers',
      address: 'https://pages.ebay.com/sellerinformation/news/categorychanges.html',
    },
    ...cite('E25'),
  },
];
