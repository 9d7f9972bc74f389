import { expect, it } from 'vitest';
import { readCheckedListings } from '../test/corpus.ts';
import type { Item } from '../values/item.ts';
import { readItem } from '../values/read-item.ts';
import { checkClaims } from './check-claims.ts';

const LISTINGS = readCheckedListings();
/** All lies take longer than they teach. */
const EACH = 4;

/** Whether a description has a mark from `start` to `end`. */
function isMarked(description: string, item: Item, { start = 0, end = description.length } = {}): boolean {
  return checkClaims({ title: '', description, tags: [] }, item).some(
    (claim) => claim.start < end && claim.end > start,
  );
}

function shareOf(cases: readonly boolean[]): number {
  return cases.filter(Boolean).length / cases.length;
}

it('few descriptions that are true throughout have a mark', () => {
  const marked = LISTINGS.map(({ form, description }) => isMarked(description, readItem(form)));
  expect(marked.length).toBeGreaterThan(250);
  expect(shareOf(marked)).toBeLessThan(0.14);
});

it.each([
  ['alone', '. '],
  ['behind a comma', ', '],
  ['behind a dash', ' – '],
  ['behind “and”', ', and '],
])('most lies are marked %s', (_, joint) => {
  const some = LISTINGS.filter((_, index) => index % EACH === 0);
  const caught = some.flatMap(({ form, description, lies }) => {
    const item = readItem(form);
    const before = `${description.replace(/[.!?]$/, '')}${joint}`;
    return lies.map((lie) => {
      const said = joint === '. ' ? lie : `${lie.slice(0, 1).toLowerCase()}${lie.slice(1)}`;
      return isMarked(`${before}${said}`, item, { start: before.length, end: before.length + said.length });
    });
  });
  expect(shareOf(caught)).toBeGreaterThan(0.75);
});
