import { expect, it } from 'vitest';
import { DATA } from '../lexicon/data.ts';
import { formOf } from '../test/form.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

/** Every English fault of the lexicon in each of its wordings. */
const FAULTS = (DATA.en ?? '')
  .split('\n')
  .map((row) => row.split('\t'))
  .filter(([kind]) => kind === 'fault')
  .flatMap(([, means = '', list = '']) =>
    list.split(', ').map((word) => ({ means, word: word.replace(/[*+?]+$/, '') })),
  );

/** The faults of which a text may say so without a mark. */
function unmarked(claim: string): string[] {
  return FAULTS.filter(({ word }) => {
    const item = readItem(formOf({ itemName: 'Qqwert', features: `The left hinge: ${word}.` }));
    const listing = { title: 'Qqwert', description: `The left hinge ${claim}.`, tags: [] };
    return checkClaims(listing, item).length === 0;
  }).map(({ means, word }) => `${means}: ${word}`);
}

// What is broken, or is to be mended, has been neither mended nor replaced; what was mended is no new part.
it.each([
  ['is brand new', []],
  ['was replaced', ['repair: replaced']],
  ['has been repaired', FAULTS.flatMap(({ means, word }) => (means === 'repair' ? [`repair: ${word}`] : []))],
])('no fault lets a text say that the part %s', (claim, allowed) => {
  expect(FAULTS.length).toBeGreaterThan(400);
  expect(unmarked(claim).filter((fault) => !allowed.includes(fault))).toEqual([]);
});
