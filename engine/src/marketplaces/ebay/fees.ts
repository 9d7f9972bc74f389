import type { Family } from '../../categories/family.ts';
import { type FeePart, type FeeSchedule, UK_VAT_ON_FEES, US_SALES_TAX } from '../fees.ts';
import { cite } from './sources.ts';

const US_FIXED = [
  { upTo: 10, amount: 0.3 },
  { upTo: null, amount: 0.4 },
] as const;

function finalValueUs(
  rates: FeePart['rates'],
  rateMode: FeePart['rateMode'],
  source: 'E20' | 'E21',
): FeePart {
  return {
    id: 'final-value',
    label: 'Final value fee',
    paidBy: 'seller',
    base: 'order-with-tax',
    rates,
    rateMode,
    fixed: US_FIXED,
    ...cite(source),
  };
}

const US_INSERTION: FeePart = {
  id: 'insertion',
  label: 'Insertion fee after 250 free listings a month',
  paidBy: 'seller',
  base: 'item',
  rates: [],
  rateMode: 'marginal',
  fixed: [{ upTo: null, amount: 0.35 }],
  optional: true,
  ...cite('E20'),
};

/** What business sellers pay in the UK for some goods, or for most. */
function ukBusiness(
  goods: { id: string; category?: string; families?: readonly Family[] },
  rates: FeePart['rates'],
): FeeSchedule {
  const { id, category, families } = goods;
  return {
    id,
    label: `eBay UK, business seller, ${category ?? 'most categories'}`,
    market: 'UK',
    seller: 'business',
    currency: 'GBP',
    ...(category !== undefined && { category }),
    ...(families !== undefined && { families }),
    parts: [
      {
        id: 'final-value',
        label: 'Final value fee',
        paidBy: 'seller',
        base: 'order-with-tax',
        rates,
        rateMode: 'marginal',
        fixed: [
          { upTo: 10, amount: 0.3 },
          { upTo: null, amount: 0.4 },
        ],
        note:
          category === undefined
            ? 'Household goods, watches, women’s bags, consoles and vehicle parts have percentages of their own, which our sources do not agree on or only one names.'
            : '£0.40 from 12 February 2026.',
        ...cite('E30'),
      },
      {
        id: 'regulatory',
        label: 'Regulatory operating fee',
        paidBy: 'seller',
        base: 'order-with-tax',
        rates: [{ upTo: null, percent: 0.35 }],
        rateMode: 'marginal',
        fixed: [],
        ...cite('E24'),
      },
      { ...UK_VAT_ON_FEES, ...cite('E24') },
    ],
  };
}

const flat = (percent: number): FeePart['rates'] => [{ upTo: null, percent }];
/** One percentage up to a thousand pounds, a lower one for what is above. */
const banded = (percent: number, above: number): FeePart['rates'] => [
  { upTo: 1_000, percent },
  { upTo: null, percent: above },
];

/** Only percentages that two sources give alike. */
const UK_BUSINESS: readonly FeeSchedule[] = [
  ukBusiness({ id: 'ebay-uk-business' }, flat(10.9)),
  ukBusiness(
    {
      id: 'ebay-uk-business-clothing',
      category: 'clothes, shoes and accessories',
      families: ['clothing', 'shoes'],
    },
    flat(11.9),
  ),
  ukBusiness(
    { id: 'ebay-uk-business-media', category: 'books, films and music', families: ['books', 'media'] },
    flat(9.9),
  ),
  ukBusiness(
    {
      id: 'ebay-uk-business-technology',
      category: 'computers, cameras, phones and sound',
      families: ['computers', 'cameras', 'phones', 'audio'],
    },
    banded(6.9, 3),
  ),
  ukBusiness(
    { id: 'ebay-uk-business-jewellery', category: 'jewellery', families: ['jewellery'] },
    banded(14.9, 4),
  ),
  ukBusiness(
    { id: 'ebay-uk-business-office', category: 'business, office and industrial', families: ['office'] },
    flat(12.5),
  ),
  ukBusiness(
    { id: 'ebay-uk-business-craft', category: 'crafts and pet supplies', families: ['craft', 'pets'] },
    flat(12.9),
  ),
];

/** eBay's fees. */
export const FEES: readonly FeeSchedule[] = [
  {
    id: 'ebay-uk-private',
    label: 'eBay UK, private seller',
    market: 'UK',
    seller: 'private',
    currency: 'GBP',
    note: 'Nothing is deducted from the seller; vehicles excepted. 300 free listings a month.',
    parts: [
      {
        id: 'final-value',
        label: 'Final value fee',
        paidBy: 'seller',
        base: 'order',
        rates: [{ upTo: null, percent: 0 }],
        rateMode: 'marginal',
        fixed: [],
        ...cite('E22'),
      },
      {
        id: 'buyer-protection',
        label: 'Buyer protection fee, added for the buyer',
        paidBy: 'buyer',
        base: 'item',
        rates: [
          { upTo: 20, percent: 7 },
          { upTo: 300, percent: 4 },
          { upTo: 4_000, percent: 2 },
          { upTo: null, percent: 0 },
        ],
        rateMode: 'marginal',
        fixed: [{ upTo: null, amount: 0.1 }],
        note: 'From 17 July 2025. Raises the shown price, not the seller’s cost; eBay’s own page still shows an earlier schedule.',
        ...cite('E23'),
      },
    ],
  },
  ...UK_BUSINESS,
  {
    id: 'ebay-us',
    label: 'eBay US, no shop, most categories',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    parts: [
      finalValueUs(
        [
          { upTo: 7_500, percent: 13.6 },
          { upTo: null, percent: 2.35 },
        ],
        'marginal',
        'E20',
      ),
      US_SALES_TAX,
      US_INSERTION,
    ],
  },
  {
    id: 'ebay-us-media',
    label: 'eBay US, books, films and music',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    category: 'books, films, music',
    families: ['books', 'media'],
    parts: [
      finalValueUs(
        [
          { upTo: 7_500, percent: 15.3 },
          { upTo: null, percent: 2.35 },
        ],
        'marginal',
        'E20',
      ),
      US_SALES_TAX,
      US_INSERTION,
    ],
  },
  {
    id: 'ebay-us-jewellery',
    label: 'eBay US, jewellery',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    category: 'jewellery',
    families: ['jewellery'],
    parts: [
      finalValueUs(
        [
          { upTo: 5_000, percent: 15 },
          { upTo: null, percent: 9 },
        ],
        'whole',
        'E21',
      ),
      US_SALES_TAX,
      US_INSERTION,
    ],
  },
  {
    id: 'ebay-us-watches',
    label: 'eBay US, watches',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    category: 'watches',
    families: ['watches'],
    parts: [
      finalValueUs(
        [
          { upTo: 1_000, percent: 15 },
          { upTo: 7_500, percent: 6.5 },
          { upTo: null, percent: 3 },
        ],
        'marginal',
        'E21',
      ),
      US_SALES_TAX,
      US_INSERTION,
    ],
  },
];
