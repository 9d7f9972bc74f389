/** Cuts what a seller wrote into sentences: their lines first, then stops. A run-on stays whole rather than be cut wrongly. */
import { entriesOfWord } from '../lexicon/lexicon.ts';
import { matchesOf } from '../text/matches.ts';
import { once, rememberLast } from '../text/remember.ts';
import { fold } from './fold.ts';
import { gluedJoints } from './glued.ts';
import { joinWrapped, type Line } from './wrapped-lines.ts';

export interface SentenceSpan {
  /** UTF-16 offsets of the sentence without its bullet and the blanks round it. */
  start: number;
  end: number;
  /** The line that it begins on, and the block of lines between blank ones; both from 0. */
  line: number;
  block: number;
  /** line: alone on its line. prose: one of several of a line. heading: announces the lines that follow. */
  form: 'prose' | 'line' | 'bullet' | 'heading';
  /** The polarity mark before it, where the seller wrote one. */
  mark?: '✓' | '✗';
}

const BULLET =
  /^(?:[-–—•*·●▪■►▶»›‣◦○◾✦★☆→➡>+~#]+|o|\d{1,2}[.)](?=\s+\p{L})|[a-h]\))(?=\s)\s*|^[•●▪■►▶‣◦✦★☆→➡·*]+\s*|^[-–](?=\p{L})/u;
const PLUS_LINE = /^[ \t]*\+\s/gmu;
const YES = /^[✓✔✅☑🗸]️?\s*/u;
const NO = /^[✗✘❌✖☒🚫⛔]️?\s*/u;
const SAYS = /[\p{L}\p{N}]/u;
// Marks that sellers put between statements of one line, where they stand at least twice.
const INLINE_BULLET = /\s(?:[•●▪■►▶‣◦·*|✦★](?=\s)|[•●▪■►▶‣◦✦★](?=\p{L}))/gu;
// A dash between two statements is as often a pause; beside labels, "- Model: X - Colour: blue", it sets off each.
const INLINE_LABEL = /\s[-–](?=\s\p{Lu}\p{L}{1,20}:\s)/gu;
const INLINE_DASH = /\s[-–](?=\s\p{Lu})/gu;
const FEWEST_INLINE = 2;
const HEADING_WORDS = 6;

/** The sentences of `text`, in order, without overlaps; everything between them says nothing. Linear. */
export const splitSentences = rememberLast((text): readonly SentenceSpan[] => {
  const spans: SentenceSpan[] = [];
  const opening = once(() => ({ isSmall: beginsSmall(text) }));
  const small = () => opening().isSmall;
  for (const line of joinWrapped(text, listLines(text))) {
    const cuts = cutLine(text, line, small);
    const alone = cuts.length === 1;
    for (const [index, cut] of cuts.entries()) {
      const form = alone ? (line.bullet ? 'bullet' : headingOr(text, cut)) : line.bullet ? 'bullet' : 'prose';
      const span: SentenceSpan = { ...cut, line: line.line, block: line.block, form };
      if (index === 0 && line.mark !== undefined) span.mark = line.mark;
      spans.push(span);
    }
  }
  return spans.map((span, index) => {
    const next = spans[index + 1];
    if (span.form !== 'heading' || (next !== undefined && next.block - span.block <= 1)) return span;
    return { ...span, form: 'line' };
  });
});

function headingOr(text: string, { start, end }: { start: number; end: number }): 'heading' | 'line' {
  if (text[end - 1] !== ':') return 'line';
  return text.slice(start, end).split(/\s+/u).length <= HEADING_WORDS ? 'heading' : 'line';
}

function listLines(text: string): Line[] {
  const lines: Line[] = [];
  const plusLists = matchesOf(text, PLUS_LINE).length >= FEWEST_INLINE;
  let block = 0;
  let number = 0;
  let at = 0;
  while (at <= text.length) {
    const found = text.indexOf('\n', at);
    const end = found === -1 ? text.length : found;
    const content = text.slice(at, end);
    if (content.trim() === '') block += 1;
    else if (SAYS.test(content)) {
      const labels = matchesOf(content, INLINE_LABEL).length;
      const bullet = labels >= FEWEST_INLINE ? INLINE_DASH : INLINE_BULLET;
      const marks = matchesOf(content, bullet).map(({ index }) => index + 1);
      const starts = [0, ...(marks.length >= FEWEST_INLINE ? marks : [])];
      for (const [index, start] of starts.entries()) {
        const stop = starts[index + 1] ?? content.length;
        if (!SAYS.test(content.slice(start, stop))) continue;
        const place = {
          start: at + start,
          end: at + stop,
          line: number,
          block,
          lineStart: at,
          bullet: false,
        };
        lines.push(trimLine(text, place, plusLists));
        number += 1;
      }
    }
    number += 1;
    at = end + 1;
  }
  return lines.map((line, index) => withNumberBullet(text, line, [lines[index - 1], lines[index + 1]]));
}

/** "-4 Pockets" among "-Skinny" and "-Mid rise": beside a bullet of its kind the sign is one too, and no minus. */
function withNumberBullet(text: string, line: Line, beside: readonly (Line | undefined)[]): Line {
  const isBulleted = (other: Line | undefined) => other?.bullet === true && text[other.start - 1] === '-';
  if (line.bullet || !/^-\d+\s\p{L}/u.test(text.slice(line.start, line.end)) || !beside.some(isBulleted))
    return line;
  return { ...line, start: line.start + 1, bullet: true };
}

function trimLine(text: string, line: Line, plusLists: boolean): Line {
  let { start, bullet } = line;
  let mark: Line['mark'];
  const content = text.slice(line.start, line.end);
  start += content.length - content.trimStart().length;
  // A mark may stand before a bullet or behind it.
  for (let round = 0; round < 3; round += 1) {
    const rest = text.slice(start, Math.min(line.end, start + 12));
    const yes = YES.exec(rest) ?? NO.exec(rest);
    const sign = yes ?? BULLET.exec(rest);
    // "+ 4 more for nothing" under a list without signs: the only one is a word.
    if (sign === null || (sign[0].startsWith('+') && !plusLists)) break;
    if (yes !== null) mark = YES.test(rest) ? '✓' : '✗';
    // "*** Last one ***" is set off, not listed.
    bullet ||= !(sign[0].startsWith('*') && /\*\s*$/u.test(content));
    start += sign[0].length;
  }
  const end = start + text.slice(start, line.end).trimEnd().length;
  return { ...line, start, end, bullet, ...(mark === undefined ? {} : { mark }) };
}

// A stop with what closes behind it, or a picture between two statements. ©, ®, ™ and digits are no pictures.
const STOP =
  /[.!?…。！？]+["”’»)\]]*|(?![©®™\d#*])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/gu;
const OPENERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
]);
const LONGEST_BRACKET = 300;

function cutLine(text: string, line: Line, small: () => boolean): readonly { start: number; end: number }[] {
  const content = text.slice(line.start, line.end);
  const cuts: number[] = [];
  const closed = closedStretches(content);
  let stretch = 0;
  if (text.indexOf('\n') === -1) cuts.push(...gluedJoints(content));
  for (const stop of matchesOf(content, STOP)) {
    while ((closed[stretch]?.end ?? Number.POSITIVE_INFINITY) <= stop.index) stretch += 1;
    if ((closed[stretch]?.start ?? Number.POSITIVE_INFINITY) < stop.index) continue;
    const end = stop.index + stop[0].length;
    if (endsSentence(content, { start: stop.index, end, stop: stop[0], small })) cuts.push(end);
  }
  cuts.sort((one, other) => one - other);
  const spans: { start: number; end: number }[] = [];
  let from = 0;
  for (const cut of [...cuts, content.length]) {
    const span = trimSpan(content, from, cut);
    if (span !== null) spans.push({ start: line.start + span.start, end: line.start + span.end });
    // A picture or a mark that stands alone goes with what is before it.
    else if (spans.length > 0 && from < cut) extendLast(spans, content, { from, cut, offset: line.start });
    from = cut;
  }
  return spans;
}

function extendLast(
  spans: { start: number; end: number }[],
  content: string,
  { from, cut, offset }: { from: number; cut: number; offset: number },
): void {
  const last = spans.at(-1);
  const rest = content.slice(from, cut).trimEnd();
  if (last !== undefined && /[.!?…)\]”"»]/u.test(rest)) last.end = offset + from + rest.length;
}

function trimSpan(content: string, from: number, to: number): { start: number; end: number } | null {
  const part = content.slice(from, to);
  if (!SAYS.test(part)) return null;
  const lead = /^[\s•●▪■►▶‣◦·*|✦★]+/u.exec(part)?.[0].length ?? 0;
  return { start: from + lead, end: from + part.trimEnd().length };
}

/** Brackets and quotations that close within reach: a stop inside ends nothing. */
function closedStretches(content: string): readonly { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const closer = OPENERS.get(content[at] ?? '');
    if (closer === undefined) continue;
    const end = content.slice(at + 1, at + LONGEST_BRACKET).indexOf(closer);
    if (end === -1) continue;
    stretches.push({ start: at, end: at + end + 2 });
    at += end + 1;
  }
  return stretches;
}

