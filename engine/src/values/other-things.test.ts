// What a text says of another thing, of whoever tried it on, or of a part of a lot is no value of the item.
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

const answerOf = (form: Parameters<typeof formOf>[0]) =>
  generateListing(formOf(form), { variant: 'v1', currency: 'GBP (£)' });
const certain = (form: Parameters<typeof formOf>[0], kind: string) =>
  answerOf(form)
    .facts.filter((fact) => fact.kind === kind && fact.certainty === 'certain')
    .map(({ value }) => value);

test.each([
  ['en', 'Trucker jacket', 'Fits oversized on me (UK 10).'],
  ['de', 'Jeansjacke', 'Sitzt locker an mir (EU 40).'],
  ['fr', 'Veste en jean', 'Large sur moi (FR 40).'],
])('in %s a size in brackets behind whoever tried it on is theirs', (_, itemName, features) => {
  expect(certain({ itemName, features }, 'size')).toEqual([]);
});

test('a size beside the noun of another thing is that thing’s', () => {
  const form = { itemName: 'Golf clubs', features: 'Throwing in a glove size M which is for right hand.' };
  expect(certain(form, 'size')).toEqual([]);
  expect(
    certain({ itemName: 'Summer dress', features: 'Lovely dress size 12 with pockets.' }, 'size'),
  ).toEqual(['12']);
});

test('of two things that a name joins, what the second is like is not said of both', () => {
  const form = {
    itemName: 'Moka pot and espresso cups',
    features: 'I give four espresso cups white from the set.',
  };
  expect(certain(form, 'colour')).toEqual([]);
});

test('how large a thing is, is no size of a table; how large a frame is, is one', () => {
  expect(certain({ itemName: 'Brooch', features: 'Size: 4.5 cm across.' }, 'size')).toEqual([]);
  expect(certain({ itemName: 'Road bike', features: 'Frame size: 54 cm' }, 'size').join()).not.toContain(
    'CM',
  );
});

test.each([
  'Had it since about 2016, black',
  'anno 2014 circa, nero',
  'ca. 2015, schwarz',
  'depuis 2017, noir',
])('when something was is no year of the thing: %s', (features) => {
  expect(certain({ itemName: 'Kettle', features }, 'era')).toEqual([]);
});

test('the few digits behind “set” count what is in it', () => {
  expect(certain({ itemName: 'Golf clubs', features: 'Half set: 5, 7, 9 irons' }, 'identifier')).toEqual([]);
});

test('a correction takes back what it puts something else in the place of, and no make', () => {
  const corrected = {
    itemName: 'Model locomotive',
    make: 'Märklin',
    features: 'Märklin tank engine... Correction: tender engine.',
  };
  expect(answerOf(corrected).questions).toEqual([]);
  expect(certain(corrected, 'brand')).toEqual(['Märklin']);
});

test('the beginning of a make is no pattern', () => {
  const form = {
    itemName: 'Tana Lawn scraps',
    make: 'Liberty Fabrics',
    features: 'All genuine Liberty cotton.',
  };
  expect(certain(form, 'pattern')).toEqual([]);
  expect(certain({ ...form, itemName: 'Liberty scraps', make: 'Liberty' }, 'pattern')).toEqual([]);
});

test.each([
  ['two prices', 'Just this stack £60. The lot for £90.', ['£60', '£90']],
  ['what is taken off', 'Two pads are torn, those are £20 less.', ['£20 less']],
  ['a bound', 'I will refund overage more than $3.', ['more than $3']],
  ['a price for one and for several', '£140 each or £750 for 6.', ['£140 each or £750 for 6']],
])('%s stays: no field of a form holds it', (_, features, said) => {
  const { description } = answerOf({
    itemName: 'Office chairs',
    platform: 'Gumtree',
    features: `From an office. ${features}`,
  }).listing;
  for (const words of said) expect(description).toContain(words);
});

test('“no.” is a number before one, and a denial elsewhere', () => {
  const { description } = answerOf({
    itemName: 'Watch',
    features: 'Box: no. papers: no. price is fixed. Ref no. 12 inside.',
  }).listing;
  expect(description).toContain('Box: no. Papers: no. Price is fixed. Ref no. 12 inside.');
});

test.each([
  ['en', 'Lunch box', 'Comes in a plain brown box, no spoon.'],
  ['de', 'Brotdose', 'Kommt in einer braunen Dose, ohne Löffel.'],
  ['nl', 'Lunchbox', 'Zit in een bruine lunchbox, geen lepel.'],
])('in %s what it comes in is another thing, though it is called alike', (_, itemName, features) => {
  expect(certain({ itemName, features }, 'colour')).toEqual([]);
});

