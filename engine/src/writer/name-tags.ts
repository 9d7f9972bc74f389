/** What of an item's name stands alone as a tag: its lead, its head, its beginning. */
import { phraseAt } from '../categories/category-index.ts';
import { CONTAINERS, CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { PARTICLES } from '../lexicon/speech-words.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import { codePointLength } from '../text/length.ts';
import { certainValues, type Item } from '../values/item.ts';
import { wordsAt } from '../values/product-line.ts';
import { STATES } from './name-pieces.ts';
import { isWork, titleName } from './phrases.ts';

/** The words that a name begins with, up to its first mark, amount, or word that leads to another thing. */
function leadOf(item: Item): string {
  const name = titleName(item);
  const tokens = tokenise(name);
  const [first] = clausesOf(tokens);
  if (first === undefined) return '';
  const leads = tokens.findIndex(
    ({ key }, at) =>
      at >= first.to ||
      (at > 0 && isAmount(tokens, at)) ||
      // "Slip on shoes": inside a noun a small word cuts nothing.
      ((CUTS[item.language].has(key) || CUTS.en.has(key)) && !isInNoun(tokens, at, item.language)),
  );
  // "Women's size 10": a label without its value says nothing.
  let end = leads;
  while (
    end > 0 &&
    (labelAt(tokens, end - 1) !== null ||
      // "Mini 4 Pro": with a capital a small word is part of the name.
      (!/^\p{Lu}/u.test(tokens[end - 1]?.text ?? '') &&
        entriesAt(tokens, end - 1, ['joiner', 'filler']).length > 0))
  )
    end -= 1;
  // "Canon EF 50mm": a short word before an amount is half of a name.
  const isHalf = isAmount(tokens, end) && codePointLength(tokens[end - 1]?.text ?? '') < SHORTEST_OF_LEAD;
  return leads === -1 || isHalf ? '' : name.slice(0, tokens[end - 1]?.end ?? 0).trim();
}

/** "Beeswax polish 200ml tin", "Hen house + run": what follows is no part of the name. */
function isAmount(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  return (
    text === '+' || (/^\d/.test(text) && isUnit(text.replace(/^[\d.,]+/, '') || (tokens[at + 1]?.text ?? '')))
  );
}

/**
 * The noun of a name with the words before it, as long as `longest` characters and `most` words allow: "highland cow
 * plush". Words go from its head only where what is left begins with a word that is known, or holds two of them. In
 * languages whose nouns come first, and where the name has no noun, its lead.
 */
export function nounPhraseOf(item: Item, longest: number, most: number): readonly string[] {
  const name = titleName(item);
  const tokens = tokenise(name);
  const [at, to] = nounIn(tokens, item);
  if (HEAD_FIRST.has(item.language)) return [leadOf(item)];
  if (at === -1) return [item.nounInName === null ? endOf(leadOf(item), longest, most) : leadOf(item)];
  const [first] = clausesOf(tokens);
  // "Nick Drake – Bryter Layter LP"; "Bakfiets Babboe City" outside English.
  const isBehind = first !== undefined && (at >= first.to || (item.language !== 'en' && at === first.from));
  const lead = isBehind ? [leadOf(item)] : [];
  const make = wordsAt(tokens, tokenise(certainValues(item, 'brand')[0]?.value ?? ''));
  const isInMake = (place: number) =>
    (make !== null && place > make[0] && place < make[1]) ||
    tokens.slice(0, place).some((_, first) => first + (brandAt(tokens, first)?.length ?? 0) > place);
  const start = phraseStart(tokens, [at, to], item.language);
  // "Spirit of Eden LP": half of a title is no phrase.
  const isHalfOfTitle = isWork(item) && start !== null && start > 0 && tokens[start - 1]?.kind === 'word';
  if (start === null || isInMake(start) || isHalfOfTitle) return lead;
  const isKnownAt = (place: number) =>
    entriesAt(tokens, place).some((entry) => [item.language, 'en', 'xx'].includes(entry.language)) ||
    brandAt(tokens, place) !== null;
  // "Pre facelift mirror", "Magnifica S coffee machine": a short word is bound to its neighbour.
  const isBound = (cut: number) =>
    codePointLength(tokens[cut - 1]?.text ?? '') < SHORTEST_FREE ||
    codePointLength(tokens[cut]?.text ?? '') < 2;
  const isWhole = (from: number) =>
    from === start ||
    !(
      isInMake(from) ||
      isBound(from) ||
      isSplitAt(tokens, { from: start, cut: from }) ||
      !(isKnownAt(from - 1) || isKnownAt(from) || at - from > 1)
    );
  const fits = (from: number) =>
    to - from <= most && codePointLength(name.slice(tokens[from]?.start, tokens[to - 1]?.end)) <= longest;
  const longestFrom = Array.from({ length: at - start + 1 }, (_, index) => start + index).find(fits);
  const isLike = (place: number) => entriesAt(tokens, place, LIKENESS_CLASSES).length > 0;
  // The longest, and what is left of it where words go that only say what it is like: "black leather bag", "leather bag".
  const phrases = Array.from({ length: at - start + 1 }, (_, index) => start + index)
    .filter(
      (from) =>
        fits(from) &&
        isWhole(from) &&
        (from === longestFrom || (isLike(from - 1) && !/^\d/.test(tokens[from]?.text ?? ''))),
    )
    .map((from) => name.slice(tokens[from]?.start, tokens[to - 1]?.end));
  const plain = withoutLikeness(tokens, { from: start, at, to }).map((token) => token.text);
  return [...phrases, ...(plain.length > to - at ? [plain.join(' ')] : []), ...lead];
}

/** "Vintage leaf brooch" of a "vintage gold tone leaf brooch": a noun phrase without its colours and materials. */
function withoutLikeness(
  tokens: readonly Token[],
  { from, at, to }: { from: number; at: number; to: number },
): readonly Token[] {
  const like = new Set<number>();
  for (let place = from; place < at; place += 1) {
    const length = entriesAt(tokens, place, LIKENESS).find(({ weak }) => !weak)?.length ?? 0;
    for (let part = 0; part < length; part += 1) like.add(place + part);
  }
  const rest = tokens.slice(from, to).filter((_, index) => !like.has(from + index));
  return like.size === 0 || rest.some(({ kind }) => kind !== 'word') ? [] : rest;
}

const LIKENESS: readonly WordClass[] = ['colour', 'material', 'pattern', 'shade'];

/** The last words of a lead that is longer than a tag may be: "family name sign". Its head stands there, if it has one. */
function endOf(lead: string, longest: number, most: number): string {
  const words = lead.split(' ');
  const isLong = () => words.length > most || codePointLength(words.join(' ')) > longest;
  if (!isLong()) return lead;
  while (isLong()) words.shift();
  const end = words.join(' ');
  const tokens = tokenise(lead);
  const cut = tokens.findIndex(({ start }) => start >= lead.length - end.length);
  // "Lite turquoise faulty left stick": a state is no name.
  const isName =
    words.every((word) => /^\p{L}{3,}$/u.test(word)) &&
    !tokens.some((_, at) => at >= cut && entriesAt(tokens, at, STATES).length > 0);
  return words.length >= FEWEST_OF_END && isName && !isSplitAt(tokens, { from: 0, cut }) ? end : '';
}

/** "Faux leather jacket", "imitation pearl": whether what stands before a cut says how the words behind it are meant. */
function isSplitAt(tokens: readonly Token[], { from, cut }: { from: number; cut: number }): boolean {
  return tokens
    .slice(0, cut)
    .some(
      (_, at) =>
        entriesAt(tokens, at).some(({ length }) => at + length > cut) ||
        (at >= from && entriesAt(tokens, at, CUE_CLASSES).length > 0),
    );
}

const FEWEST_OF_END = 3;
const SHORTEST_FREE = 4;
const SHORTEST_OF_LEAD = 3;

/** Where the words begin that may be said of a noun at [first, one after the last]; null where they are half of a name. */
function phraseStart(
  tokens: readonly Token[],
  [at, to]: readonly [number, number],
  language: Language,
): number | null {
  let from = at;
  while (from > 0 && isModifier(tokens, from - 1, language)) from -= 1;
  const stop = tokens[from - 1];
  if (stop === undefined) return from;
  if (stop.kind === 'mark') return /^[-–,;:|(]$/u.test(stop.text) ? from : null;
  if (stop.kind === 'number') {
    const before = tokens[from - 2];
    if (before !== undefined && isModifier(tokens, from - 2, language)) return null;
    // The last half of a fraction or a code is another number.
    if (isInsideSign(tokens, from - 1)) return null;
    // "12 ft trampoline", "3 seater sofa"; of "7 mismatched candlesticks" it is the count.
    const noun = tokens[to - 1]?.key ?? '';
    return singular(noun) === noun && from < at ? from - 1 : from;
  }
  // "Set of brass candlesticks", not the Eden LP of "Spirit of Eden LP".
  const cuts = CUTS[language].has(stop.key) || CUTS.en.has(stop.key);
  if (cuts && !CONTAINERS.has(singular(tokens[from - 2]?.key ?? '')) && tokens[from - 2] !== undefined)
    return null;
  // "Mamas and Papas cot bed", "size M bike".
  return labelAt(tokens, from - 1) !== null ||
    entriesAt(tokens, from - 1, ['joiner']).some(({ means }) => means === 'conjunction')
    ? null
    : from;
}

/** Whether a sign without blanks ties the token at `at` to what stands before the sign. */
function isInsideSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  return sign?.kind === 'mark' && before?.end === sign.start && sign.end === token?.start;
}

/** Where the noun of a name stands, as [first, one after the last]; at -1 where it has none. */
function nounIn(tokens: readonly Token[], item: Item): readonly [number, number] {
  const kind = tokens.findIndex((_, index) => isKind(tokens, index, item));
  if (kind !== -1) return [kind, compoundEndAt(tokens, kind, item.language)];
  const [head] = nounOf(item);
  return (head === undefined ? null : wordsAt(tokens, tokenise(head))) ?? [-1, -1];
}

/** Where a noun at `at` ends with the nouns right behind it: "corner sofa bed" is no sofa. */
function compoundEndAt(tokens: readonly Token[], at: number, language: Language): number {
  let to = nounEnd(tokens, at, language);
  // "Dog bandana tie on" ends with a verb and its particle.
  while (
    !HEAD_FIRST.has(language) &&
    phraseAt(tokens, to, language)?.entry.strength === 'noun' &&
    brandAt(tokens, to) === null &&
    !PARTICLES.has(tokens[to + 1]?.key ?? '')
  )
    to = nounEnd(tokens, to, language);
  return to;
}

/** A word that may stand before a noun and be said of it. */
function isModifier(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.kind !== 'mark' &&
    token.kind !== 'number' &&
    !/^[x×]$/iu.test(token.text) &&
    labelAt(tokens, at) === null &&
    !CUTS[language].has(token.key) &&
    !CUTS.en.has(token.key) &&
    !entriesAt(tokens, at, ['joiner', 'filler', 'condition']).some((entry) =>
      [language, 'en', 'xx'].includes(entry.language),
    )
  );
}

