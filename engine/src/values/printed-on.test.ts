// What a label or a box says of the thing: a place between a word and its value, and who says it.
import { describe, expect, test } from 'vitest';
import { formOf } from '../test/form.ts';
import { certainValues } from './item.ts';
import { readItem } from './read-item.ts';

type Kind = 'size' | 'material' | 'colour' | 'identifier';

const said = (itemName: string, features: string, kind: Kind) =>
  certainValues(readItem(formOf({ platform: 'Vinted', itemName, features })), kind).map(({ value }) => value);

/** A row a language: the name; a size with its place; a label that says one, and a stuff; the wearer's own. */
const LANGUAGES = [
  [
    'en',
    'Blue coat',
    'The size on the label is 38.',
    'The tag says 38.',
    'The label says 100% wool.',
    'My size is 38.',
  ],
  [
    'de',
    'Blauer Mantel',
    'Die Größe laut Etikett ist 38.',
    'Auf dem Etikett steht 38.',
    'Auf dem Etikett steht 100% Wolle.',
    'Meine Größe ist 38.',
  ],
  [
    'fr',
    'Manteau bleu',
    "La taille sur l'étiquette est 38.",
    "L'étiquette indique 38.",
    "L'étiquette indique 100% laine.",
    'Ma taille est 38.',
  ],
  [
    'es',
    'Abrigo azul',
    'La talla que pone en la etiqueta es 38.',
    'En la etiqueta pone 38.',
    'La etiqueta dice 100% lana.',
    'Mi talla es 38.',
  ],
  [
    'it',
    'Cappotto blu',
    "La taglia sull'etichetta è 38.",
    "L'etichetta riporta 38.",
    "L'etichetta dice 100% lana.",
    'La mia taglia è 38.',
  ],
  [
    'nl',
    'Blauwe jas',
    'De maat op het label is 38.',
    'Op het label staat 38.',
    'Op het label staat 100% wol.',
    'Mijn maat is 38.',
  ],
  [
    'pl',
    'Niebieski płaszcz',
    'Rozmiar na metce to 38.',
    'Na metce widnieje 38.',
    'Na metce jest 100% wełna.',
    'Mój rozmiar to 38.',
  ],
  [
    'pt',
    'Casaco azul',
    'O tamanho na etiqueta é 38.',
    'A etiqueta diz 38.',
    'A etiqueta diz 100% algodão.',
    'O meu tamanho é 38.',
  ],
  [
    'sv',
    'Blå kappa',
    'Storleken på lappen är 38.',
    'På lappen står 38.',
    'På lappen står 100% ull.',
    'Min storlek är 38.',
  ],
] as const;

describe.each(LANGUAGES)('what is printed on it (%s)', (_, name, placed, tag, stuff, own) => {
  test('a size stands behind the place that a label tells', () => {
    expect(said(name, placed, 'size')).toEqual(['38']);
  });
  test('a size or a stuff stands behind who says it', () => {
    expect(said(name, tag, 'size')).toEqual(['38']);
    expect(said(name, stuff, 'material')).toHaveLength(1);
    expect(said(name, stuff, 'size')).toEqual([]);
  });
  test("the seller's own size is not the thing's", () => {
    expect(said(name, own, 'size')).toEqual([]);
  });
});

test.each([
  ['Labelled as a large.', ['L']],
  ['Tagged size 14.', ['14']],
  ['The tag says 34x32 but they come up small.', ['34x32']],
  ['Fits like a medium but the label says L.', ['L']],
  ['The size is small for a 14.', []],
  ['The label is missing. A box of 38 pins.', []],
])('“%s”', (features, sizes) => {
  expect(said('Blue trousers', features, 'size')).toEqual(sizes);
});

test('a number stands behind the place of its label', () => {
  expect(said('Washing machine pump', 'Part number on the plate is 00145777.', 'identifier')).toEqual([
    '00145777',
  ]);
});

test.each([
  ['en', 'Wool coat', 'This one is navy.'],
  ['fr', 'Manteau en laine', 'Celui-ci est noir.'],
  ['es', 'Abrigo de lana', 'Este es negro.'],
  ['it', 'Cappotto di lana', 'Questo è nero.'],
  ['pl', 'Płaszcz wełniany', 'Ten jest czarny.'],
  ['pt', 'Casaco de lã', 'Este aqui é preto.'],
])('a pronoun stands for the thing (%s)', (_, name, features) => {
  expect(said(name, features, 'colour')).toHaveLength(1);
});

test.each([
  ['it', 'Giacca blu', 'In lana e seta.'],
  ['pt', 'Casaco azul', 'Em lã e seda.'],
])('two stuffs are joined by a word that reads as “is” without its accent (%s)', (_, name, features) => {
  expect(said(name, features, 'material')).toHaveLength(2);
});
