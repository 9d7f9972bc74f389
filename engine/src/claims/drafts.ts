/** The first pass over a text: runs of letters and digits, read as words, numbers with units, or codes. */
import { fold, singular } from '../categories/words.ts';
import { figureValues, numberWord, unitOf } from './units.ts';

const RUN = /\d+(?:[.,]\d+)+(?:\p{L}+\d*)?|[½¼¾⅓⅔⅛]|[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}]+)*/gu;
const FIGURE_WITH_TAIL = /^(\d+(?:[.,]\d+)*)(\p{L}+)$/u;
const DIMENSION = /^(\d+)x(\d+)(\p{L}*)$/u;
const FIGURE = /^\d+(?:[.,]\d+)*$/;
const SIZE_SYSTEM = /^(?:uk|eu|us)$/;
const INCH_MARK = /^\s?(?:"|″|”|''|′′)/;
const ORDINAL = /^(?:st|nd|rd|th|er|e|ª|º)$/;

interface WordInfo {
  key: string;
  stem: string;
  value: readonly number[] | undefined;
}

// Listings repeat the words of their facts: what a word folds to is worked out once. Kept small.
const MEMO_SIZE = 4096;
const memo = new Map<string, WordInfo>();

function wordInfo(raw: string): WordInfo {
  const known = memo.get(raw);
  if (known) return known;
  const key = fold(raw.replace(APOSTROPHES, ''));
  const number = numberWord(key);
  const info: WordInfo = { key, stem: singular(key), value: number === undefined ? undefined : [number] };
  if (memo.size >= MEMO_SIZE) memo.clear();
  memo.set(raw, info);
  return info;
}

const APOSTROPHES = /['’ʼ]/g;
const HAS_DIGIT = /[\d½¼¾⅓⅔⅛]/;

export interface Draft {
  kind: 'word' | 'number' | 'code';
  key: string;
  stem: string;
  start: number;
  end: number;
  values?: readonly number[];
  unit?: string;
}

/** What a run of letters and digits is: a number with its unit, a code, or two figures ('16x19'). */
function readFigures(raw: string, start: number): Draft[] {
  const end = start + raw.length;
  const key = fold(raw.replace(APOSTROPHES, ''));
  if (FIGURE.test(raw) || raw.length === 1) {
    const values = figureValues(raw);
    if (values.length > 0) return [{ kind: 'number', key, stem: key, start, end, values, unit: '' }];
  }
  const tailed = FIGURE_WITH_TAIL.exec(key);
  if (tailed) {
    const figure = tailed[1] ?? '';
    const tail = tailed[2] ?? '';
    const unit = unitOf(tail);
    if (unit)
      return [
        {
          kind: 'number',
          key,
          stem: key,
          start,
          end,
          values: figureValues(figure),
          unit: unit === 'x' ? '' : unit,
        },
      ];
    if (ORDINAL.test(tail)) return [{ kind: 'code', key, stem: key, start, end }];
  }
  const dimension = DIMENSION.exec(key);
  if (dimension) {
    const [, first = '', second = '', tail = ''] = dimension;
    const unit = tail === '' ? '' : unitOf(tail);
    if (unit !== undefined) {
      const middle = start + first.length + 1;
      return [
        {
          kind: 'number',
          key: first,
          stem: first,
          start,
          end: start + first.length,
          values: figureValues(first),
          unit: '',
        },
        { kind: 'word', key: 'x', stem: 'x', start: middle - 1, end: middle },
        {
          kind: 'number',
          key: second + tail,
          stem: second + tail,
          start: middle,
          end,
          values: figureValues(second),
          unit,
        },
      ];
    }
  }
  return [{ kind: 'code', key, stem: key, start, end }];
}

const SIZE_WORD = /^(?:uk|eu|us|eur)$/;
const SHORT_GAP = /^[\s-]?$/;
// Single letters are units behind a space only where they are nothing else as often.
const LETTER_UNITS = new Set(['l', 'm', 'g', 'w', 'v']);

/** Takes a unit that stands in a word of its own: '22.5 cm', '2 hours'. */
function takesUnit(text: string, last: Draft, key: string, start: number): boolean {
  if (key === 'x') return false;
  const unit = unitOf(key);
  if (!unit || SIZE_SYSTEM.test(unit) || !SHORT_GAP.test(text.slice(last.end, start))) return false;
  if (unit.length === 1 && !LETTER_UNITS.has(unit)) return false;
  last.unit = unit;
  last.key += key;
  return true;
}

function readSign(text: string, last: Draft) {
  const rest = text.slice(last.end, last.end + 4);
  if (INCH_MARK.test(rest)) last.unit = 'in';
  else if (/^\s?%/.test(rest)) last.unit = '%';
  else if (/^\s?°/.test(rest)) last.unit = '°';
}

/** The words, numbers and codes of a text in their order. */
export function readDrafts(text: string): Draft[] {
  const drafts: Draft[] = [];
  for (const match of text.matchAll(RUN)) {
    const raw = match[0];
    const start = match.index;
    const last = drafts.at(-1);
    if (!HAS_DIGIT.test(raw)) {
      const { key, stem, value } = wordInfo(raw);
      const end = start + raw.length;
      if (last?.kind === 'number' && last.unit === '' && takesUnit(text, last, key, start)) last.end = end;
      else drafts.push({ kind: 'word', key, stem, start, end, values: value });
      continue;
    }
    const figures = readFigures(raw, start);
    const first = figures[0];
    // 'UK 6' and 'EU 39': the size system stands before the figure.
    if (first?.kind === 'number' && first.unit === '' && last?.kind === 'word' && SIZE_WORD.test(last.key)) {
      first.unit = unitOf(last.key) ?? '';
    }
    drafts.push(...figures);
    const final = figures.at(-1);
    if (final?.kind === 'number' && final.unit === '') readSign(text, final);
  }
  return drafts;
}