const MOST_OWN_WORDS = 4;

/**
 * What a thing is called beside what it is: "Bianchi via nirone 7" of a racing bike, "Old Country Roses" of a tea set.
 * Told by its capitals, so not in German, nor where every word of the name has one.
 */
export function properNameOf(item: Item): readonly string[] {
  const { language, category } = item;
  if (language === 'de' || category === null) return [];
  const name = titleName(item);
  const tokens = tokenise(name);
  const at = tokens.findIndex((_, index) => isKind(tokens, index, item));
  const to = nounEnd(tokens, at, language);
  const clause = clausesOf(tokens).find(({ from, to: end }) => at >= from && at < end);
  if (at === -1 || clause === undefined) return [];
  const make = tokenise(certainValues(item, 'brand')[0]?.value ?? '');
  const behindMake = (wordsAt(tokens, make) ?? [at, at])[1];
  const [from, end] = HEAD_FIRST.has(language) ? [to, clause.to] : [behindMake, at];
  const words = tokens.slice(from, end);
  const isCapital = (token: Token | undefined) => /^[\p{Lu}\p{N}]/u.test(token?.text ?? '');
  // "Livro Harry Potter e a Pedra Filosofal": who or what it is about.
  if (isWork(item) && HEAD_FIRST.has(language)) {
    const stop = words.findIndex((word) => !isCapital(word));
    const title = stop === -1 ? words : words.slice(0, stop);
    if (title.length > 1 && title.length <= MOST_OWN_WORDS)
      return [name.slice(title[0]?.start, title.at(-1)?.end)];
  }
  const isPlain =
    tokens.slice(at + 1, to).some((token) => !isCapital(token)) || (at > 0 && !isCapital(tokens[at]));
  if (!isPlain || words.length < 2 || words.length > MOST_OWN_WORDS) return [];
  if (
    words[0]?.kind !== 'word' ||
    !isCapital(words[0]) ||
    !isCapital(words.at(-1)) ||
    words.some(({ kind }) => kind === 'mark')
  )
    return [];
  // "Hemnes 8 drawer dresser": the number counts drawers.
  const counts = words.at(-1)?.kind === 'number' && phraseAt(tokens, to, language) !== null;
  if (counts || words.every((_, index) => entriesAt(tokens, from + index).length > 0)) return [];
  return [name.slice(words[0]?.start, words.at(-1)?.end)];
}

