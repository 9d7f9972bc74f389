import { listingFormSchema } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { readItem } from '../values/read-item.ts';
import { readModelPrice } from './price-range.ts';

const DRILL = readItem(
  listingFormSchema.parse({
    platform: 'eBay',
    itemName: 'Makita cordless drill',
    features: 'Works.',
    condition: 'used-good',
  }),
);
const read = (text: string, currency = 'GBP (£)') => readModelPrice(text, currency, DRILL);

it.each(
  `£40 - £60
£40-60
40 to 60
between £40 and £60
£60 - £40
GBP 40.00 – 60.00
40 - 60 pounds
**£40 - £60**
<b>£40</b>
 - £60`.split(/\n(?! )/),
)('reads %j, and writes it as ours', (text) => {
  expect(read(text)).toMatchObject({ range: '£40 – £60' });
});

it.each([
  ['1.250,00 € - 1.400,00 €', 'EUR (€)', '€1,250 – €1,400'],
  ['US$40 - US$60', 'USD ($)', '$40 – $60'],
  ['50 bis 80 Euro', 'EUR (€)', '€50 – €80'],
  ['od 300 do 450 zł', 'PLN (zł)', '300 zł – 450 zł'],
  ['60000 - 80000', 'CLP ($)', '$60,000 – $80,000'],
])('reads %j in %s', (text, currency, range) => {
  expect(read(text, currency)).toMatchObject({ range });
});

it.each([
  ['', null],
  ['N/A', null],
  ['£40', 'no range'],
  ['£0 - £0', 'no range'],
  ['£-5 - £10', 'no range'],
  ['£40 - £60, call me', 'no range'],
  ['£40 - £50 - £60', 'no range'],
  ['$40 - $60', 'another currency'],
  ['40 - 60 EUR', 'another currency'],
  ['£40 - £60 (about €50)', 'another currency'],
  ['£1 - £2', 'no sense'],
  ['£10,000 - £12,000', 'no sense'],
  ['£10 - £110', 'no sense'],
])('leaves %j out, and says why', (text, fault) => {
  const price = read(text);
  expect(price.range).toBeNull();
  expect('fault' in price ? price.fault : '').toEqual(fault === null ? null : expect.stringContaining(fault));
});

it('takes another dollar for another currency', () => {
  expect(read('A$40 - A$60', 'USD ($)')).toMatchObject({
    fault: expect.stringContaining('another currency'),
  });
});
