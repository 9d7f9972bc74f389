/** The marketplaces that sell, for tests whose sentences are true of each: its stand-in, and what it is asked for. */
import type { Condition, ListingFormInput } from '@smart-listings/contract';
import { buildForm } from './builders.ts';
import type { SellingStandIn } from './selling-stand-in.ts';
import { startEbaySelling } from './stand-in-ebay-selling.ts';
import { startEtsy } from './stand-in-etsy.ts';

interface SellingService {
  code: 'ebay' | 'etsy';
  name: 'eBay' | 'Etsy';
  start(): Promise<SellingStandIn>;
  form: ListingFormInput;
  /** The call that ends a permission; null: its documents name none. */
  revokes: string | null;
  /** One that its category takes no item in. */
  refusedCondition: Condition | null;
  /** What the seller decides for it. */
  decisions: {
    categoryId: string;
    price: number;
    chosen: Record<string, string>;
    typed: Record<string, string>;
  };
  /** What of that is there for the next listing. */
  remembered: Record<string, string>;
  shown: object;
  specific: { name: string; values: string[] };
  fees: { name: string; amount: number; currency: string }[];
  /** Parts of calls, as far as tests break them off. */
  calls: {
    choices: string;
    publish: string;
    sales: string;
    /** Where the listings stand. */
    looking: string;
    /** That, answered so that one listing cannot be read. */
    unreadable: readonly (readonly [call: string, body: string])[];
    making: readonly string[];
  };
  pageOf(id: string | undefined): string;
  /** A refusal that names a field. */
  refusal: { body: object; said: string; field: string };
  /** A photo that it does not take. */
  refusedPhoto: { call: string; body: object };
}

const ITEM = {
  itemName: 'Barbour jacket',
  make: 'Barbour',
  modelNumber: '',
  features: 'Colour: navy\nSize: M\nOuter shell material: waxed cotton',
};
const SAID = 'The item specific Department is missing. Add Department to this listing, and try again.';

export const SELLING_SERVICES: readonly SellingService[] = [
  {
    ...{ code: 'ebay', name: 'eBay', start: startEbaySelling, form: buildForm(ITEM) },
    revokes: 'POST /ws/api.dll',
    refusedCondition: 'for-parts',
    decisions: {
      ...{ categoryId: '57988', price: 89.5 },
      chosen: { postageId: '61', paymentId: '62', returnsId: '63', placeId: '' },
      typed: { placeId: 'LS1 4AP' },
    },
    remembered: {
      ...{ postageId: '61', paymentId: '62', returnsId: '63' },
      placeId: 'smart-listings-GB-LS14AP',
    },
    shown: {
      site: 'www.ebay.co.uk',
      category: "Clothes, Shoes & Accessories > Men's Clothing > Coats, Jackets & Waistcoats",
    },
    specific: { name: 'Brand', values: ['Barbour'] },
    fees: [{ name: 'Insertion fee', amount: 0.35, currency: 'GBP' }],
    calls: {
      ...{ choices: '/location', publish: '/publish/', sales: '/order', looking: 'GET .*/offer$' },
      unreadable: [['GET .*/offer$', '{"offers": "?"}']],
      making: [
        'create_image_from_file',
        'PUT /sell/inventory/v1/inventory_item',
        'POST /sell/inventory/v1/offer',
        '/get_listing_fees',
      ],
    },
    pageOf: (id) => `https://www.ebay.co.uk/itm/${id}`,
    refusal: {
      body: { errors: [{ errorId: 25_002, message: 'A user error has occurred.', longMessage: SAID }] },
      said: SAID,
      field: 'specifics',
    },
    refusedPhoto: {
      call: 'create_image_from_file',
      body: { errors: [{ errorId: 190_204, message: 'The image is smaller than 500 pixels.' }] },
    },
  },
  {
    revokes: null,
    ...{ code: 'etsy', name: 'Etsy', start: startEtsy, refusedCondition: null },
    form: buildForm({ ...ITEM, platform: 'Etsy', features: `${ITEM.features}\nMade in the 1980s` }),
    decisions: {
      ...{ categoryId: '2202', price: 89.5 },
      chosen: {
        ...{ whoMade: 'someone_else', isSupply: 'false', whenMade: '1980s' },
        ...{ postageId: '71', readinessId: '74', returnsId: '73' },
      },
      typed: {},
    },
    remembered: {
      ...{ whoMade: 'someone_else', isSupply: 'false', whenMade: '1980s' },
      ...{ postageId: '71', readinessId: '74', returnsId: '73' },
    },
    shown: {
      site: 'www.etsy.com',
      category: "Clothing > Men's Clothing > Jackets & Coats > Jackets",
      tags: ['combi drill', 'cordless drill', 'makita drill'],
    },
    specific: { name: 'Materials', values: ['Waxed cotton'] },
    fees: [{ name: 'Listing fee', amount: 0.2, currency: 'USD' }],
    calls: {
      ...{ choices: '/shipping-profiles', publish: 'PATCH .* active', sales: '/receipts' },
      looking: '/listings/batch$',
      unreadable: [
        ['/listings/batch$', '{"results": []}'],
        ['GET .*/listings/\\d+$', '{"listing_id": "?"}'],
      ],
      making: ['POST .*/listings$', '/inventory', 'PUT .*/properties/', 'POST .*/images', 'PATCH'],
    },
    pageOf: (id) => `https://www.etsy.com/listing/${id}`,
    refusal: {
      body: [{ path: '/return/policy', type: 'null', message: 'cannot be null' }],
      said: 'return policy cannot be null',
      field: 'returnsId',
    },
    refusedPhoto: {
      call: 'POST .*/images',
      body: { error: 'The image is smaller than 500 pixels.' },
    },
  },
];
