import { fold, singular } from '../language/fold.ts';
import { matchesOf } from '../text/matches.ts';

/** Words of an item's name as the category index compares them: folded, singular, with the cuts between phrases. */

// A word, or a sign between two phrases.
const PIECES = /([\p{L}\p{N}]+)|\s-\s|[+,;:()[\]/|–—•\n]/gu;

// What stands behind these words belongs to the item, but does not name it.
const CUTS = new Set(
  (
    'with w for from in on by to no not without inc incl including plus featuring ' +
    'mit fur von aus ohne inkl im zum zur avec pour en sans dans chez con para sin per senza ' +
    'met voor van zonder z ze do dla bez na com sem em and und et y e i en und oraz of'
  ).split(' '),
);
// Cuts that also stand inside fixed names: "chest of drawers", "salt and pepper mill", "platine à vinyle".
const SOFT_CUTS = new Set('and und et y e i oraz of en in per van do con com on a de'.split(' '));

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
  for (const [, word] of matchesOf(fold(text), PIECES)) {
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
