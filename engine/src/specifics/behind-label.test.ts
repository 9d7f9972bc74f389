import { expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';

function chipsOf(label: string, itemName: string, features: string) {
  const specifics = listSpecifics(readItem(formOf({ platform: 'eBay', itemName, features })), null);
  const { values = [], likely = [] } = specifics.find((one) => one.label === label) ?? {};
  return [...values, ...likely].map(({ value }) => value);
}

it.each([
  ['Apple MacBook Pro', 'Mein Apple MacBook in der Farbe Space Schwarz läuft gut.', 'Space Schwarz'],
  ['Stivali alti', 'Stivali fini, color burro, tacco comodo', 'Burro'],
  ['Bottines fourrées', 'Neuves. Couleur camel\nTrès douces', 'Camel'],
  ['Nike Air Max', 'Farbe Iron grey/Wild grape\nNeu', 'Iron grey/Wild grape'],
  ['Maglione', 'Maglione di colore amaranto/granata', 'Amaranto/granata'],
])('of “%s”, “%s” offers the colour that stands behind its word', (name, features, colour) => {
  expect(chipsOf('Colour', name, features)).toEqual([colour]);
});

it.each([
  ['Vestido', 'El color puede variar en las fotos.'],
  ['Blue jacket', 'The color will fade over time.'],
  ['Jacke', 'Der Reißverschluss in der Farbe Neon klemmt.'],
  ['Jacke', 'Leider keine Jacke in der Farbe Neon.'],
  ['Objektiv', 'Color-Skopar Objektiv.'],
  ['Pendientes', 'Color mostaza, terracota o negro, escríbeme cuál.'],
])('of “%s”, “%s” offers no word of a sentence', (name, features) => {
  expect(chipsOf('Colour', name, features).filter((chip) => chip !== 'Blue')).toEqual([]);
});

it.each([
  ['Lattes en bois', 'Vends lattes en bois de marque IKEA modele LADE, en parfait etat.', ['LADE']],
  ['Canapé noir', 'Canapé 3 places modèle Kipplan de chez Ikea', ['Kipplan']],
  ['Acer monitor', 'The model number is X233H. LCD monitor.', ['X233H']],
  ['Manteau', 'Le modèle 1m81 porte une taille 38.', []],
  ['Manteau', 'Le modèle est très beau.', []],
])('of “%s”, “%s” offers as model %j', (name, features, models) => {
  expect(chipsOf('Model', name, features)).toEqual(models);
});
