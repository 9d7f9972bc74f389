import type { ListingForm } from '@smart-listings/contract';
import { describe, expect, it } from 'vitest';
import { closedAttributes } from '../categories/taxonomy/closed-attributes.ts';
import { SAID_ROWS } from '../categories/taxonomy/closed-said.ts';
import { loadTaxonomy } from '../categories/taxonomy/find-taxonomy.ts';
import { fold } from '../language/fold.ts';
import { formOf } from '../test/form.ts';
import { specificsOf } from '../test/specifics-of.ts';
import { readItem } from '../values/read-item.ts';
import { listSpecifics } from './list-specifics.ts';
import { categoryOf } from './suggest-categories.ts';

const taxonomy = await loadTaxonomy();

function fieldsOf(itemName: string, features: string, more: Partial<ListingForm> = {}) {
  const item = readItem(formOf({ platform: 'eBay', itemName, features, ...more }));
  return new Map(
    listSpecifics(item, categoryOf(item, taxonomy)).map(({ label, values, likely }) => [
      label,
      [...values, ...likely].map(({ value }) => value),
    ]),
  );
}

describe('an amount by what it counts', () => {
  it.each([
    ['Wooden jigsaw puzzle', 'Nice one, 1000 pieces, complete.', 'Number of Pieces', '1000'],
    [
      'Holzpuzzle',
      'Schönes Puzzle mit 500 Teilen für die ganze Familie, 500 Teile.',
      'Number of Pieces',
      '500',
    ],
    ['Acoustic guitar', 'Plays well. Six steel strings put on last month.', 'Number of Strings', 'Six'],
    ['Commode en pin', 'Belle commode pour la chambre, 4 tiroirs.', 'Number of Drawers', '4'],
    ['Mesa de comedor', 'Mesa grande para toda la familia, 8 plazas.', 'Seating Capacity', '8'],
    ['Cordless drill', 'Strong one, max 55 Nm.', 'Torque', '55 Nm'],
    ['iPhone 12', 'Unlocked, battery health 84%, no charger.', 'Battery Health', '84%'],
    ['Board game', 'For 3-4 players.', 'Number of Players', '3-4'],
    ['Racefiets', 'Mooie fiets, 21 versnellingen.', 'Number of Gears', '21'],
    ['Lampa', 'Fin lampa i mässing, E27-sockel.', 'Bulb Base', 'E27'],
  ])('stands in its field: “%s”, “%s”', (name, features, label, value) => {
    expect(fieldsOf(name, features).get(label)).toContain(value);
  });

  it.each([
    ['Wooden jigsaw puzzle', 'Only 3 pieces missing.', 'Number of Pieces'],
    ['Wooden jigsaw puzzle', 'Not 1000 pieces.', 'Number of Pieces'],
    ['Acoustic guitar', '2 strings broken.', 'Number of Strings'],
    ['Cordless drill', 'No 55 Nm.', 'Torque'],
    ['Smart television', 'A sharp picture, 4K.', 'Metal Purity'],
  ])('but not what is missing, denied or of other goods: “%s”, “%s”', (name, features, label) => {
    expect(fieldsOf(name, features).get(label) ?? []).toEqual([]);
  });
});

describe('what a part is like', () => {
  it.each([
    ['Automatic watch', 'On a brown leather strap.', 'Band Material', 'Leather'],
    ['Automatic watch', 'On a brown leather strap.', 'Band color', 'Brown'],
    ['Automatic watch', 'With a 37mm steel case.', 'Case Size', '37mm'],
    ['Bolso de mano', 'Bolso grande y bonito, forro de algodón.', 'Lining Material', 'Algodón'],
    ['Akkuschrauber', 'Läuft gut, 13 mm Bohrfutter.', 'Chuck Size', '13 mm'],
    ['Mountain bike', 'Fast, 29 inch wheels.', 'Wheel Size', '29 inch'],
  ])('stands in the field of the part: “%s”, “%s”', (name, features, label, value) => {
    expect(fieldsOf(name, features).get(label)).toContain(value);
  });

  it.each([
    ['Automatic watch', 'No leather strap.', 'Band Material'],
    ['Automatic watch', 'The leather strap is missing.', 'Band Material'],
    ['Phone', 'In a leather case.', 'Case Material'],
  ])('but not where it is denied, missing or another thing: “%s”, “%s”', (name, features, label) => {
    expect(fieldsOf(name, features).get(label) ?? []).toEqual([]);
  });
});

describe('what comes with a thing', () => {
  it.each([
    ['Air fryer', 'Comes with the rack and recipe book, no box.', ['Rack', 'Recipe book']],
    ['Casserole dish', 'White, lid included.', ['Lid']],
    ['Akkuschrauber', 'Läuft sehr gut und ist stark, Koffer dabei.', ['Koffer']],
  ])('is asked piece by piece: “%s”, “%s”', (name, features, pieces) => {
    expect(fieldsOf(name, features).get('Set Includes')).toEqual(pieces);
  });

  it.each([
    ['Air fryer', 'Rack not included.'],
    ['Air fryer', 'You get a great deal.'],
    ['Air fryer', 'Comes without the rack.'],
  ])('and nothing that does not: “%s”, “%s”', (name, features) => {
    expect(fieldsOf(name, features).get('Set Includes') ?? []).toEqual([]);
  });
});

