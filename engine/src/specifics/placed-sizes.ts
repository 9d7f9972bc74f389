/** Sizes of what is worn that only their place tells: numbers and letters which are as often something else. */
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { INDEFINITE } from '../lexicon/sentence-words.ts';
import { saysIs } from '../lexicon/speech-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { AGES, readAge } from '../values/size.ts';
import { OWNERS, WEARERS } from '../values/wearers.ts';

const EUROPEAN = /^(?:1[7-9]|2\d|3\d|4[0-8])(?:[.,]5)?$/u;
/** Of shoes by the tables of Britain and America. */
const SMALL = /^(?:[3-9]|1[0-3])(?:[.,]5)?$/u;
const CLOTHES = /^(?:3[2-9]|4\d|5[0-8])$/u;
/** "W7", "M9": Women's and men's, as clogs have them. */
const LETTERED = /^[wm](?:[3-9]|1[0-3])$/iu;
/** "N.27", "nr 39", "p 39": the letters of the words for a number and for a shoe's size. */
const NUMBER_WORD = /^(?:n|nr|no|num|numero|nummer|nº|n°|p|pt|pto)$/u;
const LETTERS = /^(?:x{0,3}s|m|x{0,3}l)$/iu;
/** "T39", "P38": a size with the letter of its word. */
const CODED = /^[pt](?:1[7-9]|2\d|3\d|4[0-8])(?:[.,]5)?$/iu;
/** "34x32", "W32/L34": trousers by waist and leg, in inches. */
const LEGS = /\bw?(?:2[4-9]|3\d|4[0-8])\s?[x×/]\s?l?(?:2[6-9]|3[0-8])\b(?!\s?(?:cm|mm|in))/iu;
/** More sentences speak of other things. */
const OPENING = 6;

/** `lines`: what the name says of a model, whose numbers are no sizes. */
export function placedSizes(item: Item, lines: readonly string[]): readonly string[] {
  const ages = agesIn(item.name);
  if (ages.length > 0) return ages;
  const isShoe = familyOfItem(item) === 'shoes';
  const [legs] = LEGS.exec(item.name) ?? [];
  if (!isShoe && legs !== undefined) return [legs];
  const number = numberInName(item, { isShoe, lines }) ?? (isShoe ? behindNumberWord(item) : null);
  const told = number ?? numberToldOf(item, isShoe) ?? (isShoe ? null : ageTold(item));
  if (told !== null) return [told];
  return isShoe ? [] : lettersIn(item);
}

/** "Tamaris sneakers 40", "Women 9 clog", "Crocs W7". */
function numberInName(
  { name, values }: Item,
  { isShoe, lines }: { isShoe: boolean; lines: readonly string[] },
): string | null {
  const tokens = tokenise(name);
  const ofModels = new Set(
    [...lines, ...values.filter(({ kind }) => kind === 'model').map(({ value }) => value)].flatMap((line) =>
      tokenise(line).map(({ key }) => key),
    ),
  );
  const sizes = isShoe ? EUROPEAN : CLOTHES;
  for (const [at, { text, key }] of tokens.entries()) {
    const isLast = at === tokens.length - 1;
    if (isShoe && LETTERED.test(text)) return text;
    if (ofModels.has(key) || tokens[at - 1]?.kind !== 'word') continue;
    const isBehindWearer = entriesAt(tokens, at - 1, ['department']).length > 0;
    // A name of nothing but make and number may be its model: "New Balance 40".
    if (at > 1 && (isLast || isBehindWearer) && sizes.test(text)) return text;
    // "Adidas 38 nero e blu": no model's number has colours of its own behind it.
    if (isShoe && sizes.test(text) && entriesAt(tokens, at + 1, ['colour']).some(({ weak }) => !weak))
      return text;
    // "Slip On 7", "Women 9": no number of a line, and no bare one behind a make.
    if (isShoe && SMALL.test(text) && (isBehindWearer || (isLast && at > 2))) return text;
  }
  return null;
}

/** Clothes by the tables of Britain and America beside those of Europe. */
const DRESSES = /^(?:[468]|1[02468]|2[02468]|3[2-9]|4\d|5[0-8])$/u;

