/** What else of the form speaks for a field that no value fills: always a question, and always in the seller's own words. */
import type { ValueKind } from '@smart-listings/contract';
import { compoundEnd, phraseAt } from '../categories/category-index.ts';
import type { Family } from '../categories/family.ts';
import { findIn } from '../categories/find-category.ts';
import { WITH } from '../categories/name-words.ts';
import { categoryById, isWorn } from '../categories/table.ts';
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { dimensionOf, isUnit } from '../language/units.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { isTelling, LONGEST_LINE, lineEnd, wordsAt } from '../values/product-line.ts';
import type { Found } from './found.ts';
import { meaningOf } from './options.ts';
import { placedSizes } from './placed-sizes.ts';

/** Empty where the form says the kind of value, or nothing else speaks for one. */
export function besides(item: Item, kind: ValueKind, found: readonly Found[]): readonly Found[] {
  if (found.length > 0) return [];
  return wordsFor(item, kind).map((value) => ({
    value,
    certain: false,
    origin: 'given',
    answer: { kind, value },
  }));
}

function wordsFor(item: Item, kind: ValueKind): readonly string[] {
  switch (kind) {
    case 'model':
      return lineOfMake(item);
    case 'type':
      return nounOfKind(item);
    case 'size':
      return sizesBeside(item);
    default:
      return keywordsFor(item, kind);
  }
}

/** "Samsung Galaxy S8", "Thorens TD 125 MK II": what stands right behind the make, up to what is no name. */
function lineOfMake(item: Item): readonly string[] {
  const { name, values, ruledOut, sentences } = item;
  // A make or model that is in question is asked there.
  if (ruledOut.some(({ kind }) => kind === 'brand' || kind === 'model')) return [];
  const make = values.find(({ kind, polarity }) => kind === 'brand' && polarity === 'asserted')?.value;
  if (make === undefined) return [];
  const named = lineIn(name, tokenise(name), { make, item });
  if (named !== null) return [named];
  const [opening] = sentences;
  const told = opening === undefined ? null : lineIn(opening.raw, opening.tokens, { make, item });
  return told === null || opening?.cues.length !== 0 ? [] : [told];
}

function lineIn(
  text: string,
  tokens: readonly Token[],
  { make, item }: { make: string; item: Item },
): string | null {
  const place = placeOfMake(tokens, make);
  if (place === null) return null;
  const [start, from] = place;
  let to = lineEnd(tokens, from, item.language);
  while (isOfLine(tokens, from, to)) to += 1;
  while (to > from && isOther(tokens, to - 1, item)) to -= 1;
  const line = tokens.slice(start, to);
  // All in small letters and without a number it may be any word; "N 23" is a size.
  const isName = tokens
    .slice(from, to)
    .some(({ text: word, kind }) => kind !== 'word' || /^\p{Lu}/u.test(word));
  if (
    !isName ||
    !(isTelling(line) || isNumbered(line)) ||
    SIZED.test(text.slice(line[0]?.start, line.at(-1)?.end))
  )
    return null;
  const end = line.at(-1)?.end ?? 0;
  // "S8+" is another model than S8.
  return text.slice(line[0]?.start, text.charAt(end) === '+' ? end + 1 : end);
}

/** Where the line of a make begins and where its name ends: "iPhone" stands for its make, and is of the line. */
function placeOfMake(tokens: readonly Token[], make: string): readonly [number, number] | null {
  const said = wordsAt(tokens, tokenise(make));
  if (said !== null) return [said[1], said[1]];
  const at = tokens.findIndex((_, index) => brandAt(tokens, index)?.name === make);
  if (at === -1) return null;
  const end = at + (brandAt(tokens, at)?.length ?? 1);
  return [fold(make).startsWith(tokens[at]?.key ?? '') ? end : at, end];
}

/** "Mini 5 Pro", "Galaxy S8 Plus": words by which makers tell the models of a line apart, ordinary ones elsewhere. */
function isOfLine(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[to];
  if (to === from || to >= from + LONGEST_LINE + 2 || token === undefined) return false;
  // "DSL 100H", "EOS 600D": a number with a letter that is no unit.
  const [, letters = ''] = /^\d{2,4}(\p{Lu}{1,2})$/u.exec(token.text) ?? [];
  return OF_LINE.has(token.key) || (letters !== '' && !isUnit(letters));
}

const OF_LINE: ReadonlySet<string> = new Set(
  'pro max plus mini air ultra lite light se xl og mk ii iii iv gt gti gts tdi rs sport classic platinum'.split(
    ' ',
  ),
);
/** A size by its word's letters, and nothing else. */
const SIZED = /^(?:n|nr|no|num|gr|tg|mt|t|w|m)[.°º]? ?\d{1,2}(?:[-/]\d+)?$/iu;
/** "New Balance 530": as a number alone only those that are no size, age or year. */
function isNumbered(line: readonly Token[]): boolean {
  const [number] = line;
  return (
    line.length === 1 && number !== undefined && /^\d{3,5}$/u.test(number.text) && !YEAR.test(number.text)
  );
}

