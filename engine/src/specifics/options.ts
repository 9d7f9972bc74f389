/** From a value to the entry of a picker that means it; a value that none means goes into none. */
import { fold } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
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

/** "100% katoen", "pure wool 80 %": a stuff is the same in any share. */
const SHARES = /\d+(?:[.,]\d+)?\s?%\s?/gu;

const BEFORE = ['shade', 'grade', 'colour', 'material'] as const;
const MEANINGS = ['colour', 'material', 'pattern', 'department', 'era', 'edition'] as const;

/** The meaning of the value's last words, where all before them only shade it: "dark navy" is navy. */
export function meaningOf(value: string, classes: readonly WordClass[] = MEANINGS): string | null {
  const tokens = tokenise(value.replace(SHARES, ''));
  for (let at = 0; at < tokens.length; at += 1) {
    const entry = entriesAt(tokens, at, classes).find(({ length }) => at + length === tokens.length);
    if (entry !== undefined) return entry.means;
    if (entriesAt(tokens, at, BEFORE).length === 0) return null;
  }
  return null;
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
