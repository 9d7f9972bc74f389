// What is true of eBay alone: policies that a seller has to be let in to, and promotions that take something off a price.
import { channelFormSchema, listListingsResponseSchema } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { buildForm } from '../../test/builders.ts';
import { openShop } from '../../test/open-shop.ts';
import { SELLING_SERVICES } from '../../test/selling-services.ts';
import { type EbaySellingStandIn, startEbaySelling } from '../../test/stand-in-ebay-selling.ts';
import { readBack } from './operations/read-back.ts';

async function open() {
  const service = SELLING_SERVICES.find(({ code }) => code === 'ebay');
  if (!service) throw new Error('eBay does not sell.');
  let ebay: EbaySellingStandIn | undefined;
  const start = async () => {
    ebay = await startEbaySelling();
    return ebay;
  };
  const shop = await openShop({ ...service, start }, 'sqlite');
  if (!ebay) throw new Error('eBay was not started.');
  return { ...shop, ebay };
}

it('asks for the policies of a seller whom eBay has not let use them', async () => {
  const { test, session, save, there } = await open();
  const { id } = await save();
  const said = 'User is not eligible for Business Policy.';
  const body = { errors: [{ errorId: 20_403, message: 'Invalid .', longMessage: said }] };
  for (const kind of ['fulfillment', 'payment', 'return'])
    there.play(`/${kind}_policy`, { kind: 'status', status: 400, body });
  const answer = await test.get(`/api/listings/${id}/channels/ebay`, session);
  const { choices } = channelFormSchema.parse(await answer.json());
  const missing = choices.filter(({ options, other }) => options.length === 0 && other === null);
  expect(missing.map(({ label }) => label)).toEqual(['Postage', 'Payment', 'Returns']);
});

it('takes what was paid for the price of a sale, not what it was before a promotion', async () => {
  const { test, session, putUp, ebay } = await open();
  await putUp();
  ebay.sell(ebay.there()[0]?.sku ?? '', '89.50');
  for (const { lineItems } of ebay.orders)
    for (const line of lineItems) line.discountedLineItemCost = { value: '80.55', currency: 'GBP' };
  await readBack(test.context);
  const list = await (await test.get('/api/listings', session)).json();
  expect(listListingsResponseSchema.parse(list).work).toMatchObject([{ sale: { price: 80.55 } }]);
});

it('leaves out what is longer than eBay takes of an item specific', async () => {
  const service = SELLING_SERVICES.find(({ code }) => code === 'ebay');
  const { save, preview, ebay } = await open();
  const features = `Size: M\nColour: navy\nOuter shell material: ${'waxed cotton, '.repeat(5)}linen`;
  const { specifics } = await preview(
    await save({ originalFormInput: buildForm({ ...service?.form, features }) }),
  );
  const sent = [...ebay.items.values()].map(({ product }) => Object.keys(product.aspects));
  expect(sent).toEqual([['Brand', 'Colour', 'Size']]);
  expect(specifics.map(({ name }) => name)).toEqual(sent[0]);
});
