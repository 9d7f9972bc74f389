import { CUE, cuesOf } from './contact-cues.ts';
import { matchesOf } from './matches.ts';
/** Phone numbers in a seller's text: written, spaced, or spelled out to slip past a filter. */

export interface Span {
  start: number;
  end: number;
}

const RUN = /(?:\+|\(\+?)?\d(?:[ \t\u00a0().\-–/]{0,3}\d){6,24}/gu;
const CALL_BEFORE =
  /(?:\b(?:call|ring|text|txt|phone|mob(?:ile)?|cell|tel[eé]?(?:phone|fon|fono|foon|f)?|tlf|sms|whats ?app|(?:my|phone|mobile|contact|whats ?app)\s+(?:no|num|number|nr)|handy|port(?:able)?|cellulare|m[oó]vil|telem[oó]vel|contact|reach|ruf|anruf\w*|appel\w*|llam\w*|chiam\w*|bel)\b[^\d\n]{0,24}|(?:電話|携帯)[^\d\n]{0,8}|☎\s*|📞\s*|📱\s*)$/iu;
// What stands before a code. Phone numbers stand after a cue of their own.
const CODE_LABEL =
  /(?:\b(?:isbn|issn|ean|upc|gtin|asin|mpn|oem|imei|s\/?n|p\/?n|serial|part|model|art(?:icle|ikel)?|item|ref(?:erence)?|code|catalog(?:ue)?|cat|batch|lot|sku|style|barcode|patent|reg|nr|no|numbers?|numéro|número|teilenummer|artikelnummer|pin|vin|size)\b[\s.:#º°n-]{0,6}|[#£$€¥№])$/iu;
const UNIT_AFTER =
  /^\s?(?:mm|cm|m|km|in|ft|kg|g|lbs?|oz|ml|l|litres?|w|kw|v|mah|ah|wh|hz|mhz|ghz|khz|gb|tb|mb|mp|px|dpi|rpm|bar|psi|x|%|€|£|\$|"|”|″|pcs|pieces|hours|hrs|years|miles)(?![\p{L}\d])/iu;

const WORD_DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  oh: '0',
  zero: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const SPELLED =
  /(?<![\p{L}\d])(?:(?:o?\d+|oh?|zero|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|treble)[\s.,-]{1,3}){3,24}(?:o?\d+|oh?|zero|nought|one|two|three|four|five|six|seven|eight|nine)(?![\p{L}\d])/giu;
const HAS_DIGIT_WORD =
  /\bo7|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple|oh)[\s.,-]{1,3}(?:o?\d|o\b|oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)/i;
// Digits grouped in fives, joined by letters o: "o7700 900516".
const LETTER_O = /(?<![\p{L}\d])[oO]7\d{3}[ -]?\d{6}(?!\d)/gu;

/** Every phone number of `text`. ISBN, EAN, part numbers, prices, dates and measurements are none. */
export function findPhones(text: string, cues = cuesOf(text)): readonly Span[] {
  const found: Span[] = [];
  for (const match of cues & CUE.digits ? matchesOf(text, RUN) : []) {
    const before = text.charAt(match.index - 1);
    // Inside a code ("AKB75095308", "EOS-600"), a decimal or a fraction.
    if (/[\p{Script=Latin}\d.,/#£$€_]/u.test(before)) continue;
    const end = match.index + match[0].length;
    if (/^[\p{Script=Latin}_]/u.test(text.slice(end, end + 1)) || /^[.,]\d/u.test(text.slice(end, end + 2)))
      continue;
    if (!isPhone(match[0], text.slice(Math.max(0, match.index - 60), match.index), text.slice(end, end + 12)))
      continue;
    found.push({ start: match.index, end });
  }
  if (!(cues & CUE.digitWords) || !HAS_DIGIT_WORD.test(text)) return found;
  for (const match of matchesOf(text, LETTER_O)) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  for (const match of matchesOf(text, SPELLED)) {
    if (!/[a-z]/iu.test(match[0]) || !isSpelledPhone(match[0])) continue;
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

function isPhone(written: string, before: string, after: string): boolean {
  const digits = written.replace(/\D/gu, '');
  if (digits.length < 7 || digits.length > 15) return false;
  if (UNIT_AFTER.test(after)) return false;
  const cued = CALL_BEFORE.test(before);
  if (!cued && CODE_LABEL.test(before)) return false;
  if (/^(?:\(?\+)/u.test(written)) return digits.length >= 9 && !/\d[.]\d\d?(?!\d)/u.test(written);
  const groups = written.match(/\d+/gu) ?? [];
  if (looksLikeCode(digits, groups)) return false;
  if (/^00(?:1|3[0-9]|4[0-9]|35\d|81|61)/u.test(digits) && digits.length >= 11 && groups.length > 1)
    return true;
  if (isUkOrNational(written, digits, groups)) return true;
  if (/^(?:1[-. ]?)?\(?[2-9]\d\d\)?[-. ]{1,2}\d{3}[-. ]\d{4}$/u.test(written)) return true;
  return cued && !isDateLike(written);
}

function isUkOrNational(written: string, digits: string, groups: readonly string[]): boolean {
  if (!digits.startsWith('0') || digits[1] === '0') return false;
  const first = groups[0] ?? '';
  if (/^0\d(?:[ .-]?\d\d){4}$/u.test(written) && groups.length === 5) return true;
  if (/^06[- ]\d{8}$/u.test(written)) return true;
  if (digits.length === 11 && groups.every((group) => group.length === 1)) return /^0[1-37]/u.test(digits);
  if (digits.length === 11) return groups.length === 1 ? /^0[1237]/u.test(digits) : first.length >= 3;
  // Ten digits unspaced are more often a part number; spaced by area code they are a call.
  if (digits.length === 10) return groups.length <= 3 && first.length >= 3 && groups.length > 1;
  return digits.length === 12 && /^01[5-7]\d$/u.test(first);
}

function looksLikeCode(digits: string, groups: readonly string[]): boolean {
  if (/^97[89]/u.test(digits) && digits.length === 13) return true;
  if (groups.length > 1) return false;
  return digits.length === 10 && hasIsbnCheck(digits);
}

function hasIsbnCheck(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 10; index += 1) sum += Number(digits[index]) * (10 - index);
  return sum % 11 === 0;
}

function isDateLike(written: string): boolean {
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^(?:19|20)\d\d[ ]?[-–/][ ]?(?:19|20)\d\d$|\d\.\d\d?(?:\D|$)/u.test(
    written,
  );
}

function isSpelledPhone(written: string): boolean {
  let digits = '';
  let times = 1;
  for (const token of written.toLowerCase().split(/[\s.,-]+/u)) {
    if (token === 'double' || token === 'triple' || token === 'treble') {
      times = token === 'double' ? 2 : 3;
      continue;
    }
    const value = WORD_DIGITS[token] ?? token.replace(/o/gu, '0');
    digits += value.repeat(times);
    times = 1;
  }
  return digits.length >= 10 && digits.length <= 13 && /^(?:0[1-37]|44)/u.test(digits);
}
