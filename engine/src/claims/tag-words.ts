/** The words that a hashtag joins: '#notsilk' says "not silk", and no silk. */
import { phraseAt } from '../categories/category-index.ts';
import type { Language } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { WORD_CLASSES } from '../lexicon/word-classes.ts';

const COMPOUND_TAG = /#(\p{L}+)(?![\p{L}\p{N}_])/gu;
/** Longer ones join a sentence, and no words of search. */
const LONGEST_TAG = 40;
const SHORTEST_WORD = 2;

export interface ParedTags {
  /** The text without those hashtags that join words. */
  rest: string;
  /** What these say, as phrases: "faux leather". */
  phrases: readonly string[];
}

/** Takes the hashtags that join two or more known words out of a text, and reads them as phrases. */
export function paredTags(text: string, language: Language): ParedTags {
  const phrases: string[] = [];
  const rest = text.replace(COMPOUND_TAG, (tag, joined: string) => {
    const words = wordsIn(joined.toLowerCase(), language);
    if (words === null || words.length < 2) return tag;
    phrases.push(words.join(' '));
    return ' '.repeat(tag.length);
  });
  return { rest, phrases };
}

/** The fewest known words that a tag can be cut into; null where something is left over. */
function wordsIn(joined: string, language: Language): readonly string[] | null {
  if (joined.length > LONGEST_TAG) return null;
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= joined.length; end += 1) {
    best[end] = null;
    for (let start = end - SHORTEST_WORD; start >= 0; start -= 1) {
      const before = best[start];
      if (before == null || before.length >= (best[end]?.length ?? LONGEST_TAG)) continue;
      const word = joined.slice(start, end);
      if (isKnown(word, language)) best[end] = [...before, word];
    }
  }
  return best[joined.length] ?? null;
}

function isKnown(word: string, language: Language): boolean {
  const tokens = tokenise(word);
  const [token, ...others] = tokens;
  if (token === undefined || others.length > 0) return false;
  const isSpoken = entriesOfWord(token.key, WORD_CLASSES).some(
    (entry) => entry.language === language || entry.language === 'en',
  );
  return isSpoken || phraseAt(tokens, 0, language) !== null || phraseAt(tokens, 0, 'en') !== null;
}
