/** Tells the stops that end a sentence from those of abbreviations, ordinals and dates. */
import { LABEL_ROWS } from '../lexicon/labels.ts';
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { WORD_CLASSES } from '../lexicon/word-classes.ts';
import { matchesOf } from '../text/matches.ts';
import { once } from '../text/remember.ts';
import { fold } from './fold.ts';
import { languageOf } from './language.ts';
import type { Language } from './languages.ts';
import { isUnit } from './units.ts';

/** How whoever wrote a text sets its stops; each is found out when a stop asks for it. */
export interface StopHabits {
  /** Sentences begin with small letters. */
  small: () => boolean;
  /** A stop behind a number may make it an ordinal. */
  ordinals: () => boolean;
}

/** The habits of a text. */
export function stopHabits(text: string): StopHabits {
  const opening = once(() => ({ isSmall: beginsSmall(text) }));
  const number = once(() => {
    const { language, known } = languageOf(text);
    return { isOrdinal: !known || ORDINAL_STOPS.has(language) };
  });
  return { small: () => opening().isSmall, ordinals: () => number().isOrdinal };
}

/** Languages that write "5." for "fifth". */
const ORDINAL_STOPS: ReadonlySet<Language> = new Set(['de', 'pl']);

interface Stop {
  start: number;
  end: number;
  stop: string;
  habits: StopHabits;
}

/** What stands before and behind a stop. */
interface Around {
  next: string;
  upper: boolean;
  small: boolean;
  ordinals: () => boolean;
}

const SURE_STOP = /(\p{Ll}{3,})\.[ \t]+(?:(\p{Ll})|\p{Lu})/gu;

/** Whether more of the stops that end a sentence for sure have a small letter behind them than a capital. */
function beginsSmall(text: string): boolean {
  let small = 0;
  for (const [, word = '', isSmall] of matchesOf(text, SURE_STOP))
    if (entriesOfWord(fold(word), ['abbreviation']).length === 0) small += isSmall === undefined ? -1 : 1;
  return small > 0;
}

