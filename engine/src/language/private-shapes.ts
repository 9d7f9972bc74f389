/** Numbers of one single device, vehicle or parcel that show what they are without a word beside them. */

import { codeAt } from '../text/code-at.ts';
import { matchesOf } from '../text/matches.ts';
import { findAccounts, findChecked, findIbans } from './bank-numbers.ts';
import { isPostalItem, isTradeUnit, isVin, passesLuhn } from './check-digits.ts';
import { beginsWithDate, isDevicesShape } from './device-shape.ts';
import { digitRuns } from './digit-groups.ts';
import { findPlate } from './plates.ts';
import { labelAtEnd } from './private-labels.ts';
import type { PrivateNumber, PrivateNumberKind } from './private-number.ts';

const LONG_RUN = /(?<![\p{L}\d]|\d[.,])\d{14,30}(?![\d]|[.,]\d)/gu;
const HEX_PAIRS =
  /(?<![\p{L}\d:-])[\dA-F]{2}(?:(?::[\dA-F]{2}){5}|(?:-[\dA-F]{2}){5})(?:[:-][\dA-F]{2}){0,2}(?![\p{L}\d:-])/giu;
const HEX_FOURS = /(?<![\p{L}\d.])[\dA-F]{4}\.[\dA-F]{4}\.[\dA-F]{4}(?![\p{L}\d.])/giu;

const SEVENTEEN = /(?<![\p{L}\d])(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d)[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/gu;
const POSTAL = /(?<![\p{L}\d])[A-Z]{2} ?\d(?:[ ]?\d){8} ?[A-Z]{2}(?![\p{L}\d])/gu;
const COURIER = /(?<![\p{L}\d])1Z(?: ?[A-Z\d]){16}(?![\p{L}\d])/gu;

/** A code that is all of its line or of its entry in a list. */
const LONE = /(?:(?<=^|[\n,;|•])[ \t"'(*#-]{0,4})([A-Z\d]{11,30})(?=[ \t"').*]{0,4}(?:$|[\n,;|•]))/giu;
type Found = readonly PrivateNumber[];

/** The numbers of `text` that need no label: their digits or their places vouch for them. */
export function findShaped(text: string): PrivateNumber[] {
  // Most texts lack the digits, the long codes or the joints of these, and their patterns are dear.
  const { digits, longest, joints, stops } = countSigns(text);
  return [
    ...(digits < 14 ? [] : findRuns(text)),
    ...(digits < 10 ? [] : findIbans(text)),
    ...(digits < 6 ? [] : findAccounts(text)),
    ...(joints < 5 ? [] : all(text, HEX_PAIRS, 'mac').filter(isMac)),
    ...(stops < 2
      ? []
      : all(text, HEX_FOURS, 'mac').filter(({ value }) => /\d/.test(value) && /[A-F]/i.test(value))),
    ...(longest < 17
      ? []
      : all(text, SEVENTEEN, 'serial').filter(({ value }) => isVin(value) || isEuropeanVin(value))),
    ...(digits < 9
      ? []
      : all(text, POSTAL, 'parcel-address').filter(({ value }) => isPostalItem(value.replaceAll(' ', '')))),
    ...(digits < 5
      ? []
      : all(text, COURIER, 'parcel-address').filter(({ value }) => /\d{5}/.test(value.replaceAll(' ', '')))),
    ...(longest < 11 ? [] : findLone(text)),
    ...findPlate(text),
  ];
}

/** Digits, the longest run of letters and digits with a digit in it, and the signs that join the parts of an address in a network. */
function countSigns(text: string): { digits: number; longest: number; joints: number; stops: number } {
  let digits = 0;
  let longest = 0;
  let joints = 0;
  let stops = 0;
  let start = 0;
  let digit = -1;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    const lower = code | 32;
    if (code >= 48 && code <= 57) {
      digits += 1;
      digit = at;
    } else if (!((lower >= 97 && lower <= 122) || code > 127)) {
      if (digit >= start) longest = Math.max(longest, at - start);
      start = at + 1;
      if (code === 45 || code === 58) joints += 1;
      else if (code === 46) stops += 1;
    }
  }
  return {
    digits,
    longest: digit >= start ? Math.max(longest, text.length - start) : longest,
    joints,
    stops,
  };
}

function all(text: string, pattern: RegExp, kind: PrivateNumberKind): PrivateNumber[] {
  return matchesOf(text, pattern).map(({ index: start, 0: value }) => ({
    start,
    end: start + value.length,
    kind,
    value,
  }));
}

function findRuns(text: string): Found {
  const checked = digitRuns(text).flatMap((run) => findChecked(text, run));
  const codes = all(text, LONG_RUN, 'long-code').flatMap((run) => {
    const digits = run.value;
    // ITU-T E.118: telecommunications begin with 89, then the country.
    if (/^89\d{17,18}$/.test(digits) && passesLuhn(digits)) return [{ ...run, kind: 'serial' as const }];
    return isTradeUnit(digits) || beginsWithDate(digits) || isNamed(text, run) ? [] : [run];
  });
  return [...checked, ...codes];
}

/** Six pairs of digits alone are as likely sizes. */
function isMac({ value }: PrivateNumber): boolean {
  return value.includes(':') ? /\d/.test(value) : /\d/.test(value) && /[A-F]/i.test(value);
}

/** Makers outside North America fill the ninth place as they like; their numbers end in a count (ISO 3779). */
function isEuropeanVin(code: string): boolean {
  return /\d{5}$/.test(code) && /^[A-Z\d]{3}/.test(code) && code.replace(/\d/g, '').length >= 5;
}

function findLone(text: string): Found {
  return matchesOf(text, LONE).flatMap((match) => {
    const value = match[1] ?? '';
    const start = match.index + match[0].length - value.length;
    const code = { start, end: start + value.length, kind: 'long-code' as const, value };
    return isDevicesShape(value) && !isNamed(text, code) ? [code] : [];
  });
}

function isNamed(text: string, { start }: PrivateNumber): boolean {
  return labelAtEnd(text.slice(Math.max(0, start - 40), start)) === 'article';
}
