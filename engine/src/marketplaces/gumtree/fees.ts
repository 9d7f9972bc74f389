import type { FeeSchedule } from '../fees.ts';
import { cite } from './sources.ts';

export const FEES: readonly FeeSchedule[] = [
  {
    id: 'gumtree-private',
    label: 'Gumtree, private seller, most goods',
    market: 'UK',
    seller: 'private',
    currency: 'GBP',
    note: 'Some categories pay per ad; Urgent, Spotlight and Bump up are paid extras.',
    parts: [
      {
        id: 'selling',
        label: 'Selling fee',
        paidBy: 'seller',
        base: 'order',
        rates: [{ upTo: null, percent: 0 }],
        rateMode: 'marginal',
        fixed: [],
        ...cite('memory'),
      },
    ],
  },
];
