/** What of a value or a phrase a title has still to say, and how short a phrase may be. */
import { CUTS } from '../categories/name-words.ts';
import { fold, squeeze } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import type { TitlePart } from '../marketplaces/writing.ts';
import type { Item } from '../values/item.ts';
import { isPreposition, isSmallWord, newWords, type Said } from './new-words.ts';
import { keysOf, phrasesOf, titleName } from './phrases.ts';
import { uncapitalised } from './title-case.ts';

/** Parts of a title that are phrases of the seller's sentences. */
export const PHRASES: ReadonlySet<TitlePart> = new Set(['opening', 'phrase', 'further']);

/**
 * What a title does not say yet: of a value all or nothing, of the phrase with which the text begins what is new, of any
 * other phrase all or its end.
 * @param isFirst whether the phrase may say again what the thing is
 */
export function newOf(
  part: TitlePart,
  text: string,
  said: Said,
  item: Item,
  isFirst = true,
): readonly string[] {
  if (PHRASES.has(part)) {
    // Only what the text begins with says again what the thing is; the rest of that sentence stands whole.
    const isOfName = isFirst && namesThing(part, text, item);
    if (!isOfName && isMostlyNew(text, said, item)) return [uncapitalised(text, item)];
    const words = newWords(text, said, item);
    if (isOfName) return words.map((one) => uncapitalised(one, item));
    // "Modello Campus colorazione grigio e bianca": what is left of it is its whole end.
    const [end = '', ...more] = words;
    const isEnd = text.endsWith(end) && end !== text && end.includes(' ');
    // "De verre" of "perles de verre" leads on from a part.
    const isLed = isPreposition(tokenise(end)[0]?.key ?? '', item.language);
    return more.length === 0 && isEnd && !isLed ? [end] : [];
  }
  // "160x200" of "160 x 200 cm".
  const sides = part === 'measurement' && text.includes(' x ') ? text.replace(/\D+$/u, '') : text;
  // "Tasse" of a "Keramiktasse"
  const isWithin = (part === 'keyword' || part === 'search') && said.has(text);
  const isSaid =
    part === 'brand' ? said.has(text) : isWithin || said.hasOf(text) || said.hasLetters(squeeze(sides));
  return isSaid ? [] : [text];
}

/** "Helios 44-2" where the title ends with Helios: whether the words stand in a phrase right behind what `core` ends with. */
export function followsIn(phrase: string, words: string, core: string): boolean {
  const at = phrase.indexOf(words);
  const before = at <= 0 ? '' : phrase.slice(0, at).trimEnd();
  const last = /[\p{L}\p{N}.'’-]+$/u.exec(before)?.[0];
  // A number may count what follows it.
  return last !== undefined && /\p{L}/u.test(last) && core.toLowerCase().endsWith(` ${last.toLowerCase()}`);
}

/**
 * What a title has said with what the phrase has around it: "sage green" with "sage green with a cream edge", "hoodie grey"
 * with "grey with black zips"; null where the phrase does not hold it, or says more that is said already.
 * @param isName whether it is the name, of which the phrase may hold the end
 */
export function grownPart(
  part: string,
  phrase: string,
  said: Said,
  { item, isName }: { item: Item; isName: boolean },
): string | null {
  const { language } = item;
  const own = tokenise(part).filter(({ kind }) => kind !== 'mark');
  const tokens = tokenise(phrase);
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const isOne = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && other !== undefined && one.key === other.key;
  const isRun = (run: readonly Token[], at: number) =>
    run.length > 0 && run.every((token, index) => isOne(token, words[at + index]));
  const isSmall = (token: Token) => isSmallWord(tokens, tokens.indexOf(token), language);
  const isUnsaid = (rest: readonly Token[]) =>
    rest.some((token) => !isSmall(token)) && rest.every((token) => isSmall(token) || !said.has(token.text));
  if (isName) {
    const length = SHARED_ENDS.find((count) => isRun(own.slice(-count), 0) && own.length > count) ?? 0;
    const rest = words.slice(length);
    const isLed = isPreposition(rest[0]?.key ?? '', language);
    return length > 0 && isLed && isUnsaid(rest) ? `${part} ${phrase.slice(rest[0]?.start)}` : null;
  }
  const at = words.findIndex((_, index) => isRun(own, index));
  if (at === -1 || own.length === words.length) return null;
  return isUnsaid([...words.slice(0, at), ...words.slice(at + own.length)]) ? phrase : null;
}

/** How many words of a name's end a phrase may begin with, the most first. */
const SHARED_ENDS = [3, 2, 1];

/** A phrase up to each of its parts that a preposition begins, the longest first: "velcro strap" of "… with a flower". */
export function shorterPhrases(phrase: string, { language }: Item): readonly string[] {
  const tokens = tokenise(phrase);
  const cuts = tokens.flatMap(({ key, start }, at) => (at > 0 && CUTS[language].has(key) ? [start] : []));
  // One word may be the half of anything.
  return cuts
    .reverse()
    .map((start) => phrase.slice(0, start).trimEnd())
    .filter((words) => words.includes(' '));
}

/** Whether a word of the name or the make, or the noun for what the thing is, stands in a phrase. */
function namesThing(part: TitlePart, text: string, item: Item): boolean {
  const names = [
    ...(part === 'opening' ? [titleName(item)] : []),
    item.nounInName ?? '',
    ...phrasesOf(item, 'brand'),
    ...phrasesOf(item, 'type'),
  ];
  const own = new Set(names.flatMap(keysOf));
  const tokens = tokenise(text);
  return tokens.some(
    (token, at) => !isSmallWord(tokens, at, item.language) && keysOf(token.text).some((key) => own.has(key)),
  );
}

/** Whether most words of a phrase, small ones aside, are not said yet. */
function isMostlyNew(text: string, said: Said, { language }: Item): boolean {
  const tokens = tokenise(text);
  // "Size medium" beside "size M"
  if (labelAt(tokens, 0) !== null && said.has(tokens[0]?.text ?? '')) return false;
  const words = tokens.filter(
    ({ kind, text }, at) =>
      kind !== 'mark' &&
      // A capital alone is a size.
      (/^\p{Lu}$/u.test(text) ||
        NUMBER_WORDS[language][fold(text)] !== undefined ||
        !isSmallWord(tokens, at, language)),
  );
  // No word stands in a title twice; another form of it may.
  if (words.some(({ text: word }) => keysOf(word).some((key) => said.keys.has(key)))) return false;
  const fresh = words.filter((token) => !said.has(token.text) && !said.hasLetters(squeeze(token.text)));
  return fresh.length * 2 > words.length;
}
