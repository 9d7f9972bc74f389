/** The model that stands beside the make and the noun of a name, or alone at the beginning of the text. */
import { phraseAt } from '../categories/category-index.ts';
import { clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { LONGEST_LINE, wordsAt } from '../values/product-line.ts';

/** "Dualit Classic kettle", "Ténis Adidas Stan Smith", "Magnifica S, automática": the words with capitals; null where none are. */
export function properModel(item: Item): string | null {
  const family = familyOfItem(item);
  if (family === 'books' || family === 'media' || item.ruledOut.some(({ kind }) => kind === 'model'))
    return null;
  return inName(item) ?? openingText(item);
}

function inName(item: Item): string | null {
  const { name, nounInName, language, languageKnown } = item;
  const tokens = tokenise(name);
  const make = makePlace(tokens, item);
  const noun = nounInName === null ? null : wordsAt(tokens, tokenise(nounInName));
  if (noun === null) return null;
  const cues = cuesIn(tokens, languageKnown ? language : null);
  const isTaken = (at: number) =>
    (make !== null && at >= make[0] && at < make[1]) || (at >= noun[0] && at < noun[1]);
  // Where every word has a capital, only what stands between the two is known to be a name.
  const isTitle = tokens.every((token) => token.kind !== 'word' || isCapital(token));
  const from = make !== null && make[1] < noun[0] ? make[1] : make === null ? 0 : null;
  if (from !== null && from < noun[0]) {
    const isName = (at: number) => isCapital(tokens[at]) || tokens[at]?.kind !== 'word';
    const line = tokens.slice(from, noun[0]);
    const isBetween = line.every((token, at) => token.kind !== 'mark' && isName(from + at));
    // "Blue jacket" is no line of its own.
    const tells =
      make === null
        ? line.some(hasShape)
        : line.every((_, at) => !isValue(tokens, from + at)) && line.some(isWordOrShape);
    const isOne = line.length <= LONGEST_LINE && !(make === null && isTitle);
    if (isBetween && tells && isOne && polarityOf(cues, from, noun[0]) === 'asserted')
      return name.slice(line[0]?.start, line.at(-1)?.end);
  }
  if (isTitle && tokens.length > LONGEST_LINE + 1) return null;
  const begin = Math.max(noun[1], make?.[1] ?? 0);
  let to = begin;
  while (to < begin + LONGEST_LINE && isCapital(tokens[to]) && !isTaken(to)) to += 1;
  const line = tokens.slice(begin, to);
  const isKnown = (at: number) =>
    !isUnknown(tokens, at, item) && !(brandAt(tokens, at) !== null && at > begin);
  const tells = line.some(isWordOrShape) && !line.some((_, at) => isKnown(begin + at));
  return tells && polarityOf(cues, begin, to) === 'asserted'
    ? name.slice(line[0]?.start, line.at(-1)?.end)
    : null;
}

const VALUES: readonly WordClass[] = [...LIKENESS_CLASSES, 'size', 'condition', 'shade', 'grade'];

function isValue(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, VALUES).length > 0 || labelAt(tokens, at) !== null || isAmount(tokens[at]);
}

/** "240V", "5m", "W32": amounts and sizes. */
function isAmount(token: Token | undefined): boolean {
  return /^(?:\d+(?:[.,]\d+)?\p{L}{1,3}|\p{L}\d{1,2}|\d{4})$/u.test(token?.text ?? '');
}

function isWordOrShape(token: Token): boolean {
  return token.kind === 'word' ? token.text.length > 1 : hasShape(token) || /^\d$/u.test(token.text);
}

/** "Next2Me": no word is written so. */
function hasShape(token: Token | undefined): boolean {
  return /\p{Ll}\p{Lu}|\p{L}{2}\d|\d\p{L}{2}/u.test(token?.text ?? '') && !isAmount(token);
}

function makePlace(tokens: readonly Token[], { form, values }: Item): readonly [number, number] | null {
  const makes = [
    form.make,
    ...values
      .filter(({ kind, polarity }) => kind === 'brand' && polarity === 'asserted')
      .map(({ value }) => value),
  ];
  for (const make of makes) {
    const place = make.trim() === '' ? null : wordsAt(tokens, tokenise(make));
    if (place !== null) return place;
  }
  return null;
}

/** The first clause of the text, where it is a name and nothing else, and the form knows the make. */
function openingText(item: Item): string | null {
  const [opening] = item.sentences;
  const isMade = item.values.some(({ kind, polarity }) => kind === 'brand' && polarity === 'asserted');
  if (opening === undefined || opening.place.field !== 'features' || !isMade || item.language === 'de')
    return null;
  const { raw, tokens, cues } = opening;
  const clauses = clausesOf(tokens);
  const [first] = clauses;
  if (first === undefined || clauses.length < 2 || first.to > LONGEST_LINE || tokens[first.to]?.text === ':')
    return null;
  const words = tokens.slice(first.from, first.to);
  const isName =
    words.length > 1 &&
    words.some(({ kind }) => kind === 'word') &&
    words.every((token, at) => token.kind !== 'mark' && isCapital(token) && isUnknown(tokens, at, item));
  if (!isName || polarityOf(cues, first.from, first.to) !== 'asserted') return null;
  return raw.slice(words[0]?.start, words.at(-1)?.end);
}

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'mark' && /^(?:\p{Lu}|\d)/u.test(token.text);
}

function isUnknown(tokens: readonly Token[], at: number, { language, form }: Item): boolean {
  const token = tokens[at];
  if (token === undefined || isAmount(token) || brandAt(tokens, at) !== null || labelAt(tokens, at) !== null)
    return false;
  if (fold(form.make).split(' ').includes(token.key)) return false;
  // "S" behind a name is part of it.
  if (token.text.length === 1 && at > 0) return true;
  return (
    entriesAt(tokens, at).every(({ class: one, weak }) => weak && one !== 'size' && one !== 'department') &&
    [language, 'en' as const].every((one) => phraseAt(tokens, at, one) === null)
  );
}
