/** Numbers of accounts and cards: where money is sent, or taken from. */
import { matchesOf } from '../text/matches.ts';
import { passesLuhn } from './check-digits.ts';
import { type DigitGroup, type DigitWindow, isCounting, windowsOf } from './digit-groups.ts';
import type { PrivateNumber } from './private-number.ts';
import { ACCOUNT_WORDS, COPULAS } from './private-words.ts';

/** How long an account's number is in each country (ISO 13616, IBAN registry of SWIFT, release 99). */
const IBAN_LENGTHS = `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24
FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20
LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19
SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20`;
const LENGTH_OF: ReadonlyMap<string, number> = new Map(
  IBAN_LENGTHS.split(/\s/).map((row) => [row.slice(0, 2), Number(row.slice(2))]),
);
const LONGEST_IBAN = 34;
const IBAN_START = /(?<![\p{L}\d])[a-z]{2}[^\p{L}\p{N}\n]{0,3}\d[^\p{L}\p{N}\n]{0,3}\d/giu;
/** Signs that part its groups. */
const IBAN_GAP = 3;
const FEWEST_DIGITS = 10;

/** Account numbers that check: country, length and the remainder of 97. */
export function findIbans(text: string): PrivateNumber[] {
  return matchesOf(text, IBAN_START).flatMap(({ index: start }) => {
    const country = text.slice(start, start + 2).toUpperCase();
    const length = LENGTH_OF.get(country);
    const end = length === undefined ? null : accountEnd(text, start, length);
    if (end === null) return [];
    const value = text.slice(start, end);
    return isIban(value) ? [{ start, end, kind: 'iban' as const, value }] : [];
  });
}

function accountEnd(text: string, start: number, length: number): number | null {
  let letters = 0;
  let gap = 0;
  for (let at = start; at < text.length && at - start < LONGEST_IBAN * 3; at += 1) {
    if (/[a-z\d]/i.test(text.charAt(at))) {
      letters += 1;
      gap = 0;
      if (letters === length) return /[\p{L}\d]/u.test(text.charAt(at + 1)) ? null : at + 1;
    } else {
      gap += 1;
      if (gap > IBAN_GAP || text[at] === '\n') return null;
    }
  }
  return null;
}

/** ISO 13616: moved behind its country, an account leaves 1 when it is divided by 97. */
function isIban(text: string): boolean {
  const account = text.replace(/[^a-z\d]/gi, '').toUpperCase();
  if (LENGTH_OF.get(account.slice(0, 2)) !== account.length) return false;
  if (account.replace(/\D/g, '').length < FEWEST_DIGITS) return false;
  const digits = [...account.slice(4), ...account.slice(0, 4)]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** How payment cards begin and how long they are (ISO/IEC 7812, the schemes' own ranges); 13 digits are an article's as often. */
const CARD =
  /^(?:4\d{15}|4\d{18}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|2720\d{12}|3[47]\d{13}|35(?:2[89]|[3-8]\d)\d{12}|6(?:011|4[4-9]\d|5\d\d)\d{12}|62\d{14,17}|(?:5[06-9]|6[37])\d{14,17})$/;
/** The bodies that give out type allocation codes (GSMA TS.06, annex A). */
const REPORTING_BODY = /^(?:0[0-9]|10|3[035]|4[459]|5[0-4]|86|9[189])/;
const MOST_GROUPS = 5;
/** What has more digits is a number of its own, whatever stands beside it. */
const LONGEST_GROUP = 8;

/** Cards and devices' numbers by their own check digit, in one run of digits; no label makes them another's. */
export function findChecked(text: string, run: readonly DigitGroup[]): PrivateNumber[] {
  const found: PrivateNumber[] = [];
  let reached = 0;
  for (const window of windowsOf(text, run, { least: 15, most: 19, mostGroups: MOST_GROUPS })) {
    if (window.from < reached || !isGrouped(window) || !passesLuhn(window.digits)) continue;
    const isImei = window.digits.length === 15 && REPORTING_BODY.test(window.digits);
    if (!isImei && !(CARD.test(window.digits) && isCardsGroup(window.lengths))) continue;
    const { start, end } = window;
    found.push({ start, end, kind: isImei ? 'imei' : 'card', value: text.slice(start, end) });
    reached = window.to;
  }
  return found;
}

/** Cards are printed in fours, or in four, six and the rest. */
function isCardsGroup([first = 0, ...more]: readonly number[]): boolean {
  return more.length === 0 || first === 4 || first === 6 || first === LONGEST_GROUP;
}

/** In one piece or in a few groups, one number and no row of sizes. */
function isGrouped({ groups, lengths, uniform, usual, apart, whole, text }: DigitWindow): boolean {
  if (lengths.length === 1) return true;
  // A comma before a blank parts one number from the next.
  if (!(uniform || usual) || isCounting(groups) || /[.,;:]\s/.test(text)) return false;
  const isPart = (length: number, at: number) =>
    length <= LONGEST_GROUP && (length > 1 || at === lengths.length - 1);
  return (whole || apart) && lengths.every(isPart);
}

const ACCOUNT_GAP = String.raw`[\s.:;#=|()\[\]*_–-]{0,6}(?:(?:${COPULAS.join('|')})[\s:]{1,3})?`;
const ACCOUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:${ACCOUNT_WORDS.join('|')})(?!\\p{L})${ACCOUNT_GAP}(?<number>\\d(?:[ ./–-]{0,3}\\d){5,24})(?![\\p{L}\\d])`,
  'giu',
);

/** What follows the words that banks have for their numbers. */
export function findAccounts(text: string): PrivateNumber[] {
  return matchesOf(text, ACCOUNT).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'account' as const,
    value: match.groups?.number ?? match[0],
  }));
}
