/** The name of a title with its make and model whole: "Tommy sneakers" of Tommy Hilfiger. */
import { phraseAt } from '../categories/category-index.ts';
import { AND } from '../categories/name-words.ts';
import { areOneSlipApart, squeeze } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { keysOf } from './phrases.ts';

/** A longer word that means a make is a line of it: "iPhone". */
const LONGEST_SHORT = 3;

/** Whether a name says the make, whole or by a word of it. */
export function saysMake(name: string, brand: string): boolean {
  // "Pretty Little Thing" is PrettyLittleThing.
  if (squeeze(name).includes(squeeze(brand))) return true;
  const keys = keysOf(name);
  const own = keysOf(brand).filter((key) => !CONJUNCTIONS.has(key));
  // "VW" is Volkswagen.
  const tokens = tokenise(name);
  const isShort = ({ text }: Token, at: number) => {
    const found = text.length <= LONGEST_SHORT ? brandAt(tokens, at) : null;
    return found?.name === brand && found.length === 1;
  };
  if (tokens.some(isShort)) return true;
  const isMeant = (key: string) => keys.some((word) => word === key || areOneSlipApart(word, key));
  return own.every(isMeant) || own.some((key) => keys.includes(key));
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(Object.values(AND));

/** "Tommy sneakers" of Tommy Hilfiger, "Mercedes W124" of Mercedes Benz: the make's beginning in the name becomes the whole. */
export function withWholeBrand(name: string, brand: string, { language }: Item): string {
  // "Boosey & Hawkes" is Boosey and Hawkes.
  const own = keysOf(brand).filter((key) => !CONJUNCTIONS.has(key));
  const words = tokenise(brand);
  const first = words[0]?.key;
  const tokens = tokenise(name);
  // "Kobo Libra" of Rakuten Kobo.
  if (words.length > 1 && words.at(-1)?.key === tokens[0]?.key)
    return `${brand}${name.slice(tokens[0]?.end ?? name.length)}`;
  const isPart = (at: number) => {
    const [key] = keysOf(tokens[at]?.text ?? '');
    return key !== undefined && own.includes(key);
  };
  const from = tokens.findIndex(({ key }, at) => key === first && entriesAt(tokens, at).length === 0);
  const keys = keysOf(name);
  // "Galerie Lafayette" is all of Galeries Lafayette.
  if (from === -1 || own.every((key) => keys.some((word) => word === key || areOneSlipApart(word, key))))
    return name;
  // "Polo shirt" of Polo Ralph Lauren: the word is half of what the thing is.
  if ([language, 'en' as const].some((one) => phraseAt(tokens, from, one)?.entry.strength === 'noun'))
    return name;
  let to = from + 1;
  while (isPart(to)) to += 1;
  return name.slice(0, tokens[from]?.start) + brand + name.slice(tokens[to - 1]?.end ?? name.length);
}

/** "ti 84 plus ce" of the model TI-84 Plus CE: what a name says in small letters is spelt as its field spells it. */
export function withSpelling(name: string, spelt: string): string {
  const whole = squeeze(spelt);
  // "Yoyo+" is another model than Yoyo.
  if (spelt.includes('+')) return name;
  const isAllCapitals = !/[\p{Ll}\d]/u.test(spelt);
  if (spelt === spelt.toLowerCase() || isAllCapitals || whole.length < SHORTEST_MODEL) return name;
  const tokens = tokenise(name);
  for (const [first, { start }] of tokens.entries()) {
    for (let to = first + 1; to <= tokens.length; to += 1) {
      const said = name.slice(start, tokens[to - 1]?.end);
      const letters = squeeze(said);
      if (letters.length > whole.length) break;
      // A capital at its start may be ours.
      if (letters === whole && said.slice(1) === said.slice(1).toLowerCase())
        return name.slice(0, start) + spelt + name.slice(start + said.length);
    }
  }
  return name;
}

/** "Bosch gsr 12v" of the model GSR 12V-15: the model's beginning in the name becomes the whole. */
export function withWholeModel(name: string, model: string): string {
  const whole = squeeze(model);
  if (squeeze(name).includes(whole)) return name;
  const tokens = tokenise(name);
  for (const [first, { start }] of tokens.entries()) {
    for (let to = tokens.length; to > first; to -= 1) {
      const end = tokens[to - 1]?.end ?? start;
      const part = squeeze(name.slice(start, end));
      // "Chicco Trio" of the Trio Best Friend: at the end of a name a word of the model leads to its others, and inside
      // it, "Pixel phone" of the Pixel 6a, to its number.
      const rest = restOf(model, part.length);
      const isWord =
        !/\d/.test(part) &&
        (to === tokens.length || /^ \d/.test(rest)) &&
        /^(?: [\p{L}\p{N}]+)+$/u.test(rest);
      // "S2" is no part of S21.
      const isCut = /\p{L}\p{L}$|\p{N}\p{N}$/u.test(whole.slice(part.length - 1, part.length + 1));
      const isBeginning = isWord || (/\d/.test(part) && !isCut);
      // "V8" of the V8 Animal: a code is told by fewer letters than a word.
      const isCode = to === first + 1 && /^\p{L}+\d+$/u.test(part) && rest.startsWith(' ');
      if (!(part.length >= SHORTEST_MODEL || isCode) || !isBeginning || !whole.startsWith(part)) continue;
      // "EF 50mm f/1.8 STM" of the EF 50mm 1.8 STM: the name goes on with it in its own way.
      const behind = keysOf(name.slice(end));
      if (keysOf(rest).every((key) => behind.includes(key))) return name;
      return name.slice(0, end) + rest + name.slice(end);
    }
  }
  return name;
}

/** What of `model` stands behind its first letters and digits, of which there are `said`. */
function restOf(model: string, said: number): string {
  let at = 0;
  for (let left = said; left > 0 && at < model.length; at += 1)
    if (/[\p{L}\p{N}]/u.test(model.charAt(at))) left -= 1;
  return model.slice(at);
}

/** A shorter beginning is that of many models. */
const SHORTEST_MODEL = 4;
