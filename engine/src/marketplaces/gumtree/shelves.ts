import type { Shelves } from '../marketplace.ts';
import { cite } from './sources.ts';

/** The first level below "For Sale". */
export const SHELVES: Shelves = {
  names: [
    { families: ['appliances'], name: 'Appliances' },
    { families: ['audio'], name: 'Audio & Stereo' },
    { families: ['baby', 'toys'], name: 'Baby & Kids Stuff' },
    { families: ['cameras'], name: 'Cameras, Camcorders & Studio Equipment' },
    {
      families: ['clothing', 'shoes', 'bags', 'jewellery', 'watches'],
      name: 'Clothes, Footwear & Accessories',
    },
    { families: ['computers'], name: 'Computers & Software' },
    { families: ['tools'], name: 'DIY Tools & Materials' },
    { families: ['beauty'], name: 'Health & Beauty' },
    { families: ['home', 'furniture', 'kitchen', 'decor', 'garden'], name: 'Home & Garden' },
    { families: ['books', 'media'], name: 'Music, Films, Books & Games' },
    { families: ['instruments'], name: 'Musical Instruments & DJ Equipment' },
    { families: ['office'], name: 'Office Furniture & Equipment' },
    { families: ['phones'], name: 'Phones, Mobile Phones & Telecoms' },
    { families: ['sports', 'cycling'], name: 'Sports, Leisure & Travel' },
    { families: ['games'], name: 'Video Games & Consoles' },
  ],
  ...cite('memory'),
};