test.each([
  ['Denby coffee pot', 'Denby stoneware coffee pot, no chips.', 'Coffee'],
  ['Pink Marlowe Horses LP', 'Pink Marlowe - Horses. Gatefold.', 'Pink'],
])('a word of what %s is called is no colour', (itemName, features, colour) => {
  expect(certain({ itemName, features }, 'colour')).not.toContain(colour);
});

test.each([
  ['Guitar', 'Original hard case (black, with logo), plays well.'],
  ['Blouse', 'Navy in the photo? Dots in colour red.'],
  ['Jacket', 'Black stripes'],
  ['Ankle boots', 'Ankle boots with white fur'],
])('%s: the colour of a case, of dots, of stripes or of fur is not the thing’s', (itemName, features) => {
  expect(certain({ itemName, features }, 'colour')).toEqual([]);
});

test('of a list of colours behind their label none is the thing’s own', () => {
  expect(certain({ itemName: 'Yarn', features: 'Colours: navy, sage, plum and grey.' }, 'colour')).toEqual(
    [],
  );
  expect(certain({ itemName: 'Yarn', features: 'Colour: navy' }, 'colour')).toEqual(['Navy']);
});

test('of two amounts without a noun neither is the thing’s, and one in two units is', () => {
  const amounts = (features: string) => certain({ itemName: 'Face serum', features }, 'measurement');
  expect(amounts('Serum 30 ml, sealed.\nMini 15 ml, new.')).toEqual([]);
  expect(amounts('30 ml (1 fl oz), sealed.')).not.toEqual([]);
});

test('what is made for both is for neither alone, and a word beside a title is nobody', () => {
  const both = {
    itemName: 'Clogs',
    features: 'Size 10 in men’s, size 12 in women’s.',
  };
  expect(certain(both, 'department')).toEqual([]);
  expect(
    certain({ itemName: 'The little hare', features: 'Harbour Junior, paperback.' }, 'department'),
  ).toEqual([]);
});

test('of two sizes that are joined neither is the lot’s', () => {
  const form = { itemName: 'Baby bodysuits', features: 'Sizes 0-1 and 1-3 months, all cotton.' };
  expect(certain(form, 'size')).toEqual([]);
});

test.each(['Model 2014.', 'Modell 2014.', 'Altura modelo 1m73.', 'Model is 1m81.'])(
  'when it was made and how tall the wearer is, is no model: %s',
  (features) => {
    expect(certain({ itemName: 'Chronograph', make: 'Kestrel', features }, 'model')).toEqual([]);
  },
);

test.each([
  ['Rower with PM5 display', 'PM5'],
  ['Roller SR4-2/1', 'SR4-2'],
])('%s: the code of a part, or half of a code, is no model', (itemName, code) => {
  expect(certain({ itemName }, 'model')).not.toContain(code);
});

test.each([
  ['Kestrel 90 mm', 'Hochwertiges Kamera-Set aus Objektiv und Linsen.', 'Kamera'],
  ['Kestrel P-6000', 'Nieuw uit de winkel', 'Winkel'],
  ['Kestrel gel', 'Je vends mes Kestrel gel car je ne les porte pas.', 'Car'],
  ['Moon boot', 'Moon boot basses', 'Basses'],
])('%s: a half, a place, a small word or what it is like is not what it is', (itemName, features, said) => {
  expect(certain({ itemName, features }, 'type')).not.toContain(said);
});

test('what is counted behind a line comes with it', () => {
  const type = (itemName: string) => certain({ itemName, make: 'Sony' }, 'type');
  expect(type('PlayStation 2 slim bundle 11 games')).not.toContain('Games');
});

test.each([
  ['Clay earrings', 'Weight 3 g each, so light.'],
  ['Ohrringe', 'Gewicht 3 g je Stück.'],
  ['Boucles d’oreilles', 'Poids 3 g chacune.'],
])('%s: what is told of each piece is not the thing’s', (itemName, features) => {
  expect(certain({ itemName, features }, 'measurement')).toEqual([]);
});

test('a part that the name tells behind a comma lends the thing no material', () => {
  const form = { itemName: 'Weekly planner undated, linen cover', features: 'Linen cover, lies flat.' };
  expect(certain(form, 'material')).toEqual([]);
});

test('where the field says that there is no make, one in the name is of what it fits', () => {
  const form = { itemName: 'HP 304XL black ink cartridge remanufactured' };
  expect(certain({ ...form, make: 'n/a' }, 'brand')).toEqual([]);
  expect(certain({ itemName: 'HP laptop 15 inch' }, 'brand')).toEqual(['HP']);
});

