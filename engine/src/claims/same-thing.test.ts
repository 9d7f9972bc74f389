// What a text may say in other words than the form, beside what it may not: a contrast for each way in which words differ.
import type { Condition } from '@smart-listings/contract';
import { expect, it } from 'vitest';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

function marks(features: string, description: string, itemName = 'Qqwert', title = ''): string[] {
  const condition: Condition = 'used-good';
  const item = readItem(formOf({ itemName, features, condition }));
  return checkClaims({ title, description, tags: [] }, item).map(({ text }) => text);
}

it.each([
  // A thing by another noun of its kind, in whatever language; a thing of another kind.
  ['Comes with sneakers and a box.', 'Comes with trainers.', 'Comes with a backpack.'],
  ['A coat for the winter. It has a big lamp.', 'It has a lamp.', 'It has a backpack.'],
  // What belongs to the buyer is nothing that comes with it.
  ['It has one inner pocket.', 'The inner pocket holds your key.', 'The inner pocket holds a key.'],
  ['A black jacket.', 'It pairs easily with heels and boots.', 'It comes easily with heels and boots.'],
  ['A black bag, one only.', 'Only the bag itself is included.', 'Only the strap is included.'],
  ['A set with a cap.', 'Comes with a cap.', 'Comes with a bonnet.'],
  ['Comes with all parts.', 'Everything shown in the photos is included.', 'The remote is included.'],
  ['Box is gone.', 'The original packaging is no longer available.', 'The original packaging is there.'],
  ['A drill.', 'For your next DIY job.', 'A DIY drill.'],
  // Capitals: of a name that is known by its letters, of a table of sizes.
  [
    'It was played on a PS4 at home.',
    'It was played on a PlayStation 4.',
    'It was played on a PlayStation 5.',
  ],
  ['The sole is All Terra Traction.', 'With an ATT sole.', 'With a TPU sole.'],
  ['Shoes, size 39.', 'EU size 39.', 'EU size 40.'],
  ['Shoes, size US 9.', 'Size US 9.', 'Size UK 9.'],
  // Numbers in another order, or with a half.
  ['Wheels, 114,3 × 5.', 'Wheels, 5x114,3.', 'Wheels, 5x112.'],
  ['Shoes, 9 1/2 US.', 'Size 9.5.', 'Size 10.5.'],
  // A pair counts things, and no years; once in a while is no number of things either.
  ['A pair of shoes.', 'Two shoes.', 'Worn for two years.'],
  ['Worn 2 times. 3 buttons.', 'Worn twice.', 'Worn three times.'],
  // A decade.
  ['A top from the 90s.', 'A vintage top from the nineties.', 'A vintage top from the sixties.'],
])('of “%s” says “%s” the same, and “%s” does not', (features, same, other) => {
  expect(marks(features, same)).toEqual([]);
  expect(marks(features, other)).not.toEqual([]);
});

it.each([
  ['The fringe is intact. One feather is missing.', 'The fringe is all there.', 'All feathers are intact.'],
  ['I wear a small. Size medium.', 'Size medium; I wear a small.', 'Size small.'],
  ['I usually wear a 6. Size 5.', 'Size 5.', 'Size 6.'],
  ['No cable, so I could not see if it powers on.', 'Not tested.', 'It works.'],
  ['It fits a bit smaller.', 'It runs small.', 'It fits true to size.'],
  ['The lid has a few signs of wear.', 'The lid shows wear.', 'The lid is flawless.'],
  ['No warranty.', 'Sold without warranty.', 'With a warranty.'],
  ['Without a case (box).', 'Without a box.', 'The box is included.'],
  ['No charger, no scratches, speaker works.', 'The speaker works.', 'Charger included.'],
])('of “%s”, “%s” is no turning round, and “%s” is', (features, same, other) => {
  expect(marks(features, same)).toEqual([]);
  expect(marks(features, other)).not.toEqual([]);
});

it.each([
  ['Der Rahmen hat Kratzer.', 'Der Rahmen ist kratzerfrei.'],
  ['Das Gehäuse ist aus Aluminium.', 'Mit Carbonrahmen.'],
  ['Ich trage normalerweise Größe S. Die Jacke hat Größe M.', 'In Größe S.'],
])('in a language of compounds, of “%s” it marks “%s”', (features, other) => {
  expect(marks(features, other, 'Fahrrad')).not.toEqual([]);
});

it.each([
  ['Sie hält warm und sieht dabei auch gut aus.', 'Ein Schal ist dabei.'],
  ['Lässt sich mit Stiefeln und Rucksack kombinieren.', 'Mit Rucksack.'],
  ['Der Schal gehört nicht zum Lieferumfang.', 'Der Schal gehört zum Lieferumfang.'],
])('of a jacket alone “%s” promises nothing, and “%s” does', (same, other) => {
  expect(marks('Warme Jacke, der Schal ist nicht dabei.', same, 'Jacke')).toEqual([]);
  expect(marks('Warme Jacke, der Schal ist nicht dabei.', other, 'Jacke')).not.toEqual([]);
});

it('takes no capital among capitals for a name, and one among small letters for it', () => {
  const features = 'A nice old keyboard, works well.';
  expect(marks(features, '', 'Keyboard', 'Qqwert Keyboard Computer Lovely Retro Rarity')).toEqual([]);
  expect(marks(features, 'A keyboard from Zzarkon for collectors.', 'Keyboard')).toEqual(['Zzarkon']);
});

it('lends no word that another one only begins with', () => {
  expect(marks('Parure en coton.', 'En lin.', 'Housse de couette')).toEqual(['lin']);
});
