import { type FeePart, type FeeSchedule, UK_VAT_ON_FEES, US_SALES_TAX } from '../fees.ts';
import { cite } from './sources.ts';

const TRANSACTION: FeePart = {
  id: 'transaction',
  label: 'Transaction fee',
  paidBy: 'seller',
  base: 'order',
  rates: [{ upTo: null, percent: 6.5 }],
  rateMode: 'marginal',
  fixed: [],
  note: 'On item, postage and gift wrap.',
  ...cite('T7', 'T9'),
};

function offsiteAds(maximum: number): FeePart {
  return {
    id: 'offsite-ads',
    label: 'Offsite Ads, only for sales that an ad brought',
    paidBy: 'seller',
    base: 'order',
    rates: [{ upTo: null, percent: 15 }],
    rateMode: 'marginal',
    fixed: [],
    maximum,
    optional: true,
    note: '12 % for shops above $10,000 a year; smaller shops may opt out. The cap is $100.',
    ...cite('T10', 'T9'),
  };
}

function listingFee(amount: number, note: string): FeePart {
  return {
    id: 'listing',
    label: 'Listing fee (four months)',
    paidBy: 'seller',
    base: 'item',
    rates: [],
    rateMode: 'marginal',
    fixed: [{ upTo: null, amount }],
    note,
    ...cite('T7', 'T9'),
  };
}

const CONVERSION: FeePart = {
  id: 'conversion',
  label: 'Currency conversion, if the shop’s currency is not the bank’s',
  paidBy: 'seller',
  base: 'order',
  rates: [{ upTo: null, percent: 2.5 }],
  rateMode: 'marginal',
  fixed: [],
  optional: true,
  ...cite('T9', 'T7'),
};

export const FEES: readonly FeeSchedule[] = [
  {
    id: 'etsy-us',
    label: 'Etsy, US shop',
    market: 'US',
    seller: 'any',
    currency: 'USD',
    note: 'Some new shops pay a set-up fee of $15 once.',
    parts: [
      listingFee(0.2, 'Charged at publishing, on renewal and for each extra sale.'),
      TRANSACTION,
      {
        id: 'processing',
        label: 'Payment processing',
        paidBy: 'seller',
        base: 'order-with-tax',
        rates: [{ upTo: null, percent: 3 }],
        rateMode: 'marginal',
        fixed: [{ upTo: null, amount: 0.25 }],
        ...cite('T9', 'T10'),
      },
      US_SALES_TAX,
      offsiteAds(100),
      CONVERSION,
    ],
  },
  {
    id: 'etsy-uk',
    label: 'Etsy, UK shop',
    market: 'UK',
    seller: 'any',
    currency: 'GBP',
    note: 'The listing fee is $0.20, here at about £0.16.',
    parts: [
      listingFee(0.16, 'Charged in dollars ($0.20) at publishing, on renewal and for each extra sale.'),
      TRANSACTION,
      {
        id: 'processing',
        label: 'Payment processing',
        paidBy: 'seller',
        base: 'order-with-tax',
        rates: [{ upTo: null, percent: 4 }],
        rateMode: 'marginal',
        fixed: [{ upTo: null, amount: 0.2 }],
        ...cite('T14'),
      },
      {
        id: 'regulatory',
        label: 'Regulatory operating fee (0.32 % or 0.48 %)',
        paidBy: 'seller',
        base: 'order',
        rates: [{ upTo: null, percent: 0.48 }],
        rateMode: 'marginal',
        fixed: [],
        ...cite('memory', 'T16'),
      },
      {
        ...UK_VAT_ON_FEES,
        note: 'Charged to sellers who are not registered for VAT: set it to 0 if you are.',
        ...cite('T15'),
      },
      offsiteAds(80),
      CONVERSION,
    ],
  },
];
