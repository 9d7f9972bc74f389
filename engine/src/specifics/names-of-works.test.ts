import { describe, expect, it } from 'vitest';
import { specificsOf } from '../test/specifics-of.ts';

describe('who made a work', () => {
  it.each([
    ['Der Zauberberg', 'Thomas Mann, Taschenbuch, Leserillen', 'Author', 'Thomas Mann'],
    ['Solaris', 'Stanisław Lem, oprawa miękka, 1994', 'Author', 'Stanisław Lem'],
    ['Emma, paperback', 'J.R. Hartley, paperback, 1998', 'Author', 'J.R. Hartley'],
    ['Rumours LP Fleetwood Mac', 'Vinyl plays well.', 'Artist', 'Fleetwood Mac'],
    ['Rumours LP Fleetwood Mac', 'Vinyl plays well.', 'Release Title', 'Rumours'],
  ])('is told by its place: “%s”, “%s”', (itemName, features, label, value) => {
    const { certain, chips } = specificsOf({ itemName, features })(label);
    expect([...certain, ...chips]).toEqual([value]);
  });

  it('of a book is no make of the form, which published it, and that is asked', () => {
    const { certain, chips } = specificsOf({
      itemName: 'Solaris paperback',
      make: 'Faber',
      features: 'Stanisław Lem, paperback, signed by nobody',
    })('Publisher');
    expect([certain, chips]).toEqual([[], ['Faber']]);
  });

  it('of a record is not what it comes as', () => {
    expect(specificsOf({ itemName: 'Harvest vinyl LP', features: '' })('Artist').chips).toEqual([]);
  });
});

describe('codes of trades', () => {
  it.each([
    ['Football shirt 2005/06', '', 'Season', '2005/06'],
    ['Pokemon card Charizard', 'holo, 4/102, played', 'Card Number', '4/102'],
    ['Rumours LP', 'Nice copy, Warner Bros K56344, 33 rpm', 'Catalogue Number', 'K56344'],
  ])('say their field: “%s”, “%s”', (itemName, features, label, value) => {
    expect(specificsOf({ itemName, features })(label).chips).toEqual([value]);
  });

  it('are no prices of coins', () => {
    expect(specificsOf({ itemName: '50p coin', features: '' })('Denomination').certain).toEqual(['50p']);
    expect(
      specificsOf({ itemName: 'Old coin', features: 'Would take 20 euro.' })('Denomination').chips,
    ).toEqual([]);
  });
});

describe('search words', () => {
  const field = (features: string) =>
    specificsOf({ itemName: 'Sony headphones', features, keywords: 'bluetooth' })('Audio connectivity');

  it('say what no other word of the form does, and are asked', () => {
    expect(field('Black, boxed.').chips).toContain('Bluetooth');
    expect(field('Black, boxed.').certain).toEqual([]);
  });
});

it('a part of a vehicle has the vehicles that it fits among its fields', () => {
  const field = specificsOf({
    itemName: 'Brembo front brake pads',
    make: 'Brembo',
    features: 'Fit VW Golf mk5.',
  });
  expect(field('Compatible Model').chips).toEqual(['VW Golf mk5']);
});

it('the name’s own words are asked as the type of a kind that nobody knows', () => {
  const form = { itemName: 'TaylorMade M4 driver', make: 'TaylorMade', modelNumber: 'M4', keywords: 'golf' };
  expect(specificsOf(form)('Type').chips).toEqual(['Driver']);
});
