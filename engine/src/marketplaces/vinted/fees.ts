import type { FeeSchedule } from '../fees.ts';
import { cite } from './sources.ts';

export const FEES: readonly FeeSchedule[] = [
  {
    id: 'vinted-private',
    label: 'Vinted, private seller',
    market: 'UK',
    seller: 'private',
    currency: 'GBP',
    note: 'The buyer pays the postage as well.',
    parts: [
      {
        id: 'selling',
        label: 'Selling fee',
        paidBy: 'seller',
        base: 'order',
        rates: [{ upTo: null, percent: 0 }],
        rateMode: 'marginal',
        fixed: [],
        ...cite('V4', 'V5'),
      },
      {
        id: 'buyer-protection',
        label: 'Buyer protection',
        paidBy: 'buyer',
        base: 'item',
        rates: [{ upTo: null, percent: 5 }],
        rateMode: 'marginal',
        fixed: [{ upTo: null, amount: 0.7 }],
        note: '£0.30 to £0.80 and 3 to 8 %; usually about £0.70 and 5 %.',
        ...cite('V4', 'V5'),
      },
    ],
  },
];
