/** Pieces of an item's name that stand alone as tags: its first words, and what it says that the thing has. */
import { CUTS, WITH } from '../categories/name-words.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { titleName } from './phrases.ts';

/** Words of these make a name of a state. */
export const STATES: readonly WordClass[] = ['fault', 'missing', 'condition', 'deny', 'joiner'];

/** What a name says that the thing has, where it is a short noun phrase: "speckled glaze" of a mug with it. */
export function havingOf(item: Item): readonly string[] {
  const name = titleName(item);
  const tokens = tokenise(name);
  const leads = tokens.findIndex(({ key }) => WITH.has(key));
  const words = tokens.slice(leads + 1);
  const isPhrase =
    leads > 0 &&
    words.length >= FEWEST_HAD &&
    words.length <= MOST_HAD &&
    words.every(
      ({ kind, key }, index) =>
        kind === 'word' &&
        !CUTS[item.language].has(key) &&
        labelAt(tokens, leads + 1 + index) === null &&
        entriesAt(tokens, leads + 1 + index, [...STATES, ...CUE_CLASSES]).length === 0,
    );
  return isPhrase ? [name.slice(words[0]?.start)] : [];
}

const FEWEST_HAD = 2;
const MOST_HAD = 3;

/** The first words of a long name, up to a joining word or an amount with its sign: names begin with what matters most. */
export function beginningOf(item: Item, most: number): string {
  const words = tokenise(titleName(item));
  const from = words.findIndex(
    (_, at) => entriesAt(words, at, ['condition', 'filler', 'joiner']).length === 0,
  );
  const tokens = words.slice(Math.max(0, from));
  const ends = tokens.findIndex(
    ({ kind, text }, at) => at > 0 && ((kind === 'mark' && text !== '&') || /[.,]/.test(text)),
  );
  let to = Math.min(most, ends === -1 ? tokens.length : ends);
  // "Mini 5 Pro" is another thing than a Mini 5.
  if (tokens[to - 1]?.kind !== 'word' && tokens[to]?.kind === 'word') to -= 1;
  // "Bath & Body Works" is one name; what a joining word would only lead to is left out with it.
  while (
    to > 0 &&
    (labelAt(tokens, to - 1) !== null ||
      tokens[to - 1]?.kind === 'mark' ||
      entriesAt(tokens, to - 1, ['joiner']).length > 0)
  )
    to -= 1;
  return tokens
    .slice(0, to)
    .map(({ text }) => text)
    .join(' ');
}

/** Whether a name says a grade of condition, which no search word repeats. */
export function namesGrade(name: string): boolean {
  const tokens = tokenise(name);
  return tokens.some((_, at) => entriesAt(tokens, at, ['condition']).some(({ weak }) => !weak));
}

export const MOST_FIRST_WORDS = 4;
