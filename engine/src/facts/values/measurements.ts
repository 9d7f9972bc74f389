import { matchesOf } from '../../text/matches.ts';
import { isWordCode } from '../words.ts';
import type { FoundValue } from './found-value.ts';
import {
  BATTERIES,
  COUNT,
  DIMENSIONS,
  FEET,
  JAPANESE,
  RANGE,
  SHUTTER_OR_FRACTION,
  SIDES,
  SINGLE,
  SPECIAL,
  TIMES,
  TIMES_BEFORE,
  TWO_LENGTHS,
  VIDEO,
} from './measurement-patterns.ts';
import { VALUE_CUE, valueCuesOf } from './value-cues.ts';

const BEFORE_NO_NUMBER = /[\p{L}\d#/_\\.:£$€¥-]$/u;

/** Where measures stand in `text`: amounts with units, dimensions, ranges, counts. Linear. `cues` are the text's. */
export function findMeasurements(text: string, cues = valueCuesOf(text)): FoundValue[] {
  const found: FoundValue[] = [];
  // "L 160 D 90 H 85cm" is one set of dimensions; three letters before numbers are no accident.
  for (const match of /[LWHDB]\s?:?\s?\d/.test(text) ? matchesOf(text, SIDES) : []) {
    const start = match.index;
    if (start > 0 && isWordCode(text.charCodeAt(start - 1))) continue;
    if (/^W\s?\d\d\s?[x/]?\s?L\s?\d\d$/.test(match[0])) continue;
    addSides(match[0], start, found);
  }
  const sides = found.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) continue;
    const end = numberEnd(text, at);
    const side =
      sides === 0 ? undefined : found.slice(0, sides).find((one) => one.start <= at && at < one.end);
    if (side !== undefined) {
      at = side.end - 1;
      continue;
    }
    const before = text.slice(Math.max(0, at - 1), at);
    if (before !== '' && BEFORE_NO_NUMBER.test(before) && !startsAfterMark(text, at)) {
      at = end - 1;
      continue;
    }
    const value = matchAt(text, at);
    if (value === null) {
      at = end - 1;
      continue;
    }
    found.push(value);
    at = value.end - 1;
  }
  for (const match of cues & VALUE_CUE.standard ? matchesOf(text, SPECIAL) : []) {
    const start = match.index;
    if (!found.some((one) => one.start < start + match[0].length && start < one.end)) {
      found.push({ start, end: start + match[0].length });
    }
  }
  if (/[x×]\s?\d/i.test(text)) {
    for (const match of matchesOf(text, TIMES_BEFORE)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!found.some((one) => one.start < end && start < one.end))
        found.push({ start, end, amount: Number(match[1]), count: true });
    }
  }
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) addJapanese(text, found);
  return found.sort((a, b) => a.start - b.start);
}

const SIDE_LABELS: Readonly<Record<string, string>> = {
  L: 'length',
  W: 'width',
  H: 'height',
  D: 'depth',
  B: 'width',
};

