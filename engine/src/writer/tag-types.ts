/** What kind of thing tags say an item is, beside which its values stand. */
import { phraseAt } from '../categories/category-index.ts';
import { categoryWords } from '../categories/category-words.ts';
import { COUNTS, CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { singular } from '../language/fold.ts';
import { isShortText } from '../language/language.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import { PARTICLES } from '../lexicon/speech-words.ts';
import { rememberOne } from '../text/remember.ts';
import { certainValues, type Item, sentencesOn } from '../values/item.ts';
import { wordsAt } from '../values/product-line.ts';
import { nounOf } from './name-tags.ts';
import { isOfSeveral, keysOf, titleName } from './phrases.ts';
import { isGenericOf } from './title-parts.ts';

/** What else a type is called; of "puzzle" nobody knows that it is a jigsaw puzzle. */
function namesOf(item: Item, said: string): readonly string[] {
  const { names } = categoryWords(item.category ?? '', item.language, said);
  return isGenericOf(said, names) ? [] : names;
}

/** The type in the form's own words, then in the table's; only where the form says that type. */
export const typesOf = rememberOne((item: Item): readonly string[] => {
  const types = certainValues(item, 'type');
  const said = types.flatMap(({ value, from }) =>
    from.field === 'itemName' && isCountedBeside(item, value) ? [] : [compoundOf(value, item)],
  );
  const names =
    item.category === null ||
    (said.length === 0 && (types.length > 0 || isOfSeveral(item))) ||
    !item.languageKnown ||
    // Beside a make and its line a short text says little of its language.
    (said.length === 0 && isShortText(item.form.features))
      ? []
      : said.length === 0
        ? // A product line stands for its kind: who sells an iPhone sells a smartphone.
          categoryWords(item.category, item.language).names.slice(0, 1)
        : said.slice(0, 1).flatMap((type) => namesOf(item, type));
  // "Welsh wool tapestry blanket": a noun of no category that we know is what the thing is all the same.
  const [head] = types.length === 0 && item.category === null && item.languageKnown ? nounOf(item) : [];
  const gone = new Set(item.ruledOut.flatMap(({ value }) => keysOf(value)));
  // "The drone itself is missing": who says so sells what goes with one.
  const missing = new Set(
    sentencesOn(item, 'missing').flatMap(({ tokens }) => tokens.map(({ key }) => singular(key))),
  );
  return [...new Set([...said, ...names, ...(head === undefined ? [] : [head])])].filter(
    (type) =>
      !keysOf(type).some((key) => gone.has(key)) &&
      (said.includes(type) || !keysOf(type).some((key) => missing.has(key))),
  );
});

/** "Sofa bed" of a "corner sofa bed" that is a kind of bed: a noun before a noun is part of what the thing is called. */
function compoundOf(type: string, item: Item): string {
  if (HEAD_FIRST.has(item.language)) return type;
  const name = titleName(item);
  const tokens = tokenise(name);
  const place = wordsAt(tokens, tokenise(type));
  // "Dog bandana tie on" ends with a verb and its particle.
  if (place === null || PARTICLES.has(tokens[place[1]]?.key ?? '')) return type;
  const makes = new Set(certainValues(item, 'brand').flatMap(({ value }) => keysOf(value)));
  const isNoun = (at: number) => {
    const found = phraseAt(tokens, at, item.language);
    const isOfMake = brandAt(tokens, at) !== null || makes.has(singular(tokens[at]?.key ?? ''));
    return found?.entry.strength === 'noun' && found.to === at + 1 && !isOfMake;
  };
  let [from] = place;
  // "9 drawer dresser": before a noun a number counts it.
  while (from > 0 && isNoun(from - 1) && tokens[from - 2]?.kind !== 'number') from -= 1;
  return from === place[0] ? type : name.slice(tokens[from]?.start, tokens[place[1] - 1]?.end).toLowerCase();
}

/**
 * "PlayStation 2 bundle 11 games": what is counted behind a bundle of another thing goes with it; of "23 books" and "job
 * lot 23 books" it is the thing, and in "Air Max 90 trainers" the number is a name's.
 */
function isCountedBeside(item: Item, type: string): boolean {
  const tokens = tokenise(titleName(item));
  const [at, to] = wordsAt(tokens, tokenise(type)) ?? [0, 0];
  const noun = tokens[to - 1]?.key ?? '';
  const number = tokens[at - 1]?.text ?? '';
  // "Pink 41 trainers"
  const isSize = item.values.some(({ kind, value }) => kind === 'size' && keysOf(value).includes(number));
  const isCount = /^\d{1,3}$/.test(number) && !isSize && singular(noun) !== noun;
  const cuts = [CUTS[item.language], CUTS.en, SOFT_CUTS[item.language], SOFT_CUTS.en];
  const isOfLot = (key: string) => COUNTS.has(singular(key)) || cuts.some((words) => words.has(key));
  const before = tokens.slice(0, at - 1).filter(({ kind }) => kind !== 'mark');
  return (
    isCount && before.some(({ key }) => COUNTS.has(singular(key))) && before.some(({ key }) => !isOfLot(key))
  );
}

/**
 * "Skirt" of a pencil skirt: the noun that ends a kind's name, or begins it where languages say the noun first, where it
 * means a kind of the same family by itself. The tank of a fish tank is worn.
 */
export function plainNounOf(item: Item): readonly string[] {
  const { language } = item;
  return typesOf(item).flatMap((type) => {
    const tokens = tokenise(type);
    const at = HEAD_FIRST.has(language) ? 0 : tokens.length - 1;
    const found = phraseAt(tokens, at, language);
    const isNoun = found?.entry.strength === 'noun' && found.to === at + 1 && tokens.length > 1;
    return isNoun && familyOf(found.entry.id) === familyOf(item.category) ? [tokens[at]?.text ?? ''] : [];
  });
}

function familyOf(category: string | null): string | undefined {
  return category === null ? undefined : categoryById(category)?.family;
}