/** A sentence from which the language is plain, and its denials; % is what is denied. */
const DENIALS = {
  en: 'It has stood in our kitchen for years and is in good shape. It is not %.',
  de: 'Das Stück stand bei uns lange in der Küche und ist noch gut. Es ist nicht %.',
  fr: 'Il est resté longtemps dans notre cuisine et il est encore bon. Ce n’est pas %.',
  es: 'Ha estado mucho tiempo en nuestra cocina y todavía está bien. No es %.',
  it: 'È stato a lungo nella nostra cucina ed è ancora bello. Non è %.',
  nl: 'Het heeft lang in onze keuken gestaan en het is nog goed. Het is niet %.',
  pl: 'Stało długo w naszej kuchni i jest jeszcze dobre. To nie jest %.',
  pt: 'Esteve muito tempo na nossa cozinha e ainda está bom. Não é %.',
  sv: 'Den har stått länge i vårt kök och är fortfarande bra. Den är inte %.',
} as const;

describe('a closed class that things of many categories share', () => {
  const phrases = SAID_ROWS.filter(({ freely, families }) => freely && families === undefined)
    .flatMap(({ values }) => values)
    .flatMap((value) => value.split(', '))
    .filter((_, at) => at % 5 === 0);
  const { keys } = closedAttributes();

  it('fills a field of its own where the category asks for none', () => {
    expect(fieldsOf('Mug', 'A big mug, dishwasher safe.').get('Features')).toEqual(['Dishwasher safe']);
    expect(keys).toContain('features');
  });

  it.each(Object.entries(DENIALS))('stands in no field where it is denied (%s)', (_, sentence) => {
    for (const phrase of phrases) {
      const said = [...fieldsOf('Thing', sentence.replace('%', phrase))].flatMap(([, values]) => values);
      expect(
        said.map((value) => fold(value)),
        phrase,
      ).not.toContain(fold(phrase));
    }
  });

  it('is no country where several are named', () => {
    expect(
      fieldsOf('Travel adapter', 'For the whole of Europe: Spain, Portugal, Italy.').get(
        'Country of Origin',
      ) ?? [],
    ).toEqual([]);
    expect(fieldsOf('Coffee grinder', 'Steel, Germany, 1970s.').get('Country of Origin')).toEqual([
      'Germany',
    ]);
  });
});

describe('a name beside make and noun', () => {
  it.each([
    ['Dualit Classic kettle', { make: 'Dualit', modelNumber: '72796' }, 'Classic'],
    ['Seiko 5 automatic watch', { make: 'Seiko', modelNumber: 'SNK809' }, 'Seiko 5'],
  ])('is offered beside the maker’s number: “%s”', (name, more, model) => {
    const models = fieldsOf(name, 'Works well.', more).get('Model') ?? [];
    expect(
      models.some((one) => model.endsWith(one) && one !== more.modelNumber),
      models.join(),
    ).toBe(true);
  });

  it('is no colour, size or amount', () => {
    expect(fieldsOf('Dualit Red kettle', 'Works well.', { make: 'Dualit' }).get('Model') ?? []).toEqual([]);
    expect(fieldsOf('Makita 240V drill', 'Works well.', { make: 'Makita' }).get('Model') ?? []).toEqual([]);
  });
});

describe('the text’s own words', () => {
  it('name the kind beside what the name calls it', () => {
    const types = fieldsOf('Kinderwagenschuhe aus Leder', 'Krabbelschuhe aus weichem Leder, Größe 20.').get(
      'Type',
    );
    expect(types).toContain('Krabbelschuhe');
  });

  it('tell of the thing where their list ends with how it is handed over', () => {
    expect(fieldsOf('Chest of drawers', 'Oak, 6 drawers, collect only.').get('Number of Drawers')).toEqual([
      '6',
    ]);
    expect(
      fieldsOf('Chest of drawers', 'Collect only from 6 drawers.').get('Number of Drawers') ?? [],
    ).toEqual([]);
  });

  it('are the name of a work without whoever made it', () => {
    expect(fieldsOf('The Hobbit by J.R.R. Tolkien hardback', 'Read once.').get('Book Title')).toEqual([
      'The Hobbit',
    ]);
    expect(fieldsOf('The Hobbit by J.R.R. Tolkien hardback', 'Read once.').get('Author')).toEqual([
      'J.R.R. Tolkien',
    ]);
    expect(fieldsOf('Kraftwerk - Autobahn LP', 'Plays well.').get('Release Title')).toEqual(['Autobahn']);
  });
});

describe('where a thing was made', () => {
  it('is certain as a clause of its own, and asked inside a longer one', () => {
    const field = specificsOf({ itemName: 'Coffee grinder', features: 'Steel, made in Germany, 1970s.' });
    expect(field('Country of Origin').certain).toEqual(['Germany']);
    const told = specificsOf({ itemName: 'Coffee grinder', features: 'It was made in Germany for export.' });
    expect(told('Country of Origin')).toMatchObject({ certain: [], chips: ['Germany'] });
  });

  it('is the town with its country, and none where it is denied', () => {
    const plane = specificsOf({ itemName: 'Plane', features: 'Made in Sheffield, England.' });
    expect(plane('Country of Origin').certain).toEqual(['Sheffield, England']);
    const not = specificsOf({ itemName: 'Plane', features: 'Not made in England.' });
    expect([...not('Country of Origin').certain, ...not('Country of Origin').chips]).toEqual([]);
  });
});

describe('a field that the seller labels', () => {
  it.each([
    ['Baumwollhemd', 'Pflege: 30 Grad\nSchönes Hemd für den Sommer.', 'Care instructions', '30 Grad'],
    ['Wooden jigsaw puzzle', 'Number of pieces: 500', 'Number of Pieces', '500'],
  ])('is read by what it is called: “%s”', (itemName, features, label, value) => {
    expect(specificsOf({ itemName, features })(label).certain).toEqual([value]);
  });
});
