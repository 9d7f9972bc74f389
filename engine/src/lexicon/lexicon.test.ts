import { expect, it } from 'vitest';
import { fold } from '../language/fold.ts';
import { WEARERS } from '../values/wearers.ts';
import { DATA } from './data.ts';
import { ALTOGETHER, CONTRAST, DENIES_VERB, EXCEPTS, FIRM } from './speech-words.ts';

/** Cues reach in two directions, and stand in a row for each. */
const CUES = ['deny', 'doubt', 'choice', 'correct', 'other'];

const words = Object.entries(DATA).flatMap(([language, rows]) =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [kind = '', means = '', list = ''] = row.split('\t');
      return list.split(', ').map((word) => ({ language, kind, means, word }));
    }),
);

/** The keys that stand more than once. */
function twice(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

it('has each word of a meaning once, however it is spelled', () => {
  const keys = words.map(({ language, kind, means, word }) => `${language} ${kind} ${means}: ${fold(word)}`);
  expect(twice(keys)).toEqual([]);
});

it('has no word of two meanings in one class', () => {
  const once = new Set(
    words
      .filter(({ kind }) => !CUES.includes(kind))
      .map(({ language, kind, means, word }) =>
        [`${language} ${kind}: ${word.replace(/[*+?]+$/, '')}`, means].join('\t'),
      ),
  );
  expect(twice([...once].map((entry) => entry.split('\t')[0] ?? ''))).toEqual([]);
});

it('has sets of folded words alone: no other is ever met', () => {
  const sets = [WEARERS, ALTOGETHER, FIRM, DENIES_VERB, EXCEPTS, ...Object.values(CONTRAST)];
  const unfolded = sets.flatMap((set) => [...set].filter((word) => fold(word) !== word));
  expect(unfolded).toEqual([]);
});
