import { describe, expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { LANGUAGES } from '../language/languages.ts';
import { DATA } from '../lexicon/data.ts';
import { formOf } from '../test/form.ts';

const answerOf = (form: Parameters<typeof formOf>[0]) =>
  generateListing(formOf(form), { variant: 'v1', currency: 'GBP (£)' });

describe.each(LANGUAGES)('words of %s that stand where there is no make', (language) => {
  const words = (DATA[language] ?? '')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([kind]) => kind === 'no-make')
    .flatMap(([, , list = '']) => list.split(', '));

  test.each(['make', 'modelNumber'] as const)('change nothing in the field %s', (field) => {
    expect(words.length).toBeGreaterThan(5);
    const plain = answerOf({ itemName: 'Wooden toy train', features: 'Eight wagons.' }).listing;
    const other = words.filter((word) => {
      const { listing } = answerOf({
        itemName: 'Wooden toy train',
        features: 'Eight wagons.',
        [field]: word,
      });
      return JSON.stringify(listing) !== JSON.stringify(plain);
    });
    expect(other).toEqual([]);
  });

  test('say nothing beside one another either, whatever sign parts them', () => {
    const said = words.flatMap((word, index) => {
      const other = words[(index + 3) % words.length] ?? word;
      const form = { itemName: 'Wooden toy train', make: `${word} / ${other}`, modelNumber: `${word}.` };
      const kinds = answerOf(form).facts.map(({ kind }) => kind);
      return kinds.includes('brand') || kinds.includes('model') ? [form] : [];
    });
    expect(said).toEqual([]);
  });
});

describe('a make or a model in doubt', () => {
  test.each([
    ['make', 'Kestrel or Osprey', ['Kestrel', 'Osprey']],
    ['make', 'Kestrel i think', ['Kestrel']],
    ['make', 'mostly Adidas, the other is Puma', ['Adidas', 'Puma']],
    ['modelNumber', 'KS-4 ?', ['KS-4']],
    ['modelNumber', "KS-4 or KS-6, can't read the label", ['KS-4', 'KS-6']],
  ] as const)('in %s, “%s”, is asked about, and stands nowhere until then', (field, said, names) => {
    const form = { itemName: 'Trail backpack', features: 'A lovely thing that I used on two walks.' };
    const { questions, listing } = answerOf({ ...form, [field]: said });
    expect(JSON.stringify(listing)).not.toMatch(/kestrel|ks-\d|adidas|puma/i);
    const [question] = questions;
    expect(question?.options.slice(0, -1).map(({ label }) => label)).toEqual(names);
    for (const [index, name] of names.entries()) {
      const { listing: told } = generateListing(formOf({ ...form, [field]: said }), {
        variant: 'v1',
        currency: 'GBP (£)',
        answers: question?.options[index]?.answers ?? [],
      });
      expect(told.title).toContain(name);
    }
    const left = question?.options.at(-1)?.answers ?? [];
    const none = generateListing(formOf({ ...form, [field]: said }), {
      variant: 'v1',
      currency: 'GBP (£)',
      answers: left,
    });
    expect(none.questions).toEqual([]);
    expect(JSON.stringify(none.listing)).not.toMatch(/kestrel|ks-\d|adidas|puma/i);
  });
});

test('a remark in brackets is no part of a make, and its short name is', () => {
  const make = (text: string) =>
    answerOf({ itemName: 'Brass earrings', make: text }).facts.find(({ kind }) => kind === 'brand')?.value;
  expect(make("Atelier Mirabelle (c'est moi !)")).toBe('Atelier Mirabelle');
  expect(make('Foca (OPL)')).toBe('Foca (OPL)');
});

test.each(['colour 2925, dye lot 61120', 'Farbe 2925', 'couleur 2925'])('%s is no model', (modelNumber) => {
  const { facts } = answerOf({ itemName: 'Alpaca yarn', modelNumber });
  expect(facts.map(({ kind }) => kind)).not.toContain('model');
  expect(JSON.stringify(facts)).toContain('2925');
});

test('a model is said without the parts of its field that say nothing', () => {
  const { facts } = answerOf({ itemName: 'Office chair', make: 'Kestrel', modelNumber: 'Mirra 1, size n/a' });
  expect(facts.find(({ kind }) => kind === 'model')?.value).toBe('Mirra 1');
});

test('a doubted make that is none is no answer to the question', () => {
  const { questions } = answerOf({
    itemName: 'Hanglamp',
    make: 'onbekend (Raak?)',
    features: 'Mooie lamp van glas.',
  });
  expect(questions[0]?.options.map(({ label }) => label).slice(0, -1)).toEqual(['Raak']);
});

