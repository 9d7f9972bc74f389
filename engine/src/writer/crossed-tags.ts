/** Tags of two things that an item's values say at once: what it is, with make, era, size, amount or a keyword. */
import { phraseAt } from '../categories/category-index.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { tokenise } from '../language/tokens.ts';
import type { Item } from '../values/item.ts';
import { asWritten, departmentOf, isWork, keysOf, keywordsOf, mainMaterial, phrasesOf } from './phrases.ts';
import { hasCue } from './tag-form.ts';
import { plainNounOf, typesOf } from './tag-types.ts';
import { partPhrases, synonymsOf } from './title-parts.ts';

/**
 * Every other name of the kind with make, era and department, and where the language bends no adjective with what the
 * thing is like too; then two of these at once, "black nike trainers".
 */
export function crossed(item: Item, brand: string | undefined): readonly string[] {
  if (isWork(item) || item.marketplace.tags.form === 'hashtag') return [];
  const isEnglish = item.language === 'en';
  const like = isEnglish
    ? [...onlyOne(asWritten(item, 'colour')), ...mainMaterial(item), ...onlyOne(asWritten(item, 'pattern'))]
    : [];
  const before = [...departmentOf(item), ...erasOf(item), ...like].filter(isShort);
  const kinds = [...new Set([...typesOf(item), ...synonymsOf(item), ...plainNounOf(item)])];
  const phrase = (values: readonly string[], kind: string) =>
    joinWords(HEAD_FIRST.has(item.language) ? [kind, ...values] : [...values, kind]);
  const makes = brand === undefined ? [] : [brand];
  return [
    ...kinds.flatMap((kind) => [...makes, ...before].map((value) => phrase([value], kind))),
    ...(isEnglish ? typesOf(item).slice(0, 1) : []).flatMap((kind) => [
      ...makes.flatMap((make) => before.map((value) => phrase([value, make], kind))),
      ...before.flatMap((value, at) => before.slice(at + 1).map((next) => phrase([value, next], kind))),
    ]),
  ].filter(Boolean);
}

/** The kind with its size or its one amount, "jeans W32 L34", "2 L kettle", and with make and model: "Sony WH-CH510 headphones". */
export function ofAmounts(item: Item, brand: string | undefined): readonly string[] {
  const [type] = typesOf(item);
  if (type === undefined) return [];
  const isBehind = HEAD_FIRST.has(item.language);
  const models = phrasesOf(item, 'model').map((model) =>
    joinWords(isBehind ? [type, brand, model] : [brand, model, type]),
  );
  const amounts = partPhrases(item, 'measurement')
    // A tag field may take a point or the sign of inches away.
    .filter((amount) => /^\d+ ?\p{L}+$/u.test(amount))
    .map((amount) => joinWords(item.language === 'en' ? [amount, type] : [type, amount]));
  const sizes = partPhrases(item, 'size')
    .filter((size) => !size.includes('/'))
    .map((size) => joinWords([type, size]));
  return [...models, ...sizes, ...amounts].filter(Boolean);
}

/** "Boho ring", "kitchen cutting board": in English a keyword of one word stands before what the thing is. */
export function besideKeywords(item: Item): readonly string[] {
  if (item.language !== 'en' || isWork(item) || item.marketplace.tags.form === 'hashtag') return [];
  const kinds = [...new Set([...typesOf(item).slice(0, 1), ...plainNounOf(item)])];
  // "Carrycot" of a pram is another thing.
  const isNoun = (word: string) => phraseAt(tokenise(word), 0, 'en')?.entry.strength === 'noun';
  const words = keywordsOf(item).filter(
    (keyword) => /^\p{Ll}{3,}$/u.test(keyword) && !hasCue(keyword) && !isNoun(keyword),
  );
  return words.flatMap((word) => kinds.map((kind) => joinWords([word, kind]))).filter(Boolean);
}

/** Of two colours neither is the thing's alone: a red and white bike is no red bike. */
export function onlyOne(values: readonly string[]): readonly string[] {
  return values.length === 1 ? values : [];
}

/** "Black with light blue accents" is a sentence. */
export function isShort(value: string): boolean {
  return keysOf(value).length <= MOST_VALUE_WORDS;
}

const MOST_VALUE_WORDS = 2;

/** Nobody searches for a bare year or month. */
export function erasOf(item: Item): readonly string[] {
  return phrasesOf(item, 'era').filter((era) => /\p{L}/u.test(era));
}

/** "Denim jacket" and "jacket" are said once; what shares a word elsewhere is no phrase ("Two Hoots Yarn" and "sock yarn"). */
export function joinWords(words: readonly (string | undefined)[]): string {
  const said: string[] = [];
  for (const word of words) {
    const parts = (word ?? '').split(/\s+/).filter((part) => part !== '');
    const before = said.map(keyOf);
    let shared = Math.min(parts.length, before.length);
    while (shared > 0 && !parts.slice(0, shared).every((part, at) => keyOf(part) === before.at(at - shared)))
      shared -= 1;
    const rest = parts.slice(shared);
    if (rest.some((part) => before.includes(keyOf(part)))) return '';
    said.push(...rest);
  }
  return said.join(' ');
}

function keyOf(word: string): string {
  return keysOf(word).join(' ') || word;
}
