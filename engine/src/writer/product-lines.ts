/** The item's product line, as its name says it behind the make: for tags. */
import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { isShouted } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { PARTICLES } from '../lexicon/speech-words.ts';
import { codePointLength } from '../text/length.ts';
import { certainValues, type Item } from '../values/item.ts';
import { isTelling, LONGEST_LINE, lineEnd, wordsAt } from '../values/product-line.ts';
import { keysOf, phrasesOf, titleName } from './phrases.ts';

/** "Dell XPS", "Dell XPS 8700", "iPhone 13": the make's line as the name says it, the shorter first. */
export function linesInName(item: Item): readonly string[] {
  const name = titleName(item);
  const tokens = tokenise(name);
  const place = placeOfMake(tokens, makeOf(item));
  if (place === null || isQuestioned(item)) return [];
  const [first, from] = place;
  const reach = lineEnd(tokens, from, item.language);
  // "Ektorp 3 seater": a number before a small word of no class counts that word.
  const counted = tokens[reach];
  const isNoun = counted !== undefined && phraseAt(tokens, reach, item.language) !== null;
  const isListed = tokens.slice(from, reach).some((_, at) => brandAt(tokens, from + at) !== null);
  const counts =
    tokens[reach - 1]?.kind === 'number' &&
    counted?.kind === 'word' &&
    (entriesAt(tokens, reach).length === 0 || isUnit(counted.text) || COUNTED.has(counted.key)) &&
    // "Alt Luxemburg 6 Teller": behind other words of a line that no list knows.
    (isNoun
      ? (reach - from > 1 && !isListed) ||
        // "Hemnes 8 drawer dresser"
        (keysOf(counted.text)[0] === counted.key && phraseAt(tokens, reach + 1, item.language) !== null)
      : /^\p{Ll}/u.test(counted.text) &&
        // "BR 24 analog": a short word is one with its number.
        (isUnit(counted.text) ||
          COUNTED.has(counted.key) ||
          codePointLength(tokens[reach - 2]?.text ?? '') >= SHORTEST_ALONE));
  const end = counts ? reach - 1 : reach;
  const models = phrasesOf(item, 'model').map(keysOf);
  // "Superstar 38"
  const sizes = new Set(phrasesOf(item, 'size').flatMap(keysOf));
  const lines: string[] = [];
  // A name that runs on ends nowhere but behind its codes.
  const next = tokens[end];
  // "Fly More Combo", "mini 5 pro": a small word with a capital or behind a number is part of the name.
  const goesOn =
    next?.kind === 'word' &&
    (/^\p{Lu}/u.test(next.text) || tokens[end - 1]?.kind !== 'word') &&
    entriesAt(tokens, end, ['joiner', 'grade']).length > 0 &&
    !CUTS[item.language].has(next.key);
  // "Steam Deck": a noun behind it that the item's type does not hold is part of the name.
  const types = new Set(phrasesOf(item, 'type').flatMap(keysOf));
  const isOtherNoun =
    next?.kind === 'word' &&
    !keysOf(next.text).some((key) => types.has(key)) &&
    phraseAt(tokens, end, item.language)?.entry.strength === 'noun';
  // "Pull on shorts": the word before a particle is half of another.
  const isHalf = next !== undefined && PARTICLES.has(next.key);
  const isWhole = end < from + LONGEST_LINE && !goesOn && !isOtherNoun && !isHalf;
  const isNamed = isProper(item, tokens.slice(from, end));
  // "iPhone" stands for its make.
  if (wordsAt(tokens, tokenise(makeOf(item))) === null)
    lines.push(name.slice(tokens[first]?.start, tokens[from - 1]?.end));
  for (let to = from + 1; to <= end; to += 1) {
    // "Mini 5 Pro" is another thing than a Mini 5.
    const isWord = tokens[to - 1]?.kind === 'word';
    if (to === end ? goesOn || (!isWhole && isWord) : isWord || tokens[to]?.kind === 'word') continue;
    if (!isTelling(tokens.slice(from, to))) continue;
    // "Imperial" of the Imperial Blue.
    if (to === end && isCutModel(keysOf(name.slice(tokens[from]?.start, tokens[to - 1]?.end)), models))
      continue;
    // "Spey wax fishing jacket": several words want the noun that they lead to.
    const noun = to === end && isWord && (to > from + 1 || !isNamed) ? ownNounEnd(tokens, end, types) : end;
    // "Craftsman riding" of a riding mower.
    if (!isNamed && noun === end && isWord && /^\p{Ll}/u.test(next?.text ?? '')) continue;
    lines.push(withPlus(name, tokens[first]?.start ?? 0, tokens[(to === end ? noun : to) - 1]?.end ?? 0));
    // "Samba", "Photar", "Air Max 90": many search for the line without its make.
    const [word] = tokens.slice(from, to);
    if (!isWhole || !isNamed || word?.kind !== 'word') continue;
    const isCode = tokens[to - 1]?.kind !== 'word' && !sizes.has(tokens[to - 1]?.key ?? '');
    if (to === end && to - from > 1 && to - from <= MOST_OF_LINE && isCode)
      lines.push(withPlus(name, word.start, tokens[to - 1]?.end ?? 0));
    if (to !== from + 1) continue;
    if (word.text.length >= SHORTEST_ALONE && !isCutModel(keysOf(word.text), models)) lines.push(word.text);
  }
  return lines;
}

/** Whether a line is written as a name is: with capitals, where the seller has small letters as well. */
function isProper({ form }: Item, line: Tokens): boolean {
  return !isShouted(form.itemName) && line.every(({ text }) => !/^\p{Ll}/u.test(text));
}

function isCutModel(keys: readonly string[], models: readonly (readonly string[])[]): boolean {
  return models.some((model) => model.length > keys.length && keys.every((key, at) => model[at] === key));
}

/** Where the words of the item's own type end that begin at `at`; `at` where none stands there. */
function ownNounEnd(tokens: Tokens, at: number, types: ReadonlySet<string>): number {
  let end = at;
  while (keysOf(tokens[end]?.text ?? '').some((key) => types.has(key))) end += 1;
  return end;
}

/** Units of sets that are no measures. */
const COUNTED: ReadonlySet<string> = new Set([
  'piece',
  'pieces',
  'item',
  'items',
  'teile',
  'teilig',
  'pezzi',
  'piezas',
  'pecas',
  'delar',
  'stuks',
  'sztuk',
]);
const MOST_OF_LINE = 3;

/** Shorter words of a line say nothing without its make: "TE", "Pro". */
const SHORTEST_ALONE = 4;

/** "S8+" is another model than S8. */
function withPlus(name: string, start: number, end: number): string {
  return name.slice(start, name.charAt(end) === '+' ? end + 1 : end);
}

type Tokens = ReturnType<typeof tokenise>;

/** Where a name says its make, by its own words or by a line of it ("iPhone"), as [first, one after the last]. */
function placeOfMake(tokens: Tokens, make: string): readonly [number, number] | null {
  if (make === '') return null;
  const said = wordsAt(tokens, tokenise(make));
  if (said !== null) return said;
  const at = tokens.findIndex((_, index) => brandAt(tokens, index)?.name === make);
  return at === -1 ? null : [at, at + (brandAt(tokens, at)?.length ?? 1)];
}

function makeOf(item: Item): string {
  return certainValues(item, 'brand')[0]?.value ?? '';
}

/** Whether the make or model of the form is in question or taken back. */
function isQuestioned({ ruledOut }: Item): boolean {
  return ruledOut.some(({ kind }) => kind === 'brand' || kind === 'model');
}
