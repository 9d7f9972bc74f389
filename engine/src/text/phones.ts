/** Phone numbers in a seller's text: written, grouped by any sign, or spelled out to slip past a filter. */
import { hasArticleCheckDigit, isIsbn10 } from '../language/check-digits.ts';
import {
  type DigitGroup,
  type DigitWindow,
  digitRuns,
  isCounting,
  windowsOf,
} from '../language/digit-groups.ts';
import type { Language } from '../language/languages.ts';
import { labelAtEnd } from '../language/private-labels.ts';
import type { Span } from '../language/span.ts';
import { CUE, cuesOf } from './contact-cues.ts';
import { isCalled } from './phone-calls.ts';
import { ALL_PLANS, type PhonePlan, PLANS, UNMISTAKABLE } from './phone-plans.ts';
import { findSpelledNumbers } from './spelled-numbers.ts';

/** What is known of a text beside its words. */
export interface PhoneContext {
  /** Whose countries' numbers it may hold without a word beside them; none where nobody knows. */
  language?: Language | null;
  /** The field holds codes and names: a number in one piece is more often one of these. */
  codes?: boolean;
}

const LENGTHS = { least: 7, most: 15 };
// What stands before a code. Phone numbers stand after a cue of their own.
const CODE_LABEL =
  /(?:(?<!\p{L})(?:(?:isbn|ean|upc|gtin)(?:[ -]?(?:1[0-4]|8|[ae]))?|issn|asin|mpn|oem|imei|s\/?n|p\/?n|serial|part|model|art(?:icle|ikel)?|item|ref(?:erence)?|code|catalog(?:ue)?|cat|batch|lot|sku|style|barcode|patent|reg|nr|no|numbers?|numéro|número|numero|teilenummer|artikelnummer|modell|modèle|modelo|modello|pin|vin|size)(?!\p{L})[\s.:#º°n-]{0,6})$/iu;
const SIGN_OF_AMOUNT = /[#£$€¥№]$/u;
const UNIT_AFTER =
  /^\s?(?:mm|cm|m|km|in|ft|kg|g|lbs?|oz|ml|l|litres?|w|kw|v|mah|ah|wh|hz|mhz|ghz|khz|gb|tb|mb|mp|px|dpi|rpm|bar|psi|x|%|€|£|\$|"|”|″|pcs|pieces|hours|hrs|years|miles)(?![\p{L}\d])/iu;

/** Every phone number of `text`. ISBN, EAN, part numbers, prices, dates and measurements are none. Linear in its length. */
export function findPhones(text: string, cues = cuesOf(text), context: PhoneContext = {}): readonly Span[] {
  const found: Span[] = [];
  for (const run of cues & CUE.digits ? digitRuns(text) : []) {
    const windows = windowsOf(text, run, LENGTHS).filter((window) => mayStandAlone(text, window));
    // What has a country's shape first: of "07700 900123, 2 left" the longest reading is none.
    const taken = codesIn(text, run);
    for (const window of windows) if (isPartedBook(window)) taken.fill(true, window.from, window.to);
    for (const judge of [isShaped, isToldToBe]) {
      for (const window of windows) {
        if (taken.slice(window.from, window.to).includes(true)) continue;
        const place = placeOf(text, window);
        if (!judge(window, place, context)) continue;
        found.push({ start: place.start, end: window.end });
        taken.fill(true, window.from, window.to);
      }
    }
  }
  if (cues & CUE.digitWords) {
    const isNumber = (digits: string, start: number) =>
      isNational(digits) || isCalled(text.slice(Math.max(0, start - 60), start));
    found.push(...findSpelledNumbers(text, isNumber));
  }
  return found;
}

/** Most readings are a part of something longer, which is told without looking around them. */
function mayStandAlone(text: string, window: DigitWindow): boolean {
  const { start, digits } = window;
  return (
    isApart(window) || digits.startsWith('00') || text.slice(Math.max(0, start - 2), start).includes('+')
  );
}

/** Which groups go on with a code that is named before its first: "ISBN 978-0-1234-5678-9". */
function codesIn(text: string, run: readonly DigitGroup[]): boolean[] {
  const inCode = run.map(() => false);
  let joint: string | null = null;
  for (const [at, group] of run.entries()) {
    const before = run[at - 1];
    const gap = before && text.slice(before.end, group.start);
    if (
      at === 1 &&
      gap &&
      /^[-./–]$/.test(gap) &&
      before &&
      isLabelled(text.slice(Math.max(0, before.start - 60), before.start))
    )
      joint = gap;
    if (joint === null || gap === undefined) continue;
    if (gap !== joint) break;
    inCode[at] = true;
  }
  return inCode;
}

/** The number of a book in its parts, of which the last is a check digit. */
function isPartedBook({ digits, lengths, uniform }: DigitWindow): boolean {
  if (!uniform || lengths.at(-1) !== 1) return false;
  if (lengths.length === 4) return isBook(digits);
  return lengths.length === 5 && /^97[89]/.test(digits) && hasArticleCheckDigit(digits);
}

function isLabelled(before: string): boolean {
  return (CODE_LABEL.test(before) || labelAtEnd(before) === 'article') && !isCalled(before);
}

interface Place {
  /** Where the number begins, with what opens it. */
  start: number;
  before: string;
  after: string;
  plus: boolean;
  /** The letters that run into it. */
  glued: string;
}

function placeOf(text: string, window: DigitWindow): Place {
  const opening = /\(?\+?\(?$/.exec(text.slice(Math.max(0, window.start - 3), window.start))?.[0] ?? '';
  const start = window.start - opening.length;
  const glued = GLUED.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '';
  const sign = glued !== '' && /[#@]/.test(text.charAt(start - glued.length - 1)) ? 1 : 0;
  return {
    start: start - glued.length - sign,
    before: text.slice(Math.max(0, start - 60), start),
    after: text.slice(window.end, window.end + 12),
    plus: opening.includes('+'),
    glued,
  };
}

/** Whether it is built as some country's numbers are. */
function isShaped(window: DigitWindow, place: Place, { language, codes = false }: PhoneContext): boolean {
  const { digits, groups } = window;
  const { before, after, plus, glued } = place;
  const isOne = groups.length === 1;
  if (!isJoined(window) || !isAllowedBeside(window, place)) return false;
  if (plus) return ALL_PLANS.some((plan) => isAbroad(plan, digits));
  const labelled = isLabelled(before);
  // A label names what stands right behind it, up to the next comma or dash.
  const isNamed = labelled && (isOne || /[,.;:]\s|\s[–—-]\s/u.test(window.text));
  if (digits.startsWith('00') && !isNamed) {
    const abroad = digits.slice(2);
    // In one piece only as a mobile: fourteen digits are a trade unit's too, but none of goods begins so.
    if (ALL_PLANS.some((plan) => isAbroad(plan, abroad, isOne ? [plan.mobile] : undefined))) return true;
  }
  const isSure = UNMISTAKABLE.some((shape) => shape.test(digits));
  if (isSure && !isNamed) return isOne || isApart(window);
  if (looksLikeCode(window) || labelled || SIGN_OF_AMOUNT.test(before)) return false;
  if (UNIT_AFTER.test(after) || /\d[.,/]$/u.test(before) || /^[.,]\d/u.test(after)) return false;
  if (isGroupedAnywhere(window)) return isApart(window);
  if (!language || (isOne && codes)) return false;
  const plans = PLANS[language];
  if (glued === '' && plans.some((plan) => isCodeOf(plan, window))) return isApart(window);
  return plans.some((plan) => isOfPlan(plan, window, isOne)) && isApart(window);
}

/** Whether a sign or a word before it says that it is one, whatever its shape. */
function isToldToBe(window: DigitWindow, { before, after, plus, glued }: Place): boolean {
  const { digits, groups, usual, uniform, whole } = window;
  if (glued !== '' || STARTS_WORD.test(after)) return false;
  if (/\d[.,/]$/u.test(before) || /^[.,]\d/u.test(after) || UNIT_AFTER.test(after)) return false;
  if (!(usual || uniform) || looksLikeCode(window)) return false;
  if (plus) return digits.length >= 9 && !/[.,]\d\d?$/.test(window.text) && !CODE_LABEL.test(before);
  return whole && !isDateLike(groups) && isCalled(before);
}

/** Whether digits are a number of some country, as it is dialled at home or from abroad. */
function isNational(digits: string): boolean {
  return (
    ALL_PLANS.some(
      (plan) => isDialled(plan.mobile, plan, digits) || isAbroad(plan, digits.replace(/^00/, '')),
    ) || /^0[123]\d{8,9}$/.test(digits)
  );
}

function isDialled(shape: RegExp, { trunk }: PhonePlan, digits: string): boolean {
  return digits.startsWith(trunk) && shape.test(digits.slice(trunk.length));
}

/** With its country's code; the nought of home stays in "+44 (0)7700". */
function isAbroad({ code, mobile, fixed }: PhonePlan, digits: string, shapes = [mobile, fixed]): boolean {
  if (!digits.startsWith(code)) return false;
  const rest = digits.slice(code.length);
  return [rest, rest.replace(/^0/, '')].some((number) => shapes.some((shape) => shape.test(number)));
}

/** The code without a plus: "447700900123". In one piece eleven digits or more, and no article's number. */
function isCodeOf({ code, mobile }: PhonePlan, { digits, groups }: DigitWindow): boolean {
  if (!digits.startsWith(code) || !mobile.test(digits.slice(code.length))) return false;
  return groups.length === 1 ? digits.length > 10 && !hasArticleCheckDigit(digits) : groups[0] === code;
}

/** As the numbers of the text's countries are built and grouped. */
function isOfPlan(plan: PhonePlan, window: DigitWindow, isOne: boolean): boolean {
  const { digits, lengths, usual } = window;
  const isMobile = isDialled(plan.mobile, plan, digits);
  if (plan.trunk === '') {
    if (!isMobile && (isOne || !isDialled(plan.fixed, plan, digits))) return false;
    if (isOne) return plan.code !== '1';
    if (plan.code === '1') return lengths.join() === '3,3,4' && (usual || isPlainJoint(window));
    return usual || isPlainJoint(window) ? TRUNKLESS_GROUPS.has(lengths.join()) : false;
  }
  const [first = 0, second = 0] = lengths;
  if (isMobile) return isOne || first > 1 || lengths.every((length) => length === 1);
  if (isOne || !usual || !isDialled(plan.fixed, plan, digits) || lengths.length > 5) return false;
  return lengths.join() === PAIRS || first > 2 || (first === 2 && second > 2 && isAreaCode(window));
}

const PAIRS = '2,2,2,2,2';
/** How numbers without a nought at home are written: by threes, by pairs, or in one piece behind the code of a place. */
const TRUNKLESS_GROUPS: ReadonlySet<string> = new Set([
  ...[
    '3,3,3',
    '3,2,2,2',
    '2,3,2,2',
    '3,6',
    '2,7',
    '3,3,4',
    '3,7',
    '3,4,3',
    '2,3,4',
    '2,5,4',
    '3,3,2,2',
    '2,4,4',
  ],
]);

function isPlainJoint({ uniform, text }: DigitWindow): boolean {
  return uniform && !/[*/|,;:+&x×]/.test(text);
}

function isAreaCode({ text }: DigitWindow): boolean {
  return /^\(?\d+\)?\s?[-/) ]/.test(text) && /^\(?\d+\s?[-/)]/.test(text);
}

/** Groups that mean a telephone in any text. */
function isGroupedAnywhere({ digits, lengths, usual, text }: DigitWindow): boolean {
  if (!usual || lengths.length === 1) return false;
  const [first = 0] = lengths;
  if (/^[2-9]\d\d[2-9]?\d{6,7}$/.test(digits) && /^\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/.test(text))
    return true;
  if (!/^0[1-9]/.test(digits)) return false;
  if (lengths.join() === PAIRS) return true;
  if (/^06[- ]\d{8}$/.test(text)) return true;
  if (digits.length === 11 && lengths.every((length) => length === 1)) return /^0[1-37]/.test(digits);
  if (digits.length === 11) return first >= 3;
  if (digits.length === 10) return lengths.length <= 3 && first >= 3;
  return digits.length === 12 && /^01[5-7]\d$/.test(text.slice(0, first));
}

/** One number, whatever its groups: all parted by the same sign, or by those that are usual in a number. */
function isJoined({ uniform, usual, groups }: DigitWindow): boolean {
  return (uniform || usual) && !isDate(groups) && !isCounting(groups);
}

/** A number in the middle of others is one where its own sign ends, or where a long first group begins it. */
function isApart({ whole, apart, lengths }: DigitWindow): boolean {
  return whole || apart || (lengths[0] ?? 0) >= 4;
}

const STARTS_WORD = /^[\p{Script=Latin}_]/u;
const GLUED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_]+$/u;
const LONGEST_WORD = 40;

/** "AKB07700900123", "07700900123X1": capitals and digits mix in codes; words of small letters do not. */
function isAllowedBeside({ groups, digits }: DigitWindow, { glued, after }: Place): boolean {
  if (glued === '' && !STARTS_WORD.test(after)) return true;
  if (groups.length > 1 && glued === '') return false;
  return digits.length > 8 && (glued === '' || /\p{Ll}{2}$/u.test(glued)) && !/^[\p{Lu}_]/u.test(after);
}

function looksLikeCode({ digits, groups }: DigitWindow): boolean {
  if (/^97[89]/u.test(digits) && digits.length === 13) return true;
  return groups.length === 1 && isBook(digits);
}

function isBook(digits: string): boolean {
  return isIsbn10(digits);
}

/** A day, a month and a year, in any order that has the year at an end. */
function isDate(groups: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = groups;
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  const isDay = (group: string) => /^\d{1,2}$/.test(group) && Number(group) <= 31;
  return (isDay(first) && isDay(second) && isYear(third)) || (isYear(first) && isDay(second) && isDay(third));
}

function isDateLike(groups: readonly string[]): boolean {
  const isYear = (group = '') => /^(?:19|20)\d\d$/.test(group);
  return isDate(groups) || (groups.length === 2 && groups.every(isYear));
}
