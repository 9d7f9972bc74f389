/** What tells an item apart from others, read once and held against every comparable. */
import type { Condition, ItemValue, ValueKind } from '@smart-listings/contract';
import type { Category } from '../../categories/category.ts';
import type { Family } from '../../categories/family.ts';
import { categoryById } from '../../categories/table.ts';
import { nameWords } from '../../categories/words.ts';
import { fold, singular, squeeze } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { brandAt } from '../../lexicon/lexicon.ts';
import { certainValues, type Item } from '../../values/item.ts';
import { lineEnd, wordsAt } from '../../values/product-line.ts';
import { gigabytesIn, piecesIn, qualifiersIn, yearsIn } from './title-marks.ts';
import { type Wearer, wearerIn } from './wearer.ts';

export interface ItemProfile {
  condition: Condition | null;
  category: Category | undefined;
  /** The noun that says what it is, in singular: 'combi', 'drill'. */
  typeWords: readonly string[];
  /** As the seller wrote it; '' when unknown. */
  brand: string;
  /** Model numbers and the like out of the name: all of them have to stand in a comparable's title. */
  codes: readonly string[];
  /** The maker's own number, where the name has no code: one of these is enough. */
  modelCodes: readonly string[];
  /** The words of a model without a number, in singular: 'beaufort'. Where there are no codes, all of them count. */
  modelWords: readonly string[];
  language: Language;
  /** The words of the make's line as the name says it: 'les paul studio'. Empty where it says none. */
  line: readonly string[];
  /** 'pro', 'mini', 'slim': they make another product of the same model. */
  qualifiers: ReadonlySet<string>;
  gigabytes: number | null;
  years: readonly string[];
  pieces: number;
  /** The other telling words of the name, in singular. */
  words: readonly string[];
  /** Who wears it; null for things that nobody wears, and where the name and the sizes do not say. */
  wearer: Wearer | null;
  /** Everything that the seller says of the item, folded. */
  text: string;
}

