/** Cuts what a seller wrote into sentences: their lines first, then stops. A run-on stays whole rather than be cut wrongly. */
import { matchesOf } from '../text/matches.ts';
import { rememberLast } from '../text/remember.ts';
import { gluedJoints } from './glued.ts';
import { endsSentence, type StopHabits, stopHabits } from './sentence-stops.ts';
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
  const habits = stopHabits(text);
  // Asked of the whole text once, and not once a line.
  const isOneLine = !text.includes('\n');
  for (const line of joinWrapped(text, listLines(text))) {
    const cuts = cutLine(text, line, { habits, isOneLine });
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
const OPENING = /[([“„«]/u;
const LONGEST_BRACKET = 300;
const NONE: readonly never[] = [];

function cutLine(
  text: string,
  line: Line,
  { habits, isOneLine }: { habits: StopHabits; isOneLine: boolean },
): readonly { start: number; end: number }[] {
  const content = text.slice(line.start, line.end);
  const cuts: number[] = [];
  const closed = closedStretches(content);
  let stretch = 0;
  if (isOneLine) cuts.push(...gluedJoints(content));
  for (const stop of matchesOf(content, STOP)) {
    while ((closed[stretch]?.end ?? Number.POSITIVE_INFINITY) <= stop.index) stretch += 1;
    if ((closed[stretch]?.start ?? Number.POSITIVE_INFINITY) < stop.index) continue;
    const end = stop.index + stop[0].length;
    if (endsSentence(content, { start: stop.index, end, stop: stop[0], habits })) cuts.push(end);
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
  if (!OPENING.test(content)) return NONE;
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
