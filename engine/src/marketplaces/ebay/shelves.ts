import type { Shelves } from '../marketplace.ts';
import { cite } from './sources.ts';

/** The first level of eBay's categories in the UK; the category itself only eBay's own suggestion can name. */
export const SHELVES: Shelves = {
  names: [
    { families: ['clothing', 'shoes', 'bags'], name: 'Clothes, Shoes & Accessories' },
    { families: ['jewellery', 'watches'], name: 'Jewellery & Watches' },
    { families: ['phones'], name: 'Mobile Phones & Communication' },
    { families: ['computers'], name: 'Computers/Tablets & Networking' },
    { families: ['cameras'], name: 'Cameras & Photography' },
    { families: ['audio'], name: 'Sound & Vision' },
    { families: ['games'], name: 'Video Games & Consoles' },
    { families: ['books'], name: 'Books, Comics & Magazines' },
    { families: ['home', 'furniture', 'kitchen', 'decor', 'tools'], name: 'Home, Furniture & DIY' },
    { families: ['garden'], name: 'Garden & Patio' },
    { families: ['appliances'], name: 'Home Appliances' },
    { families: ['antiques'], name: 'Antiques' },
    { families: ['craft'], name: 'Crafts' },
    { families: ['toys'], name: 'Toys & Games' },
    { families: ['baby'], name: 'Baby' },
    { families: ['vehicle-parts'], name: 'Vehicle Parts & Accessories' },
    { families: ['sports', 'cycling'], name: 'Sporting Goods' },
    { families: ['instruments'], name: 'Musical Instruments & DJ Gear' },
    { families: ['collectables'], name: 'Collectables' },
    { families: ['pets'], name: 'Pet Supplies' },
    { families: ['beauty'], name: 'Health & Beauty' },
    { families: ['office'], name: 'Business, Office & Industrial' },
  ],
  ...cite('memory'),
};
