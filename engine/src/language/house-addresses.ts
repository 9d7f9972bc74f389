/** Streets with the number of a house, where a seller tells where to come: behind a word of collection or of an address. */
import { phrasesOfClass } from '../lexicon/known-words.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { matchesOf } from '../text/matches.ts';
import { once } from '../text/remember.ts';
import { cueReader } from '../text/word-cues.ts';
import type { PrivateNumber } from './private-number.ts';
import { HOME_WORDS } from './private-words.ts';
import { type Token, tokenise } from './tokens.ts';

const NAME = String.raw`\p{Lu}[\p{L}’']{0,20}\p{Ll}[\p{L}’'-]{0,20}`;
const LINK = `(?:d[eiuao]s?|del(?:la|le|l’|l')?|dei|la|le|les|van|der|den|dem|de la|l[’'])`;
const HOUSE = String.raw`\d{1,4}(?: ?[a-z]|/\d{1,3})?`;
const PLACED = `(?<lead>(?:(?:from|at|in|an|bei|der|dem|au|à|en|w|na|op|aan|em|på|is|ist|est) ){0,2})`;
/** Behind a number of a house stands no amount, no length of time and no way. */
const END = String.raw`(?![\p{L}\d]|[.,:]\d|\s?(?:[€£$%x×]|zł|eur|ore|giorni|d[ií]as|horas|jours|heures|km|min|uur|dagen|tage|h(?!\p{L})))`;
const START = String.raw`(?<![\p{L}\d])`;

/** The first needs a word before it: goods are named after streets and counted as well. */
const HOUSES: readonly RegExp[] = [
  `(?<lead>${START}(?:from|at|is)|:)\\s(?:(?:[Ff]lat|[Uu]nit|[Aa]partment|[Aa]pt\\.?) \\w{1,4},? )?${HOUSE},? (?:${NAME} ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Way|Court|Crescent|Place|Square|Terrace|Gardens|Grove|Boulevard|Blvd|Hill|Row|Mews|Park|View|Walk)(?!\\p{L})\\.?`,
  `${START}${PLACED}(?:(?:${NAME}[ -]){0,2}\\p{Lu}[\\p{L}-]{0,30}(?:stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ufer|damm|straat|laan|plein|gracht|kade|singel|gatan|vägen)|(?:${NAME}[ -]){1,2}(?:Str\\.|Straße|Strasse|Allee|Weg|Platz)) ${HOUSE}${END}`,
  `${START}${PLACED}(?:[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza|[Ll]argo|[Cc]alle|[Cc]/|[Aa]vda\\.?|[Aa]v\\.|[Aa]venida|[Pp]aseo|[Pp]laza|[Rr]ua|[Tt]ravessa|[Pp]raça|[Uu]l\\.?|[Uu]lic[ay]|[Aa]l\\.|[Oo]s\\.|[Pp]l\\.) ?(?:${LINK} ){0,2}(?:${NAME} (?:${LINK} )?){0,2}${NAME},? (?:n[.º°]{0,2} ?)?${HOUSE}${END}`,
  `${START}(?<lead>)(?:Am|An de[rmn]|Im|In de[rmn]|Auf de[rmn]|Zu[mr]|Unter den|Hinter de[rmn]) (?:${NAME} )?${NAME} ${HOUSE},? (?:D-)?\\d{5} ${NAME}`,
  `${START}${PLACED}${HOUSE}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\\.|boulevard|bd|place|chemin|impasse|allée|quai|route|cours) (?:${LINK} ?){0,2}(?:${NAME} ?){1,3}`,
].map((source) => new RegExp(source, 'gu'));
/** How far before it the word stands, in the same sentence. */
const REACH = 60;
const SENTENCE_END = /[.!?]\s+(?=\p{Lu})|\n/gu;

/** Houses that a word of collection or of an address leads to. Linear in the text's length. */
export function findHouses(text: string): PrivateNumber[] {
  if (!mayLeadHome(text) || !leadsHome(tokenise(text))) return [];
  return HOUSES.flatMap((shape) =>
    matchesOf(text, shape).flatMap(({ index: start, 0: said, groups }) => {
      // "Collect from" says it with the word that leads to the house.
      const before = text.slice(Math.max(0, start - REACH), start + (groups?.lead?.length ?? 0));
      const sentence = before.slice([...before.matchAll(SENTENCE_END)].at(-1)?.index ?? 0);
      if (!leadsHome(tokenise(sentence))) return [];
      const end = start + said.trimEnd().length;
      return [{ start, end, kind: 'parcel-address' as const, value: text.slice(start, end) }];
    }),
  );
}

function leadsHome(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, at) => HOMES.has(key) || entriesAt(tokens, at, ['delivery']).length > 0);
}

const HOMES: ReadonlySet<string> = new Set(HOME_WORDS);

/** Most texts hold none of these words: told by one walk. Of a phrase the longest word stands for all. */
function mayLeadHome(text: string): boolean {
  return homeCues()(text) !== 0 || ABOVE_ASCII.test(text);
}

const homeCues = once(() => {
  const longest = phrasesOfClass('delivery').map((keys) =>
    keys.reduce((one, other) => (other.length > one.length ? other : one)),
  );
  return cueReader({ words: [[1, [...HOME_WORDS, ...longest].join(' ')]] });
});
/** A word with such a letter is looked up without its accents. */
const ABOVE_ASCII = /[\u0080-\uffff]/;
