import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marks(features: string, description: string) {
  const item = readItem(formOf({ itemName: 'Qqwert', features }));
  return checkClaims({ title: '', description, tags: [] }, item);
}

const thing = fc.constantFrom('hinge', 'knob', 'bracket', 'clasp', 'spout', 'left castor');
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
