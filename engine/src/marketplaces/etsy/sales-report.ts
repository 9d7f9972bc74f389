import type { SalesReport } from '../sales-report.ts';
import { cite } from './sources.ts';

/** The sold order items. The other list, of orders, names no items. */
export const SALES_REPORT: SalesReport = {
  from: 'Shop Manager, Settings, Options, Download data, Order items',
  tellingColumns: [
    ['sale date', 'item name', 'listing id'],
    ['sale date', 'item name', 'transaction id'],
    ['sale date', 'order id', 'order value'],
  ],
  names: {
    title: ['item name'],
    price: ['price'],
    day: ['sale date'],
    order: ['order id'],
    transaction: ['transaction id'],
    item: ['listing id'],
  },
  beginsWithMonth: true,
  ...cite('T13'),
};