const YEAR = /^(?:19|20)\d\d$/u;
/** Works of watches and processors stand behind many models, and are none. */
const OF_PARTS =
  /^(?:quartz|quarz|quarzo|cuarzo|automati\p{L}+|i[3579]|ryzen|ssd|hdd|\d+(?:gb|tb)|\d{2}er)$/u;

/** "Brautsneaker": what the line stands beside, and no part of its name. */
function isOther(tokens: readonly Token[], at: number, { language }: Item): boolean {
  const key = tokens[at]?.key ?? '';
  return OF_PARTS.test(key) || compoundEnd(key, language) !== null;
}

/** More clauses speak of parts. */
const OPENING = 6;

/** The noun of the item's own kind as the form says it: in the name unsurely, or in a clause about the item. */
function nounOfKind(item: Item): readonly string[] {
  const { category, nounInName, name, sentences, language, languageKnown, form } = item;
  if (category === null) return [];
  const context = { language: languageKnown ? language : null, make: form.make };
  const named = nounInName === null ? null : findIn(name, tokenise(name), context);
  if (nounInName !== null && named !== null && isSameShelf(named.id, category))
    return [capitalise(nounInName)];
  for (const { raw, tokens, cues, topics } of sentences.slice(0, OPENING)) {
    if (topics.has('missing') || topics.has('included')) continue;
    for (const { from, to } of clausesOf(tokens)) {
      for (let at = from; at < to && !WITH.has(tokens[at]?.key ?? ''); at += 1) {
        const end = nounAt(tokens, at, item);
        if (end === null || polarityOf(cues, at, end) !== 'asserted') continue;
        return [capitalise(raw.slice(tokens[at]?.start, tokens[end - 1]?.end))];
      }
    }
  }
  return [];
}

/** Where a noun of the item's own kind ends that begins at a token; null where none does, or a make's name. */
function nounAt(tokens: readonly Token[], at: number, { category, language }: Item): number | null {
  if (brandAt(tokens, at) !== null || brandAt(tokens, at - 1) !== null) return null;
  for (const one of [language, 'en' as const]) {
    const found = phraseAt(tokens, at, one);
    if (found?.entry.strength !== 'noun' || !isSameShelf(found.entry.id, category ?? '')) continue;
    // "Bath salts": the head of a longer noun, whatever it is, says more.
    return nounGoesOn(tokens, found.to, one) ? null : found.to;
  }
  return null;
}

function nounGoesOn(tokens: readonly Token[], at: number, language: Language): boolean {
  return language === 'en' && phraseAt(tokens, at, language)?.entry.strength === 'noun';
}

/** Two kinds that lie at one place of the taxonomy: a parka and a coat. */
function isSameShelf(one: string, other: string): boolean {
  return one === other || categoryById(one)?.taxonomy[0] === categoryById(other)?.taxonomy[0];
}

/** What only its place tells, of what is worn; the measure of what has no other size. */
function sizesBeside(item: Item): readonly string[] {
  const family = familyOfItem(item);
  if (family === null) return [];
  if (isWorn(family)) {
    return placedSizes(item, lineOfMake(item));
  }
  // The millimetres of a lens are no size, and neither are those of a screen or a dial.
  if (MEASURED_ELSE.has(family)) return [];
  const measures = item.values.filter(
    ({ kind, polarity, unit, from, label }) =>
      kind === 'measurement' &&
      polarity === 'asserted' &&
      from.field === 'itemName' &&
      label === undefined &&
      dimensionOf(unit) === 'length',
  );
  return measures.length === 1 ? measures.map(({ value }) => value) : [];
}

const MEASURED_ELSE: ReadonlySet<Family> = new Set([
  'cameras',
  'computers',
  'phones',
  'games',
  'audio',
  'watches',
]);
const WORD_OF: Readonly<Partial<Record<ValueKind, WordClass>>> = {
  colour: 'colour',
  material: 'material',
  pattern: 'pattern',
};

/** A search word that is a value and nothing else. */
function keywordsFor(item: Item, kind: ValueKind): readonly string[] {
  const word = WORD_OF[kind];
  if (word === undefined || !asksFor(item, kind)) return [];
  return item.values
    .filter(({ kind: one, value }) => one === 'keyword' && meaningOf(value, [word]) !== null)
    .map(({ value }) => value);
}

function asksFor({ category }: Item, kind: ValueKind): boolean {
  const asks: readonly string[] = (category === null ? undefined : categoryById(category))?.asks ?? [];
  return kind === 'pattern' || asks.includes(kind);
}
