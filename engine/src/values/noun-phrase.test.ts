import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { SENTENCE_WORDS } from '../lexicon/sentence-words.ts';
import { nounPhraseIn } from './noun-phrase.ts';

const phraseOf = (raw: string, language: (typeof LANGUAGES)[number]) => {
  const tokens = tokenise(raw);
  const { to } = nounPhraseIn(
    { tokens, raw },
    { from: 0, to: tokens.length },
    { language, sure: true, isTold: () => false },
  );
  return raw.slice(0, tokens[to - 1]?.end ?? 0);
};

describe.each(LANGUAGES)('%s', (language) => {
  test('no word of a sentence stands in a noun phrase', () => {
    const inside = [...SENTENCE_WORDS[language]].filter(
      (word) =>
        phraseOf(`${word} Qrstl`, language) !== '' || phraseOf(`Qrstl ${word} Vrbn`, language).includes(' '),
    );
    expect(inside).toEqual([]);
  });

  test('names and what no list knows are one to their end', () => {
    expect(phraseOf('Qrstl Vrbn 40', language)).toBe('Qrstl Vrbn 40');
  });
});

describe('a noun phrase ends', () => {
  test.each([
    ['before what leads to a sentence', 'reading lamp from when I studied', 'en', 'reading lamp'],
    ['before a fault', 'reading lamp with scratches', 'en', 'reading lamp'],
    ['before what is said of its state', 'reading lamp in very good condition', 'en', 'reading lamp'],
    ['before an adverb', 'Leselampe sehr hell', 'de', 'Leselampe'],
    ['nowhere inside a range', 'clubs 5 to 9', 'en', 'clubs 5 to 9'],
    ['nowhere inside what is written as one', 'garden table 2-in-1', 'en', 'garden table 2-in-1'],
    ['behind what it has', 'reading lamp with brass foot', 'en', 'reading lamp with brass foot'],
    ['before an article that nothing leads to', 'Leselampe sucht ein Zuhause', 'de', ''],
  ] as const)('%s: %s', (_, raw, language, phrase) => {
    expect(phraseOf(raw, language)).toBe(phrase);
  });
});
