import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marks(features: string, description: string) {
  const item = readItem(formOf({ itemName: 'Qqwert', features }));
  return checkClaims({ title: '', description, tags: [] }, item);
}

const thing = fc.constantFrom('hinge', 'knob', 'bracket', 'clasp', 'spout', 'left castor');
const fault = fc.constantFrom(
  'scratched',
  'torn',
  'stained',
  'cracked',
  'a bit rusty',
  'wobbly',
  'faded',
  'dented',
);
const praise = fc.constantFrom(
  'is as smooth as on the day we bought it',
  'still does its job every morning',
  'is as bright as a mirror',
);

describe('a thing with a fault', () => {
  it('is not praised without it, and the reason is the seller’s own sentence', () => {
    fc.assert(
      fc.property(thing, fault, praise, (what, bad, good) => {
        const told = `The ${what} is ${bad}.`;
        const found = marks(`Qqwert. ${told}`, `Qqwert. The ${what} ${good}.`);
        expect([told, good, found.map(({ message }) => message)]).toEqual([
          told,
          good,
          [`You said: “${told}”`],
        ]);
      }),
    );
  });

  it('may be named, told of in full, and praised where another thing is meant', () => {
    fc.assert(
      fc.property(thing, fault, praise, (what, bad, good) => {
        const form = `Qqwert. The ${what} is ${bad}. The frame ${good}.`;
        for (const text of [`It has a ${what}.`, `The ${what} is ${bad} but ${good}.`, `The frame ${good}.`])
          expect([text, marks(form, `Qqwert. ${text}`).map((claim) => claim.text)]).toEqual([text, []]);
      }),
    );
  });
});

const ABSENT = ['No #.', 'The # is not included.', 'Sold without the #.', 'The # is missing.'];
const PRESENT = [
  'There is a # in the bag.',
  'A # is fitted.',
  'A matching # is included.',
  'It comes with the #.',
];
const TOLD = [
  'There is no #.',
  'You will need a # of your own.',
  'The # has been taken out.',
  'The # is gone.',
];

it.each(ABSENT)('what is absent (“%s”) is not given, and its absence may be told in any way', (absent) => {
  fc.assert(
    fc.property(thing, fc.constantFrom(...PRESENT), fc.constantFrom(...TOLD), (what, present, told) => {
      const form = `Qqwert. ${absent.replace('#', what)}`;
      const given = present.replace('#', what);
      expect([given, [...new Set(marks(form, `Qqwert. ${given}`).map(({ message }) => message))]]).toEqual([
        given,
        [`You said: “${absent.replace('#', what)}”`],
      ]);
      const honest = told.replace('#', what);
      expect([honest, marks(form, `Qqwert. ${honest}`).map((claim) => claim.text)]).toEqual([honest, []]);
    }),
  );
});

it.each([
  ['Read once.', 'It has never been read.', 'It has been read once.'],
  ['One wheel turns less freely than the other.', 'Both wheels turn freely.', 'Both wheels are there.'],
  [
    'Fine glaze inside and outside. Microwave ok.',
    'Not suitable for the microwave.',
    'Suitable for the microwave.',
  ],
  ['Small crease on the spine.', 'The spine is uncreased.', 'The spine is creased.'],
  ['All tabs intact.', 'None of the tabs are scratched.', 'None of the tabs are broken.'],
])('of “%s” it says too much: “%s”, and not: “%s”', (features, lie, truth) => {
  expect(marks(features, truth).map(({ text }) => text)).toEqual([]);
  expect(marks(features, lie)).not.toEqual([]);
});
