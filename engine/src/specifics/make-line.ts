/** The model that a form says without a label and without a code: the words right behind the make. */
import { compoundEnd } from '../categories/category-index.ts';
import type { Family } from '../categories/family.ts';
import { COUNTS } from '../categories/name-words.ts';
import { type Cue, cuesIn, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { isTelling, LONGEST_LINE, lineEnd, wordsAt } from '../values/product-line.ts';
import { behindLabel } from './behind-label.ts';
import { isInNoun } from './in-noun.ts';

/** What stands behind the make, or behind the word for a model. */
export function wordsOfModel(item: Item): readonly string[] {
  const words = lineOfMake(item) ?? behindLabel(item, 'model') ?? behindNoun(item);
  return words === null ? [] : [words];
}

/** "Trainingsjacke Firebird" with its make in the field: the words with capitals right behind the noun. */
function behindNoun(item: Item): string | null {
  const { name, nounInName, values, ruledOut, sentences, language } = item;
  const isKnown = values.some(({ kind, polarity }) => kind === 'brand' && polarity === 'asserted');
  if (nounInName === null || !isKnown || ruledOut.some(({ kind }) => kind === 'brand' || kind === 'model'))
    return null;
  const [opening] = sentences;
  const named = tokenise(name);
  const texts = [
    { raw: name, tokens: named, cues: cuesIn(named, language) },
    ...(opening === undefined ? [] : [opening]),
  ];
  for (const { raw, tokens, cues } of texts) {
    const [, from] = wordsAt(tokens, tokenise(nounInName)) ?? [];
    if (from === undefined || isMake(tokens, from, item)) continue;
    let to = lineEnd(tokens, from, language);
    while (isOfLine(tokens, from, to)) to += 1;
    while (to > from && isOther(tokens, to - 1, item)) to -= 1;
    const line = tokens.slice(from, to);
    // Where every word has a capital it says nothing.
    const tells = language === 'de' || tokens.some((token) => token.kind === 'word' && !isProper(token));
    const isMade = line.some((_, at) => brandAt(tokens, from + at) !== null);
    if (
      tells &&
      !isMade &&
      isTelling(line) &&
      line.every(isProper) &&
      polarityOf(cues, from, to) === 'asserted'
    )
      return raw.slice(line[0]?.start, line.at(-1)?.end);
  }
  return null;
}

function isMake(tokens: readonly Token[], from: number, { form }: Item): boolean {
  const [make] = tokenise(form.make);
  return make !== undefined && make.key === tokens[from]?.key;
}

function isProper({ text, kind }: Token): boolean {
  return kind !== 'word' || /^\p{Lu}/u.test(text);
}

/** "Samsung Galaxy S8", "Thorens TD 125 MK II": what stands right behind the make, up to what is no name. */
function lineOfMake(item: Item): string | null {
  const { name, values, ruledOut, sentences } = item;
  // A make or model that is in question is asked there.
  if (ruledOut.some(({ kind }) => kind === 'brand' || kind === 'model')) return null;
  const make = values.find(
    (value) => value.kind === 'brand' && value.polarity === 'asserted' && !isInNoun(value, item),
  )?.value;
  if (make === undefined) return null;
  const named = lineIn(name, tokenise(name), { make, item });
  const [opening] = sentences;
  if (opening === undefined) return named;
  const told = lineIn(opening.raw, opening.tokens, { make, item, cues: opening.cues });
  // "iPhone", of which the text says that it is an "iPhone 12".
  const isNumbered = told !== null && /\d/u.test(told) && fold(told).startsWith(`${fold(named ?? '')} `);
  return named === null || (isNumbered && !/\d/u.test(named)) ? told : named;
}

function lineIn(
  text: string,
  tokens: readonly Token[],
  { make, item, cues = [] }: { make: string; item: Item; cues?: readonly Cue[] },
): string | null {
  const place = placeOfMake(tokens, make);
  if (place === null) return null;
  const [start, from] = place;
  let to = lineEnd(tokens, from, item.language);
  // "MacBook Pro": what stands for its make is of the line.
  while (isOfLine(tokens, start < from ? from - 1 : from, to)) to += 1;
  if (to > from && isVersion(tokens, to)) to += 1;
  to = beforePart(tokens, from, to);
  // "Datejust Full Set": the word for how much of it there is belongs to what counts.
  if (to > from && COUNTS.has(tokens[to]?.key ?? '') && WHOLE.test(tokens[to - 1]?.key ?? '')) to -= 1;
  while (to > from && isOther(tokens, to - 1, item)) to -= 1;
  // "MacBook Pro 2020": the year stands beside the name.
  if (to > from + 1 && YEAR.test(tokens[to - 1]?.text ?? '')) to -= 1;
  if (polarityOf(cues, start, to) !== 'asserted') return null;
  const line = tokens.slice(start, to);
  // All in small letters and without a number it may be any word, but in the name of what has models; "N 23" is a size.
  const isName =
    (text === item.name && MODELLED.has(familyOfItem(item) ?? 'home')) ||
    // "ikea malm, 6 drawers": a clause of nothing but the make and its line.
    (text !== item.name &&
      place[1] === (brandAt(tokens, 0)?.length ?? 0) &&
      to > from &&
      tokens[to]?.text === ',') ||
    tokens.slice(from, to).some(({ text: word, kind }) => kind !== 'word' || /^\p{Lu}/u.test(word));
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

/** Goods that buyers search by the name of their model. */
const MODELLED: ReadonlySet<Family> = new Set([
  'shoes',
  'watches',
  'phones',
  'computers',
  'cameras',
  'audio',
  'games',
  'cycling',
  'tools',
  'appliances',
  'vehicle-parts',
  'instruments',
]);

/** "Carina 3.0": the number of a version, and of no amount. */
function isVersion(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text ?? '';
  return /^\d[.]\d$/u.test(tokens[at]?.text ?? '') && !isUnit(next) && next !== '/';
}

/** "Latitude 7400 Intel": the name of what is inside. */
function beforePart(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from + 1; at < to; at += 1) if (brandAt(tokens, at)?.inside === true) return at;
  return to;
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

/** "Full", in nine languages. */
const WHOLE = /^(?:full|komplett\p{L}*|complet\p{L}*|volledig\p{L}*|kompletn\p{L}*|hel|helt)$/u;

const OF_LINE: ReadonlySet<string> = new Set(
  'pro max plus mini air ultra lite light se xl og mk ii iii iv gt gti gts tdi rs sport classic platinum'.split(
    ' ',
  ),
);
/** A size by its word's letters, and nothing else. */
const SIZED = /^(?:n|nr|no|num|gr|tg|mt|t|w|m)[.°º]? ?\d{1,2}(?:[-/]\d+)?$|^\d{2}[x×]\d{2}$/iu;
/** "New Balance 530": as a number alone only those that are no size, age or year. */
function isNumbered(line: readonly Token[]): boolean {
  const [number] = line;
  return (
    line.length === 1 && number !== undefined && /^\d{3,5}$/u.test(number.text) && !YEAR.test(number.text)
  );
}

const YEAR = /^(?:19|20)\d\d$/u;
/** Works of watches and processors stand behind many models, and are none. */
const OF_PARTS = /^(?:quartz|quarz|quarzo|cuarzo|automati\p{L}+|ryzen|ssd|hdd|\d+(?:gb|tb)|\d{2}er)$/u;

/** "Brautsneaker": what the line stands beside, and no part of its name. */
function isOther(tokens: readonly Token[], at: number, item: Item): boolean {
  const { language } = item;
  const key = tokens[at]?.key ?? '';
  // An "i3" is a car as well.
  if (/^i[3579]$/u.test(key) && familyOfItem(item) === 'computers') return true;
  return OF_PARTS.test(key) || compoundEnd(key, language) !== null;
}
