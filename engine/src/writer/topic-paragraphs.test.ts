// The second version breaks long paragraphs where they turn to something else: nothing moves, nothing is torn from what
// it goes on from, and what the seller broke stays broken.
import { expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { readForms } from '../test/corpus.ts';
import { formOf } from '../test/form.ts';

const PLATFORM = 'Gumtree';

function describe(form: Parameters<typeof generateListing>[0], variant: 'v1' | 'v2') {
  const { listing, provenance } = generateListing(form, { variant, currency: 'GBP (£)' });
  const own = provenance.filter(({ kind }) => kind === 'seller');
  return {
    text: listing.description.slice(own[0]?.start ?? 0),
    sentences: own.map(({ start, end }) => listing.description.slice(start, end)),
  };
}

test('the seller’s sentences are those of the first version, in their order and with their breaks', () => {
  let broken = 0;
  for (const { form } of readForms()) {
    const [first, second] = [
      describe({ ...form, platform: PLATFORM }, 'v1'),
      describe({ ...form, platform: PLATFORM }, 'v2'),
    ];
    expect(second.sentences).toEqual(first.sentences);
    // A break of the second version stands where the first has a blank, or its own break.
    expect(second.text.replace(/\s+/gu, ' ')).toBe(first.text.replace(/\s+/gu, ' '));
    const breaks = (text: string) => text.split(/\n/u).length;
    expect(breaks(second.text)).toBeGreaterThanOrEqual(breaks(first.text));
    if (second.text !== first.text) broken += 1;
  }
  expect(broken).toBeGreaterThan(0);
});

/** A row a language: three sentences on the whole thing, and one of a fault that opens with a word that leads back. */
const ROWS = [
  [
    'en',
    'This table is made of pine. We used it in the kitchen. It seats four.',
    'But one leg has a deep scratch.',
  ],
  [
    'de',
    'Der Tisch ist aus Kiefer. Er stand in der Küche. Platz ist für vier.',
    'Aber ein Bein hat einen tiefen Kratzer.',
  ],
  [
    'fr',
    'La table est en pin. On la gardait dans la cuisine. Elle est pour quatre.',
    'Mais un pied a une rayure profonde.',
  ],
  [
    'es',
    'La mesa es de pino. Estaba en la cocina. Es para cuatro.',
    'Pero una pata tiene un arañazo profundo.',
  ],
  ['it', 'Il tavolo è in pino. Stava in cucina. È per quattro.', 'Ma una gamba ha un graffio profondo.'],
  [
    'nl',
    'De tafel is van grenen. Hij stond in de keuken. Er is plaats voor vier.',
    'Maar een poot heeft een diepe kras.',
  ],
  ['pt', 'A mesa é de pinho. Estava na cozinha. É para quatro.', 'Mas uma perna tem um risco fundo.'],
  ['sv', 'Bordet är av furu. Det stod i köket. Det är för fyra.', 'Men ett ben har en djup repa.'],
  ['pl', 'Stół jest sosnowy. Stał w kuchni. Jest dla czterech osób.', 'Ale jedna noga ma głęboką rysę.'],
] as const;

test.each(ROWS)('in %s what leads back stays behind what it leads to', (_, before, fault) => {
  const form = formOf({ platform: PLATFORM, itemName: 'Table', features: `${before} ${fault}` });
  expect(describe(form, 'v2').text).toContain(`${before.split('. ').at(-1)} ${fault}`);
});

test('a turn to a fault and to the handing over begins a paragraph', () => {
  const features =
    'Pine table for the kitchen, it seats four people and the top was oiled last spring. One leg has a deep scratch. The drawer is missing a knob. Collection from Leeds only.';
  const form = formOf({ platform: PLATFORM, itemName: 'Table', features });
  expect(describe(form, 'v2').text.split('\n\n')).toEqual([
    'Pine table for the kitchen, it seats four people and the top was oiled last spring.',
    'One leg has a deep scratch. The drawer is missing a knob.',
    'Collection from Leeds only.',
  ]);
});