test('a label of the seller’s own in a field says that of the thing, and no model', () => {
  const { facts, listing } = answerOf({ itemName: 'Trail backpack', modelNumber: 'Sticker: Alpine Club' });
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'attribute', label: 'Sticker', value: 'Alpine Club' }),
  );
  expect(facts.map(({ kind }) => kind)).not.toContain('model');
  expect(listing.title).not.toContain('Sticker');
});

describe('a size in the field of the model', () => {
  test.each(['size 6', 'Size L', 'XL', 'M', 'Gr. M', 'EU 39', 'UK 12', 'W32 L34', 'tam 40', 'T38'])(
    '%s is the size of a dress, and no model',
    (modelNumber) => {
      const { facts } = answerOf({ itemName: 'Summer dress', make: 'Kestrel', modelNumber });
      expect(facts.map(({ kind }) => kind)).toContain('size');
      expect(facts.map(({ kind }) => kind)).not.toContain('model');
    },
  );

  test('that the text says is no model, and one that it denies is', () => {
    const kindsOf = (features: string) =>
      answerOf({ itemName: 'Trail shoes', modelNumber: '38', features }).facts.flatMap(
        ({ kind, polarity }) => (polarity === 'asserted' ? [kind] : []),
      );
    expect(kindsOf('Size 38.')).not.toContain('model');
    expect(kindsOf('Not size 38.')).toContain('model');
    expect(kindsOf('Not size 38.')).not.toContain('size');
  });

  test.each(['197 cm', '8 inch / 20cm', '18v', '950cm', '22"'])(
    '%s is a measure, and no model',
    (modelNumber) => {
      const { facts } = answerOf({ itemName: 'Touring skis', make: 'Kestrel', modelNumber });
      expect(facts.map(({ kind }) => kind)).not.toContain('model');
    },
  );

  test.each(['9780134093413', '978-0-13-409341-3', '5037115353535'])(
    '%s is the number of an article, and in no title',
    (modelNumber) => {
      const { facts, listing } = answerOf({ itemName: 'Course book', make: 'Kestrel', modelNumber });
      expect(facts.map(({ kind }) => kind)).toContain('identifier');
      expect(facts.map(({ kind }) => kind)).not.toContain('model');
      expect(listing.title).not.toMatch(/\d{6}/);
    },
  );

  test.each(['3-4', '62/68'])('%s is a span of ages or sizes, and no model', (modelNumber) => {
    const { facts } = answerOf({ itemName: 'Boys clothes', modelNumber });
    expect(facts.map(({ kind }) => kind)).not.toContain('model');
  });

  test('a make that the seller is not sure of is in no title', () => {
    const { listing } = answerOf({ itemName: 'Gaming chair', make: 'X Rocker i think' });
    expect(listing.title).toBe('Gaming chair');
    expect(listing.tags.join(' ')).not.toContain('think');
  });

  test('a model that the seller asks about is in no title', () => {
    const { listing } = answerOf({
      itemName: 'Safe',
      make: 'Chubb',
      modelNumber: 'Aver 2K? please check plate',
    });
    expect(listing.title).not.toContain('check');
    expect(listing.tags.join(' ')).not.toContain('check');
  });

  test('is in doubt where the seller asks', () => {
    const { listing } = answerOf({ itemName: 'Summer dress', modelNumber: 'Size L?', platform: 'Vinted' });
    expect(listing.title).not.toMatch(/L\b/);
  });

  test('is found beside elisions', () => {
    const { facts } = answerOf({
      itemName: 'Robe',
      features: 'Elle m’allait bien mais l’ourlet s’est défait, taille 38.',
    });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'size', value: '38' }));
  });

  test('is not said twice', () => {
    const { facts } = answerOf({ itemName: 'Summer dress', modelNumber: '38', features: 'Size 38. Lovely.' });
    expect(facts.filter(({ value }) => value === '38').map(({ kind }) => kind)).toEqual(['size']);
  });

  test.each(['501', 'Air Max 90', 'KS-38', '1460', '550', '20L6S1AB00'])('%s is a model', (modelNumber) => {
    const { facts } = answerOf({ itemName: 'Trainers', make: 'Kestrel', modelNumber, features: 'Size 6.' });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'model', value: modelNumber }));
  });
});

test.each([
  ['Coat', 'Navy. Comes to just below my knee and I am 5ft 3.'],
  ['Blanket set', 'A set 21 pieces.'],
])('an amount that is somebody’s, or counts, is no value of the %s', (itemName, features) => {
  const { facts } = answerOf({ itemName, features, platform: 'Vinted' });
  expect(facts.filter(({ kind }) => kind === 'measurement' || kind === 'identifier')).toEqual([]);
});

test('a part’s number is read with all its groups', () => {
  const { facts } = answerOf({
    itemName: 'ECU',
    features: 'Part number 03G 906 021 QJ, tested.',
    platform: 'eBay',
  });
  expect(facts).toContainEqual(expect.objectContaining({ kind: 'identifier', value: '03G 906 021 QJ' }));
});

