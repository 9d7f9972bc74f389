/** A text cut into words, numbers and codes, each with its place, its sentence and whether it is denied. */
import { fold, singular } from '../categories/words.ts';
import { negatedPlaces } from './negation.ts';
import { figureValues, numberWord, unitOf } from './units.ts';

export interface Token {
  kind: 'word' | 'number' | 'code';
  /** Folded, without apostrophes. */
  key: string;
  /** The singular of key. */
  stem: string;
  start: number;
  end: number;
  /** For numbers: what the figure can mean, and its unit; '' for a bare number. */
  values?: readonly number[];
  unit?: string;
  /** The unit was taken over from the next figure: '77x147cm'. */
  unitShared?: boolean;
  capital: boolean;
  /** Begins a sentence, a line, or stands behind a colon or bullet. */
  initial: boolean;
  /** Counts up at commas, colons and brackets. */
  clause: number;
  /** Counts up at full stops and line ends. */
  sentence: number;
  line: number;
  /** What ends it: the strongest mark before the next token. */
  after: '' | ',' | ':' | '.' | '\n' | '\n\n';
  negated: boolean;
}

export interface Tokens {
  text: string;
  list: readonly Token[];
}

const RUN = /\d+(?:[.,]\d+)+(?:\p{L}+\d*)?|[½¼¾⅓⅔⅛]|[\p{L}\p{M}\p{N}]+(?:['’ʼ][\p{L}]+)*/gu;
const FIGURE_WITH_TAIL = /^(\d+(?:[.,]\d+)*)(\p{L}+)$/u;
const DIMENSION = /^(\d+)x(\d+)(\p{L}*)$/u;
const FIGURE = /^\d+(?:[.,]\d+)*$/;
const JOINS = new Set(['x', 'to', 'by', 'bis', 'a', 'and', 'do', 'à', 'und', 'w', 'd', 'h']);
const SIZE_SYSTEM = /^(?:uk|eu|us)$/;
const INCH_MARK = /^\s?(?:"|″|”|''|′′)/;
const ORDINAL = /^(?:st|nd|rd|th|er|e|ª|º)$/;

type Gap = Token['after'];

/** The strongest mark between two tokens. */
function gapBetween(text: string, from: number, to: number): Gap {
  let gap: Gap = '';
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') lines += 1;
    else if (
      gap !== '.' &&
      (sign === ',' ||
        sign === ';' ||
        sign === '(' ||
        sign === ')' ||
        sign === '|' ||
        sign === '–' ||
        sign === '—' ||
        sign === '•' ||
        sign === '、')
    ) {
      if (gap !== ':') gap = ',';
    } else if (sign === ':' || sign === '：') gap = ':';
    else if (sign === '!' || sign === '?' || sign === '。' || sign === '！' || sign === '？') gap = '.';
    else if (sign === '.' && (at + 1 >= to ? to === text.length : /\s|["”')]/.test(text.charAt(at + 1))))
      gap = '.';
    else if (sign === '-' && /\s/.test(text.charAt(at - 1)) && /\s/.test(text.charAt(at + 1)))
      gap = gap === '' ? ',' : gap;
  }
  if (lines >= 2) return '\n\n';
  if (lines === 1) return gap === ':' ? ':' : '\n';
  return gap;
}

interface Draft {
  kind: Token['kind'];
  key: string;
  start: number;
  end: number;
  values?: readonly number[];
  unit?: string;
}

function draftsOf(raw: string, start: number): Draft[] {
  const end = start + raw.length;
  const key = fold(raw.replace(/['’ʼ]/g, ''));
  if (FIGURE.test(raw) || raw.length === 1) {
    const values = figureValues(raw);
    if (values.length > 0 && /[\d½¼¾⅓⅔⅛]/.test(raw))
      return [{ kind: 'number', key, start, end, values, unit: '' }];
  }
  const tailed = FIGURE_WITH_TAIL.exec(key);
  if (tailed) {
    const figure = tailed[1] ?? '';
    const tail = tailed[2] ?? '';
    const unit = unitOf(tail);
    if (unit)
      return [
        { kind: 'number', key, start, end, values: figureValues(figure), unit: unit === 'x' ? '' : unit },
      ];
    if (ORDINAL.test(tail)) return [{ kind: 'code', key, start, end }];
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
          start,
          end: start + first.length,
          values: figureValues(first),
          unit: '',
        },
        { kind: 'word', key: 'x', start: middle - 1, end: middle },
        { kind: 'number', key: second + tail, start: middle, end, values: figureValues(second), unit },
      ];
    }
  }
  if (/\d/.test(key)) return [{ kind: 'code', key, start, end }];
  return [{ kind: 'word', key, start, end }];
}

function readDrafts(text: string): Draft[] {
  const drafts: Draft[] = [];
  for (const match of text.matchAll(RUN)) {
    for (const draft of draftsOf(match[0], match.index)) {
      const last = drafts.at(-1);
      // '22.5 cm' and '2 hours': the unit stands in a word of its own.
      if (last?.kind === 'number' && last.unit === '' && draft.kind === 'word' && draft.key !== 'x') {
        const unit = unitOf(draft.key);
        const between = text.slice(last.end, draft.start);
        if (
          unit &&
          !SIZE_SYSTEM.test(unit) &&
          /^[\s-]?$/.test(between) &&
          !(unit.length === 1 && unit !== 'l' && unit !== 'm' && unit !== 'g' && unit !== 'w' && unit !== 'v')
        ) {
          last.unit = unit;
          last.end = draft.end;
          continue;
        }
      }
      // 'UK 6' and 'EU 39': the size system stands before the figure.
      if (
        draft.kind === 'number' &&
        draft.unit === '' &&
        last?.kind === 'word' &&
        /^(?:uk|eu|us|eur)$/.test(last.key)
      ) {
        draft.unit = unitOf(last.key) ?? '';
      }
      drafts.push(draft);
    }
    const last = drafts.at(-1);
    if (last?.kind === 'number' && last.unit === '') {
      const rest = text.slice(last.end, last.end + 4);
      const inch = INCH_MARK.exec(rest);
      if (inch) last.unit = 'in';
      else if (/^\s?%/.test(rest)) last.unit = '%';
      else if (/^\s?°/.test(rest)) last.unit = '°';
    }
  }
  return drafts;
}

/** '38 x 27 x 13 cm': the unit of the last figure is that of those before it. */
function shareUnits(text: string, tokens: Token[]) {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const next = tokens[at];
    if (next?.kind !== 'number' || !next.unit) continue;
    const before = tokens[at - 1];
    const joined = before && before.kind === 'word' && JOINS.has(before.key);
    const target = joined ? tokens[at - 2] : before;
    if (target?.kind !== 'number' || target.unit !== '') continue;
    if (!joined && !/^\s?[-–x×/"″”,]{1,2}\s?$/.test(text.slice(target.end, next.start))) continue;
    target.unit = next.unit;
    target.unitShared = true;
  }
}

/** Cuts a text up. Places are UTF-16 offsets into it. */
export function tokenise(text: string): Tokens {
  const drafts = readDrafts(text);
  const list: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let line = 0;
  let initial = true;
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at];
    if (!draft) continue;
    const next = drafts[at + 1];
    const after = gapBetween(text, draft.end, next?.start ?? text.length);
    const first = text.charAt(draft.start);
    const word = draft.kind === 'word' ? numberWord(draft.key) : undefined;
    list.push({
      kind: draft.kind,
      key: draft.key,
      stem: draft.kind === 'word' ? singular(draft.key) : draft.key,
      start: draft.start,
      end: draft.end,
      values: draft.values ?? (word === undefined ? undefined : [word]),
      unit: draft.unit,
      capital: first !== first.toLowerCase(),
      initial: initial || /["“„«‘(]/.test(text.charAt(draft.start - 1)),
      clause,
      sentence,
      line,
      after,
      negated: false,
    });
    initial =
      after === ':' || after === '.' || after === '\n' || after === '\n\n' || text.charAt(draft.end) === ';';
    if (after !== '') clause += 1;
    if (
      after === '.' ||
      after === '\n' ||
      after === '\n\n' ||
      (after === ':' && text.slice(draft.end, next?.start).includes('\n'))
    )
      sentence += 1;
    if (
      after === '\n' ||
      after === '\n\n' ||
      (after === ':' && text.slice(draft.end, next?.start).includes('\n'))
    )
      line += 1;
  }
  shareUnits(text, list);
  negatedPlaces(list);
  return { text, list };
}
