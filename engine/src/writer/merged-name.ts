/** A name with what the text's first phrase says of the same noun: "Vintage brooch" and "gold tone leaf brooch" are one. */
import { phraseAt } from '../categories/category-index.ts';
import { AND } from '../categories/name-words.ts';
import { areOneSlipApart, singular } from '../language/fold.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, isUnknownWord } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { wordsAt } from '../values/product-line.ts';
import { isPreposition, isSmallWord, Said } from './new-words.ts';
import { keysOf } from './phrases.ts';
import { uncapitalised } from './title-case.ts';
import { isOtherMake } from './told.ts';

/**
 * `core` with what `phrase` says before and behind the noun that both have, within `room` code points more; what the
 * core says already is not said again. Null where they share no noun, where the words would be torn from each other, in
 * languages that say the noun first (there the phrase follows it anyway), and where nothing is new.
 */
export function mergedName(core: string, phrase: string, item: Item, room: number): string | null {
  const { language, nounInName } = item;
  if (HEAD_FIRST.has(language)) return null;
  const own = tokenise(core);
  const tokens = tokenise(phrase);
  const fuller = language === 'en' ? atMaterial({ core, own }, { phrase, tokens }, item) : null;
  if (fuller !== null && fuller.length - core.length <= room) return fuller;
  const merged = nounInName === null ? null : atNoun({ core, own }, { phrase, tokens }, item);
  const [whole, short] = merged ?? [namesAt({ core, own }, { phrase, tokens }), null];
  for (const one of [whole, short])
    if (one !== null && one !== core && one.length - core.length <= room) return one;
  return null;
}

/**
 * `core` with what the text has behind one of its names, a number or names that go on with it: "Snuzpod 4 bedside crib" of
 * a Snuzpod bedside crib and "Snuzpod 4 in grey", "Barbour Beaufort wax jacket", "Blossom 6 in 1".
 */
export function withWholeNames(core: string, phrase: string, item: Item): string {
  const { language } = item;
  const tokens = tokenise(phrase);
  const own = tokenise(core);
  const isSaid = (key: string) => own.some((token) => token.key === key);
  for (const [at, { text, key, kind }] of tokens.entries()) {
    if (kind !== 'word' || text.length < SHORTEST_NAME) continue;
    const places = own.filter((token) => token.key === key);
    const [place] = places;
    if (![text, place?.text ?? ''].some((word) => /^\p{Lu}/u.test(word))) continue;
    // At the end of the name the phrase goes on with it anyway.
    if (place === undefined || places.length > 1 || place === own.at(-1)) continue;
    let end = at + 1;
    while (end < tokens.length && goesOn(tokens, end, item) && !isSaid(tokens[end]?.key ?? '')) end += 1;
    const [next, last] = tokens.slice(end);
    const isOf = next !== undefined && isPreposition(next.key, language);
    // "Ultegra 11 speed": before a word a number may count.
    if (end === at + 1 || (!isOf && next !== undefined && !/^[,.;:!?)]$/.test(next.text))) continue;
    const behind = isOf && last?.kind === 'number' ? last : tokens[end - 1];
    return `${core.slice(0, place.end)} ${phrase.slice(tokens[at + 1]?.start, behind?.end)}${core.slice(place.end)}`;
  }
  return core;
}

const SHORTEST_NAME = 3;

/** A number, or a word with a capital of which nothing is known; German nouns have one too. */
function goesOn(tokens: readonly Token[], at: number, item: Item): boolean {
  const { kind, text = '' } = tokens[at] ?? {};
  if (kind === 'number') return true;
  return (
    item.language !== 'de' &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    isUnknownWord(tokens, at) &&
    !isOtherMake(tokens, at, item) &&
    phraseAt(tokens, at, item.language) === null
  );
}

interface Core {
  core: string;
  own: readonly Token[];
}
interface Phrase {
  phrase: string;
  tokens: readonly Token[];
}

