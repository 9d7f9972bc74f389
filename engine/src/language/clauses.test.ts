import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';
import { tokenise } from './tokens.ts';

function clausesIn(text: string): readonly string[] {
  const tokens = tokenise(text);
  return clausesOf(tokens).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

test.each([
  ['Open until 8:30, mostly', ['Open until 8:30', 'mostly']],
  ['A zoom of 2:1 (tested)', ['A zoom of 2:1', 'tested']],
  ['Colour: red', ['Colour', 'red']],
  ['Size: 12', ['Size', '12']],
  ['12: the number of cups', ['12', 'the number of cups']],
  ['Sizes 8: 30 pairs', ['Sizes 8', '30 pairs']],
] as const)('a colon parts what it does not join: %s', (text, clauses) => {
  expect(clausesIn(text)).toEqual(clauses);
});