/** "It's a 12", "c'est un 38": a number behind an article, in a clause that says nothing else of the thing. */
function numberToldOf({ name, sentences, language }: Item, isShoe: boolean): string | null {
  const own = new Set(tokenise(name).map(({ key }) => key));
  const isSize = (text: string) => (isShoe ? EUROPEAN.test(text) || SMALL.test(text) : DRESSES.test(text));
  for (const { tokens, cues } of sentences.slice(0, OPENING))
    for (const { from, to } of clausesOf(tokens)) {
      const found = tokens.slice(from + 1, to).findIndex(({ text }) => isSize(text));
      const at = from + 1 + found;
      if (found === -1 || !INDEFINITE[language].has(tokens[at - 1]?.key ?? '')) continue;
      const before = tokens.slice(from, at);
      const isOfItem = before.every(
        ({ key }, index) =>
          PRONOUNS.has(key) || own.has(key) || entriesAt(tokens, from + index, ['joiner']).length > 0,
      );
      const states = before.some((token) => saysIs(token) || PRONOUNS.has(token.key));
      const isWorn = before.some(({ key }) => WEARERS.has(key) || OWNERS.has(key));
      const next = tokens[at + 1];
      const endsThere =
        next === undefined || (next.kind === 'mark' && next.text !== '/') || isConjunction(tokens, at + 1);
      if (isOfItem && states && !isWorn && endsThere && polarityOf(cues, at, at + 1) === 'asserted')
        return tokens[at]?.text ?? null;
    }
  return null;
}

/** "Boys jumper age 7-8": more years are no child's. */
const OLDEST = 16;

function ageTold({ sentences }: Item): string | null {
  for (const { tokens, cues } of sentences.slice(0, OPENING))
    for (const [at] of tokens.entries()) {
      const age = readAge(tokens, at);
      const years = Number.parseInt(age?.means ?? '', 10);
      if (age !== null && years <= OLDEST && polarityOf(cues, at, age.to) === 'asserted') return age.value;
    }
  return null;
}

function isConjunction(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, ['joiner']).some(({ means }) => means === 'conjunction');
}

/** "It is" and "they are" in one word. */
const PRONOUNS: ReadonlySet<string> = new Set(['its', 'theyre', 'thats']);

function behindNumberWord({ name, sentences }: Item): string | null {
  const opening = sentences.slice(0, OPENING).map(({ raw, tokens }) => ({ text: raw, tokens }));
  for (const { text, tokens } of [{ text: name, tokens: tokenise(name) }, ...opening]) {
    const coded = tokens.find(({ text: one }) => CODED.test(one));
    if (coded !== undefined) return coded.text.slice(1);
    const number = tokens.findIndex(({ text: one }, at) => EUROPEAN.test(one) && isBehindWord(tokens, at));
    if (number === -1) continue;
    const isSpan =
      /^[-/]$/u.test(tokens[number + 1]?.text ?? '') && EUROPEAN.test(tokens[number + 2]?.text ?? '');
    return text.slice(tokens[number]?.start, tokens[isSpan ? number + 2 : number]?.end);
  }
  return null;
}

function isBehindWord(tokens: readonly Token[], at: number): boolean {
  const before = /^[.:°º]$/u.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1;
  return NUMBER_WORD.test(tokens[before]?.key ?? '');
}

/** "Barbour McQueen S nuovo", a line of nothing but "s / m". */
function lettersIn({ name, sentences }: Item): readonly string[] {
  const tokens = tokenise(name);
  const named = tokens.filter(({ text }, at) => at > 0 && /^(?:S|M|L)$/u.test(text) && isAlone(tokens, at));
  if (named.length === 1) return named.map(({ text }) => text);
  return sentences.slice(0, OPENING).flatMap(lettersOf).slice(0, 1);
}

/** "L'Oréal", "T-L": no letter that a sign joins to another word. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isJoined = (one: Token | undefined, gap: boolean) =>
    one !== undefined && (gap || one.text === '.' || one.text === '&');
  return !(
    isJoined(before, before?.end === token?.start) ||
    isJoined(after, after?.start === token?.end && after?.kind === 'mark' && after.text !== ',')
  );
}

function lettersOf({ tokens, raw, cues }: SellerSentence): readonly string[] {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  const isOnly = words.length > 0 && words.length <= 2 && words.every(({ text }) => LETTERS.test(text));
  return isOnly && cues.length === 0 ? [raw.slice(words[0]?.start, words.at(-1)?.end)] : [];
}

/** "Baby bundle 3-6 months": the age of the wearer, in the name of what is worn. */
function agesIn(name: string): readonly string[] {
  const tokens = tokenise(name);
  const unit = tokens.findIndex(({ key }, at) => AGES.test(key) && /\d/u.test(tokens[at - 1]?.text ?? ''));
  if (unit === -1) return [];
  const isSpan = /^[-–/]$/u.test(tokens[unit - 2]?.text ?? '') && /^\d+$/u.test(tokens[unit - 3]?.text ?? '');
  return [name.slice(tokens[unit - (isSpan ? 3 : 1)]?.start, tokens[unit]?.end)];
}
