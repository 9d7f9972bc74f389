import { expect, test } from 'vitest';
import { readPastedPages } from '../../test/corpus.ts';
import { parsePasted } from './parse-pasted.ts';

type Disturb = (lines: readonly string[], titles: readonly string[]) => (readonly string[])[];

const firstPrice = (lines: readonly string[]) =>
  lines.findIndex((line) => /^\s*[£$€]?\s?\d[\d.,]*\s?€?\s*$/.test(line));

/** What a seller's copy of a page lacks or has too much of: where they began and ended, a title, a filter's span of prices. */
const DISTURBED: Record<string, Disturb> = {
  'its beginning cut off': (lines) => [3, 4, 5].map((part) => lines.slice(Math.floor(lines.length / part))),
  'its end cut off': (lines) => [3, 4, 5].map((part) => lines.slice(0, -Math.floor(lines.length / part))),
  'a title missing': (lines, titles) =>
    titles.map((title) => lines.filter((line, at) => line !== title || at !== lines.indexOf(title))),
  'a span of prices above': (lines) =>
    [0, 1, 2].map((above) => lines.toSpliced(Math.max(0, firstPrice(lines) - above), 0, '10 € – 250 €')),
};

// Of all rows: what is left has one title and one price too few at the same end, so that nothing tells it.
const MOST_WRONG = 0.015;

test.each(Object.entries(DISTURBED))(
  'with %s, a page has nobody’s price with another’s title, or the seller sees both readings',
  (_, disturb) => {
    let rows = 0;
    let wrong = 0;
    for (const { text, currency, wanted } of readPastedPages()) {
      const titles = new Set(wanted.map(({ title }) => title));
      const pairs = new Set(wanted.map(({ title, price }) => `${price} ${title}`));
      for (const lines of disturb(text.split('\n'), [...titles])) {
        const { comparables, other } = parsePasted(lines.join('\n'), { currency, kind: 'asking' });
        const read = comparables.filter(({ title }) => titles.has(title));
        rows += read.length;
        if (!other) wrong += read.filter(({ title, price }) => !pairs.has(`${price} ${title}`)).length;
      }
    }
    expect(rows).toBeGreaterThan(1_000);
    expect(wrong / rows).toBeLessThan(MOST_WRONG);
  },
);