test('of a table of sizes none is the size', () => {
  const { facts } = answerOf({
    platform: 'Etsy',
    itemName: 'Cotton dress',
    features: 'S = chest up to 84 cm, M 85-92, L 93-100, XL 101-110.',
  });
  expect(facts.filter(({ kind }) => kind === 'size')).toEqual([]);
});

describe('two colours', () => {
  const coloursOf = (features: string) =>
    answerOf({ itemName: 'Glass bowl', features, platform: 'Etsy' })
      .facts.filter(({ kind, certainty }) => kind === 'colour' && certainty === 'certain')
      .map(({ value }) => value);

  test('before the noun are both its', () => {
    expect(coloursOf('The old gold and black bowl.')).toEqual(['Gold', 'Black']);
  });

  test.each([
    ['Vestido', 'Vestido rojo con lunares blancos, talla 38.', ['Rojo']],
    ['Robe', 'Robe rouge à pois blancs, taille 38.', ['Rouge']],
    ['Camera', 'Film camera, black and chrome.', []],
  ])('of which one is that of a pattern or a part are not the %s’s', (itemName, features, colours) => {
    const { facts } = answerOf({ itemName, features, platform: 'Vinted' });
    const certain = facts.filter(({ kind, certainty }) => kind === 'colour' && certainty === 'certain');
    expect(certain.map(({ value }) => value)).toEqual(colours);
  });

  test('are said both, or none: the ground alone is another colour', () => {
    expect([0, 2]).toContain(coloursOf('Two turquoise on white Butterprint bowls.').length);
  });
});

describe('a denial in the field of the make', () => {
  test.each([
    ['compatible, not Osprey', null],
    ['not Osprey', null],
    ['ej original', null],
    ['Kestrel, not vintage', 'Kestrel'],
    ['No Fear', 'No Fear'],
  ] as const)('“%s” leaves %s', (make, left) => {
    const { facts, listing } = answerOf({
      itemName: 'Replacement filter',
      make,
      keywords: 'osprey, osprey filter, hiking',
    });
    const said = facts.find(({ kind, polarity }) => kind === 'brand' && polarity === 'asserted');
    expect(said?.value ?? null).toBe(left);
    expect(listing.title).not.toMatch(/\bej\b|not\b/i);
    if (make.includes('Osprey')) expect(`${listing.title} ${listing.tags.join(' ')}`).not.toMatch(/osprey/i);
  });
});

test('a make in doubt is no search word either', () => {
  const { listing } = answerOf({
    itemName: 'Orange vase',
    make: 'Kestrel (unconfirmed)',
    keywords: 'fat lava, kestrel, kestrel vase',
  });
  expect(`${listing.title} ${listing.tags.join(' ')}`).not.toMatch(/kestrel/i);
  expect(listing.tags).toContain('fat lava');
});

test.each([
  ['modelNumber', 'Paris, No. 5', 'model'],
  ['make', 'Yes, No Label Records', 'brand'],
])('in %s “%s” is a name: a “No” with a capital denies nothing', (field, name, sort) => {
  const { facts } = answerOf({ itemName: 'Perfume', [field]: name });
  expect(facts.find(({ kind, polarity }) => kind === sort && polarity === 'asserted')?.value).toBe(name);
});

describe('what stands in a field beside its name', () => {
  test.each([
    ['make', 'Fern & Fold (me!)', 'Fern & Fold', /\bme\b/i],
    ['modelNumber', 'QX-250 (from the case back)', 'QX-250', /case back/i],
    ['modelNumber', 'QX-250 (in the photo)', 'QX-250', /photo/i],
  ] as const)('%s “%s” is %s, in title and tags too', (field, said, name, remark) => {
    const { facts, listing } = answerOf({ itemName: 'Desk fan', features: 'It hums.', [field]: said });
    expect(facts.map(({ value }) => value)).toContain(name);
    expect(`${listing.title} ${listing.tags.join(' ')}`).not.toMatch(remark);
  });

  test.each(['replaces 799583', 'fits QX-250'])('“%s” is a number of another thing, and no model', (said) => {
    const { facts, listing } = answerOf({
      itemName: 'Carburetor',
      features: 'With gaskets.',
      modelNumber: said,
    });
    expect(facts.map(({ kind }) => kind)).not.toContain('model');
    expect(listing.tags.join(' ')).not.toMatch(/replaces|fits/);
  });
});

test.each(['free people', 'Free People'])('a make that begins with a word of denial is one: “%s”', (make) => {
  const { facts, listing } = answerOf({ itemName: 'Maxi dress', make, features: 'Size S.' });
  expect(facts.find(({ kind }) => kind === 'brand')?.value.toLowerCase()).toBe('free people');
  expect(listing.title).toMatch(/free people/i);
});