test('a model that is asked about is answered by no other code of the name', () => {
  const form = { itemName: 'Kestrel automatic watch 7S26', make: 'Kestrel', modelNumber: 'SNK809?' };
  const { specifics, listing } = answerOf(form);
  expect(specifics.find(({ id }) => id === 'model')?.values ?? []).toEqual([]);
  expect(listing.title).toContain('7S26');
});

test('a search word with a question mark is none', () => {
  const { tags } = answerOf({ itemName: 'Rocking horse', keywords: 'antique, victorian?' }).listing;
  expect(tags).toContain('antique');
  expect(tags.join()).not.toMatch(/victorian/i);
});

test('a bare number that goes on to another is no price', () => {
  const features = 'We recommend to change the filter each 6 to 12 month.';
  expect(answerOf({ itemName: 'Vacuum filter', features }).listing.description).toContain(
    'each 6 to 12 month',
  );
});

test('a place before a price stays', () => {
  const { description } = answerOf({
    platform: 'Facebook Marketplace',
    itemName: 'Barnsäng',
    features: 'Madrassen är hel. Hämtas i Majorna, Lisborg. 200 kr swish.',
  }).listing;
  expect(description).toContain('Majorna, Lisborg');
  expect(description).not.toContain('200');
});

test('a heart behind several words parts, and is a verb behind one', () => {
  const said = (features: string) => answerOf({ itemName: 'Dress', features }).listing.description;
  expect(said('Tied at the waist ❤️ worn once to a wedding.')).toContain('waist. Worn once');
  expect(said('I ❤️ this dress and wear it.')).not.toContain('–');
});

test.each([
  ['Baby cardigan', 'Size: I’ve made it as 3-6 months.', 'size', /made/i],
  ['Boutons anciens', 'Époque : je dirais entre 1900 et 1940.', 'era', /dirais/i],
])('%s: a sentence behind a label is no value', (itemName, features, kind, said) => {
  expect(certain({ itemName, features }, kind).join()).not.toMatch(said);
});

test('an amount of a part takes none back that the name says', () => {
  const form = { itemName: 'Nikon 50 mm f/1.8G lens', make: 'Nikon', features: 'Filter thread 58 mm.' };
  const { questions, listing } = answerOf(form);
  expect(questions).toEqual([]);
  expect(listing.title).toContain('50 mm');
});

test('a make that the name says and the text denies is asked about', () => {
  const form = {
    itemName: 'Tea set Wedgwood Harrow Lane',
    make: 'Harrow Lane',
    features: 'Correction: it is not Wedgwood as I had put in the title.',
  };
  const { questions, listing } = answerOf(form);
  expect(questions.map(({ text }) => text).join()).toContain('Wedgwood');
  expect(listing.title).not.toContain('Wedgwood');
});

test.each([
  ['Only sold together: £80.', 'Only sold together'],
  ['Works well. Asking £35, or free if you cannot afford it.', 'Asking £35, or free'],
])('terms beside a price stay: %s', (features, said) => {
  const { description } = answerOf({
    itemName: 'Hair dryer and straightener',
    features,
    platform: 'Gumtree',
  }).listing;
  expect(description).toContain(said);
});

test('behind the last word of a list a statement begins', () => {
  const { description } = answerOf({
    itemName: 'LP',
    platform: 'eBay',
    features:
      'Have twenty other LPs listed - Twins, Order, Felt. Sent in a proper stiff mailer with the record outside.',
  }).listing;
  expect(description).toContain('Sent in a proper stiff mailer');
});

test.each([
  ['de', 'Verkaufe für 20 plus 5 Versand.'],
  ['en', '£35, or make me an offer I like.'],
])('in %s a price that is joined with another goes: %s', (_, features) => {
  const { description } = answerOf({
    itemName: 'Camera',
    platform: 'eBay',
    features: `Works well. ${features}`,
  }).listing;
  expect(description).not.toMatch(/asking 20|für 20|£35/i);
});

test('“in” says in Italian what a thing is of', () => {
  expect(certain({ itemName: 'Borsa in pelle nera Gucci' }, 'brand')).toEqual(['Gucci']);
});

test('a clipped word of a list goes on', () => {
  const features = 'Ausstattung: Klima, Elektr. Fensterheber vorne und hinten, Sitzheizung.';
  expect(answerOf({ itemName: 'Auto', features }).listing.description).toContain(
    'Elektr. Fensterheber vorne und hinten',
  );
});
