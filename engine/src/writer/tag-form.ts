/** A phrase as a tag: within its room, without signs that part words, as one word for a hashtag. */

import { CUE_CLASSES } from '../language/cues.ts';
import { tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { codePointLength } from '../text/length.ts';

const MOST_JOINED = 3;
/** A longer name as one word is nothing that one types. */
const MOST_OF_NAME = 2;

/**
 * A keyword that is longer than a tag may be, up to the last joining word behind which only something is said of it:
 * "anniversary gift" of "… for him". Cut anywhere else it is half of a phrase, and too long for a tag as it is.
 */
export function withinTag(phrase: string, longest: number): string {
  if (codePointLength(phrase.trim()) <= longest) return phrase;
  const tokens = tokenise(phrase.trim());
  const leads = tokens.findLastIndex(
    ({ start }, at) =>
      codePointLength(phrase.trim().slice(0, start).trimEnd()) <= longest &&
      entriesAt(tokens, at, ['joiner']).some(({ means }) => means !== 'conjunction'),
  );
  const words = phrase
    .trim()
    .slice(0, tokens[leads]?.start ?? 0)
    .trimEnd();
  return words.includes(' ') && !endsInJoiner([words]) && !losesItsPoint(phrase, words.length)
    ? words
    : phrase;
}

/** "Sac en cuir synthétique", "bag without zips": what says how a word is meant is never cut off. */
function losesItsPoint(phrase: string, end: number): boolean {
  const tokens = tokenise(phrase.trim());
  return tokens.some(
    ({ start }, at) =>
      entriesAt(tokens, at, ['deny', 'doubt']).length > 0 ||
      // What stands before the cut and what behind it are one in the lexicon.
      entriesAt(tokens, at).some(({ length }) => start < end && (tokens[at + length - 1]?.end ?? 0) > end) ||
      (start >= end && entriesAt(tokens, at, LIKENESS).length > 0),
  );
}

/** "Leather synthetic": a word of these behind a noun changes it. */
const LIKENESS: readonly WordClass[] = ['material', 'shade', 'grade'];

/** Whether a word of it denies, doubts or compares: apart its words would say something else. */
export function hasCue(phrase: string): boolean {
  const tokens = tokenise(phrase);
  return tokens.some((_, at) => entriesAt(tokens, at, [...CUE_CLASSES]).length > 0);
}

/** "Anniversary gift for" */
export function endsInJoiner(words: readonly string[]): boolean {
  const tokens = tokenise(words.join(' '));
  return entriesAt(tokens, tokens.length - 1, ['joiner']).length > 0;
}

/** A phrase as a tag; as one word for a hashtag. */
export function tagsOf(
  phrase: string,
  { hashtags, joined, name, isName }: { hashtags: boolean; joined: boolean; name: string; isName: boolean },
): readonly string[] {
  if (!hashtags) return [plain(phrase)];
  // "#barbourspeywaxfishingjacket" is nothing that one types.
  if (joined && phrase.split(/\s+/).length > (isName ? MOST_OF_NAME : MOST_JOINED)) return [];
  // "#sonyps4" reads as a code of its own, unless the name has it so.
  if (joined && /\d/.test(phrase) && !name.includes(phrase.toLowerCase())) return [];
  return joined || /^[\p{L}\p{M}\p{N}&'’-]+$/u.test(phrase)
    ? [phrase.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')]
    : [];
}

/** "18 19 20 22 mm" */
export function isAmounts(phrase: string): boolean {
  const tokens = tokenise(phrase);
  return (
    tokens.length > 2 &&
    tokens.every(({ kind, text }) => kind === 'number' || kind === 'mark' || isUnit(text))
  );
}

/** Signs that part words are blanks in a tag; a decimal point and a hyphen inside a word stay. */
function plain(phrase: string): string {
  return (
    phrase
      .normalize('NFC')
      .toLowerCase()
      // "S.U. carburettors", "o/s mirror": letters of an abbreviation stay together.
      .replace(/(?<![\p{L}\p{N}])\p{L}(?:\/\p{L})+(?![\p{L}\p{N}])/gu, (letters) =>
        letters.replaceAll('/', ''),
      )
      .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll('.', '')} `)
      // A quotation mark, and none of "men's".
      .replace(/(?<![\p{L}\p{N}])['’]|['’](?![\p{L}\p{N}])/gu, ' ')
      // "S8+" is another model than S8.
      .replace(/[^\p{L}\p{M}\p{N}.,'’&+-]+|(?<![\p{L}\p{M}\p{N}])\++|\+(?=\p{L})/gu, ' ')
      .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[-\s]+|[-\s]+$/g, '')
  );
}
