/**
 * How the numbers of a country's telephones are built: what follows its code, without the nought before it at home.
 * Source: libphonenumber's metadata 9.0 (nationalNumberPattern of mobile and fixed lines, nationalPrefix), checked
 * against ITU-T's national numbering plans, 2026-11. Service and premium numbers reach no seller and are not here.
 */
import type { Language } from '../language/languages.ts';

export interface PhonePlan {
  /** ITU-T E.164. */
  code: string;
  /** What is dialled before the number at home; empty where nothing is. */
  trunk: '' | '0';
  mobile: RegExp;
  fixed: RegExp;
  /** A number in one piece, with its trunk, is so long and begins so that it is hardly anything else. */
  unmistakable?: RegExp;
}

const GB: PhonePlan = {
  code: '44',
  trunk: '0',
  mobile: /^7[1-57-9]\d{8}$/,
  fixed: /^(?:1\d{8,9}|[23]\d{9})$/,
  unmistakable: /^07[1-57-9]\d{8}$/,
};
const IE: PhonePlan = {
  code: '353',
  trunk: '0',
  mobile: /^8[35-9]\d{7}$/,
  fixed: /^(?:1\d{7}|2[1-9]\d{6,7}|[4-9]\d{7})$/,
};
const US: PhonePlan = {
  code: '1',
  trunk: '',
  mobile: /^[2-9](?!11)\d\d[2-9]\d{6}$/,
  fixed: /^[2-9](?!11)\d\d[2-9]\d{6}$/,
};
const DE: PhonePlan = {
  code: '49',
  trunk: '0',
  mobile: /^1(?:5\d{9}|[67]\d{8,9})$/,
  fixed: /^[2-9]\d{6,10}$/,
  unmistakable: /^01(?:5\d{8,9}|[67]\d{8,9})$/,
};
const AT: PhonePlan = {
  code: '43',
  trunk: '0',
  mobile: /^6(?:5[0-3579]|6[0-9]|[7-9]\d)\d{7,8}$/,
  fixed: /^(?:1\d{6,8}|[2-57]\d{7,10})$/,
};
const CH: PhonePlan = { code: '41', trunk: '0', mobile: /^7[5-9]\d{7}$/, fixed: /^[2-6]\d{8}$/ };
const FR: PhonePlan = { code: '33', trunk: '0', mobile: /^[67]\d{8}$/, fixed: /^[1-59]\d{8}$/ };
const BE: PhonePlan = { code: '32', trunk: '0', mobile: /^4[5-9]\d{7}$/, fixed: /^[1-9]\d{7}$/ };
const PL: PhonePlan = {
  code: '48',
  trunk: '',
  mobile: /^(?:45|5[0137]|6[069]|7[2389]|88)\d{7}$/,
  fixed: /^(?:1[2-8]|2[2-69]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])\d{7}$/,
};
const ES: PhonePlan = { code: '34', trunk: '', mobile: /^(?:6\d|7[1-9])\d{7}$/, fixed: /^[89][1-8]\d{7}$/ };
const IT: PhonePlan = { code: '39', trunk: '', mobile: /^3[2-9]\d{8}$/, fixed: /^0[1-9]\d{7,9}$/ };
const NL: PhonePlan = { code: '31', trunk: '0', mobile: /^6[1-5]\d{7}$|^68\d{7}$/, fixed: /^[1-57]\d{8}$/ };
const PT: PhonePlan = { code: '351', trunk: '', mobile: /^9[1-36]\d{7}$/, fixed: /^2[1-9]\d{7}$/ };
const BR: PhonePlan = {
  code: '55',
  trunk: '',
  mobile: /^[1-9][1-9]9[6-9]\d{7}$/,
  fixed: /^[1-9][1-9][2-5]\d{7}$/,
};
const SE: PhonePlan = { code: '46', trunk: '0', mobile: /^7[02369]\d{7}$/, fixed: /^[1-689]\d{7,8}$/ };

/** The countries where most listings in a language are written. */
export const PLANS: Readonly<Record<Language, readonly PhonePlan[]>> = {
  en: [GB, IE, US],
  de: [DE, AT, CH],
  fr: [FR, BE, CH],
  pl: [PL],
  es: [ES],
  it: [IT, CH],
  nl: [NL, BE],
  pt: [PT, BR],
  sv: [SE],
};

export const ALL_PLANS: readonly PhonePlan[] = [GB, IE, US, DE, AT, CH, FR, BE, PL, ES, IT, NL, PT, BR, SE];
/** What cannot be taken for anything else, whatever a text's language. */
export const UNMISTAKABLE: readonly RegExp[] = ALL_PLANS.flatMap(({ unmistakable }) => unmistakable ?? []);