// Said of nearly anything: they tell no item from another.
const COMMON = new Set(
  (
    'the a an and or with for of in on to from by used new brand pre owned preowned good great excellent vgc bnwt bnib bnwot nwt nwot ' +
    'mint condition genuine authentic original rare vintage retro mens men womens women ladies lady unisex adult size uk eu us ' +
    'small medium large xs s m l xl xxl boxed box working tested unlocked free postage fast delivery bargain sale lovely beautiful ' +
    'stunning nice very item lot set pair piece complete full wireless cheap look wow'
  ).split(' '),
);
const SIZE = /^(?:3[2-9]|4\d|5[0-8])[a-z]?$/;
const CODE = /[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu;
// Measures, sizes, network and processor names: they are said of many models.
const MEASURE =
  /^(?:\d+(?:[.,]\d+)?(?:gb|tb|mm|cm|m|ml|l|cl|kg|g|lb|lbs|oz|v|w|kw|ah|mah|hz|inch|in|ft|mp|pcs?|pack|x|k|p|cc|hp|st|nd|rd|th)|[1-6]g|i[3579]|\d+x\d+|(?:uk|eu|us|w|l)\d+(?:[./]?[\dl]+)*)$/;

/** What is worn or furnishes a home is told by its make: a number in its name is a size, a count or a style. */
const TOLD_BY_MAKE: ReadonlySet<Family> = new Set([
  'clothing',
  'shoes',
  'bags',
  'jewellery',
  'home',
  'furniture',
  'kitchen',
  'decor',
  'handmade',
  'antiques',
  'craft',
  'baby',
  'pets',
  'beauty',
  'grocery',
]);

/**
 * The model numbers of a text: what holds a digit, and is no year, measure, percentage or number of something.
 * @param plain whether a single digit ("PS5") can be one
 */
function codesOf(text: string, { taken, plain }: { taken: ReadonlySet<string>; plain: boolean }): string[] {
  const codes = new Set<string>();
  for (const match of text.matchAll(CODE)) {
    const [token] = match;
    const folded = fold(token);
    const isYear = /^(?:19|20)\d\d$/.test(folded);
    if (!/\d/.test(folded) || isYear || MEASURE.test(folded) || taken.has(squeeze(token))) continue;
    if (!plain && (!/\d.*\d/.test(folded) || /^\d+0['’]?s$/.test(folded))) continue;
    if (/^\s?%/.test(text.slice(match.index + token.length))) continue;
    codes.add(squeeze(token));
  }
  return [...codes];
}

/** The model numbers that a title names; of what is worn only long ones, since all others are sizes. */
export function codesIn(title: string, category: Category | undefined): string[] {
  const codes = codesOf(title, { taken: new Set(), plain: false });
  return codes.filter((code) => !isWorn(category) || /(?:\d\D*){3}/.test(code));
}

/** Certain or likely: what is only left out of the words that tell the item apart need not be sure. */
function valuesOf(item: Item, kinds: readonly ValueKind[]): readonly ItemValue[] {
  return item.values.filter(({ kind, polarity }) => polarity === 'asserted' && kinds.includes(kind));
}

/** Words of sizes, measurements and numbers of pieces: they name no model. */
function tokensOfValues(item: Item): Set<string> {
  const tokens = new Set<string>();
  for (const { value } of valuesOf(item, ['size', 'measurement', 'quantity'])) {
    for (const [token] of value.matchAll(CODE)) tokens.add(squeeze(token));
    for (const [digits] of value.matchAll(/\d+/g)) tokens.add(digits);
  }
  return tokens;
}

/** Whether it is made in sizes for somebody. */
function isWorn(category: Category | undefined): boolean {
  return category?.family === 'clothing' || category?.family === 'shoes';
}

/** The words with a capital before a noun without one, as in "Barbour Beaufort waxed jacket"; '' where the name has none. */
function nameBefore(type: string, itemName: string): string {
  const at = type === '' ? -1 : itemName.indexOf(type.toLowerCase());
  return (itemName.slice(0, Math.max(0, at)).match(/\p{Lu}\S*/gu) ?? []).join(' ');
}

/** The words of the product line that `title` says right behind `brand`; empty where it says none. */
export function lineWords(title: string, brand: string, language: Language): readonly string[] {
  const tokens = tokenise(title);
  const place = wordsAt(tokens, tokenise(brand)) ?? knownPlace(tokens, brand);
  if (place === null) return [];
  const end = lineEnd(tokens, place[1], language);
  return tokens
    .slice(place[1], end)
    .filter(({ kind, key }) => kind === 'word' && key.length > 1)
    .map(({ key }) => singular(key));
}

/** The makes of the list that a text names, words of other things left out. */
export function makesIn(text: string): ReadonlySet<string> {
  const tokens = tokenise(text);
  return new Set(
    tokens.flatMap((_, at) => {
      const found = brandAt(tokens, at);
      return found === null || found.common || found.inside ? [] : [found.name];
    }),
  );
}

/** Where another spelling of the make stands: "iPhone", "Levis". */
function knownPlace(tokens: readonly Token[], brand: string): readonly [number, number] | null {
  if (brand === '') return null;
  const at = tokens.findIndex((_, index) => brandAt(tokens, index)?.name === brand);
  return at === -1 ? null : [at, at + (brandAt(tokens, at)?.length ?? 1)];
}

/** The profile of the item that `item` describes. */
export function profileItem(item: Item): ItemProfile {
  const { form } = item;
  const certain = (kind: ValueKind) => certainValues(item, kind)[0]?.value ?? '';
  const brand = certain('brand');
  const model = certain('model');
  const category = item.category === null ? undefined : categoryById(item.category);
  const taken = tokensOfValues(item);
  const pieces = piecesIn(form.itemName);
  if (pieces > 1) taken.add(String(pieces));
  // What stands in the model itself is a model, whatever it looks like: "Levi's 501".
  const named = codesOf(form.itemName, {
    taken,
    plain: category !== undefined && !TOLD_BY_MAKE.has(category.family),
  });
  const codes = new Set([
    // "Autry medalist low 37": a bare number of what is worn is its size.
    ...named.filter((code) => !(isWorn(category) && SIZE.test(code))),
    ...codesOf(form.itemName.includes(model) ? model : '', { taken: new Set(), plain: true }),
  ]);
  const brandWords = new Set(nameWords(brand).map(({ word }) => word));
  const sizes = certainValues(item, 'size').map(({ value }) => value);
  const looks = new Set(
    valuesOf(item, ['colour', 'size']).flatMap(({ value }) => nameWords(value).map(({ word }) => word)),
  );
  const words = nameWords(form.itemName)
    .map(({ word }) => word)
    .filter((word) => word.length > 1 && !/\d/.test(word))
    .filter((word) => !COMMON.has(word) && !brandWords.has(word) && !looks.has(word))
    .filter((word) => ![...codes].some((code) => code.startsWith(word) || code.endsWith(word)));
  const type = certain('type');
  const typeWords = nameWords(type || (category?.type ?? '')).map(({ word }) => word);
  const modelWords = nameWords(model || nameBefore(type, form.itemName))
    .map(({ word }) => word)
    .filter((word) => words.includes(word));
  return {
    language: item.language,
    line: lineWords(form.itemName, brand, item.language),
    modelWords: codes.size > 0 ? [] : modelWords.slice(0, 2),
    condition: item.condition,
    typeWords,
    category,
    wearer: isWorn(category)
      ? wearerIn([form.itemName, ...sizes].join(', '), category?.family === 'shoes')
      : null,
    brand,
    codes: [...codes],
    modelCodes: codesOf(form.modelNumber, { taken: new Set(), plain: true }),
    qualifiers: qualifiersIn(form.itemName),
    gigabytes: gigabytesIn(form.itemName) ?? gigabytesIn(form.features),
    years: yearsIn(form.itemName),
    pieces,
    words: [...new Set(words)].slice(0, 6),
    text: fold(`${form.itemName} ${form.make} ${form.modelNumber} ${form.features} ${form.keywords}`),
  };
}
