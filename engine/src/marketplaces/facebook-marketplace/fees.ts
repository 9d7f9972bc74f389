import type { FeePart, FeeSchedule } from '../fees.ts';
import { cite } from './sources.ts';

function shippedCheckout(percent: number, minimum: number | null, citation: FeePart): FeePart {
  return {
    ...citation,
    rates: [{ upTo: null, percent }],
    ...(minimum === null ? {} : { minimum }),
  };
}

const SHIPPED: FeePart = {
  id: 'checkout',
  label: 'Selling fee on shipped checkout',
  paidBy: 'seller',
  base: 'order',
  rates: [],
  rateMode: 'marginal',
  fixed: [],
  ...cite('F9'),
};

export const FEES: readonly FeeSchedule[] = [
  {
    id: 'facebook-local',
    label: 'Facebook Marketplace, collected locally',
    market: 'all',
    seller: 'private',
    currency: 'GBP',
    parts: [
      {
        ...SHIPPED,
        id: 'selling',
        label: 'Selling fee',
        rates: [{ upTo: null, percent: 0 }],
        ...cite('F8'),
      },
    ],
  },
  {
    id: 'facebook-us-shipped',
    label: 'Facebook Marketplace US, shipped',
    market: 'US',
    seller: 'private',
    currency: 'USD',
    note: 'One source adds 2.9 % processing; an older one says 5 % with $0.40 at least. The minimum is unconfirmed.',
    parts: [shippedCheckout(10, 0.8, SHIPPED)],
  },
  {
    id: 'facebook-uk-shipped',
    label: 'Facebook Marketplace UK, shipped',
    market: 'UK',
    seller: 'private',
    currency: 'GBP',
    note: 'Where it is offered; it may no longer be available.',
    parts: [shippedCheckout(2, null, { ...SHIPPED, ...cite('F10') })],
  },
];
