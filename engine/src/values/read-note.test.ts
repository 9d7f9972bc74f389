import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

const read = (text: string) => readNote(text, 'GBP');

test('one run of clauses fills every field that it tells', () => {
  expect(
    read('Navy Barbour wool coat, size 12, like new, small hole in the lining, £45, for Vinted'),
  ).toEqual({
    platform: 'Vinted',
    condition: 'used-like-new',
    itemName: 'Navy Barbour wool coat',
    make: 'Barbour',
    modelNumber: '',
    features: 'Navy Barbour wool coat, size 12, like new, small hole in the lining',
    price: { amount: 45, currency: 'GBP' },
  });
});

test('of pasted notes the first line names the thing, and the others tell of it', () => {
  const note = read('Oak bookcase\n180 cm tall, five shelves\nGood condition\nAsking 85\neBay');
  expect(note).toMatchObject({
    platform: 'eBay',
    condition: 'used-good',
    itemName: 'Oak bookcase',
    features: '180 cm tall, five shelves\nGood condition',
    price: { amount: 85, currency: 'GBP' },
  });
});

test.each([
  ['For eBay, used', 'used'],
  ['On Vinted, worn twice', 'worn twice'],
])('what “%s” says beside the marketplace is a sentence of its own', (sentence, rest) => {
  expect(readNote(`Navy coat. The zip is fine. ${sentence}`, 'GBP').features).toBe(
    `Navy coat. The zip is fine. ${rest}`,
  );
});

test.each([
  ['Selling my road bike, a bit dusty', 'Road bike'],
  ['I have a lovely chest of drawers with a scratch', 'Lovely chest of drawers'],
  ['Brand new with tags trainers for running', 'Trainers'],
  ['This is a sewing machine from my aunt', 'Sewing machine'],
])('what leads to the thing and what is told of it is no part of its name: %s', (text, name) => {
  expect(read(text).itemName).toBe(name);
});

test.each([
  ['Wool coat, never worn', 'new'],
  ['Camera, for parts', 'for-parts'],
  ['Wool coat. Good condition, well worn', 'used-fair'],
  ['Laptop with a brand new battery', ''],
  ['Wool coat, not new', ''],
  ['Router, open box', 'open-box'],
  ['Dress, worn once. Bought in May', 'used-like-new'],
])('a condition counts where it is said of the thing: %s', (text, condition) => {
  expect(read(text).condition).toBe(condition);
});

test.each([
  ['Lamp. Bought on eBay', ''],
  ['Lamp, not for eBay', ''],
  ['Lamp for eBay, lamp for Etsy', ''],
  ['Lamp to sell on Facebook Marketplace', 'Facebook Marketplace'],
  ['Amazon Kindle, boxed', ''],
  ['Reader by Amazon', ''],
  ['Lamp from Etsy', ''],
  ['lamp black £90 vinted', 'Vinted'],
  ['Lamp for 85 on eBay.', 'eBay'],
  ['Wax jacket, needs a wash, no hood, for eBay. Clean lining', 'eBay'],
])('a marketplace counts where it is the place of the sale: %s', (text, platform) => {
  expect(read(text).platform).toBe(platform);
});

test.each([
  ['Lamp, bought for £200', null],
  ['Lamp, asking 20, or asking 30', null],
  ['Lampe, 20 €', { amount: 20, currency: 'EUR' }],
])('only one price that is asked counts: %s', (text, price) => {
  expect(read(text).price).toEqual(price);
});

test.each([
  ['Red bike. £200. Good condition.', 'Red bike. Good condition.', 200],
  ['Lampe, 20 €, bon état', 'Lampe, bon état', 20],
  ['Lamp, £20, good condition', 'Lamp, good condition', 20],
])('a price between stops or commas goes with them: %s', (text, features, amount) => {
  expect(read(text)).toMatchObject({ features, price: { amount } });
});

test('addresses stay out, and no text reads as nothing', () => {
  expect(read('Wool coat https://shop.example/coat').features).toBe('Wool coat');
  expect(read(' \n ')).toMatchObject({ itemName: '', features: '', make: '', price: null });
});

test.each([
  ['Novel “The Silent Harbour” by a friend, hardback', 'Novel “The Silent Harbour”'],
  ['Roman „Der stille Hafen“, gebunden', 'Roman „Der stille Hafen“'],
  ["Vinyl LP 'Songs of the Harbour', 1972", "Vinyl LP 'Songs of the Harbour'"],
  ["Kids' shoes, boys' size 3", "Kids' shoes"],
  ['15" laptop, 12" stand', '15" laptop'],
])('a name does not end within a quotation: %s', (text, name) => {
  expect(read(text).itemName).toBe(name);
});
