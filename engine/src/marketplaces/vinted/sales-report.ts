import type { SalesReport } from '../sales-report.ts';
import { cite } from './sources.ts';

/** Vinted publishes no layout of its lists: beyond these names the usual ones are tried. */
export const SALES_REPORT: SalesReport = {
  from: 'Settings, Data, or the list of orders of a Pro account',
  tellingColumns: [
    ['vinted'],
    ['vinted order id'],
    ['buyer protection fee'],
    ['frais de protection acheteurs'],
  ],
  names: {},
  ...cite('memory'),
};
