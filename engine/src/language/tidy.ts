/** The light copy-edit of a sentence: signs, blanks, capitals and stops. No spelling is corrected, no word added. */
import { allBrands } from '../lexicon/brands.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { codeAt } from '../text/code-at.ts';
import { once } from '../text/remember.ts';
import { fold } from './fold.ts';
import type { Language } from './languages.ts';
import { type Token, tokenise } from './tokens.ts';

export interface TidyOptions {
  /** Null where it is not known: then no language's own ways are taken. */
  language: Language | null;
  /** The whole text shouts: it becomes sentence case, apart from `names`. */
  shouted: boolean;
  /** Folded words of the item's own names that keep their spelling, with that spelling. */
  names: ReadonlyMap<string, string>;
  /** A stop is set at the end; not in lists. */
  stop: boolean;
}

const PICTURES =
  /(?![©®™\d#*✓✗✔✘])\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/gu;
/** "They rub my heel 😩 soles still clean": between two words a picture parts two statements or two points of a list, as a dash does; a heart is a verb. */
const PARTING_PICTURES =
  /(?<=[\p{L}\p{N})])\s*(?:(?![©®™\d#*✓✗✔✘❤♥])\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}])*\s*)+(?=[\p{L}\p{N}(])/gu;
/** "Tied at the waist ❤️ worn once": behind several words a heart parts as well. */
const HEARTS = /\s?[❤♥]\s?(?=[\p{L}\p{N}(])/gu;
const SEVERAL_WORDS = /[\p{L}\p{N}]\s+[\p{L}\p{N}]+\s+[\p{L}\p{N}]+$/u;
const LONGEST_WORDS = 60;
const ODD = /\u200b|\u200d|\ufe0f/g;
const MARKDOWN = /\*{2,}|__|`+|^#{1,6}\s+/g;
const BEFORE_SIGN = /\s+([,.;:!?](?=\s|$)|,(?=\p{L}))/gu;
const BEFORE_FRENCH_SIGN = /\s+([,.](?=\s|$)|,(?=\p{L}))/gu;
// "-_-_-", "-----": a rule of signs between blanks says nothing; "<= 11 kW", "1 * cable" and "--" behind a label do.
const DECORATION = /(?<=^|\s)[-_=~*]{3}[-_=~*()]*(?=\s|$)/gu;
// "Size 6 -> fits like a 5": between words an arrow is a dash.
const ARROW = /(?<=[^\s]\s+)[-=]+>(?=\s+\S)/gu;
// "Rear wing | MOT till 12/2026", "Imported **** Ask": signs that part two statements of a line.
const PARTED = /(?<=[\p{L}\p{N})])\s*(?:\||(?<=\s)(?:\*{3,}|-{3,}|={3,}|~{2,}))\s*(?=[\p{L}\p{N}(])/gu;
const REPEATED = /([!?,;:])(?:\s*\1)+/g;
const MANY_STOPS = /\.{4,}/g;
const GLUED_COMMA = /(\p{L}),(?=\p{L})/gu;

/** Contractions that are no other word, and the closed table of sellers' English abbreviations. */
const ENGLISH_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    theres: "there's",
    thats: "that's",
    whats: "what's",
    doesnt: "doesn't",
    dont: "don't",
    didnt: "didn't",
    isnt: "isn't",
    wasnt: "wasn't",
    arent: "aren't",
    werent: "weren't",
    hasnt: "hasn't",
    havent: "haven't",
    hadnt: "hadn't",
    cant: "can't",
    wont: "won't",
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    ive: "I've",
    im: "I'm",
    youve: "you've",
    weve: "we've",
    theyve: "they've",
    theyre: "they're",
    youre: "you're",
    i: 'I',
  }),
);

/** `raw` as it is published. The same words in the same order; see the closed tables above. */
export function tidySentence(raw: string, options: TidyOptions): string {
  let text = (ORNATE.test(raw) ? withoutOrnaments(raw, options.language) : raw).trim();
  if (UNEVEN.test(text)) text = evened(text, options.language);
  if (options.shouted && isMostlyCapitals(text)) text = unshout(text, options.names);
  if (options.language === 'en') text = mendEnglish(text);
  text = withOwnCapital(capitalise(text.replace(/^[,;:.!?)\]]+\s*/u, '')));
  // "Airbags: --" says that there are none.
  text = text.replace(/(?<![:\s,;–—-])[\s,;–—-]+$/u, '');
  return options.stop ? withStop(text) : text;
}

/** One of these stands in everything that is taken out as an ornament; most sentences hold none. */
const ORNATE = /[|*_`#=~^<>\\\u200b-\u{10ffff}]|[-/()[\]]{2}/u;

function withoutOrnaments(raw: string, language: Language | null): string {
  const joint = language === null ? ', ' : ' – ';
  return raw
    .replace(ODD, '')
    .replace(PARTED, ', ')
    .replace(MARKDOWN, ' ')
    .replace(PARTING_PICTURES, joint)
    .replace(HEARTS, (heart, at: number, all: string) =>
      SEVERAL_WORDS.test(all.slice(Math.max(0, at - LONGEST_WORDS), at)) ? joint : heart,
    )
    .replace(PICTURES, ' ')
    .replace(ARROW, '–')
    .replace(DECORATION, ' ');
}

/** One of these stands wherever blanks and signs do not stand as they should. */
const UNEVEN = /\s[\s,.;:!?)\]]|[^\S ]|[([]\s|[!?,;:]\s*[!?,;:]|\.{4}|\p{L},\p{L}/u;

function evened(text: string, language: Language | null): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(language === 'fr' ? BEFORE_FRENCH_SIGN : BEFORE_SIGN, '$1')
    .replace(REPEATED, '$1')
    .replace(MANY_STOPS, '...')
    .replace(GLUED_COMMA, '$1, ')
    .replace(/\s+([)\]])/g, '$1')
    .replace(/([([])\s+/g, '$1');
}

/** "iphone 11": a text whose first word the list spells with a small letter before its capital keeps that. */
function withOwnCapital(text: string): string {
  if (!ownCapitals().has(fold(text.charAt(0)))) return text;
  const tokens = tokenise(text);
  const first = brandAt(tokens, 0);
  return first?.length === 1 && /^\p{Ll}\p{Lu}/u.test(first.spelling)
    ? first.spelling + text.slice(tokens[0]?.end ?? 0)
    : text;
}

/** With which letters such makes begin. */
const ownCapitals = once(
  (): ReadonlySet<string> =>
    new Set(
      allBrands().flatMap(({ spelling }) =>
        /^\p{Ll}\p{Lu}/u.test(spelling) ? [fold(spelling.charAt(0))] : [],
      ),
    ),
);

/** Capitals at the beginning of what is a plain word; a code or a name such as "iPhone" keeps its own spelling. */
export function capitalise(text: string): string {
  const first = /^["“„«'(¡¿[]*(\p{L}[\p{L}\p{M}'’]*)/u.exec(text);
  const word = first?.[1];
  if (word === undefined || !/^\p{Ll}[\p{Ll}\p{M}'’]*$/u.test(word)) return text;
  const at = text.indexOf(word);
  if (
    /[\d]/.test(text[at + word.length] ?? '') ||
    /[-/]\d/.test(text.slice(at + word.length, at + word.length + 2))
  ) {
    return text;
  }
  const capital = word.charAt(0).toUpperCase();
  // Some small letters have no capital of their own.
  return capital.length === 1 && capital.toLowerCase() === word.charAt(0)
    ? text.slice(0, at) + capital + text.slice(at + 1)
    : text;
}

function withStop(text: string): string {
  // A text that was cut off ends with half a sign.
  if (/[&#<@]\S?$|\([^)]*$/u.test(text)) return text;
  if (text === '' || /#[\p{L}\p{N}_]+$/u.test(text) || /[.!?…。！？:]["”’»)\]]*$/u.test(text)) return text;
  return `${text}.`;
}

/** "i-7500" begins with such a word too. */
function mayBeMended({ key, kind }: Token): boolean {
  return ENGLISH_FORMS.has(key) || (kind === 'code' && key.includes('-'));
}

function mendEnglish(text: string): string {
  if (!tokenise(text).some(mayBeMended)) return text;
  return text.replace(/(?<![\p{L}\p{N}'’@./-])\p{L}+(?![\p{L}\p{N}'’@]|[./-]\p{L})/gu, (word) => {
    const lower = word.toLowerCase();
    // "I.M." and "IM" are no words of ours: only small letters and a first capital are.
    if (word !== lower && word !== lower.charAt(0).toUpperCase() + lower.slice(1)) return word;
    const form = ENGLISH_FORMS.get(lower);
    if (form === undefined) return word;
    return word === lower ? form : form.charAt(0).toUpperCase() + form.slice(1);
  });
}

const FEWEST_LETTERS = 20;
const FEWEST_WORDS = 4;
const MOST_CAPITALS = 0.7;

/** Whether a whole text shouts. A single word in capitals is emphasis. */
export function isShouted(text: string): boolean {
  const { capitals, small } = countCases(text);
  const letters = capitals + small;
  if (letters < FEWEST_LETTERS || capitals / letters <= MOST_CAPITALS) return false;
  return (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= FEWEST_WORDS;
}

/** In a text that shouts a calm line stays as it is. */
function isMostlyCapitals(text: string): boolean {
  const { capitals, small } = countCases(text);
  return capitals > small;
}

function countCases(text: string): { capitals: number; small: number } {
  let capitals = 0;
  let small = 0;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = codeAt(text, at);
    if (code >= 97 && code <= 122) small += 1;
    else if (code >= 65 && code <= 90) capitals += 1;
    else if (code > 127) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (/\p{Lu}/u.test(character)) capitals += 1;
      else if (/\p{Ll}/u.test(character)) small += 1;
      at += character.length - 1;
    }
  }
  return { capitals, small };
}

const AMOUNTS = /^\d+(?:S|MM|CM|FT|IN|KG|ML|CL)?(?:[-–/]\d+(?:S|MM|CM|FT|IN|KG|ML|CL)?)*$/;

function unshout(text: string, names: ReadonlyMap<string, string>): string {
  const tokens = tokenise(text);
  let result = '';
  let from = 0;
  let make = { end: 0, words: NO_WORDS };
  for (const [index, token] of tokens.entries()) {
    if (index >= make.end) make = makeAt(tokens, index);
    // "1990S", "5MM", "1960S-70S": these have no capitals wherever they stand.
    if (AMOUNTS.test(token.text)) {
      result += text.slice(from, token.start) + token.text.toLowerCase();
      from = token.end;
    }
    if (token.kind !== 'word') continue;
    const calm =
      names.get(token.key) ??
      make.words.get(token.key) ??
      // What is not in capitals from end to end was written so.
      (/\p{Ll}/u.test(token.text) || keepsCapitals(tokens, index) ? token.text : token.text.toLowerCase());
    result += text.slice(from, token.start) + calm;
    from = token.end;
  }
  return result + text.slice(from);
}

const LONGEST_LETTERS = 3;
const NO_WORDS: ReadonlyMap<string, string> = new Map();

/** The words of the make that begins at `at`, in the spelling of the list. */
function makeAt(
  tokens: ReturnType<typeof tokenise>,
  at: number,
): { end: number; words: ReadonlyMap<string, string> } {
  const brand = brandAt(tokens, at);
  if (brand === null || brand.common) return { end: at + 1, words: NO_WORDS };
  return {
    end: at + brand.length,
    // Its letters stay those of the seller.
    words: new Map(
      tokenise(brand.name).flatMap(({ key, text }) =>
        tokens.some((token) => token.text.toLowerCase() === text.toLowerCase()) ? [[key, text]] : [],
      ),
    ),
  };
}

/** Abbreviations, sizes and single letters: words without a vowel, and those that the lexicon says. */
function keepsCapitals(tokens: ReturnType<typeof tokenise>, index: number): boolean {
  const token = tokens[index];
  if (token === undefined || token.text.toUpperCase() !== token.text) return false;
  if (!/[aeiouyäöüåáéíóúàèìòùâêîôûąęó]/u.test(token.text.toLowerCase())) return true;
  // "XL" and "OS" are letters, "DOUBLE" is a word.
  return entriesAt(tokens, index, ['acronym', 'size']).some(
    (entry) => entry.length === 1 && (entry.class === 'acronym' || token.text.length <= LONGEST_LETTERS),
  );
}
