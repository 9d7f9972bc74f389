// Names as lists of goods have them, the thing first: "frame photo silver", "pan cast iron".
import { expect, it } from 'vitest';
import { tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { LOOKS } from '../lexicon/word-classes.ts';
import { findCategory } from './find-category.ts';
import { allNounsOf } from './nouns.ts';
import { CATEGORY_GROUPS } from './table.ts';

const NOUNS = CATEGORY_GROUPS.flatMap(({ rows }) => rows).flatMap((row) =>
  allNounsOf(row, 'en').map((noun) => ({ id: row.id, noun })),
);
const PHRASES = new Set(NOUNS.map(({ noun }) => noun));

/** Nouns of two plain words that make no other noun the other way round. */
const COMPOUNDS = NOUNS.filter(({ noun }) => {
  const tokens = tokenise(noun);
  const [kind, head] = noun.split(' ');
  return (
    /^\p{Ll}{3,} \p{Ll}{3,}$/u.test(noun) &&
    !PHRASES.has(`${head} ${kind}`) &&
    brandAt(tokens, 0) === null &&
    brandAt(tokens, 1) === null
  );
});

/** What stands beside a noun without naming another thing. */
const isPlain = (noun: string) =>
  tokenise(noun).every(
    (_, at, tokens) => entriesAt(tokens, at, [...LOOKS, 'condition', 'size']).length === 0,
  );

it('a compound of the table names the same kind turned round, surely or not', () => {
  const turned = COMPOUNDS.filter(({ noun }) => isPlain(noun)).map(({ id, noun }) => {
    const name = noun.split(' ').toReversed().join(' ');
    return { id, name, found: findCategory(`${name} 30 cm`, 'en') };
  });
  const right = turned.filter(({ id, found }) => found?.id === id);
  expect(turned.length).toBeGreaterThan(400);
  expect(right.length / turned.length).toBeGreaterThan(0.9);
});

it('what a value of several words says a thing is made of is no thing', () => {
  for (const material of ['cast iron', 'wrought iron', 'stainless steel', 'polka dot'])
    for (const thing of ['casserole', 'lamp', 'curtains', 'dress'])
      for (const name of [`${thing} ${material} 28cm`, `${material} ${thing}`])
        expect([name, findCategory(name, 'en')?.type], name).toEqual([name, findCategory(thing, 'en')?.type]);
});

it('a value behind the noun that a name begins with leaves it the thing, whatever nobody knows behind', () => {
  for (const thing of ['vase', 'table', 'kettle', 'lamp', 'rug'])
    for (const value of ['blue', 'copper', 'striped']) {
      expect(findCategory(`${thing} ${value} zorb`, 'en'), thing).toMatchObject({ strength: 'noun' });
      expect(findCategory(`${thing} zorb`, 'en')?.strength, thing).toBe('unsure');
    }
});