// "H 98 W 102 D 48 cm": three measures, the last one's unit is everybody's.
function addSides(whole: string, from: number, found: FoundValue[]): void {
  const shared = /(cm|mm|in|"|”)\s*$/.exec(whole)?.[1];
  for (const side of matchesOf(whole, ONE_SIDE)) {
    const start = from + side.index;
    found.push({
      start,
      end: start + side[0].trimEnd().length,
      amount: toAmount(side[2] ?? '', false),
      unit: side[3] ?? shared,
      value: `${side[2] ?? ''}${shared === undefined || shared.length === 1 ? '' : ' '}${side[3] ?? shared ?? ''}`,
      label: SIDE_LABELS[side[1] ?? ''],
    });
  }
}

const ONE_SIDE = /([LWHDB])\s?:?\s?(\d+(?:[.,]\d+)?)\s?(cm|mm|in|"|”)?/g;

function addJapanese(text: string, found: FoundValue[]): void {
  for (const pattern of [BATTERIES, JAPANESE]) {
    for (const match of matchesOf(text, pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      const overlap = found.findIndex((one) => one.start < end && start < one.end);
      if (overlap !== -1 && pattern === JAPANESE) continue;
      if (overlap !== -1) found.splice(overlap, 1);
      const label =
        /(?:着丈|身幅|肩幅|袖丈|ゆき丈|総丈|股下|股上|ウエスト|全長|長さ|横幅|幅|高さ|奥行き?|直径|重さ|重量|厚さ|容量)(?=(?:は|：|:|が)?\s?$)/.exec(
          text.slice(Math.max(0, start - 6), start),
        )?.[0];
      found.push({
        start,
        end,
        ...(label === undefined ? {} : { label }),
        hedged: /^(?:約|およそ)/.test(match[0]) || undefined,
      });
    }
  }
}

function startsAfterMark(text: string, at: number): boolean {
  // "c.1800" and "approx.30cm" are amounts; "No.4" and "v1.2" are not.
  return /(?:^|\s)(?:approx|ca?|max|min|size|length|width|height|w|h|d|l)[.:]$/i.test(
    text.slice(Math.max(0, at - 9), at),
  );
}

function numberEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isOfNumber(text.charCodeAt(end))) end += 1;
  return Math.max(end, at + 1);
}

// The digits and , - . / of ASCII, which stand side by side there.
function isOfNumber(code: number): boolean {
  return code >= 44 && code <= 57;
}

function stickyMatch(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

// A number with nothing after it that could be a unit.
const BARE = /^\d+\s?(?:,(?!\d)|[;)]|\.\s|\.?$)/;
const RANGE_SIGN = /[-–]|\s(?:to|bis|à|a|do|tot)\s/i;
const FEET_SIGN = /^\d{1,2}\s?(?:f|['’′]\s?\d)/i;
// "row 18 seats 205": the number belongs to what stands before it.
const NUMBERED = /\b(?:row|block|gate|section|level|stand|seats?)\s$/i;
const TIMES_SIGN = /[x×*]/i;

function matchAt(text: string, at: number): FoundValue | null {
  const digitsEnd = numberEnd(text, at);
  if (digitsEnd - at > 24) return null;
  // "Colour code 6M"
  if (/\bcode:?\s$/i.test(text.slice(Math.max(0, at - 7), at))) return null;
  const near = text.slice(at, at + 20);
  if (BARE.test(near)) return null;
  const dimensions = TIMES_SIGN.test(near) ? stickyMatch(DIMENSIONS, text, at) : null;
  if (dimensions !== null && (dimensions[1] !== undefined || worthMeasuring(dimensions[0])))
    return { start: at, end: at + trimmedLength(dimensions[0]), unit: dimensions[1] };
  const video = /^\d+k\d/i.test(near) ? stickyMatch(VIDEO, text, at) : null;
  if (video !== null) return { start: at, end: at + video[0].length };
  const slash = near.includes('/');
  const fraction = slash ? stickyMatch(SHUTTER_OR_FRACTION, text, at) : null;
  if (fraction !== null && !/^1\/[248](?!\d)/.test(fraction[0]))
    return { start: at, end: at + fraction[0].length };
  const two = slash ? stickyMatch(TWO_LENGTHS, text, at) : null;
  if (two !== null) return { start: at, end: at + two[0].length, unit: two[1] };
  const range = RANGE_SIGN.test(near) ? stickyMatch(RANGE, text, at) : null;
  if (range !== null) {
    return {
      start: at,
      end: at + range[0].length,
      unit: range[4] ?? range[5],
      ...(range[5] === undefined ? {} : { time: true }),
    };
  }
  const feet = FEET_SIGN.test(near) ? stickyMatch(FEET, text, at) : null;
  if (feet !== null) return { start: at, end: at + feet[0].length, unit: 'ft' };
  const single = stickyMatch(SINGLE, text, at);
  if (single !== null && plausible(single, text)) {
    const unit = single[3] ?? single[4];
    return {
      start: at,
      end: at + single[0].length,
      amount: toAmount(single[1] ?? '', single[2] !== undefined),
      unit,
      ...(single[4] === undefined ? {} : { time: true }),
    };
  }
  const count = stickyMatch(COUNT, text, at);
  // "2016 model" is a year.
  if (
    count !== null &&
    !/^(?:19|20)\d\d\s?models?$/i.test(count[0]) &&
    !NUMBERED.test(text.slice(Math.max(0, at - 8), at))
  )
    return { start: at, end: at + count[0].length, amount: toAmount(count[1] ?? '', false), count: true };
  const times = stickyMatch(TIMES, text, at);
  if (times !== null && !isHowOften(text, at, at + times[0].length))
    return { start: at, end: at + times[0].length, amount: toAmount(times[1] ?? '', false), count: true };
  return null;
}

const USED =
  '(?:worn|used|washed|played|getragen|benutzt|gewaschen|port[ée]+e?s?|utilisée?s?|usad[oa]s?|puest[oa]s?|usat[oa]|gedragen|gebruikt|noszon[yae])';
const USED_BEFORE = new RegExp(`${USED}\\s$`, 'iu');
const USED_AFTER = new RegExp(`^\\s${USED}(?![\\p{L}])`, 'iu');

/** "Worn 2x", "1x getragen": how often, and not how many. */
function isHowOften(text: string, start: number, end: number): boolean {
  return (
    USED_BEFORE.test(text.slice(Math.max(0, start - 12), start)) || USED_AFTER.test(text.slice(end, end + 14))
  );
}

// "2x4" counts cubes; "16x19" and "77x147cm" measure.
function worthMeasuring(match: string): boolean {
  const plain = match.replace(/[x×*]/gi, ' ');
  return /[a-z"”']/i.test(plain) || (plain.match(/\d+/g) ?? []).every((number) => number.length >= 2);
}

// "60cm A+ rated": a letter after a unit is a word of its own.
function trimmedLength(match: string): number {
  return match.trimEnd().replace(/(?<=\d\s?(?:cm|mm|m|in|ft|inch|inches|"|”))\s[a-z]$/i, '').length;
}

function plausible(single: RegExpExecArray, text: string): boolean {
  const unit = (single[3] ?? '').toLowerCase();
  const whole = single[0];
  const next = text.slice(single.index + whole.length, single.index + whole.length + 12);
  if (unit === "'" || unit === '′') return /\d['′]$/.test(whole);
  if (unit === 'in' || unit === 'ins')
    return (
      !/^\s(?:the|a|an|this|my|total|all|one|good|perfect|great|box|working|full|very|excellent|used|each|1|[a-z]+ing)\b/i.test(
        next,
      ) || !/\s/.test(whole)
    );
  // A single letter after a blank is a word of its own: "2 a day", "3 p", "5 t shirts".
  if (unit.length === 1 && /[a-z]/.test(unit) && /\s/.test(whole))
    return /^[gmlvwa]$/.test(unit) && !/^\s?[a-z]/.test(next)
      ? true
      : unit === 'l' || unit === 'g' || (unit === 'm' && !/^\s?[a-z]/i.test(next));
  if (unit === 'p') return /^(?:480|576|720|1080|1440|2160)/.test(whole);
  if (unit === 'k') return /^(?:4|5|6|8|2|2\.7|5\.7)\s?k$/i.test(whole) || /^\s?miles/i.test(next);
  if (unit === 't') return /T/.test(whole);
  return true;
}

function toAmount(written: string, thousands: boolean): number | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(',', '.');
  const amount = Number(plain.replace(/\s?½/, '.5').replace(/\s?¼/, '.25').replace(/\s?¾/, '.75'));
  if (!Number.isFinite(amount)) return undefined;
  return thousands ? amount * 1000 : amount;
}
