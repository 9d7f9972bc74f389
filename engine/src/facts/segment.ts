import { HEADERS, type Section } from './lexicon/headers.ts';
import { MARK } from './prepare.ts';
import { closing, isBlank, sentenceEnd } from './sentences.ts';
import { isWordCode, splitWords } from './words.ts';

/** One clause of the seller's text, with its place in it. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** Clauses of one sentence share a number. */
  readonly sentence: number;
  readonly section: Section | null;
  /** A tick or a cross before it. */
  readonly mark: 'yes' | 'no' | null;
  readonly bullet: boolean;
  /** A dash ties it to the clause before: "grip is lifting - a spot of glue would sort it". */
  readonly tied: boolean;
}

interface Line {
  start: number;
  end: number;
  section: Section | null;
  mark: 'yes' | 'no' | null;
  bullet: boolean;
}

const BULLET = /^(?:[-*•·–—►▪●◦‣>]+|~+(?!\d)|\+(?=\s)|\(?\d{1,2}[.)](?=\s|$)|[a-z]\)(?=\s))\s*/i;
const MISSING_LIST = /^(?:missing|not included|lost|fehlt|manque|falta|manca|ontbreekt|brakuje)\s*[-:–—]\s/i;
const HEADER_LIMIT = 42;

/** Cuts a prepared text into clauses: lines, list marks, sentences, commas. Linear in its length. */
export function segment(text: string): Clause[] {
  const clauses: Clause[] = [];
  const state = { sentence: 0 };
  for (const line of splitLines(text)) cutLine(text, line, clauses, state);
  return clauses;
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let section: Section | null = null;
  let filled = false;
  let listed = false;
  const numbered = /^\s*1\s+\S[\s\S]*?\n\s*2\s+\S/m.test(text);
  for (let at = 0; at <= text.length; ) {
    const found = text.indexOf('\n', at);
    const stop = found === -1 ? text.length : found;
    let start = at;
    let end = stop;
    at = stop + 1;
    let mark: Line['mark'] = null;
    let bullet = false;
    while (start < end && isBlank(text.charCodeAt(start))) start += 1;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
    const head = text.charAt(start);
    if (head === MARK.yes || head === MARK.no) {
      mark = head === MARK.yes ? 'yes' : 'no';
      bullet = true;
      start += 1;
    } else {
      const match = BULLET.exec(text.slice(start, Math.min(end, start + 12)));
      if (match !== null) {
        bullet = true;
        start += match[0].length;
      } else if (numbered && /^\d{1,2}\s+\p{L}/u.test(text.slice(start, start + 8))) {
        bullet = true;
        start = text.indexOf(' ', start) + 1;
      }
    }
    while (start < end && isBlank(text.charCodeAt(start))) start += 1;
    if (start >= end) {
      if (filled) section = null;
      continue;
    }
    if (!bullet && end - start <= HEADER_LIMIT && /[:：]$/.test(text.slice(start, end))) {
      section = headerSection(text, start, end - 1) ?? null;
      filled = false;
      continue;
    }
    if (!bullet && end - start <= 24) {
      const alone = headerSection(text, start, end);
      if (alone !== null && /^\s*\n?\s*[-*•·\d]/.test(text.slice(stop, stop + 6))) {
        section = alone;
        filled = false;
        continue;
      }
    }
    // A list under a heading ends with its last mark.
    if (section !== null && !bullet && listed) section = null;
    listed = bullet && section !== null;
    filled = true;
    lines.push({ start, end, section, mark, bullet });
  }
  return lines;
}

function headerSection(text: string, start: number, end: number): Section | null {
  const key = splitWords(text, start, end)
    .map((word) => word.key)
    .join(' ');
  return HEADERS.get(key) ?? null;
}

function cutLine(text: string, line: Line, clauses: Clause[], state: { sentence: number }): void {
  let at = line.start;
  let section = line.section;
  let mark = line.mark;
  while (at < line.end) {
    const end = sentenceEnd(text, at, line.end);
    let start = at;
    at = end;
    state.sentence += 1;
    while (start < end && isBlank(text.charCodeAt(start))) start += 1;
    if (start >= end) continue;
    let own = section;
    const header = inlineHeader(text, start, end);
    if (header !== null) {
      own = header.section ?? own;
      // "What's wrong with it: …" speaks for its paragraph, "Wear: …" for its sentence.
      if (header.section !== null && header.words > 2) section = header.section;
      start = header.rest;
    }
    if (MISSING_LIST.test(text.slice(start, start + 20))) {
      clauses.push({
        start,
        end,
        sentence: state.sentence,
        section: 'missing',
        mark,
        bullet: line.bullet,
        tied: false,
      });
      continue;
    }
    const dashed = isDashedList(text, start, end);
    cutSentence(
      text,
      start,
      end,
      (from, to) => {
        clauses.push({
          start: from,
          end: to,
          sentence: state.sentence,
          section: own,
          mark,
          bullet: line.bullet,
          tied: !dashed && from > start && /[-–—]$/.test(text.slice(from - 1, from)),
        });
      },
      (next) => {
        mark = next;
      },
    );
  }
}

