import { expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';
import { findOmissions } from './omissions.ts';

function marks(features: string, description: string, itemName = 'Jacket'): string[] {
  const item = readItem(formOf({ itemName, features }));
  return checkClaims({ title: '', description, tags: [] }, item).map(({ text }) => text);
}

function omitted(features: string, description: string, itemName = 'Jacket'): number {
  const item = readItem(formOf({ itemName, features }));
  return findOmissions({ title: '', description, tags: [] }, item).length;
}

it.each([
  // What the form calls another thing, the text may call so; the item itself it may not.
  ['Grey and warm, no blue scarf.', 'The blue scarf shown is not included.', 'The jacket is blue.'],
  ['Warm and grey and soft. It fits a white shirt.', 'It goes with a white shirt.', 'A white jacket.'],
  // Counts in words.
  ['It has pockets on both sides.', 'It has two side pockets.', 'It has three side pockets.'],
  ['A warm one from the 80s.', 'A warm jacket of the 1980s.', 'A warm jacket of the 1970s.'],
  // What works is said in many ways.
  ['All zips work.', 'Every zip works as it should.', 'It has been tested.'],
  // What was changed is new, what is missing has its colour, and years name an era.
  ['The strings were replaced in May.', 'It has new strings.', 'It has brand new pegs.'],
  ['One red button is missing.', 'It lacks one of its red buttons.', 'A green jacket.'],
  ['A warm one of 1955.', 'A mid century jacket.', 'A Victorian jacket.'],
  ['Made from plain spruce and wool.', 'It is solid spruce.', 'It is solid cherry.'],
  // A word that is cut short.
  [
    'It comes with all its accessor bits, and a minifig.',
    'It comes with a minifigure.',
    'It comes with a microscope.',
  ],
])('of “%s” says “%s” the same, and “%s” does not', (features, same, other) => {
  expect(marks(features, same)).toEqual([]);
  expect(marks(features, other)).not.toEqual([]);
});

it('sides with one unit at their end are measures', () => {
  const features = 'Solid and heavy, H 98 W 80 D 45cm.';
  expect(marks(features, 'It is 98 cm high, 80 cm wide and 45 cm deep.', 'Chest of drawers')).toEqual([]);
  expect(marks(features, 'It is 99 cm high.', 'Chest of drawers')).toEqual(['99 cm']);
});

it('a long word that the form’s own word begins says no more than that', () => {
  const features = 'Der Schrank ist aus Eiche und steht seit Jahren bei uns in der Küche.';
  expect(marks(features, 'Ein Schrank aus Eichenholz.', 'Schrank')).toEqual([]);
  expect(marks(features, 'Ein Schrank aus Buchenholz.', 'Schrank')).toEqual(['Buchenholz']);
});

it.each([
  ['Warm, belt lost.', 'It comes with its matching belt.', 'belt'],
  ['Warm, without a hood.', 'A new hood is fitted.', 'hood'],
  ['Warm and grey.', 'A matching scarf is thrown in for free.', 'scarf'],
  ['Warm and grey.', 'A scarf is part of the deal.', 'scarf'],
])('of “%s” says too much: “%s”', (features, description, part) => {
  expect(marks(features, description).join()).toContain(part);
});

it('what an amount is of, and what a part is for, is no part', () => {
  const features = 'Holds 3 l. Babywanne und Sportsitz sind dabei.';
  expect(marks(features, 'It contains three litres.', 'Bowl')).toEqual([]);
  expect(marks(features, 'Die Wanne für die ersten Monate gehört dazu.', 'Kinderwagen')).toEqual([]);
});

it.each([
  ['Hem frayed on right leg.', 'The right leg is fraying.', 'The right leg is not frayed.'],
  ['Mancha de bolígrafo en puño derecho.', 'En el puño derecho hay una raya de boli.', 'El puño es ancho.'],
])('of “%s” tells “%s” enough, and “%s” too little', (features, all, less) => {
  expect(omitted(features, all)).toBe(0);
  expect(omitted(features, less)).toBe(1);
});

it.each([
  [
    'A lid is missing and there is a big brown stain on the right front panel.',
    'The lid is missing.',
    'The lid is missing, the front is stained.',
  ],
  ['Non slip sole that is coming off at the heel.', 'With a sole.', 'The sole is coming off at the heel.'],
  ['Not for the microwave.', 'A fine bowl.', 'It must not go into the microwave.'],
])('of “%s” tells “%s” too little, and “%s” all', (features, less, all) => {
  expect(omitted(features, less, 'Bowl')).toBe(1);
  expect(omitted(features, all, 'Bowl')).toBe(0);
});

it('of two troubles that “and” joins each is asked for', () => {
  const dented = 'There is a dent on the front and the top string is missing.';
  expect(omitted(dented, 'It has a dent on its front.', 'Guitar')).toBe(1);
  expect(omitted(dented, 'It has a dent on its front, and its top string is missing.', 'Guitar')).toBe(0);
});

it('denied is the thing beside its denial, and nothing that is said near it', () => {
  const features = 'One little stone is missing. No box. The stripes have gone, so it is plain.';
  expect(marks(features, 'A charming little thing.', 'Brooch')).toEqual([]);
  expect(marks(features, 'It comes with the box.', 'Brooch')).not.toEqual([]);
});

it('a weekday is no name, and the capitals of a title show none', () => {
  const item = readItem(formOf({ itemName: 'Pine table', features: 'A drawer and a shelf.' }));
  const title = 'Pine Table with Drawer and Shelf – Weekend Project';
  const description = 'It looks well on a Sunday lunch table.';
  expect(checkClaims({ title, description, tags: [] }, item)).toEqual([]);
  expect(checkClaims({ title: 'Pine table by Okaycraft', description, tags: [] }, item)).toHaveLength(1);
});
