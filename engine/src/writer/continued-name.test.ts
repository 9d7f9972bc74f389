import { expect, it } from 'vitest';
import { writeThing } from '../test/write-thing.ts';

it.each([
  [
    'Specialized Allez road bike',
    '2019 Specialized Allez Sport, gloss black.',
    'Specialized Allez Sport road bike',
  ],
  ['New Balance trainers', 'New Balance 530 ladies, worn twice.', 'New Balance 530 trainers'],
  [
    'Orologio Seiko 5 automatico',
    'Seiko 5 SNK809 automatico da uomo, funziona.',
    'Seiko 5 SNK809 automatico',
  ],
  ['Fiesta 1.25 petrol', 'Ford Fiesta Edge 1.25 petrol, manual.', 'Ford Fiesta Edge 1.25 petrol'],
  ['NAD 3020 amplifier', 'NAD 3020A amplifier, works well.', 'NAD 3020A amplifier'],
])('“%s” takes over its model from a text that opens with “%s”', (itemName, features, said) => {
  expect(writeThing({ itemName, features }).listing.title).toContain(said);
});

it.each([
  ['Ford Fiesta 1.25 hatchback', 'Ford Fiesta 1.4 Zetec, manual.', 'Fiesta 1.4 1.25'],
  ['Ravensburger puzzle', 'Ravensburger 1000 pieces, complete.', 'Ravensburger 1000 puzzle'],
  ['Dr. Martens boots', 'Dr. Martens Jadon Max black, worn twice.', 'Martens Jadon boots'],
  ['Sony headphones', 'Sony WH-1000XM4? Not sure.', 'WH-1000XM4'],
])('“%s” takes nothing that is another number, a count or in doubt: “%s”', (itemName, features, said) => {
  expect(writeThing({ itemName, features }).listing.title).not.toContain(said);
});

it('a bare number of the name gets the unit that the text gives it', () => {
  const { listing } = writeThing({ itemName: 'iPhone 12 128 green', features: '128GB, unlocked.' });
  expect(listing.title).toContain('iPhone 12 128GB green');
});