/** Around the noun: all that the phrase says, and only what stands before it there. */
function atNoun(
  { core, own }: Core,
  { phrase, tokens }: Phrase,
  item: Item,
): readonly [string, string] | null {
  const noun = wordsAt(own, tokenise(item.nounInName ?? ''));
  if (noun === null) return null;
  const [from, to] = noun;
  const head = singular(own[to - 1]?.key ?? '');
  const at = tokens.findIndex(({ key }) => singular(key) === head);
  if (at === -1) return null;
  const { language } = item;
  const said = new Said(language);
  said.add(core);
  // "Programable" and "programmable" are one word.
  const isSaid = (index: number) => {
    const { text = '', kind } = tokens[index] ?? {};
    return (
      kind === 'mark' ||
      said.has(text) ||
      keysOf(text).some((key) => [...said.keys].some((word) => areOneSlipApart(word, key)))
    );
  };
  // "Dining table" of a dining table, "the lovely …": at both ends of what stands before the noun.
  let [first, last] = [0, at];
  while (last > first && isSaid(last - 1)) last -= 1;
  while (first < last && (isSaid(first) || isSmallWord(tokens, first, language))) first += 1;
  const before = tokens.slice(first, last);
  const isWhole =
    before.some(({ kind }) => kind === 'word') === before.length > 0 &&
    before.every(({ kind, key, text }, index) =>
      kind === 'mark' ? /^[-/&.'’]$/.test(text) : !isSaid(first + index) && !isPreposition(key, language),
    ) &&
    before[0]?.key !== AND[language];
  // "10 balls Special DK" of a "Special DK 10 x 100g": what is counted stands behind its number.
  if (first > 0 && first < last && tokens[first - 1]?.kind === 'number') return null;
  // "Pink and blue" of a "blue dress": half of what is joined would stand alone.
  const isJoined = [first - 1, last].some(
    (index) =>
      index > 0 && index < at && (tokens[index]?.key === AND[language] || tokens[index]?.text === '&'),
  );
  if (!isWhole || isJoined || before.at(-1)?.key === AND[language]) return null;
  const lead = phrase.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0);
  // "JAJ Pyrex bowl" of a "Vintage Pyrex mixing bowl": before the word that it stands before there.
  const beside = last < at ? own.findIndex(({ key }) => key === tokens[last]?.key) : -1;
  const place = beside === -1 || beside > from ? from : beside;
  // Where adjectives have endings, they stand by their noun and before nothing else.
  if (language !== 'en' && place > 0 && before.length > 0) return null;
  const inside =
    core.slice(0, own[place]?.start) + (before.length === 0 ? '' : `${small(lead, place, item)} `);
  const named = core.slice(own[place]?.start, own[to - 1]?.end);
  const rest = core.slice(own[to - 1]?.end ?? core.length);
  const capital = place === 0 && from === 0 && before.length > 0 ? uncapitalised(named, item) : named;
  const short = `${inside}${capital}${rest}`;
  // What follows the noun in the name stays there, and nothing is said twice: "drivers side" of "… off a 2011 Polo".
  const isNew = (index: number) => isSmallWord(tokens, index, language) || !isSaid(index);
  const behind = tokens.findIndex(
    (token, index) =>
      index > at &&
      (token.kind === 'mark' || !isNew(index) || (index > at + 1 && isPreposition(token.key, language))),
  );
  const rests = [tokens.length, behind === -1 ? tokens.length : behind].map((end) => {
    const words = tokens.slice(at + 1, end);
    // "Collar in real Harris Tweed": what leads to words that are said leads to nothing without them.
    const isOpen =
      end < tokens.length &&
      tokens[end]?.kind !== 'mark' &&
      !isNew(end) &&
      words.some(({ key }) => isPreposition(key, language));
    const isFree =
      rest.trim() === '' &&
      !isOpen &&
      words.length > 0 &&
      words[0]?.kind !== 'mark' &&
      words.every((_, index) => isNew(at + 1 + index)) &&
      words.some((_, index) => !isSmallWord(tokens, at + 1 + index, language));
    return isFree ? `${short} ${phrase.slice(words[0]?.start, words.at(-1)?.end)}` : null;
  });
  const whole = rests[0] ?? rests[1] ?? short;
  return [whole, short];
}

/** "Recycled sterling silver" of a silver ring: in the place of the material that both have. */
function atMaterial({ core, own }: Core, { phrase, tokens }: Phrase, item: Item): string | null {
  const last = tokens.at(-1);
  if (
    last === undefined ||
    tokens.length === 1 ||
    entriesAt(tokens, tokens.length - 1, ['material']).length === 0
  )
    return null;
  const place = own.findIndex(({ key }) => key === last.key);
  const before = tokens.slice(0, -1);
  const isPlain = before.every(
    ({ kind, key }) =>
      kind === 'word' && !isPreposition(key, 'en') && !own.some((token) => token.key === key),
  );
  // Before it in the name may stand what the phrase would part from it.
  if (place === -1 || !isPlain || (place > 0 && own[place - 1]?.kind !== 'mark')) return null;
  return core.slice(0, own[place]?.start) + small(phrase, place, item) + core.slice(own[place]?.end);
}

function small(words: string, from: number, item: Item): string {
  return from === 0 ? words : uncapitalised(words, item);
}

/**
 * "EF 50mm f/1.8 STM" of a "50mm lens", "GeForce RTX 3070 Gaming X Trio" of an "RTX 3070 card": names and numbers only, in
 * the place of those that both have, one behind the other.
 */
function namesAt({ core, own }: Core, { phrase, tokens }: Phrase): string | null {
  const isOfName = ({ kind, text }: Token) =>
    kind === 'mark' ? !/^[-–—]$/.test(text) : kind !== 'word' || /^\p{Lu}/u.test(text) || text.length === 1;
  if (!tokens.every(isOfName)) return null;
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const shared = words.flatMap(({ key, text }) => {
    const place = own.findIndex((token) => token.key === key);
    return place === -1 ? [] : [{ text, place }];
  });
  const [first] = shared;
  const isRun = shared.every(({ place }, index) => first !== undefined && place === first.place + index);
  const isNumbered = shared.some(({ text }) => /\d/.test(text));
  if (first === undefined || !isRun || !isNumbered || shared.length === words.length) return null;
  return (
    core.slice(0, own[first.place]?.start) + phrase + core.slice(own[first.place + shared.length - 1]?.end)
  );
}
