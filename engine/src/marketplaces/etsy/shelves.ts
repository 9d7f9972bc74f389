import type { Shelves } from '../marketplace.ts';
import { cite } from './sources.ts';

/** The first level of Etsy's categories. */
export const SHELVES: Shelves = {
  names: [
    { families: ['clothing'], name: 'Clothing' },
    { families: ['shoes'], name: 'Shoes' },
    { families: ['bags'], name: 'Bags & Purses' },
    { families: ['jewellery'], name: 'Jewellery' },
    { families: ['beauty'], name: 'Bath & Beauty' },
    { families: ['books', 'media'], name: 'Books, Films & Music' },
    { families: ['craft'], name: 'Craft Supplies & Tools' },
    { families: ['phones', 'computers', 'cameras', 'audio'], name: 'Electronics & Accessories' },
    { families: ['home', 'furniture', 'kitchen', 'decor', 'garden'], name: 'Home & Living' },
    { families: ['pets'], name: 'Pet Supplies' },
    { families: ['toys'], name: 'Toys & Games' },
  ],
  ...cite('memory'),
};
