/** From a value to the entry of a picker that means it; a value that none means goes into none. */
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { FieldOption } from '../marketplaces/marketplace.ts';

/** The entry for a value, or null: the same words, the same meaning in another language, or the years that it tells. */
export function optionFor(options: readonly FieldOption[], value: string): string | null {
  const key = fold(value).trim();
  const same =
    options.find(({ label }) => fold(label) === key) ?? options.find(({ means }) => means?.includes(key));
  if (same !== undefined) return same.label;
  const meaning = meaningOf(value);
  const shade = SHADES.find(([, words]) => words.test(key))?.[0];
  const shaded = options.find(({ means }) => means?.includes(`${shade} ${meaning}`));
  if (shaded !== undefined) return shaded.label;
  // A list of the marketplace's own says no meanings: its words have them.
  const meant =
    meaning === null
      ? undefined
      : (options.find(({ means }) => means?.includes(meaning)) ??
        options.find(({ label, means }) => means === undefined && meaningOf(label) === meaning));
  if (meant !== undefined) return meant.label;
  const years = yearsOf(key);
  const told =
    years === null
      ? undefined
      : options.find(({ years: span }) => span !== undefined && span[0] <= years[0] && years[1] <= span[1]);
  return told?.label ?? null;
}

/** "Lichtblauw", "bleu clair": what is light or dark has an entry of its own in some lists, in nine languages. */
const SHADES: readonly (readonly [string, RegExp])[] = [
  ['light', /^(?:light|pale|hell|licht|ljus|jasn)|\b(?:clair|clar[oa]|chiar)/u],
  ['dark', /^(?:dark|deep|dunkel|donker|mork|ciemn)|\b(?:fonce|oscur|scur|escur)/u],
];

/** "100% katoen", "pure wool 80 %": a stuff is the same in any share. */
const SHARES = /\d+(?:[.,]\d+)?\s?%\s?/gu;

const BEFORE = ['shade', 'grade', 'colour', 'material'] as const;
const MEANINGS = ['colour', 'material', 'pattern', 'department', 'era', 'edition'] as const;

/** The meaning of the value's last words, where all others only shade it: "dark navy" is navy. */
export function meaningOf(value: string, classes: readonly WordClass[] = MEANINGS): string | null {
  const tokens = tokenise(value.replace(SHARES, ''));
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = entriesAt(tokens, at, classes).find(({ length }) => isShaded(tokens, at + length));
    if (entry !== undefined) return entry.means;
    if (entriesAt(tokens, at, BEFORE).length === 0) return null;
  }
  return null;
}

/** "Viola chiaro": nothing but shades stands from here on. */
function isShaded(tokens: readonly Token[], from: number): boolean {
  return tokens.slice(from).every((_, index) => entriesAt(tokens, from + index, ['shade']).length > 0);
}

/** First and last year that a value tells: "1994", "1980s", "80er". */
function yearsOf(key: string): readonly [number, number] | null {
  const [, century = '19', two = '', end = ''] = /^(1[6-9]|20)?(\d\d)(s|er|er-jahre)?$/.exec(key) ?? [];
  if (two === '') return null;
  const isDecade = end !== '';
  // Two digits alone are no year.
  if (!isDecade && key.length !== 4) return null;
  const year = Number(`${century}${two}`);
  // "2000s" may be ten years or a hundred, and so may "1900s".
  if (isDecade && (two === '00' || !two.endsWith('0'))) return null;
  return [year, isDecade ? year + 9 : year];
}
