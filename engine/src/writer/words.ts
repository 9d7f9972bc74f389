/** Words as the writer compares and joins them: keys, small words, casing. */

import { isWhiteSpace } from '../text/blanks.ts';
import { whenForgotten } from '../text/remember.ts';

/** Connectives that no title or tag may begin or end with, in the languages that have a phrase pack. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or with without for of in on at to by from as is are was it its this that than into onto per via plus incl including ' +
    'der die das den dem des ein eine einen und oder mit ohne für von aus im in am an auf zu zum zur bei ' +
    'le la les un une des du de et ou avec sans pour en à au aux par sur dans ' +
    'el los las unos unas y o con sin para por del al ' +
    'il lo gli i uno e ed senza per da dal dalla di su nel nella ' +
    'het een van voor met zonder op uit bij ' +
    'z ze w we i lub bez dla na od do o u ' +
    'os as um uma uns umas com sem no na nos nas ao à da do das dos'
  ).split(' '),
);

const LONGEST_SMALL = Math.max(...[...SMALL_WORDS].map((word) => word.length));

const LOWER_IN_TITLES: ReadonlySet<string> = new Set(
  'a an the and or with without for of in on at to by from as per via x cm mm m ml kg g lb oz ft gb tb'.split(
    ' ',
  ),
);

const NOT_WORD_ASCII = /[^a-z0-9]+/g;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;

/** The form in which two words count as the same: no case, accents, punctuation or plural ending. */
export function wordKey(word: string): string {
  return isKey(word) ? word : keyOf(word);
}

// Half of all words are their own keys: small letters and digits, and no "s" at the end.
function isKey(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code > 122 || code < 48 || (code > 57 && code < 97)) return false;
  }
  return (word.length < 4 || word.charCodeAt(word.length - 1) !== 115) && word !== 'gray';
}

function keyOf(word: string): string {
  let plain = true;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code > 126) {
      return singularKey(
        word.toLowerCase().normalize('NFD').replace(MARKS, '').replace(NOT_WORD, '').normalize('NFC'),
      );
    }
    if (code < 48 || code > 122 || (code > 57 && code < 65) || (code > 90 && code < 97)) plain = false;
  }
  const lower = word.toLowerCase();
  if (lower === 'gray') return 'grey';
  return singularKey(plain ? lower : lower.replace(NOT_WORD_ASCII, ''));
}

