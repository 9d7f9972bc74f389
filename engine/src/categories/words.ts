import { matchesOf } from '../text/matches.ts';

/** Words of an item's name as the category index compares them: folded, singular, with the cuts between phrases. */

const APOSTROPHES = /['’ʼ`´]/g;
// A word, or a sign between two phrases.
const PIECES = /([\p{L}\p{N}]+)|\s-\s|[+,;:()[\]/|–—•\n]/gu;
const ASCII = /^[\u0020-\u007e\s]*$/;
const MARKS = /[\u0300-\u036f]/g;

// What stands behind these words belongs to the item, but does not name it.
const CUTS = new Set(
  (
    'with w for from in on by to no not without inc incl including plus featuring ' +
    'mit für fur von aus ohne inkl im zum zur avec pour en sans dans chez con para sin per senza ' +
    'met voor van zonder z ze do dla bez na com sem em and und et y e i en und oraz of'
  ).split(' '),
);
// Cuts that also stand inside fixed names: "chest of drawers", "salt and pepper mill", "platine à vinyle".
const SOFT_CUTS = new Set('and und et y e i oraz of en in per van do con com on à a de'.split(' '));

/** Lower case without accents, so that 'Wózek' and 'wozek' are one word; Japanese is left whole. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o');
}

// Their singulars are other words: 'short cage', 'glass bowl'.
const PLURAL_ONLY = new Set([
  'shorts',
  'glasses',
  'boxers',
  'briefs',
  'heels',
  'flats',
  'sweats',
  'wellies',
  'cords',
]);

/** The singular of an English plural, near enough: both sides of every comparison go through it. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || PLURAL_ONLY.has(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

export interface NameWord {
  word: string;
  /** Which phrase of the name it stands in, from 0. */
  phrase: number;
}

/** The words of a name with the phrase each stands in; a phrase ends at 'with', a comma, a bracket … */
export function nameWords(text: string): NameWord[] {
  const words: NameWord[] = [];
  let phrase = 0;
  let soft = false;
  for (const [, word] of matchesOf(fold(text.replace(APOSTROPHES, '')), PIECES)) {
    if (word === undefined) {
      phrase += 1;
      soft = false;
      continue;
    }
    if (CUTS.has(word)) {
      if (!SOFT_CUTS.has(word)) {
        phrase += 1;
        soft = false;
        continue;
      }
      soft = true;
      words.push({ word, phrase });
      continue;
    }
    if (soft) phrase += 1;
    soft = false;
    words.push({ word: singular(word), phrase });
  }
  return words;
}

/** The key of a phrase in the index, from the words of its table entry. */
export function phraseKey(entry: string): string {
  return nameWords(entry)
    .map(({ word }) => word)
    .join(' ');
}
