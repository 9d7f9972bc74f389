// What every title must keep, told anew from the title and its form: tests run it over the corpus.
import type { ListingForm } from '@smart-listings/contract';
import { AND, CUTS } from '../categories/name-words.ts';
import { lemma } from '../language/fold.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { readItem } from '../values/read-item.ts';
import { titleName } from '../writer/phrases.ts';
import { titleRoom } from '../writer/titles.ts';

const SHORTEST_WORD = 4;

/** What is wrong with a title; nothing for a right one. What the seller's own name says is the seller's. */
export function titleFaults(title: string, form: ListingForm): readonly string[] {
  const item = readItem(form);
  const { language } = item;
  const name = titleName(item);
  const wordsOf = (text: string) =>
    tokenise(text)
      .filter(
        ({ kind, key }, at, tokens) =>
          kind === 'word' &&
          key.length >= SHORTEST_WORD &&
          entriesAt(tokens, at, ['joiner', 'filler']).length === 0,
      )
      .map(({ key }) => lemma(key, language));
  const timesIn = (words: readonly string[], word: string) => words.filter((one) => one === word).length;
  // What one phrase of the seller says twice is the seller's: "white and blue with a white collar".
  const said = title.split(/,\s+/u).flatMap((part) => [...new Set(wordsOf(part))]);
  const named = wordsOf(`${name} ${form.make} ${form.modelNumber}`);
  const twice = [...new Set(said)].filter((word) => timesIn(said, word) > Math.max(1, timesIn(named, word)));
  const loose = title.split(/,\s+|\s[-–—]\s/u).filter((part) => {
    const tokens = tokenise(part);
    const last = tokens.at(-1);
    return (
      last !== undefined &&
      last.text === last.key &&
      (CUTS[language].has(last.key) || last.key === AND[language]) &&
      entriesAt(tokens, tokens.length - 1, ['joiner']).length > 0 &&
      !/\d.* in$/u.test(part) &&
      !name.toLowerCase().endsWith(part.toLowerCase())
    );
  });
  const count = (sign: string) => title.split(sign).length;
  return [
    ...twice.map((word) => `twice: ${word}`),
    ...loose.map((part) => `loose end: ${part}`),
    ...(count('(') === count(')') || item.name.split('(').length !== item.name.split(')').length
      ? []
      : ['brackets']),
    ...(/^[,;]|[,;]$|,\s*,|\s,/u.test(title) ? ['comma'] : []),
    ...(title.length > titleRoom(item) ? ['length'] : []),
  ];
}
