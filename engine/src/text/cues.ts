/**
 * One walk over a text that tells which of the dear patterns can match in it at all. Each pattern names
 * the words that one of its matches must hold; a text without any of them is not searched for it.
 */

/** What a text holds, as bits. A bit may stand where nothing matches, never be missing where something does. */
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
const ALL = 1023;

/** By cue, words that stand in everything that it is a cue for. Only their first four letters count. */
const CUE_WORDS: readonly (readonly [cue: number, words: string])[] = [
  [CUE.spelledSite, 'dot'],
  [CUE.handle, 'insta snap tik tiktok twitter telegram ig fb'],
  [CUE.digitWords, 'o oh zero nought one two three four five six seven eight nine double triple treble'],
  [
    CUE.messenger,
    `dm pm inbox whatsapp telegram text txt ring call e email sms phone mobile cell contact tel telephone number
    msg message ask insta snap tik tiktok viber wechat discord facebook fb rufe appelez llamame ll chiamatemi bel
    zadzwon`,
  ],
  [
    CUE.marketplace,
    `ebay amazon etsy vinted depop gumtree facebook fb shpock preloved mercari poshmark grailed vestiaire stockx
    reverb discogs wallapop leboncoin bon kleinanzeigen marktplaats allegro olx craigslist offerup aliexpress temu
    shein subito rakuten yahoo`,
  ],
  [
    CUE.outsideSale,
    `cheaper better best lower cash direct outside off elsewhere locally other fee fees g billiger moins barato
    friends f`,
  ],
  [CUE.otherListings, 'my our other listed meine mes mis miei mijn moje meus'],
];

// How words begin, as a small number; where two beginnings share one, a text is searched in vain.
const LETTERS = 4;
const BEGINNINGS = 0x8000;
const cuesByBeginning = new Uint16Array(BEGINNINGS);
for (const [cue, words] of CUE_WORDS)
  for (const word of words.split(/\s+/)) {
    const place = beginningAt(word, 0);
    cuesByBeginning[place] = (cuesByBeginning[place] ?? 0) | cue;
  }

/** The first ASCII letters of a word, of whatever case, up to four. */
function beginningAt(text: string, start: number): number {
  let beginning = 0;
  for (let at = start; at < start + LETTERS; at += 1) {
    const code = text.charCodeAt(at);
    if (!isLetter(code)) break;
    beginning = (beginning * 37 + (code | 32)) % BEGINNINGS;
  }
  return beginning;
}

/** Which cues stand in `text`. */
export function cuesOf(text: string): number {
  let cues = 0;
  let digits = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      if (!inWord) cues |= cuesByBeginning[beginningAt(text, at)] ?? 0;
      inWord = true;
      continue;
    }
    inWord = isDigit(code);
    if (inWord) digits += 1;
    else if (code > 127) cues |= cuesOfForeign(code);
    else if (code > 32) cues |= cuesOfSign(text, at, code);
  }
  return digits < 7 ? cues : cues | CUE.digits;
}

function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function cuesOfSign(text: string, at: number, code: number): number {
  switch (code) {
    case 46 /* . */:
      return isWordLike(text.charCodeAt(at - 1)) && isLetterLike(text.charCodeAt(at + 1)) ? CUE.site : 0;
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

function isLetterLike(code: number): boolean {
  return isLetter(code) || code > 127;
}

function isWordLike(code: number): boolean {
  return isLetterLike(code) || isDigit(code);
}

// Japanese needs no blank before a cue; two letters above ASCII count as "s" and "k" where case does not.
function cuesOfForeign(code: number): number {
  if (code >= 0x3040) return CUE.otherListings;
  return code === 0x17f || code === 0x212a ? ALL : 0;
}