function singularKey(key: string): string {
  const length = key.length;
  if (length < 4 || key.charCodeAt(length - 1) !== 115) return key;
  const before = key.charAt(length - 2);
  if (before === 's' || before === 'u' || before === 'i') return key;
  if (length > 4 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  if (length > 4 && /(?:x|ch|sh|ss)es$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

// The same few texts are compared over and over while one listing is written.
const REMEMBERED = 4_000;
const LONGEST_TEXT = 80;
const keysOfTexts = new Map<string, readonly string[]>();
whenForgotten(() => keysOfTexts.clear());

/** The keys of a text's words, small words included, empty ones left out. */
export function wordKeys(text: string): readonly string[] {
  const known = keysOfTexts.get(text);
  if (known !== undefined) return known;
  const found = keysOf(text);
  if (text.length <= LONGEST_TEXT) {
    if (keysOfTexts.size >= REMEMBERED) keysOfTexts.clear();
    keysOfTexts.set(text, found);
  }
  return found;
}

function keysOf(text: string): string[] {
  const keys: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isBreak(text.charCodeAt(at))) continue;
    if (at > start) {
      const key = wordKey(text.slice(start, at));
      if (key !== '') keys.push(key);
    }
    start = at + 1;
  }
  return keys;
}

// White space and / , ; : ( ) separate words; hyphens, dots and apostrophes do not.
function isBreak(code: number): boolean {
  if (code > 127)
    return code === 0xa0 || code === 0x3000 || code === 0x202f || (code >= 0x2000 && code <= 0x200a);
  return code <= 32 || code === 47 || code === 44 || code === 58 || code === 59 || code === 40 || code === 41;
}

/** Whether a word is a connective: 'with', 'für', 'de'. */
export function isSmallWord(word: string): boolean {
  // The longest of them has nine letters, and most words are told apart by their length alone.
  return word.length <= LONGEST_SMALL && SMALL_WORDS.has(word.toLowerCase());
}

const LETTERS_ONLY = /^[\p{L}'’.&-]+$/u;

/** A word that shouts: four capitals or more and nothing else. */
export function isShouting(word: string): boolean {
  return (
    word.length > 3 && LETTERS_ONLY.test(word) && word === word.toUpperCase() && word !== word.toLowerCase()
  );
}

/** A shouted value in ordinary case ("PRISM BLACK"); codes and short acronyms stay. */
export function calmed(value: string): string {
  if (value !== value.toUpperCase() || !value.split(/[\s/-]+/).some(isShouting)) return value;
  return value.replace(/\p{Lu}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** A letter's capital, where there is exactly one ("ß" and the micro sign have none of their own). */
export function capitalOf(letter: string): string {
  const capital = letter.toUpperCase();
  return capital.length === letter.length && capital.toLowerCase() === letter ? capital : letter;
}

const STORAGE = /^\d+(?:gb|tb|mb)$/i;
const ACRONYMS: ReadonlySet<string> = new Set(
  'slr tlr dslr cd dvd tv lcd led usb hdmi ssd hdd gps uk usa eu lp ep pc rpg atx vhs ram cpu gpu'.split(' '),
);

/** A word of a title that is written plainly: only storage sizes are in capitals, as everywhere. */
export function plainCase(word: string): string {
  return isStorage(word) ? word.toUpperCase() : word;
}

function isStorage(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 && STORAGE.test(word);
}

const SMALL_LETTERS = /^[a-z]+$/;

/** Title case for one word of an English title; codes, units and mixed case stay as they are. */
export function titleCaseWord(word: string, first: boolean): string {
  if (isStorage(word)) return word.toUpperCase();
  if (word !== word.toLowerCase() || /\d/.test(word)) return word;
  if (ACRONYMS.has(word)) return word.toUpperCase();
  if (!first && LOWER_IN_TITLES.has(word)) return word;
  if (SMALL_LETTERS.test(word)) return word.charAt(0).toUpperCase() + word.slice(1);
  return word.replace(
    /(^|[-/(])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + capitalOf(letter),
  );
}

/** `text` with a capital first letter; a lower-case brand style such as 'iPhone' or 'usb-c' codes stay. */
export function capitalised(text: string): string {
  // A capital stands there already, as before most texts.
  const code = text.charCodeAt(0);
  if (code >= 65 && code <= 90) return text;
  const first = /^[("'“‘«¿¡]*(\p{Ll})(?![^\s]*[\p{Lu}\d])/u.exec(text);
  if (first === null) return text;
  const at = first[0].length - 1;
  return text.slice(0, at) + capitalOf(text.charAt(at)) + text.slice(at + 1);
}

/**
 * `text` as it stands inside a sentence: a first word that is an ordinary capitalised word loses its capital;
 * names (a capital further on in the word, digits, or in `names`) keep it.
 */
export function uncapitalised(text: string, names: ReadonlySet<string>): string {
  const first = /^(\p{Lu})([\p{Ll}'’-]+)(?=$|[\s,;:)])/u.exec(text);
  if (first === null) return /^(A|I)\s/.test(text) && text.startsWith('A ') ? `a${text.slice(1)}` : text;
  // "Qatar Airways sponsor", "Windows 11 Home": a second capital makes a name of it, "Driftwood from Wales" does not.
  const isName = /(?<!\s(?:in|from|at|with|for))\s\p{Lu}\p{Ll}/u.test(text);
  if (isName || names.has(wordKey(first[0])) || /^I['’]/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const FRAGMENT_ENDS = ',;:–—';
const SENTENCE_ENDS = ',;:–—-';

/** `text` without the blanks and signs at its end; from the back, since a pattern would begin at every blank. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (isWhiteSpace(text.charCodeAt(end - 1)) || signs.includes(text.charAt(end - 1))))
    end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

const ENDS_SENTENCE = /[.!?…。！？][)"'”’»」』]*$/u;

/** A whole sentence: capital in front, exactly one stop at the end. */
export function sentence(text: string, stop: string): string {
  const trimmed = withoutEnd(text.trim(), SENTENCE_ENDS);
  if (trimmed === '') return '';
  const whole = capitalised(trimmed);
  return ENDS_SENTENCE.test(whole) ? whole : whole + stop;
}

/** A statement without the stop at its end, for lists; "approx." and the like keep theirs. */
export function fragment(text: string): string {
  const trimmed = withoutEnd(text.trim(), FRAGMENT_ENDS);
  if (!trimmed.endsWith('.') && !trimmed.endsWith('。')) return trimmed;
  if (/(?:\b(?:approx|incl|ca|max|min|no|etc)|\b\p{L})\.$/iu.test(trimmed)) return trimmed;
  return trimmed.replace(/[.。]+$/u, '');
}

const VOWEL_SOUND = /^(?:[aeio]|u(?![ksn]i|s[ea]|t[ei]|r[oa]|kr|ni))/i;
const LETTER_NAME_VOWEL = /^[AEFHILMNORSX](?:[A-Z]{0,2}$|[A-Z]{0,2}[-\d])/;

/** 'a' or 'an' before `phrase`, by sound: an iPhone, a USB hub, an LG, an 8-piece set. */
export function article(phrase: string): 'a' | 'an' {
  const word = /^[^\s]+/.exec(phrase)?.[0] ?? phrase;
  if (/^\d/.test(word)) return /^(?:8|11\b|18\b|1[18](?=\D|$))/.test(word) ? 'an' : 'a';
  if (/^(?:one|once|eu|ewe|uni|unic|use|us[ae])/i.test(word) && !/^(?:unin|unim|unus|unid)/i.test(word))
    return 'a';
  if (word === word.toUpperCase() && /^[^-\d]{1,3}(?:[-\d]|$)/u.test(word))
    return LETTER_NAME_VOWEL.test(word) ? 'an' : 'a';
  if (/^(?:hour|honest|heir|[AEFHILMNORSX]-)/.test(word)) return 'an';
  return VOWEL_SOUND.test(word) ? 'an' : 'a';
}

// First words of item names that are ordinary words and lose their capital inside a sentence.
const ORDINARY = new Set(
  (
    'hand handmade antique round square solid set pair battery large small big wooden portable electric vintage retro bundle box men mens women womens girl girls boy boys ' +
    'kid kids baby new used job replacement genuine complete full mini long short two three four five six old cordless digital ' +
    'black white red blue green yellow grey gray pink purple brown orange cream navy beige gold silver copper brass cotton wool leather silk linen ' +
    'oak pine glass ceramic plastic metal steel knitted crochet hand-knitted yoga garden kitchen dining coffee desk floor table wall'
  ).split(' '),
);

const NO_NAMES: ReadonlySet<string> = new Set();

/** `phrase` without the capital of its first word where that is an ordinary word and no name. */
export function ordinaryStart(phrase: string, type: string | undefined): string {
  const first = /^\S+/u.exec(phrase)?.[0] ?? '';
  const ordinary =
    ORDINARY.has(first.toLowerCase()) || (type !== undefined && wordKeys(type).includes(wordKey(first)));
  return ordinary ? uncapitalised(phrase, NO_NAMES) : phrase;
}