export function endsSentence(content: string, { start, end, stop, habits }: Stop): boolean {
  const after = content.slice(end, end + AHEAD);
  if (after.trim() === '') return true;
  const spaced = /^\s/.test(after);
  const next = after.trimStart();
  const upper = /^["“„«'(¡¿[]?[\p{Lu}\p{Lo}]/u.test(next);
  if (/\p{Extended_Pictographic}/u.test(stop))
    return upper || !/^\p{Ll}/u.test(next) || partsStatements(content, start, next);
  if (/^[。！？]/u.test(stop)) return true;
  if (/^[!?]/.test(stop)) return spaced || upper;
  if (stop.startsWith('...') || stop.startsWith('…') || stop.startsWith('..')) return upper && spaced;
  return spaced
    ? stopEnds(content, start, {
        next,
        upper: upper || (/^\p{Ll}/u.test(next) && habits.small()),
        small: !upper,
        ordinals: habits.ordinals,
      })
    : upper && gluedStopEnds(content, start, { next, ordinals: habits.ordinals });
}

/**
 * "Worn once to a wedding 💕 size M but small": a picture between two statements of prose, each of several words, where
 * none leads to the other. In a line that no other stop ends it may part the points of a list.
 */
function partsStatements(content: string, start: number, next: string): boolean {
  const before = wordsOf(
    content
      .slice(Math.max(0, start - AHEAD), start)
      .split(PARTING)
      .at(-1),
  );
  const behind = wordsOf(next.split(PARTING)[0]);
  const joins = (word = '') => {
    const known = entriesOfWord(fold(word), ['joiner', 'deny']);
    return known.length > 0 && known.every((entry) => entry.class === 'joiner');
  };
  return (
    before.length >= FEWEST_BEFORE &&
    behind.length >= FEWEST_BEHIND &&
    !joins(before.at(-1)) &&
    !joins(behind[0]) &&
    PROSE_STOP.test(content)
  );
}

const PROSE_STOP = /\p{L}[.!?](?:\s|$)/u;
const PARTING = /[.!?…]\s|\p{Extended_Pictographic}/u;
const FEWEST_BEFORE = 3;
const FEWEST_BEHIND = 2;

function wordsOf(text = ''): readonly string[] {
  return text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
}

/** "in good condition.Comes with", "size 52.The hem": a word or an amount before, a new sentence behind; no date. */
function gluedStopEnds(
  content: string,
  start: number,
  { next, ordinals }: Pick<Around, 'next' | 'ordinals'>,
): boolean {
  const opens = /^\p{Lu}\p{Ll}*(?=\s|$|[,:'’])/u.exec(next)?.[0];
  if (opens === undefined) return false;
  const before = content.slice(Math.max(0, start - 40), start);
  const amount = /(?<![\p{L}\d.])\d+\p{L}{0,2}$/u.exec(before)?.[0];
  if (amount === undefined) return /\p{Ll}{3}[)"”]?$/u.test(before);
  return /^\d{1,2}$/.test(amount)
    ? entriesOfWord(fold(opens), ['month']).length === 0 &&
        numberStopEnds(amount, before, { next, upper: true, small: false, ordinals })
    : true;
}

const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/;
const WORD_BEFORE = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*)[)"”\]]?$/u;
// Letters that are sizes end a sentence; others are initials.
const SIZE_LETTER = /^[SMLX]$/;

function stopEnds(content: string, start: number, after: Around): boolean {
  const before = content.slice(Math.max(0, start - 40), start);
  // "Zum 31.10. nach 18 Jahren": the stop of a date.
  if ((after.small || !after.upper) && DATE.test(before)) return false;
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  if (word === '') return true;
  // "USB C. £140": no initial.
  if (/^[£€$]/.test(after.next) && /^\p{Lu}$/u.test(word)) return true;
  if (/^\p{L}$/u.test(word))
    return SIZE_LETTER.test(word)
      ? after.upper || (word !== 'L' && /^\d/.test(after.next))
      : !/^\p{Lu}$/u.test(word) && after.upper && (!after.small || /\S\p{L}$/u.test(before));
  // "50 mm f/2. Shutter works": the end of a fraction is no ordinal.
  if (/[\p{L}\d][/×*+]\d{1,2}$/u.test(before)) return after.upper;
  if (/^\d{1,2}$/.test(word)) return numberStopEnds(word, before, after);
  // "Works on my TV. Comes with …": in capitals it is an abbreviation that needs no stop.
  const acronym = /^\p{Lu}{2,}$/u.test(word) && /^[\p{Lu}\d][\p{Ll}\d\s'’]/u.test(after.next);
  const [entry] = entriesOfWord(fold(word), ['abbreviation']);
  if (
    CLIPPED.test(word) &&
    !acronym &&
    entry?.means !== 'end' &&
    !/\d\s*$/.test(before.slice(0, -word.length))
  )
    return false;
  // "e.g", "z.B", "U.S": letters with stops between them.
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(word)) return false;
  // ", Elektr. Fensterheber": a single word of a list may be clipped; ", Lisbon. 20 €" and ", Felt. Sent in a box" are none.
  if (
    LONE_WORD.test(before) &&
    !isWord(word) &&
    !/^[\d€£$]/.test(after.next) &&
    !(
      (STATEMENT.test(after.next) ||
        (after.upper && word.length >= (after.ordinals() ? WHOLE_WORD : WHOLE_WHERE_SELDOM))) &&
      !CUT_OFF.test(word)
    )
  )
    return false;
  if (CLIPPED_STREET.test(word) && /^\d/.test(after.next)) return false;
  // "Box: no. Papers: no.": a number follows its abbreviation.
  if (fold(word) === 'no' && !/^\d/.test(after.next)) {
    // "Check your part no. before buying"
    const label = /(\p{L}+)\s$/u.exec(before.slice(0, -word.length))?.[1] ?? '';
    return (after.upper && !after.small) || !NUMBERED.has(fold(label));
  }
  // "12 in. wide": a unit behind its number.
  if (entry !== undefined)
    return (
      entry.means === 'end' && after.upper && !(after.small && /\d\s*$/.test(before.slice(0, -word.length)))
    );
  return true;
}

/** What a list knows as a word is no clipped one. */
function isWord(word: string): boolean {
  return entriesOfWord(fold(word), WHOLE_WORDS).length > 0;
}

const WHOLE_WORDS = WORD_CLASSES.filter((name) => name !== 'abbreviation' && name !== 'joiner');

/** What has a number of its own: "part no", "model no". */
const NUMBERED: ReadonlySet<string> = new Set(
  LABEL_ROWS.flatMap(({ words }) => words.split(', '))
    .filter((label) => label.endsWith(' no'))
    .map((label) => label.split(' ').at(-2) ?? ''),
);

/** "Goethestr. 5": the house follows. */
const CLIPPED_STREET = /\p{L}str$/iu;

const AHEAD = 40;
/** Several words before the next sign. */
const STATEMENT = /^\p{L}+(?:[ \t]+[\p{L}\p{N}'’]+){3}/u;
/** What no word ends with: "Elektr", "abnehmb". */
const CUT_OFF = /(?:[bcdfgkmpqtvwz][rlnbmw]|[bcdfghjklmnpqrstvwxz]{3})$/iu;
/** Nobody clips a word to so many letters. */
const WHOLE_WORD = 8;
/** Nor, in languages that seldom clip words, to so many. */
const WHOLE_WHERE_SELDOM = 4;
const LONE_WORD = /,\s*\p{L}{1,10}$/u;
/** A word without a vowel is clipped ("hydr."), unless it is the unit of a number before it. */
const CLIPPED = /^[^aeiouäöüåæøœáéíóúàèìòùâêîôûąęó\d\s]{1,4}[^aeiouyäöüåæøœáéíóúàèìòùâêîôûąęó\d\s]$/iu;
/** Small numbers with a stop are mostly ordinals: "5. Gang", "am 3. März", "die 2. Auflage". */
const HIGHEST_ORDINAL = 20;
const HIGHEST_DAY = 31;

/** "W 38. Worn", "size 12. The lining" end; an ordinal goes on. */
function numberStopEnds(number: string, before: string, { next, upper, small, ordinals }: Around): boolean {
  const opens = /^\p{L}+/u.exec(next)?.[0] ?? '';
  // "Am 26. Mai", "bis 31. dezember" of a text in small letters.
  if ((small || ordinals()) && entriesOfWord(fold(opens), ['month']).length > 0) return false;
  const lead = before.slice(0, -number.length).trimEnd();
  // "Size UK 6. 8 eyelets": behind a word, and in a language without such ordinals or too high for a day.
  if (/^\d/.test(next))
    return /\p{L}$/u.test(lead) && !LIST_NUMBER.test(lead) && (!ordinals() || Number(number) > HIGHEST_DAY);
  if (!upper || Number(number) > HIGHEST_ORDINAL) return upper;
  if (entriesOfWord(fold(opens), ['joiner']).length > 0) return true;
  // Where no stop makes an ordinal only the number of a list has one: "1. Cable 2. Case".
  if (!ordinals()) return /[\p{L}\p{N},;)]$/u.test(lead) && !isUnit(opens) && !LIST_NUMBER.test(lead);
  const word = /\p{L}+$/u.exec(lead)?.[0] ?? '';
  // "From day 1. Price": an ordinal stands behind an article or a preposition.
  return word !== '' && entriesOfWord(fold(word), ['joiner', 'month']).length === 0;
}

/** The number of a point that stands before another. */
const LIST_NUMBER = /(?:^|[\s(])\d{1,2}[.)]\s+\p{L}/u;
