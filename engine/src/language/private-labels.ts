/** Numbers of one single device, by the words beside them. */

import { matchesOf } from '../text/matches.ts';
import { passesLuhn } from './check-digits.ts';
import { isDevicesShape } from './device-shape.ts';
import { lookAlikePattern } from './look-alike-pattern.ts';
import { plateAt } from './plates.ts';
import type { PrivateNumber } from './private-number.ts';
import {
  ARTICLE_WORDS,
  COPULAS,
  COUNTED_WORDS,
  LEADING_NUMBER_WORDS,
  LINK_WORDS,
  NETWORK_WORDS,
  NUMBER_WORDS,
  PLATE_WORDS,
  SERIAL_WORDS,
  UNSURE_COUNTED_WORDS,
  UNSURE_PLATE_WORDS,
} from './private-words.ts';

const NUMBER = lookAlikePattern(NUMBER_WORDS);
const COUNTED = lookAlikePattern([...COUNTED_WORDS, ...UNSURE_COUNTED_WORDS]);
const UNSURE_COUNTED = new RegExp(lookAlikePattern(UNSURE_COUNTED_WORDS));
const SURE_COUNTED = new RegExp(lookAlikePattern(COUNTED_WORDS));
const BLANK = String.raw`[\s._-]{0,3}`;
// The labels are sought in small letters and by plain ranges: with flags for either, it takes three times as long.
const START = String.raw`(?<![a-z\d\u00df-\u024f])`;
/** What stands between a label and its number. */
const GAP = String.raw`(?<gap>[\s.:;#=|/()\[\]*"'_–-]{0,6}(?:(?:${COPULAS.join('|')})[\s:]{1,3})?)`;

// "S/N" with its stroke misread is a word of its own in many languages: it counts in capitals alone.
// Romance labels shorten the words in their own order: N/S.
const SERIAL = String.raw`s\s?[/\\|.]\s?n|5\s?/\s?n|sn|5n|n\s?/\s?[s5]|${lookAlikePattern(SERIAL_WORDS)}`;
const LEADING = `${lookAlikePattern(LEADING_NUMBER_WORDS)}${BLANK}(?:${lookAlikePattern(LINK_WORDS)}${BLANK})?${COUNTED}`;
const LINKED = `${NUMBER}${BLANK}${lookAlikePattern(LINK_WORDS)}${BLANK}${COUNTED}`;
const SERIAL_LABEL = new RegExp(
  `${START}(?:(?<counted>${LINKED}|${LEADING}|(?:${COUNTED}|sn|s/n)${BLANK}${NUMBER})|(?<word>${SERIAL}))${GAP}`,
  'g',
);
const MISREAD_SERIAL = /(?<![A-Za-z\d])[S5][lI1]N(?<gap>[\s.]?[:#=][\s]{0,3})/gu;

// Print loses the first or the last letter, and blanks come and go.
const IMEI = String.raw`(?:[i1l|!]\s?)?(?:m|rn)\s?e\s?[i1l|!](?!s\s)|[i1l|!]\s?(?:m|rn)\s?e`;
const IMEI_LABEL = new RegExp(
  String.raw`(?:${IMEI})(?:sv)?(?:\s?/\s?meid)?(?:[\s-]?${NUMBER})?(?:[\s(]{0,2}(?:slot\s?|sim\s?)?[12][\s):.#=]{1,3})?${GAP}`,
  'g',
);
const IMEI_DIGIT = /[\dOoQDIl|!SBZG]/;
const IMEI_LENGTHS = { least: 14, most: 17 };
/** Of its digits so many must stand there as digits. */
const WRITTEN_SHARE = 0.6;
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', '|': '1', '!': '1', S: '5', B: '8', Z: '2', G: '6' },
};

const MAC_LABEL = new RegExp(`${START}${lookAlikePattern(NETWORK_WORDS)}${GAP}`, 'g');
const MAC_VALUE = /[\dA-FO](?:[ :.-]?[\dA-FO]){11}(?:(?:[ :.-]?[\dA-FO]){4})?(?![\p{L}\d])/iuy;

const PLATE_LABEL = new RegExp(
  `${START}(?:${lookAlikePattern(PLATE_WORDS)}|(?<unsure>${lookAlikePattern(UNSURE_PLATE_WORDS)}))(?<number>${BLANK}${NUMBER})?${GAP}`,
  'g',
);

const CODE = /[A-Z\d](?:[-/._]?[A-Z\d]){2,39}/iy;
const NEXT_GROUP = /\s[A-Z\d]{2,6}(?![\p{L}\d])/uy;
const NEXT_CODE = /\s?(?:[,;/&+]|and|und|et|y|e|en|i|och)\s{0,2}(?=[A-Z\d])/iuy;
/** "2910190Zustand": the next word, its blank lost. */
const GLUED_WORD = /(?<=\d)\p{Lu}?\p{Ll}{3,}$/u;
/** Locomotives, frames and prints are counted with fewer digits. */
const LONGEST_COUNT = 7;
/** "Built in, by its serial number, 1978" */
const YEAR = /^(?:1[89]|20)\d\d$/;
const YEARS = /^(?:1[89]|20)\d\d[-/](?:(?:1[89]|20)\d\d|\d\d)$/;
const SURE = { length: 5, digits: 2 };
const UNSURE = { length: 6, digits: 4 };
const MOST_LISTED = 20;

/** The numbers of `text` that stand behind a label of their own, each from the label's first letter. */
export function findLabelled(text: string): PrivateNumber[] {
  const small = inSmallLetters(text);
  const digits = text.replace(/\D+/g, '').length;
  return [
    ...(digits < FEWEST_DIGITS.imei ? [] : findImeis(text, small)),
    ...(digits < FEWEST_DIGITS.serial ? [] : findSerials(text, small)),
    ...findMacs(text, small),
    ...findPlates(text, small),
  ];
}

/** Texts with fewer are not searched for the labels, which are dear: of an IMEI at most some digits are misread. */
const FEWEST_DIGITS = { imei: Math.ceil(IMEI_LENGTHS.least * WRITTEN_SHARE), serial: SURE.digits };

/** The only capital whose small letter is longer is the Turkish I with its dot. */
function inSmallLetters(text: string): string {
  return text.replaceAll('İ', 'I').toLowerCase();
}

function findImeis(text: string, small: string): PrivateNumber[] {
  return matchesOf(small, IMEI_LABEL).flatMap((match) => {
    const digits = imeiAt(text, match.index + match[0].length);
    if (!digits) return [];
    const { from, end } = digits;
    return [{ start: match.index, end, kind: 'imei' as const, value: text.slice(from, end) }];
  });
}

/** "…119\nBoxed": a word is no more of the number, whatever its first letters look like. */
function beginsWord(text: string, at: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(at, at + LONGEST_MISREAD))?.[0] ?? '';
  return [...word].some((letter) => !IMEI_DIGIT.test(letter));
}

