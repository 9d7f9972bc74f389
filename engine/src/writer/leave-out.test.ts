import { listingFormSchema, PLATFORMS, type Platform } from '@smart-listings/contract';
import { describe, expect, it, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { marketplaceOf } from '../marketplaces/index.ts';

function write(features: string, platform: Platform = 'eBay') {
  const form = listingFormSchema.parse({
    platform,
    itemName: 'Barbour Beaufort',
    features,
    condition: 'used-good',
  });
  const { listing, leftOut } = generateListing(form, { variant: 'v1', currency: 'EUR (€)' });
  return { description: listing.description, leftOut: leftOut.map(({ text }) => text) };
}

// What is known of the language before it, the sentence that goes, and what stands after it.
const LANGUAGES = [
  ['en', 'The jacket was worn twice.', 'Asking £40.', 'The zip sticks.', 'Which is a bargain.'],
  [
    'de',
    'Die Jacke wurde zweimal getragen.',
    'Preis 40 €.',
    'Der Reißverschluss hakt.',
    'Und das ist günstig.',
  ],
  ['fr', 'La veste a été portée deux fois.', 'Prix 40 €.', 'La fermeture coince.', 'Et c’est donné.'],
  ['es', 'La chaqueta se ha usado dos veces.', 'Precio 40 €.', 'La cremallera se atasca.', 'Y es una ganga.'],
  ['it', 'La giacca è stata usata due volte.', 'Prezzo 40 €.', 'La cerniera si inceppa.', 'Ed è un affare.'],
  ['nl', 'De jas is twee keer gedragen.', 'Vraagprijs 40 €.', 'De rits hapert.', 'En dat is niet veel.'],
  ['pt', 'O casaco foi usado duas vezes.', 'Preço 40 €.', 'O fecho prende.', 'E não é muito.'],
  ['sv', 'Jackan är använd två gånger.', 'Pris 40 €.', 'Det blixtlåset kärvar.', 'Och det är billigt.'],
  ['pl', 'Kurtka była noszona dwa razy.', 'Cena 40 €.', 'Ten zamek się zacina.', 'I to jest okazja.'],
] as const;

describe('beside a sentence that is left out', () => {
  it.each(LANGUAGES)('a sentence of its own stays, in %s', (_language, before, asks, own) => {
    const { description, leftOut } = write(`${before} ${asks} ${own}`);
    expect(description).toContain(own);
    expect(leftOut).toEqual([asks]);
  });
});

// "OK." and prices: a statement beside an amount is the thing's, words of the deal are the amount's.
describe('beside an amount in its own sentence', () => {
  const before = 'The jacket was worn twice and the zip sticks. ';
  it.each([
    ['£35, does not come apart', 'Does not come apart.'],
    ['£35 does not come apart', 'Does not come apart.'],
    ["£220 for both, won't separate at the moment", "Won't separate at the moment."],
    ['£75 need gone by Sunday', 'Need gone by Sunday.'],
  ])('%s: %s', (asks, kept) => {
    const { description, leftOut } = write(before + asks);
    expect(description).toContain(kept);
    expect(leftOut.join(' ')).toContain('£');
    expect(description).not.toContain('£');
  });

  it.each(['£35 ono, cash only', '£35 or nearest offer', '£35 the lot', '£35 for the pair'])(
    '%s: nothing',
    (asks) => {
      expect(write(before + asks).description).not.toMatch(/ono|cash|offer|the lot|the pair/);
    },
  );
});

// An amount that the words before it may lead to stays with them.
describe('an amount that is not sure to be what is asked', () => {
  const before = 'The jacket was worn twice and the zip sticks. ';
  it.each([
    'It needs a new zip that will be 10 €',
    'It sells online between 80 and 100 € in this state',
    'The tags say £30 each',
    'Estimated worth today: over £600',
    '£140 is the highest bid so far',
    '£2 the button',
    'For men or women £40',
    'A repair should be 30–40 € or so',
    'The pocket was mended for £40, or so I was told',
    '£35, or free to somebody in need',
    'We have 3 but price is each',
    'Price is per piece',
  ])('%s', (line) => {
    expect(write(before + line)).toEqual({
      description: expect.stringContaining(line),
      leftOut: [],
    });
  });
});

// "Post", "offer", "Hermes": of sending and of prices right beside an amount, and of the thing elsewhere.
describe('a word that is as often another one', () => {
  const before = 'The jacket was worn twice and the zip sticks. ';
  it.each(['Newel post with its finial £140', 'Hermes scarf and box £140', '£140 + corner post included'])(
    'speaks of the thing: %s',
    (line) => {
      const { description, leftOut } = write(before + line);
      expect(description).toContain(line);
      expect(leftOut).toEqual([]);
    },
  );

  it.each(['Price £140', '£140 + post', '£140 + £5 post'])('speaks of the amount: %s', (line) => {
    expect(write(before + line).leftOut).toEqual([line]);
  });

  it('leaves an amount that it is not beside to the thing', () => {
    const line = 'A 140 € voucher with an offer.';
    expect(write(before + line)).toEqual({ description: expect.stringContaining(line), leftOut: [] });
  });
});

test('of a text that is mostly what may not stand, each stretch goes and what is between them stays', () => {
  const { description, leftOut } = write(
    'Ring 07700 900123 or mail jo@example.com before you come to see the waxed jacket with a torn pocket',
  );
  expect(description).toContain('before you come to see the waxed jacket with a torn pocket');
  expect(description).not.toMatch(/07700|example\.com/);
  expect(leftOut).toEqual(expect.arrayContaining(['Ring 07700 900123', 'mail jo@example.com']));
});

// Each language's way to point to what else the seller has, and the same words about the thing itself.
const OTHERS = [
  ['See my other items.', 'The other items in the box are shown.'],
  ['Have a look at my other listings!', 'All items listed are included.'],
  ['Other things for sale.', 'The other side is clean.'],
  ['Lots more listed.', 'More than listed.'],
  ['Please visit my shop.', 'Bought in my local shop.'],
  ['Schaut euch meine anderen Artikel an.', 'Meine anderen Kinder tragen das nicht.'],
  ['Regardez mes autres annonces.', 'Mes autres enfants n’en veulent pas.'],
  ['Mira mis otros anuncios.', 'Mis otros hijos no la usan.'],
  ['Guardate i miei altri annunci.', 'I miei altri figli non la usano.'],
  ['Bekijk mijn andere advertenties.', 'Mijn andere kinderen dragen dit niet.'],
  ['Zobacz moje inne ogłoszenia.', 'Moje inne dzieci tego nie noszą.'],
  ['Veja os meus outros anúncios.', 'Os meus outros filhos não usam isto.'],
] as const;

describe.each(PLATFORMS)('what points to the seller’s other listings, on %s', (platform) => {
  const minds = marketplaceOf(platform).policies['other-listings'] !== undefined;

  test.each(OTHERS)('%s', (points, speaks) => {
    const before = 'Barbour Beaufort, navy, worn twice.\n';
    expect(write(before + points, platform).leftOut).toEqual(minds ? [points] : []);
    expect(write(before + speaks, platform).leftOut).toEqual([]);
  });
});

test.each([
  ['behind a unit with a stop', 'It has been in the loft for 4 yrs. £70.', /loft for 4 yrs/],
  ['before a few words of the deal', 'It works. £40 you haul.', /works/],
  ['and the word for an offer', 'It works. £70 or nearest sensible offer.', /works/],
  ['that no one goes below', 'It works. Porch pickup, £110 firm.', /pickup/i],
  ['before how it is paid', 'Den fungerar bra. Hämtas i Eskilstuna, 900 kr swish.', /Eskilstuna/],
  ['behind where it is collected', 'Den fungerar bra. Hämtas i Borås 1800 kr.', /Borås/],
  ['without cents', 'Speelt goed. Ophalen Amersfoort, 350,-', /Amersfoort/],
  ['behind a capital that is no initial', 'Charger included USB C. £140 ono.', /USB C/],
])('an amount %s goes, and what stands beside it stays', (_, features, stays) => {
  const { description } = write(features, 'Facebook Marketplace');
  expect(description).not.toMatch(/\d{2,} ?kr|350|£/u);
  expect(description).toMatch(stays);
});

test.each([
  ['what sending costs', 'It works. Can post for £12.'],
  ['what it once cost', 'It works. Paid £900 for it.'],
  ['what else there is', 'It works. Spare blades £10 each.'],
])('%s stays', (_, features) => {
  expect(write(features, 'Facebook Marketplace').description).toMatch(/£/);
});
