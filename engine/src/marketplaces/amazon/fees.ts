import type { Family } from '../../categories/family.ts';
import { type FeePart, type FeeSchedule, UK_VAT_ON_FEES } from '../fees.ts';
import { cite } from './sources.ts';

interface Referral {
  rates: FeePart['rates'];
  minimum: number;
  source: Parameters<typeof cite>[0];
  rateMode?: FeePart['rateMode'];
  base?: FeePart['base'];
  note?: string;
}

function referral(given: Referral): FeePart {
  return {
    id: 'referral',
    label: 'Referral fee',
    paidBy: 'seller',
    base: given.base ?? 'order-without-vat',
    rates: given.rates,
    rateMode: given.rateMode ?? 'whole',
    fixed: [],
    minimum: given.minimum,
    ...(given.note === undefined ? {} : { note: given.note }),
    ...cite(given.source),
  };
}

function perItem(amount: number): FeePart {
  return {
    id: 'per-item',
    label: 'Individual plan, per item sold',
    paidBy: 'seller',
    base: 'item',
    rates: [],
    rateMode: 'marginal',
    fixed: [{ upTo: null, amount }],
    note: 'Not on the Professional plan (about £25 without VAT or $39.99 a month).',
    ...cite('memory'),
  };
}

function mediaClosing(amount: number): FeePart {
  return {
    id: 'media-closing',
    label: 'Media closing fee',
    paidBy: 'seller',
    base: 'item',
    rates: [],
    rateMode: 'marginal',
    fixed: [{ upTo: null, amount }],
    ...cite('memory'),
  };
}

interface Goods {
  category: string;
  families: readonly Family[];
}

function uk(id: string, goods: Goods | null, parts: readonly FeePart[]): FeeSchedule {
  return {
    id: `amazon-uk${id}`,
    label: `Amazon UK, ${goods === null ? 'most categories' : goods.category}`,
    market: 'UK',
    seller: 'any',
    currency: 'GBP',
    ...goods,
    parts: [...parts, VAT_ON_FEES],
  };
}

const VAT_ON_FEES: FeePart = {
  ...UK_VAT_ON_FEES,
  note: 'Since 1 August 2024. Sellers who are registered for VAT get it back: set it to 0 if you are.',
  ...cite('A19'),
};

const MEDIA: Goods = { category: 'books, films, music', families: ['books', 'media'] };
const MOSTLY_UK = { upTo: null, percent: 15.3 } as const;
const UK_NOTE = '15 %, or 15.3 % with the digital services tax; schedule of 2020.';

export const FEES: readonly FeeSchedule[] = [
  uk('', null, [
    referral({ rates: [MOSTLY_UK], minimum: 0.25, source: 'A15', note: UK_NOTE }),
    perItem(0.75),
  ]),
  uk('-electronics', { category: 'electronics', families: ['phones', 'computers', 'cameras', 'audio'] }, [
    referral({
      rates: [{ upTo: null, percent: 7 }],
      minimum: 0.25,
      source: 'A15',
      note: 'About 7 %; schedule of 2020.',
    }),
    perItem(0.75),
  ]),
  uk('-clothing', { category: 'clothing', families: ['clothing'] }, [
    referral({
      rates: [{ upTo: 15, percent: 5 }, { upTo: 20, percent: 10 }, MOSTLY_UK],
      minimum: 0.25,
      source: 'A16',
      note: 'From 15 December 2025.',
    }),
    perItem(0.75),
  ]),
  uk('-home', { category: 'home', families: ['home', 'kitchen', 'decor'] }, [
    referral({
      rates: [{ upTo: 20, percent: 8 }, MOSTLY_UK],
      minimum: 0.25,
      source: 'A16',
      note: 'From 1 February 2026.',
    }),
    perItem(0.75),
  ]),
  uk('-grocery-pets', { category: 'grocery, vitamins, pet clothing and food', families: ['grocery'] }, [
    referral({
      rates: [{ upTo: 10, percent: 5 }, MOSTLY_UK],
      minimum: 0.25,
      source: 'A16',
      note: 'From 1 February 2026.',
    }),
    perItem(0.75),
  ]),
  uk('-media', MEDIA, [
    referral({ rates: [MOSTLY_UK], minimum: 0.25, source: 'A15', note: UK_NOTE }),
    mediaClosing(0.5),
    perItem(0.75),
  ]),
  {
    id: 'amazon-us',
    label: 'Amazon US, most categories',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    parts: [
      referral({
        rates: [{ upTo: null, percent: 15 }],
        minimum: 0.3,
        source: 'A17',
        base: 'order',
        note: '8 to 20 % by category, mostly 15 %; the minimum is unconfirmed.',
      }),
      perItem(0.99),
    ],
  },
  {
    id: 'amazon-us-media',
    label: 'Amazon US, books, films and music',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    ...MEDIA,
    parts: [
      referral({ rates: [{ upTo: null, percent: 15 }], minimum: 0.3, source: 'A17', base: 'order' }),
      mediaClosing(1.8),
      perItem(0.99),
    ],
  },
];
