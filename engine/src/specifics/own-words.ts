/** What an item is called by. */
import { phraseAt } from '../categories/category-index.ts';
import { categoryById } from '../categories/table.ts';
import { singular } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';

const OPENING = 3;

/** The words that name an item and its make: in its name, and in the first sentences the nouns of its own kind. */
export const ownWords = rememberOne(
  (item: Item): ReadonlySet<string> =>
    new Set(
      [...tokenise([item.name, item.form.make, ...makesOf(item)].join(' ')), ...nounsInOpening(item)].flatMap(
        ({ key }) => [key, singular(key)],
      ),
    ),
);

function makesOf({ values }: Item): readonly string[] {
  return values
    .filter(
      ({ kind, polarity, certainty }) =>
        kind === 'brand' && polarity === 'asserted' && certainty === 'certain',
    )
    .map(({ from }) => from.quote);
}

/** Whether one place of the taxonomy is the other, or lies within it, or holds it. */
function isWithin(one: string, other: string): boolean {
  return `${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`);
}

/** "White sneakers" of "shoes", "mules noires" of a name without a noun: its own kind, or a wider or narrower one. */
function nounsInOpening({ category, sentences, language }: Item): readonly Token[] {
  const place = category === null ? undefined : categoryById(category)?.taxonomy[0];
  if (place === undefined) return [];
  return sentences.slice(0, OPENING).flatMap(({ tokens }) =>
    tokens.flatMap((_, at) => {
      const found = phraseAt(tokens, at, language);
      const kind = found?.entry.strength === 'noun' ? categoryById(found.entry.id)?.taxonomy[0] : undefined;
      return found !== null && kind !== undefined && isWithin(kind, place) ? tokens.slice(at, found.to) : [];
    }),
  );
}
