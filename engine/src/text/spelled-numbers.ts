/** Numbers that are read out, word for word, in any of our languages: "zero seven seven double zero nine …". */
import type { Span } from '../language/span.ts';
import { tokenise } from '../language/tokens.ts';
import { DIGIT_WORDS, REPEATS, UNSURE_DIGIT_WORDS } from '../lexicon/digit-words.ts';

const JOINT = /^[.,;:/()_*–—-]$/;
const DIGITS = /^[o\d]*\d[o\d]*$/;
const LEAST_DIGITS = 9;
const MOST_DIGITS = 15;
/** Fewer are a size, a year, or how many there are. */
const FEWEST_PARTS = 4;

interface Part {
  start: number;
  end: number;
  digits: string;
  word: 'sure' | 'unsure' | null;
  /** What parts it from the one before it. */
  joint: string;
}

/** "07700 900142, one leg was glued": a lone word behind a comma or a dash between blanks counts what comes after it. */
function opensClause(parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  return (
    last?.word != null && /[,;]|\s[–—-]+\s/.test(last.joint) && parts.filter(({ word }) => word).length === 1
  );
}

/** Where digits are spelled, at least one of them as a word, that `isNumber` takes for a number. */
export function findSpelledNumbers(
  text: string,
  isNumber: (digits: string, start: number) => boolean,
): readonly Span[] {
  const found: Span[] = [];
  let parts: Part[] = [];
  let times = 1;
  const close = () => {
    times = 1;
    if (opensClause(parts)) parts.pop();
    if (parts.length === 0) return;
    const digits = parts.map((part) => part.digits).join('');
    const [first] = parts;
    const last = parts.at(-1);
    if (
      first &&
      last &&
      parts.length >= FEWEST_PARTS &&
      (parts.some(({ word }) => word === 'sure') || parts.filter(({ word }) => word).length > 1) &&
      digits.length >= LEAST_DIGITS &&
      digits.length <= MOST_DIGITS &&
      isNumber(digits, first.start)
    )
      found.push({ start: first.start, end: last.end });
    parts = [];
  };
  for (const { key, kind, start, end, text: said } of tokenise(text)) {
    const repeat = REPEATS.get(key);
    const digit =
      DIGIT_WORDS.get(key) ?? (kind !== 'word' && DIGITS.test(key) ? key.replaceAll('o', '0') : undefined);
    if (repeat !== undefined) times = repeat;
    else if (digit !== undefined) {
      const sure = UNSURE_DIGIT_WORDS.has(key) ? 'unsure' : 'sure';
      const joint = text.slice(parts.at(-1)?.end ?? start, start);
      parts.push({ start, end, digits: digit.repeat(times), word: /^\d+$/.test(key) ? null : sure, joint });
      times = 1;
    } else if (kind !== 'mark' || !JOINT.test(said)) close();
  }
  close();
  return found;
}
