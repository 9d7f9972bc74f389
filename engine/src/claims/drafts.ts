/** The first pass over a text: runs of letters and digits, read as words, numbers with units, or codes. */
import { fold } from '../categories/words.ts';
import { whenForgotten } from '../text/remember.ts';
import type { Gap } from './gaps.ts';
import { knownWord, marksOfCode, wordInfo } from './marks.ts';
import { nextRun, runEnd } from './runs.ts';
import { figureValues, unitOf } from './units.ts';

export interface Token {
  kind: 'word' | 'number' | 'code';
  /** Folded, without apostrophes. */
  key: string;
  /** The singular of key. */
  stem: string;
  /** What is known of the word by itself (see marks.ts). */
  marks: number;
  start: number;
  end: number;
  /** For numbers: what the figure can mean, and its unit; '' for a bare number. */
  values: readonly number[] | undefined;
  unit: string | undefined;
  /** The unit was taken over from the next figure: '77x147cm'. */
  unitShared: boolean;
  capital: boolean;
  /** Begins a sentence, a line, or stands behind a colon or bullet. */
  initial: boolean;
  /** Counts up at commas, colons and brackets. */
  clause: number;
  /** Counts up at full stops and line ends. */
  sentence: number;
  line: number;
  /** What ends it: the strongest mark before the next token. */
  after: Gap;
  negated: boolean;
}

