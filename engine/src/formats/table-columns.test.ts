import { expect, it } from 'vitest';
import { matchColumns, tableRow } from './table-columns.ts';

it('finds columns by their names, in any order and in other languages', () => {
  expect(matchColumns(['SKU', 'Preis', 'Marke', 'Titel', 'Zustand'])).toEqual([
    'sku',
    'price',
    'make',
    'itemName',
    'condition',
  ]);
});

it('a column that is called just so comes before one that has the word in its name', () => {
  expect(matchColumns(['Item description', 'Item name', 'Title'])).toEqual(['features', 'itemName', null]);
  expect(matchColumns(['Start price', 'Price'])).toEqual([null, 'price']);
});

it('tells what an item cost from what it is to cost', () => {
  expect(matchColumns(['Cost', 'Price', 'Shelf'])).toEqual(['cost', 'price', 'place']);
  expect(matchColumns(['Titel', 'Einkaufspreis', 'Preis'])).toEqual(['itemName', 'cost', 'price']);
  expect(matchColumns(['Titre', "Prix d'achat", 'Prix'])).toEqual(['itemName', 'cost', 'price']);
});

it('gives a row by field, without what is blank or nobody asked for', () => {
  expect(tableRow(['7', ' Coat ', '  '], [null, 'itemName', 'features'])).toEqual({ itemName: 'Coat' });
});

it.each([
  ['en', 'Title', 'Brand', 'Price', 'Condition', 'Description'],
  ['de', 'Titel', 'Marke', 'Preis', 'Zustand', 'Beschreibung'],
  ['fr', 'Titre', 'Marque', 'Prix', 'État', 'Description'],
  ['pl', 'Tytuł', 'Marka', 'Cena', 'Stan', 'Opis'],
  ['es', 'Título', 'Marca', 'Precio', 'Estado', 'Descripción'],
  ['it', 'Titolo', 'Marca', 'Prezzo', 'Condizioni', 'Descrizione'],
  ['nl', 'Titel', 'Merk', 'Prijs', 'Staat', 'Omschrijving'],
  ['pt', 'Título', 'Marca', 'Preço', 'Estado', 'Descrição'],
  ['sv', 'Titel', 'Märke', 'Pris', 'Skick', 'Beskrivning'],
])('knows the columns in %s', (_language, ...header) => {
  expect(matchColumns(header)).toEqual(['itemName', 'make', 'price', 'condition', 'features']);
});

it('takes nothing from columns about a customer, nor a word of another language', () => {
  expect(matchColumns(['Buyer name', 'Buyer email', 'Customer title', 'Target buyer'])).toEqual([
    null,
    null,
    null,
    'targetBuyer',
  ]);
  expect(matchColumns(['Nombre', 'Titre', 'Prix'])).toEqual([null, 'itemName', 'price']);
  expect(matchColumns(['Nombre', 'Precio'])).toEqual(['itemName', 'price']);
});
