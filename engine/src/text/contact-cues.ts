import { DIGIT_WORDS, REPEATS } from '../lexicon/digit-words.ts';
import { SITE_WORDS } from '../marketplaces/names.ts';
import { codeAt } from './code-at.ts';
import { OUTSIDE_CUES } from './outside-sale.ts';
import { cueReader, isLetter } from './word-cues.ts';

/** What leads to contacts and to other sales in a text, as bits. */
export const CUE = {
  at: 1,
  /** A full stop between letters, or "://". */
  site: 2,
  spelledSite: 4,
  handle: 8,
  /** Seven digits, in whatever places. */
  digits: 16,
  digitWords: 32,
  messenger: 64,
  marketplace: 128,
  outsideSale: 256,
  otherListings: 512,
} as const;

const wordCues = cueReader({
  words: [
    [CUE.spelledSite, 'dot punkt kropka punto point ponto punt ät arroba chiocciola arobase malpa'],
    [CUE.handle, 'insta instagram snap snapchat tik tiktok twitter telegram ig fb facebook discord'],
    [CUE.digitWords, [...DIGIT_WORDS.keys(), ...REPEATS.keys()].join(' ')],
    [
      CUE.messenger,
      `dm pm inbox whatsapp telegram text txt ring call e email sms phone mobile cell contact tel telephone number
      msg message ask insta snap tik tiktok viber wechat discord facebook fb signal messenger threema skype rufe appelez llamame ll chiamatemi
      bel zadzwon`,
    ],
    [CUE.marketplace, SITE_WORDS],
    [CUE.outsideSale, OUTSIDE_CUES],
    [CUE.otherListings, 'my our other listed meine mes mis miei mijn moje meus'],
  ],
  japanese: CUE.otherListings,
});

/** Which cues stand in `text`. */
export function cuesOf(text: string): number {
  return wordCues(text) | signCues(text);
}

const FEWEST_DIGITS = 7;

function signCues(text: string): number {
  let cues = 0;
  let digits = 0;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code <= 32 || isLetter(code)) continue;
    if (isDigit(code)) digits += 1;
    else cues |= signCue(text, at, code);
  }
  return digits < FEWEST_DIGITS ? cues : cues | CUE.digits;
}

function signCue(text: string, at: number, code: number): number {
  switch (code) {
    case 46 /* . */:
      return at > 0 &&
        at + 1 < text.length &&
        isWordLike(codeAt(text, at - 1)) &&
        isLetterLike(codeAt(text, at + 1))
        ? CUE.site
        : 0;
    case 58 /* : */:
      return text.startsWith('//', at + 1) ? CUE.site : 0;
    case 64 /* @ */:
      return CUE.at;
    case 40 /* ( */:
    case 91 /* [ */:
    case 123 /* { */:
      return OPENS_AT.test(text.slice(at + 1, at + 4)) ? CUE.spelledSite : 0;
    default:
      return 0;
  }
}

const OPENS_AT = /^(?:\s|at)/i;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetterLike(code: number): boolean {
  return isLetter(code) || code > 127;
}

function isWordLike(code: number): boolean {
  return isLetterLike(code) || isDigit(code);
}
