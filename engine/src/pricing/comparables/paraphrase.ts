/** Words of one title that another one says in another way: by their first letters, shortened, or parted otherwise. */
import { AND, ARTICLES, CUTS, SOFT_CUTS } from '../../categories/name-words.ts';
import { fold, squeeze } from '../../language/fold.ts';
import { LANGUAGES } from '../../language/languages.ts';
import type { Token } from '../../language/tokens.ts';
import { brandAt } from '../../lexicon/lexicon.ts';

const SMALL: ReadonlySet<string> = new Set([
  ...ARTICLES,
  ...LANGUAGES.flatMap((language) => [...CUTS[language], ...SOFT_CUTS[language], AND[language]]),
]);
const INITIALS = /^(\p{L}{2,5})(\d*)$/u;
const SHORTEST_SHORT = 4;
const SHORTEST_LONG = 6;

/**
 * The keys of the words in `tokens` whose first letters `key` is: "botw" of "Breath of the Wild", "ps5" of "PlayStation 5",
 * "tnf" of "The North Face"; none where there are no such words.
 */
export function wordsOfInitials(key: string, tokens: readonly Token[]): readonly string[] {
  const [, letters, number] = INITIALS.exec(key) ?? [];
  if (letters === undefined) return [];
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  for (const from of words.keys()) {
    // "PlayStation": capitals inside a name.
    const spelt = brandAt(words, from)?.spelling ?? words[from]?.text ?? '';
    const capitals = fold((spelt.match(/\p{Lu}/gu) ?? []).join(''));
    const run = capitals === letters && !spelt.includes(' ') ? from + 1 : runOf(letters, words, from);
    if (run === null || (number !== '' && words[run]?.key !== number)) continue;
    return words.slice(from, number === '' ? run : run + 1).map((word) => word.key);
  }
  return [];
}

/** Where the words end whose first letters are these, small words counted or left out; null where they are not there. */
function runOf(letters: string, words: readonly Token[], from: number): number | null {
  for (const leavesOut of [false, true]) {
    let at = from;
    let said = 0;
    for (; at < words.length && said < letters.length; at += 1) {
      const word = words[at]?.key ?? '';
      if (leavesOut && said > 0 && SMALL.has(word)) continue;
      if (word[0] !== letters[said]) break;
      said += 1;
    }
    if (said === letters.length && at - from > 1) return at;
  }
  return null;
}

/** "Strat" of Stratocaster, "fuji" of Fujifilm, "intl" of international: the beginning, or consonants in their order. */
export function isShortFor(short: string, long: string): boolean {
  if (long.length < SHORTEST_LONG || short.length >= long.length || short[0] !== long[0]) return false;
  if (short.length >= SHORTEST_SHORT && long.startsWith(short)) return true;
  let said = 0;
  for (const letter of long) if (letter === short[said]) said += 1;
  return short.length >= SHORTEST_SHORT && said === short.length && !/[aeiou]/.test(short.slice(1));
}

/** "TS 55" in "TS55REBQ", "LR 1L" in "LR1L": whether a short code stands with a short neighbour in the squeezed title. */
export function isJoinedIn(code: string, tokens: readonly Token[], squeezed: string): boolean {
  return tokens.some(({ text }, at) => {
    if (squeeze(text) !== code) return false;
    const [before, behind] = [tokens[at - 1], tokens[at + 1]].map((token) =>
      token === undefined || token.kind === 'mark' ? '' : squeeze(token.text),
    );
    return [`${before}${code}`, `${code}${behind}`].some(
      (both) =>
        both.length > code.length &&
        both.length - code.length <= 3 &&
        both.length > 2 &&
        squeezed.includes(both),
    );
  });
}

const ROMAN: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
const WAYS_OF_SAYING = [
  '(?:mk|mark|gen\\p{L}*|v|ver\\p{L}*)\\.? ?(?<behind>\\d|ii|iii|iv|v|vi)',
  '(?<before>\\d{1,2})(?:st|nd|rd|th|e|eme|a|o|\\.)? ?gen\\p{L}*',
  '(?<roman>ii|iii|iv|vi)',
];
const GENERATION = new RegExp(`(?<![\\p{L}\\p{N}])(?:${WAYS_OF_SAYING.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The generations that a title names, as digits: "Mk II", "2nd gen", "v2" and "II" are one. */
export function generationsIn(title: string): ReadonlySet<string> {
  return new Set(
    [...fold(title).matchAll(GENERATION)].map(({ groups = {} }) => {
      const said = groups.behind ?? groups.before ?? groups.roman ?? '';
      return ROMAN[said] ?? said;
    }),
  );
}