interface Stop {
  start: number;
  end: number;
  stop: string;
  /** Whether who wrote the text begins sentences with small letters. */
  small: () => boolean;
}

const SURE_STOP = /(\p{Ll}{4,})\.[ \t]+(?:(\p{Ll})|\p{Lu})/gu;

/** Whether more of the stops that end a sentence for sure have a small letter behind them than a capital. */
function beginsSmall(text: string): boolean {
  let small = 0;
  for (const [, word = '', isSmall] of matchesOf(text, SURE_STOP))
    if (entriesOfWord(fold(word), ['abbreviation']).length === 0) small += isSmall === undefined ? -1 : 1;
  return small > 0;
}

function endsSentence(content: string, { start, end, stop, small }: Stop): boolean {
  const after = content.slice(end, end + AHEAD);
  if (after.trim() === '') return true;
  const spaced = /^\s/.test(after);
  const next = after.trimStart();
  const upper = /^["“„«'(¡¿[]?[\p{Lu}\p{Lo}]/u.test(next);
  if (/\p{Extended_Pictographic}/u.test(stop)) return upper || !/^\p{Ll}/u.test(next);
  if (/^[。！？]/u.test(stop)) return true;
  if (/^[!?]/.test(stop)) return spaced || upper;
  if (stop.startsWith('...') || stop.startsWith('…') || stop.startsWith('..')) return upper && spaced;
  return spaced
    ? stopEnds(content, start, { next, upper: upper || (/^\p{Ll}/u.test(next) && small()), small: !upper })
    : upper && gluedStopEnds(content, start, next);
}

/** "in good condition.Comes with", "size 52.The hem": a word or an amount before, a new sentence behind; no date. */
function gluedStopEnds(content: string, start: number, next: string): boolean {
  const opens = /^\p{Lu}\p{Ll}*(?=\s|$|[,:'’])/u.exec(next)?.[0];
  if (opens === undefined) return false;
  const before = content.slice(Math.max(0, start - 40), start);
  const amount = /(?<![\p{L}\d.])\d+\p{L}{0,2}$/u.exec(before)?.[0];
  if (amount === undefined) return /\p{Ll}{3}[)"”]?$/u.test(before);
  return /^\d{1,2}$/.test(amount)
    ? entriesOfWord(fold(opens), ['month']).length === 0 &&
        numberStopEnds(amount, before, { next, upper: true, small: false })
    : true;
}

const DATE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/;
const WORD_BEFORE = /([\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*)[)"”\]]?$/u;
// Letters that are sizes end a sentence; others are initials.
const SIZE_LETTER = /^[SMLX]$/;

function stopEnds(
  content: string,
  start: number,
  after: { next: string; upper: boolean; small: boolean },
): boolean {
  const before = content.slice(Math.max(0, start - 40), start);
  // "Zum 31.10. nach 18 Jahren": the stop of a date.
  if ((after.small || !after.upper) && DATE.test(before)) return false;
  const word = WORD_BEFORE.exec(before)?.[1] ?? '';
  if (word === '') return true;
  if (/^\p{L}$/u.test(word))
    return SIZE_LETTER.test(word) ? after.upper : !/^\p{Lu}$/u.test(word) && after.upper && (!after.small || /\S\p{L}$/u.test(before));
  if (/^\d{1,2}$/.test(word)) return numberStopEnds(word, before, after);
  // "Works on my TV. Comes with …": in capitals it is an abbreviation that needs no stop.
  const acronym = /^\p{Lu}{2,}$/u.test(word) && /^[\p{Lu}\d][\p{Ll}\d\s'’]/u.test(after.next);
  if (CLIPPED.test(word) && !acronym && !/\d\s*$/.test(before.slice(0, -word.length))) return false;
  // "e.g", "z.B", "U.S": letters with stops between them.
  if (/^(?:\p{L}{1,2}\.)+\p{L}{1,2}$/u.test(word)) return false;
  // ", Elektr. Fensterheber": a single word of a list may be clipped; ", Lisbon. 20 €" and ", Felt. Sent in a box" are none.
  if (
    LONE_WORD.test(before) &&
    !/^[\d€£$]/.test(after.next) &&
    !((STATEMENT.test(after.next) || (after.upper && word.length >= WHOLE_WORD)) && !CUT_OFF.test(word))
  )
    return false;
  if (CLIPPED_STREET.test(word) && /^\d/.test(after.next)) return false;
  const [entry] = entriesOfWord(fold(word), ['abbreviation']);
  // "Box: no. Papers: no.": a number follows its abbreviation.
  if (fold(word) === 'no' && !/^\d/.test(after.next)) return true;
  // "12 in. wide": a unit behind its number.
  if (entry !== undefined)
    return entry.means === 'end' && after.upper && !(after.small && /\d\s*$/.test(before.slice(0, -word.length)));
  return true;
}

/** "Goethestr. 5": the house follows. */
const CLIPPED_STREET = /\p{L}str$/iu;

const AHEAD = 40;
/** Several words before the next sign. */
const STATEMENT = /^\p{L}+(?:[ \t]+[\p{L}\p{N}'’]+){3}/u;
/** What no word ends with: "Elektr", "abnehmb". */
const CUT_OFF = /(?:[bcdfgkmpqtvwz][rlnbmw]|[bcdfghjklmnpqrstvwxz]{3})$/iu;
/** Nobody clips a word to so many letters. */
const WHOLE_WORD = 8;
const LONE_WORD = /,\s*\p{L}{1,10}$/u;
/** A word without a vowel is clipped ("hydr."), unless it is the unit of a number before it. */
const CLIPPED =
  /^[^aeiouäöüåæøœáéíóúàèìòùâêîôûąęó\d\s]{1,4}[^aeiouyäöüåæøœáéíóúàèìòùâêîôûąęó\d\s]$/iu;
/** Small numbers with a stop are mostly ordinals: "5. Gang", "am 3. März", "die 2. Auflage". */
const HIGHEST_ORDINAL = 20;

/** "W 38. Worn", "size 12. The lining" end; an ordinal goes on. */
function numberStopEnds(
  number: string,
  before: string,
  { next, upper, small }: { next: string; upper: boolean; small: boolean },
): boolean {
  const opens = /^\p{L}+/u.exec(next)?.[0] ?? '';
  // "Bis 31. dezember" of a text in small letters.
  if (small && entriesOfWord(fold(opens), ['month']).length > 0) return false;
  if (!upper || Number(number) > HIGHEST_ORDINAL) return upper;
  if (entriesOfWord(fold(opens), ['joiner']).length > 0) return true;
  const word = /(\p{L}+)\s+\d{1,2}[)"”\]]?$/u.exec(before)?.[1] ?? '';
  // "From day 1. Price": an ordinal stands behind an article or a preposition.
  return word !== '' && entriesOfWord(fold(word), ['joiner', 'month']).length === 0;
}