function inlineHeader(
  text: string,
  start: number,
  end: number,
): { section: Section | null; rest: number; words: number } | null {
  const beginning = text.slice(start, Math.min(end, start + HEADER_LIMIT));
  const colon = beginning.search(/[:：](?:\s|$|(?=[^\s\d/]))/);
  if (colon <= 0) return dashedList(text, start, end);
  const words = splitWords(text, start, start + colon);
  const section = HEADERS.get(words.map((word) => word.key).join(' ')) ?? null;
  if (section === null || section === 'feature') {
    // "Figures: A, B and C": an unknown plural before a list announces parts.
    const last = words[words.length - 1]?.key ?? '';
    const rest = text.slice(start + colon + 1, end);
    const listed = words.length <= 3 && /s$/.test(last) && rest.split(',').length >= 3 && section === null;
    return listed ? { section: 'included', rest: start + colon + 1, words: 1 } : null;
  }
  return { section, rest: start + colon + 1, words: words.length };
}

// "Games - Mario Kart 8, Zelda, Splatoon 2": a dash after the name of a list announces it as a colon does.
const DASHED_LIST =
  /^(?:(?:the|all|with|comes with|includes?|including|bundle of) )?(?:\d{1,2} |\p{L}+ )?(?:games|titles|figures|books|discs|dvds|cds|films|movies|extras|accessories|attachments|contents|includes|puzzles|cartridges|carts)\s[-–—]\s/iu;

function dashedList(
  text: string,
  start: number,
  end: number,
): { section: Section; rest: number; words: number } | null {
  const found = DASHED_LIST.exec(text.slice(start, Math.min(end, start + HEADER_LIMIT)));
  return found !== null && text.slice(start, end).split(',').length >= 3
    ? { section: 'included', rest: start + found[0].length, words: 1 }
    : null;
}

// A quotation begins after a blank; after a digit the mark is inches.
const QUOTED = /^[\s(]["“][^"”“\n]{1,76}["”]/;
const DASH = /^\s?[-–—]\s|^\s[-–—](?=[^\s\d])/;

/** Calls `push` for each clause of a sentence, and `turn` where a tick or cross opens the next one. */
function cutSentence(
  text: string,
  from: number,
  to: number,
  push: (start: number, end: number) => void,
  turn: (next: 'yes' | 'no') => void,
): void {
  let start = from;
  let noClose = false;
  const cut = (at: number, width: number) => {
    if (hasWord(text, start, at)) push(start, at);
    start = at + width;
  };
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127 && code !== 0x201c) {
      if (code === 0x3001 || code === 0xff0c || code === 0xff1b || code === 0x2022) cut(at, 1);
      else if (
        (code === 0x2013 || code === 0x2014) &&
        isBlank(text.charCodeAt(at - 1)) &&
        isBlank(text.charCodeAt(at + 1))
      )
        cut(at, 1);
      continue;
    }
    if (code === 40) {
      const close = noClose ? -1 : closing(text, at, to);
      if (close === -1) noClose = true;
      else {
        at = close;
        // A picture that closed the bracket closed the thought.
        if (text.slice(close - 3, close).includes(MARK.soft)) cut(close + 1, 0);
      }
    } else if (code === 34 || code === 0x201c) {
      const quoted = QUOTED.exec(text.slice(at - 1, Math.min(to, at + 80)));
      if (quoted !== null) at += quoted[0].length - 2;
    } else if (code === 44) {
      const joined = isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1));
      if (!joined) cut(at, 1);
    } else if (code === 59) cut(at, 1);
    else if (code === 45) {
      if (DASH.test(text.slice(at - 1, at + 2)) && !isNumberRange(text, at)) cut(at, 1);
    } else if (code === 4) cut(at, 1);
    else if (code === 2 || code === 3) {
      cut(at, 1);
      turn(code === 2 ? 'yes' : 'no');
    } else if (code === 47 && isBlank(text.charCodeAt(at - 1)) && text.charCodeAt(at + 1) === 47) cut(at, 2);
    else if (code === 124) cut(at, 1);
  }
  cut(to, 0);
}

const SPACED_DASH = /(?<=\s)[-–—](?=\s)/g;
const LIST_DASHES = 3;

// "- new strings - small rash on back - amp 10w": a list on one line, whose dashes tie nothing to anything.
function isDashedList(text: string, start: number, end: number): boolean {
  const sentence = text.slice(start, end);
  const dashes = sentence.match(SPACED_DASH)?.length ?? 0;
  return dashes >= LIST_DASHES || (dashes > 0 && /^[-–—]\s/.test(sentence));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isNumberRange(text: string, at: number): boolean {
  return /\d\s?$/.test(text.slice(Math.max(0, at - 2), at)) && /^\s?\d/.test(text.slice(at + 1, at + 3));
}

function hasWord(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (isWordCode(text.charCodeAt(at)) || text.charCodeAt(at) === 5) return true;
  return false;
}