/** Whether a noun of the item's own kind begins at token `at`. */
function isKind(tokens: readonly Token[], at: number, { language, category }: Item): boolean {
  return [language, 'en' as const].some((one) => {
    const entry = phraseAt(tokens, at, one)?.entry;
    return entry?.strength === 'noun' && entry.id === category;
  });
}

function nounEnd(tokens: readonly Token[], at: number, language: Language): number {
  return (phraseAt(tokens, at, language) ?? phraseAt(tokens, at, 'en'))?.to ?? at + 1;
}

/** The noun of a name that is not sure of it, where it stands as names of the language have it: last, or first. */
export function headOf({ name, nounInName, language }: Item): readonly string[] {
  if (nounInName === null) return [];
  const tokens = tokenise(name);
  const [at] = wordsAt(tokens, tokenise(nounInName)) ?? [0];
  if (isSplitAt(tokens, { from: at, cut: at })) return [];
  const words = name.toLowerCase();
  const noun = nounInName.toLowerCase();
  return (HEAD_FIRST.has(language) ? words.startsWith(noun) : words.endsWith(noun)) ? [nounInName] : [];
}

/** That noun, or one of several words wherever it stands: in "upright piano free to a good home" none is of another thing. */
export function nounOf(item: Item): readonly string[] {
  const { nounInName } = item;
  return nounInName?.includes(' ') === true ? [nounInName] : headOf(item);
}

function isInNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  return [language, 'en' as const].some((one) => (phraseAt(tokens, at - 1, one)?.to ?? at) > at);
}
