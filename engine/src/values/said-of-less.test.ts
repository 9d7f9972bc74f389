import { describe, expect, test } from 'vitest';
import { generateListing } from '../generate.ts';
import { formOf } from '../test/form.ts';

/** What is certain of a colour, a size or a make of a thing whose text says just that. */
const certainOf = (itemName: string, features: string) =>
  generateListing(formOf({ platform: 'eBay', itemName, features }), {
    variant: 'v1',
    currency: 'GBP (£)',
  })
    .facts.filter(
      ({ kind, certainty, polarity, from }) =>
        ['colour', 'size', 'brand'].includes(kind) &&
        certainty === 'certain' &&
        polarity === 'asserted' &&
        from.field === 'features',
    )
    .map(({ kind }) => kind);

// By language: the thing; of the whole; got into, was, of its lining, of the inside, of another one.
const COATS: readonly (readonly [string, string, ...string[]])[] = [
  ['Coat', 'It is grey.', 'Has gone grey.', 'It was grey.', 'Lined in red.', 'Red inside.', 'Also in red.'],
  [
    'Wintermantel',
    'Er ist grau.',
    'Ist grau geworden.',
    'Er war grau.',
    'Rot gefüttert.',
    'Innen rot.',
    'Auch in rot.',
  ],
  [
    'Manteau',
    'Il est gris.',
    'Il est devenu gris.',
    'Il était gris.',
    'Doublé en rouge.',
    "Rouge à l'intérieur.",
    'Existe aussi en rouge.',
  ],
  [
    'Płaszcz',
    'Jest szary.',
    'Zrobił się szary.',
    'Był szary.',
    'Podszyty na czerwono.',
    'W środku czerwony.',
    'Także w czerwonym.',
  ],
  [
    'Abrigo',
    'Es gris.',
    'Se ha vuelto gris.',
    'Era gris.',
    'Forrado en rojo.',
    'Rojo por dentro.',
    'También en rojo.',
  ],
  [
    'Cappotto',
    'È grigio.',
    'È diventato grigio.',
    'Era grigio.',
    'Foderato in rosso.',
    "Rosso all'interno.",
    'Anche in rosso.',
  ],
  [
    'Jas',
    'Is grijs.',
    'Is grijs geworden.',
    'Was grijs.',
    'Rood gevoerd.',
    'Rood van binnen.',
    'Ook in rood.',
  ],
  [
    'Casaco',
    'É cinzento.',
    'Ficou cinzento.',
    'Era cinzento.',
    'Forrado em vermelho.',
    'Vermelho por dentro.',
    'Também em vermelho.',
  ],
  ['Kappa', 'Den är grå.', 'Har blivit grå.', 'Var grå.', 'Fodrad i rött.', 'Röd inuti.', 'Även i rött.'],
];

// The things; all of them, then some of them: by a count, by a pronoun, the others, with a make in a bracket.
const CHAIRS: readonly (readonly [string, string, ...string[]])[] = [
  [
    'Chairs',
    'They are black.',
    'Two are black.',
    'One of them is black.',
    'The others are black.',
    'Two nearly new (Ercol).',
    'Black (two of them).',
  ],
  [
    'Stühle',
    'Sie sind schwarz.',
    'Zwei sind schwarz.',
    'Einer davon ist schwarz.',
    'Die anderen sind schwarz.',
    'Zwei wie neu (Thonet).',
  ],
  [
    'Chaises',
    'Elles sont noires.',
    'Deux sont noires.',
    "L'une est noire.",
    'Les autres sont noires.',
    'Deux presque neuves (Thonet).',
  ],
  [
    'Krzesła',
    'Są czarne.',
    'Dwa są czarne.',
    'Jedno jest czarne.',
    'Pozostałe są czarne.',
    'Dwa jak nowe (Thonet).',
  ],
  [
    'Sillas',
    'Son negras.',
    'Dos son negras.',
    'Una es negra.',
    'Las otras son negras.',
    'Dos casi nuevas (Thonet).',
  ],
  [
    'Sedie',
    'Sono nere.',
    'Due sono nere.',
    'Una è nera.',
    'Le altre sono nere.',
    'Due quasi nuove (Thonet).',
  ],
  [
    'Stoelen',
    'Kleur: zwart.',
    'Twee zijn zwart.',
    'Eén is zwart.',
    'De andere zijn zwart.',
    'Twee zo goed als nieuw (Thonet).',
  ],
  [
    'Cadeiras',
    'São pretas.',
    'Duas são pretas.',
    'Uma é preta.',
    'As outras são pretas.',
    'Duas quase novas (Thonet).',
  ],
  [
    'Stolar',
    'De är svarta.',
    'Två är svarta.',
    'En är svart.',
    'De andra är svarta.',
    'Två nästan nya (Thonet).',
  ],
];

describe.each([...COATS, ...CHAIRS])('%s: what is said of all of it is sure', (itemName, whole, ...less) => {
  test(whole, () => {
    expect(certainOf(itemName, whole)).toEqual(['colour']);
  });

  test.each(less)('and what is said of less is not: %s', (features) => {
    expect(certainOf(itemName, features)).toEqual([]);
  });
});

test.each([
  ['Jacket', 'One black jacket, size M', ['colour', 'size']],
  ['Jacket', 'Fully lined, black', ['colour']],
  ['Dining chairs', 'Two black dining chairs', ['colour']],
  ['Dining chairs', 'Black (one of the legs is scratched)', ['colour']],
  ['Veste', 'Une veste noire, doublée', ['colour']],
  ['Chaqueta', 'Una chaqueta negra, forrada', ['colour']],
])('%s: a count, an article or a lining takes nothing from the whole: %s', (itemName, features, kinds) => {
  expect(certainOf(itemName, features)).toEqual(kinds);
});

test.each([
  ['T-shirt bundle', 'One is size L.'],
  ['Lot de t-shirts', "L'un est en taille L."],
  ['Veste', "Comme l'autre."],
  ['Jas', 'Ik zoek maat L.'],
  ['Jacket', 'Seeking size L.'],
  ['Chaqueta', 'Fondo blanco.'],
])(
  '%s: the size of one, an article, a wish and a background are none of its own: %s',
  (itemName, features) => {
    expect(certainOf(itemName, features)).toEqual([]);
  },
);