const LONGEST_MISREAD = 18;

function imeiAt(text: string, from: number): { from: number; end: number } | null {
  const places: number[] = [];
  for (let at = from, gap = 0; at < text.length && places.length < IMEI_LENGTHS.most + 1; at += 1) {
    const character = text[at] ?? '';
    if (IMEI_DIGIT.test(character) && !beginsWord(text, at)) {
      places.push(at);
      gap = 0;
    } else if (/[\s./_:,-]/.test(character) && gap < 3) gap += 1;
    else break;
  }
  const read = places.map((place) => DIGITS[text[place] ?? ''] ?? text[place] ?? '').join('');
  const written = places.filter((place) => /\d/.test(text[place] ?? '')).length;
  if (read.length < IMEI_LENGTHS.least || written < read.length * WRITTEN_SHARE) return null;
  // The first digit can be the slot's.
  const skipped = [1, 0].find((skip) => read.length >= skip + 15 && passesLuhn(read.slice(skip, skip + 15)));
  const length = skipped === undefined ? Math.min(read.length, IMEI_LENGTHS.most) : skipped + 15;
  return { from: places[skipped ?? 0] ?? from, end: (places[length - 1] ?? from) + 1 };
}

function findSerials(text: string, small: string): PrivateNumber[] {
  const labels = [...matchesOf(small, SERIAL_LABEL), ...matchesOf(text, MISREAD_SERIAL)];
  return labels.flatMap((match) => {
    const { gap = '', counted } = match.groups ?? {};
    const sure = counted !== undefined || /[:#=]/.test(gap) || /[/\\]/.test(match[0]);
    const from = match.index + match[0].length;
    const end = sure ? codeEnd(text, from) : tokenEnd(text, from);
    if (end === null || !isEnough(text.slice(from, end), sure ? SURE : UNSURE)) return [];
    if (YEARS.test(text.slice(from, end)) || (!/[:#=]/.test(gap) && YEAR.test(text.slice(from, end))))
      return [];
    const isUnsure = counted !== undefined && UNSURE_COUNTED.test(counted) && !SURE_COUNTED.test(counted);
    if (isUnsure && !isDevices(text.slice(from, end), gap)) return [];
    // Makers' model numbers can begin with the letters of a label.
    if (!sure && gap === '') {
      const before = text.slice(Math.max(0, match.index - LONGEST_LABEL), match.index);
      if (!isCount(text.slice(from, end)) || labelAtEnd(before) === 'article') return [];
    }
    const first = { start: match.index, end, kind: 'serial' as const, value: text.slice(from, end) };
    return [first, ...listed(text, first)];
  });
}

/** What counts many things needs letters, a colon or the length of a device's number behind it. */
function isDevices(code: string, gap: string): boolean {
  const bare = code.replace(/[^A-Z\d]/gi, '');
  if (bare.length < SURE.length) return false;
  return bare.length >= LONGEST_COUNT || /[:#=]/.test(gap) || /[A-Z]/i.test(bare);
}

function isCount(code: string): boolean {
  return /^\d{7,}$/.test(code) || isDevicesShape(code);
}

/** "S/N: 1234-A, 1235-A": what is shaped as the first number and follows it is another. */
function listed(text: string, first: PrivateNumber): PrivateNumber[] {
  const found: PrivateNumber[] = [];
  const shape = shapeOf(first.value);
  for (let at = first.end; found.length < MOST_LISTED; ) {
    NEXT_CODE.lastIndex = at;
    const gap = NEXT_CODE.exec(text)?.[0];
    if (gap === undefined) break;
    const start = at + gap.length;
    const end = codeEnd(text, start);
    if (end === null || shapeOf(text.slice(start, end)) !== shape) break;
    found.push({ start, end, kind: 'serial', value: text.slice(start, end) });
    at = end;
  }
  return found;
}

function shapeOf(code: string): string {
  return code.replace(/\d/g, '9').replace(/[a-z]/gi, 'a');
}

/** Where the code that begins at `from` ends, groups of digits with blanks between them included. */
function codeEnd(text: string, from: number): number | null {
  let end = tokenEnd(text, from);
  if (end === null) return null;
  for (let group = text.slice(from, end); group.length <= 6; ) {
    NEXT_GROUP.lastIndex = end;
    const next = NEXT_GROUP.exec(text)?.[0];
    const isGroup = next && /\d/.test(next) && !/[a-z]/.test(next);
    if (!isGroup || (end - from >= SURE.length && next.length < 4)) break;
    group = next.trim();
    end += next.length;
  }
  return end;
}

function tokenEnd(text: string, from: number): number | null {
  CODE.lastIndex = from;
  const token = CODE.exec(text)?.[0].replace(GLUED_WORD, '');
  return token === undefined ? null : from + token.length;
}

function isEnough(code: string, least: { length: number; digits: number }): boolean {
  const bare = code.replace(/[^A-Z\d]/gi, '');
  const digits = bare.replace(/\D/g, '').length;
  if (/^\d{4}$/.test(bare)) return least === SURE;
  return bare.length >= least.length && digits >= least.digits;
}

function findMacs(text: string, small: string): PrivateNumber[] {
  return matchesOf(small, MAC_LABEL).flatMap((match) => {
    const from = match.index + match[0].length;
    MAC_VALUE.lastIndex = from;
    const value = MAC_VALUE.exec(text)?.[0];
    if (value === undefined || !/\d/.test(value)) return [];
    return [{ start: match.index, end: from + value.length, kind: 'mac' as const, value }];
  });
}

function findPlates(text: string, small: string): PrivateNumber[] {
  return matchesOf(small, PLATE_LABEL).flatMap((match) => {
    const { unsure, number, gap = '' } = match.groups ?? {};
    const from = match.index + match[0].length;
    const isSure =
      unsure === undefined ||
      number !== undefined ||
      /[:#=]/.test(gap) ||
      ENDS_IN_NUMBER.test(small.slice(Math.max(0, match.index - LONGEST_LEAD), match.index));
    const value = plateAt(text, from, isSure);
    // "RE61000A" is no misread "REG 1000A": digits run on.
    if (value === null || (/\d$/.test(match[0]) && /^\d/.test(value))) return [];
    return [{ start: match.index, end: from + value.length, kind: 'plate' as const, value }];
  });
}

const ENDS_IN_NUMBER = new RegExp(
  `${START}${lookAlikePattern(LEADING_NUMBER_WORDS)}${BLANK}(?:${lookAlikePattern(LINK_WORDS)}${BLANK})?$`,
);
const LONGEST_LEAD = 16;

const ENDS = String.raw`[\s.:;#=|/()-]{0,6}$`;
const ENDS_IN_ARTICLE = new RegExp(
  `${START}${lookAlikePattern(ARTICLE_WORDS)}(?:${BLANK}${NUMBER})?(?:\\s(?:${COPULAS.join('|')}))?${ENDS}`,
  '',
);
const ENDS_IN_DEVICE = new RegExp(
  `${START}(?:${LINKED}|${LEADING}|${COUNTED}${BLANK}${NUMBER}|${SERIAL}|${lookAlikePattern(NETWORK_WORDS)}|(?:${IMEI})[\\s(]{0,2}[12]?)${ENDS}`,
  '',
);
const LONGEST_LABEL = 40;

/** Whether `text` ends in the label of an article's number ("Part No."), of a device's ("S/N:"), or in neither. */
export function labelAtEnd(text: string): 'article' | 'device' | null {
  const end = inSmallLetters(text.slice(-LONGEST_LABEL));
  if (ENDS_IN_DEVICE.test(end)) return 'device';
  return ENDS_IN_ARTICLE.test(end) ? 'article' : null;
}
