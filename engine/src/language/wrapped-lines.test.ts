import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesAt } from '../lexicon/lexicon.ts';
import { splitSentences } from './sentences.ts';
import { tokenise } from './tokens.ts';

const sentencesOf = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));

/** Breaks a text as a program does: each line takes as many words as it has room for. */
function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word of no class: behind a denial a line goes on. */
const word = fc.stringMatching(/^[a-z]{3,11}$/).filter((text) => entriesAt(tokenise(text), 0).length === 0);

describe('lines of a text', () => {
  test('that a program broke, at whatever width, are one sentence', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 60, maxLength: 90 }),
        fc.integer({ min: 45, max: 110 }),
        (words, width) => {
          const lines = wrap(words, width);
          expect(sentencesOf(lines.join('\n'))).toEqual([words.join(' ')]);
        },
      ),
    );
  });

  test('that a seller broke stay lines, however long they are and small they begin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 14 }), { minLength: 2, maxLength: 8 }),
        (rows) => {
          const lines = rows.map((row) => row.join(' '));
          const width = Math.max(...lines.map(({ length }) => length));
          // One line has room for the next one's first word: nothing but the seller can have broken it.
          fc.pre(lines.some((line, at) => line.length + 1 + (rows[at + 1]?.[0]?.length ?? width) <= width));
          expect(sentencesOf(lines.join('\n'))).toEqual(lines);
        },
      ),
    );
  });

  test('go on behind a denial', () => {
    expect(sentencesOf('A lovely old camera that comes without\nflash and case')).toHaveLength(1);
  });

  test('that are alike in length are a list all the same', () => {
    const lines = [
      'blue denim jacket size medium worn only twice',
      'grey woollen jumper size medium never been on',
      'pink cotton shirt size small still has a label',
    ];
    expect(sentencesOf(lines.join('\n'))).toEqual(lines);
  });

  test('go on behind a comma', () => {
    expect(sentencesOf('Hello,\nselling my bike')).toEqual(['Hello, selling my bike']);
  });
});