const FIGURE_WITH_TAIL = /^(\d+(?:[.,]\d+)*)(\p{L}+)$/u;
const DIMENSION = /^(\d+)x(\d+)(\p{L}*)$/u;
/** 'Plates x3'. */
const TIMES = /^x(\d{1,3})$/;
const FIGURE = /^\d+(?:[.,]\d+)*$/;
const SIZE_SYSTEM = /^(?:uk|eu|us)$/;
/** '2005ish'. */
const ISH = /^(\d+)ish$/;
const ORDINAL = /^(?:st|nd|rd|th|er|e|ª|º)$/;
const APOSTROPHES = /['’ʼ]/g;
const HAS_DIGIT = /[\d½¼¾⅓⅔⅛]/;

/** A figure's part, its place counted from the figure's start. */
interface Part {
  kind: Token['kind'];
  key: string;
  from: number;
  to: number;
  values?: readonly number[];
  unit?: string;
}

/** What a run of letters and digits is: a number with its unit, a code, or two figures ('16x19'). */
function readFigures(raw: string): readonly Part[] {
  const to = raw.length;
  const key = fold(raw.replace(APOSTROPHES, ''));
  const times = TIMES.exec(key)?.[1];
  if (times !== undefined)
    return [{ kind: 'number', key, from: 0, to, values: figureValues(times), unit: '' }];
  if (FIGURE.test(raw) || raw.length === 1) {
    const values = figureValues(raw);
    if (values.length > 0) return [{ kind: 'number', key, from: 0, to, values, unit: '' }];
  }
  const about = ISH.exec(key)?.[1];
  if (about !== undefined)
    return [{ kind: 'number', key: about, from: 0, to, values: figureValues(about), unit: '' }];
  const tailed = FIGURE_WITH_TAIL.exec(key);
  if (tailed) {
    const figure = tailed[1] ?? '';
    const tail = tailed[2] ?? '';
    const unit = unitOf(tail);
    if (unit) {
      const values = figureValues(figure);
      return [{ kind: 'number', key, from: 0, to, values, unit: unit === 'x' ? '' : unit }];
    }
    if (ORDINAL.test(tail)) return [{ kind: 'code', key, from: 0, to }];
  }
  const dimension = DIMENSION.exec(key);
  if (dimension) {
    const [, first = '', second = '', tail = ''] = dimension;
    const unit = tail === '' ? '' : unitOf(tail);
    if (unit !== undefined) {
      const cross = first.length;
      const end = { from: cross + 1, to, values: figureValues(second), unit };
      return [
        { kind: 'number', key: first, from: 0, to: cross, values: figureValues(first), unit: '' },
        { kind: 'word', key: 'x', from: cross, to: cross + 1 },
        { kind: 'number', key: second + tail, ...end },
      ];
    }
  }
  return [{ kind: 'code', key, from: 0, to }];
}

// A listing's figures are its facts' figures. Kept small, and no longer than the answer: a number can be a telephone's.
const MEMO_SIZE = 2048;
const memo = new Map<string, readonly Part[]>();
whenForgotten(() => memo.clear());

function figuresOf(raw: string): readonly Part[] {
  const known = memo.get(raw);
  if (known) return known;
  const parts = readFigures(raw);
  if (memo.size >= MEMO_SIZE) memo.clear();
  memo.set(raw, parts);
  return parts;
}

const SIZE_WORD = /^(?:uk|eu|us|eur)$/;
const SHORT_GAP = /^[^\S\n\r]?-?$/;
// Single letters are units behind a space only where they are nothing else as often.
const LETTER_UNITS = new Set(['l', 'm', 'g', 'w', 'v']);

/** Takes a unit that stands in a word of its own: '22.5 cm', '2 hours'. */
function takesUnit(text: string, last: Token, key: string, start: number): boolean {
  if (key === 'x' || start - last.end > 1) return false;
  // French gigabytes are "Go"; "10 to 32" and "ready to go" are none.
  if ((key === 'to' || key === 'go') && !/[TG]o/.test(text.slice(start, start + 2))) return false;
  const unit = unitOf(key);
  if (!unit || SIZE_SYSTEM.test(unit) || !SHORT_GAP.test(text.slice(last.end, start))) return false;
  if (unit.length === 1 && !LETTER_UNITS.has(unit)) return false;
  last.unit = unit;
  last.key += key;
  return true;
}

/** 'Twenty-five' is one number. */
function isSpelledOn(text: string, last: Token, value: readonly number[], start: number): boolean {
  const [tens = 0] = last.values ?? [];
  const [ones = 0] = value;
  if (last.kind !== 'word' || tens < 20 || tens > 90 || tens % 10 !== 0 || ones > 9) return false;
  if (start !== last.end + 1 || text.charAt(last.end) !== '-') return false;
  last.values = [tens + ones];
  return true;
}

const INCH_MARKS = new Set('"″”');
const FOOT_MARKS = /^(?:''|′′)/;
const SPACE = /\s/;

function readSign(text: string, last: Token) {
  const at = SPACE.test(text.charAt(last.end)) ? last.end + 1 : last.end;
  const sign = text.charAt(at);
  if (INCH_MARKS.has(sign) || FOOT_MARKS.test(text.slice(at, at + 2))) last.unit = 'in';
  else if (sign === '%' || sign === '°') last.unit = sign;
}

function tokenOf(part: Omit<Part, 'from' | 'to'>, stem: string, marks: number): Token {
  return {
    kind: part.kind,
    key: part.key,
    stem,
    marks,
    start: 0,
    end: 0,
    values: part.values,
    unit: part.unit,
    unitShared: false,
    capital: false,
    initial: false,
    clause: 0,
    sentence: 0,
    line: 0,
    after: '',
    negated: false,
  };
}

/** The words, numbers and codes of a text in their order, their clauses and sentences still unknown. */
export function readDrafts(text: string): Token[] {
  const drafts: Token[] = [];
  let last: Token | undefined;
  for (let start = nextRun(text, 0); start >= 0; ) {
    const end = runEnd(text, start);
    const raw = text.slice(start, end);
    const known = knownWord(raw);
    if (known === undefined && HAS_DIGIT.test(raw)) last = addFigures(drafts, text, start, raw);
    else {
      const { key, stem, value, marks } = known ?? wordInfo(raw);
      if (last?.kind === 'number' && last.unit === '' && takesUnit(text, last, key, start)) last.end = end;
      else if (last?.values && value && isSpelledOn(text, last, value, start)) last.end = end;
      else {
        last = tokenOf({ kind: 'word', key, values: value }, stem, marks);
        last.start = start;
        last.end = end;
        drafts.push(last);
      }
    }
    start = nextRun(text, end);
  }
  return drafts;
}

function addFigures(drafts: Token[], text: string, start: number, raw: string): Token | undefined {
  let last = drafts.at(-1);
  let isFirst = true;
  for (const part of figuresOf(raw)) {
    const token = tokenOf(part, part.key, marksOfCode(part.key));
    token.start = start + part.from;
    token.end = start + part.to;
    // 'UK 6' and 'EU 39': the size system stands before the figure.
    if (isFirst && token.unit === '' && last?.kind === 'word' && SIZE_WORD.test(last.key)) {
      token.unit = unitOf(last.key) ?? '';
    }
    isFirst = false;
    drafts.push(token);
    last = token;
  }
  if (last?.kind === 'number' && last.unit === '') readSign(text, last);
  return last;
}
