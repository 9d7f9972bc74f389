import { listingFormSchema, type SellerAnswer } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { generateListing } from '../generate.ts';

function write(itemName: string, features: string, answers: readonly SellerAnswer[] = []) {
  const form = listingFormSchema.parse({ platform: 'eBay', itemName, features, condition: 'used-good' });
  return generateListing(form, { variant: 'v1', currency: 'GBP (£)', answers });
}

it.each([
  ['Leather jacket', 'Faux leather. The zip sticks.', /leather/i],
  ['Suede boots', 'Faux suede. Worn twice.', /suede/i],
  ['Jacke aus Leder', 'Kunstleder. Der Reißverschluss hakt.', /leder/i],
  ['Veste en cuir', 'Simili cuir. La fermeture coince.', /cuir/i],
])(
  'asks whether %s is what its name says or an imitation, and says neither until then',
  (name, features, material) => {
    const { questions, listing } = write(name, features);
    expect(questions.map(({ kind }) => kind)).toEqual(['conflict']);
    expect(listing.title).not.toMatch(material);
    const real = questions[0]?.options[0]?.answers ?? [];
    expect(write(name, features, real).listing.title).toMatch(material);
  },
);

it('asks nothing where only a part is an imitation', () => {
  expect(write('Leather bag', 'The lining is faux leather.').questions).toEqual([]);
});

it('leaves out a sentence that says only what the seller denied when asked, and keeps one that says more', () => {
  const name = 'Leather jacket, size M';
  const features = 'Faux leather. Size L, missing the belt. The zip sticks.';
  const answers = write(name, features).questions.map(({ options }) => options[0]?.answers ?? []);
  const { listing, leftOut, questions } = write(name, features, answers.flat());
  expect(questions).toEqual([]);
  expect(listing.description).toBe('Size L, missing the belt. The zip sticks.');
  expect(write('Leather jacket', '✓ Hood\n✗ Leather').leftOut).toEqual([]);
  expect(leftOut).toMatchObject([{ text: 'Faux leather.', reason: 'answered', canReturn: true }]);
});

it.each([
  ['Nike trainers size 5', 'White, lace up. No wait, they are a UK 6.', '5', 'UK 6'],
  ['Robe taille 38', 'Robe longue en viscose, pardon, taille 40. Portée deux fois.', '38', '40'],
])('asks which size holds where the text of “%s” corrects itself', (name, features, own, other) => {
  const { questions, listing } = write(name, features);
  expect(questions.flatMap(({ options }) => options.map(({ label }) => label))).toEqual([own, other]);
  expect(listing.title).not.toMatch(new RegExp(`${own}|${other}`));
  const right = questions[0]?.options[1]?.answers ?? [];
  expect(write(name, features, right).listing.title).toContain(other);
});

it('doubts a word, a phrase or a bracket, and not the sentence round it', () => {
  const { listing } = write('Bag', 'Black, small-ish, leather (the strap may have been replaced), size M.');
  expect(listing.title.toLowerCase()).toContain('black');
});

it('publishes no size that the seller only guesses', () => {
  expect(write('Silver ring', 'Size N (about a US 7). Worn twice.').listing.title).not.toContain('US 7');
});
