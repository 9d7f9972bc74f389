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

/** What sellers pay in one country, for some goods or for most. */
function schedule(
  market: keyof typeof COUNTRIES,
  { id, goods }: { id: string; goods?: Goods },
  parts: readonly FeePart[],
): FeeSchedule {
  const { currency, last } = COUNTRIES[market];
  return {
    id: `amazon-${market.toLowerCase()}${id}`,
    label: `Amazon ${market}, ${goods?.category ?? 'most categories'}`,
    market,
    seller: 'any',
    currency,
    ...goods,
    parts: [...parts, ...last],
  };
}

const VAT_ON_FEES: FeePart = {
  ...UK_VAT_ON_FEES,
  note: 'Since 1 August 2024. Sellers who are registered for VAT get it back: set it to 0 if you are.',
  ...cite('A19'),
};

const COUNTRIES = {
  UK: { currency: 'GBP', last: [perItem(0.75), VAT_ON_FEES] },
  US: { currency: 'USD', last: [perItem(0.99)] },
} as const;

const ELECTRONICS: Goods = { category: 'electronics', families: ['phones', 'computers', 'cameras', 'audio'] };
const CLOTHING: Goods = { category: 'clothing', families: ['clothing'] };
const MEDIA: Goods = { category: 'books, films and music', families: ['books', 'media'] };
const JEWELLERY: Goods = { category: 'jewellery', families: ['jewellery'] };
const WATCHES: Goods = { category: 'watches', families: ['watches'] };
const FURNITURE: Goods = { category: 'furniture', families: ['furniture'] };
const CARE: Goods = { category: 'beauty and baby products', families: ['beauty', 'baby'] };
const VEHICLE_PARTS: Goods = { category: 'parts for cars and motorbikes', families: ['vehicle-parts'] };

/** One percentage up to a price, another for what is above or for all of a dearer one. */
const upTo = (limit: number, percent: number, above: number): FeePart['rates'] => [
  { upTo: limit, percent },
  { upTo: null, percent: above },
];
const flat = (percent: number): FeePart['rates'] => [{ upTo: null, percent }];

const MOSTLY_UK = 15.3;
const UK_NOTE = 'With the digital services tax; schedule of 2020.';

function uk(given: Omit<Referral, 'minimum'>): FeePart {
  return referral({ note: UK_NOTE, minimum: 0.25, ...given });
}

function us(given: Pick<Referral, 'rates' | 'rateMode' | 'note'> & { minimum?: number }): FeePart {
  return referral({ minimum: 0.3, source: 'A21', base: 'order', ...given });
}

export const FEES: readonly FeeSchedule[] = [
  schedule('UK', { id: '' }, [uk({ rates: flat(MOSTLY_UK), source: 'A15' })]),
  schedule('UK', { id: '-electronics', goods: ELECTRONICS }, [uk({ rates: flat(7.14), source: 'A15' })]),
  schedule('UK', { id: '-clothing', goods: CLOTHING }, [
    uk({
      rates: [{ upTo: 15, percent: 5 }, ...upTo(20, 10, MOSTLY_UK)],
      source: 'A16',
      note: 'From 15 December 2025.',
    }),
  ]),
  schedule('UK', { id: '-home', goods: { category: 'home', families: ['home', 'kitchen', 'decor'] } }, [
    uk({ rates: upTo(20, 8, MOSTLY_UK), source: 'A16', note: 'From 1 February 2026.' }),
  ]),
  schedule(
    'UK',
    {
      id: '-grocery-pets',
      goods: { category: 'grocery, vitamins, pet clothing and food', families: ['grocery'] },
    },
    [uk({ rates: upTo(10, 5, MOSTLY_UK), source: 'A16', note: 'From 1 February 2026.' })],
  ),
  schedule('UK', { id: '-media', goods: MEDIA }, [
    uk({ rates: flat(MOSTLY_UK), source: 'A15' }),
    mediaClosing(0.5),
  ]),
  schedule('UK', { id: '-jewellery', goods: JEWELLERY }, [
    uk({ rates: upTo(225, 20.4, 5.1), rateMode: 'marginal', source: 'A22' }),
  ]),
  schedule('UK', { id: '-watches', goods: WATCHES }, [
    uk({ rates: upTo(225, 15.3, 5.1), rateMode: 'marginal', source: 'A22' }),
  ]),
  schedule('UK', { id: '-furniture', goods: FURNITURE }, [
    uk({ rates: upTo(175, 15.3, 10.2), rateMode: 'marginal', source: 'A22' }),
  ]),
  schedule('UK', { id: '-care', goods: CARE }, [uk({ rates: upTo(10, 8.16, MOSTLY_UK), source: 'A22' })]),
  schedule('UK', { id: '-tools', goods: { category: 'DIY and tools', families: ['tools'] } }, [
    uk({ rates: flat(13.26), source: 'A20', note: 'With the digital services tax; from 8 June 2021.' }),
  ]),
  schedule('UK', { id: '-vehicle-parts', goods: VEHICLE_PARTS }, [
    uk({
      rates: upTo(45, 15.3, 9.18),
      rateMode: 'marginal',
      source: 'A20',
      note: 'With the digital services tax; from 8 June 2021.',
    }),
  ]),
  schedule(
    'UK',
    { id: '-instruments', goods: { category: 'musical instruments', families: ['instruments'] } },
    [uk({ rates: flat(12.24), source: 'A15' })],
  ),
  schedule('US', { id: '' }, [
    us({
      rates: flat(15),
      note: 'Parts of some categories pay less: games consoles and large appliances 8 %.',
    }),
  ]),
  schedule('US', { id: '-electronics', goods: ELECTRONICS }, [
    us({ rates: flat(8), note: 'Of accessories 15 % of the first $100.' }),
  ]),
  schedule('US', { id: '-clothing', goods: CLOTHING }, [
    us({ rates: [{ upTo: 15, percent: 5 }, ...upTo(20, 10, 17)] }),
  ]),
  schedule('US', { id: '-media', goods: MEDIA }, [us({ rates: flat(15) }), mediaClosing(1.8)]),
  schedule('US', { id: '-jewellery', goods: JEWELLERY }, [
    us({ rates: upTo(250, 20, 5), rateMode: 'marginal' }),
  ]),
  schedule('US', { id: '-watches', goods: WATCHES }, [
    us({ rates: upTo(1_500, 16, 3), rateMode: 'marginal' }),
  ]),
  schedule('US', { id: '-furniture', goods: FURNITURE }, [
    us({ rates: upTo(200, 15, 10), rateMode: 'marginal' }),
  ]),
  schedule('US', { id: '-care', goods: CARE }, [us({ rates: upTo(10, 8, 15) })]),
  schedule('US', { id: '-grocery', goods: { category: 'groceries', families: ['grocery'] } }, [
    us({ rates: upTo(15, 8, 15), minimum: 0 }),
  ]),
  schedule('US', { id: '-vehicle-parts', goods: VEHICLE_PARTS }, [us({ rates: flat(12) })]),
];
