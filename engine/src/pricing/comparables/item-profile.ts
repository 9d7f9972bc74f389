/** What tells an item apart from others, read once and held against every comparable. */
import type { Condition, ItemValue, ValueKind } from '@smart-listings/contract';
import type { Category } from '../../categories/category.ts';
import type { Family } from '../../categories/family.ts';
import { categoryById } from '../../categories/table.ts';
import { nameWords } from '../../categories/words.ts';
import { fold, squeeze } from '../../language/fold.ts';
import { tokenise } from '../../language/tokens.ts';
import { brandAt } from '../../lexicon/lexicon.ts';
import { certainValues, type Item } from '../../values/item.ts';
import { isMeasure, isWorn } from './model-codes.ts';
import { COMMON, readIdentity, type TitleIdentity } from './title-identity.ts';
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
  /** 'pro', 'mini', 'slim': they make another product of the same model. */
  qualifiers: ReadonlySet<string>;
  gigabytes: ReadonlySet<number>;
  years: readonly string[];
  pieces: number;
  /** The other telling words of the name, in singular. */
  words: readonly string[];
  /** Who wears it; null for things that nobody wears, and where the name and the sizes do not say. */
  wearer: Wearer | null;
  /** What tells it apart, read from its name. */
  identity: TitleIdentity;
  /** Everything that the seller says of the item, folded. */
  text: string;
}

const SIZE = /^(?:3[2-9]|4\d|5[0-8])[a-z]?$/;
const CODE = /[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu;

/** What is worn or furnishes a home is told by its make: a number in its name is a size, a count or a style. */
export const TOLD_BY_MAKE: ReadonlySet<Family> = new Set([
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
    if (!/\d/.test(folded) || isMeasure(token) || taken.has(squeeze(token))) continue;
    if (!plain && !/\d.*\d/.test(folded)) continue;
    if (/^\s?%/.test(text.slice(match.index + token.length))) continue;
    codes.add(squeeze(token));
  }
  return [...codes];
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

/** The words with a capital before a noun without one, as in "Barbour Beaufort waxed jacket"; '' where the name has none. */
function nameBefore(type: string, itemName: string): string {
  const at = type === '' ? -1 : itemName.indexOf(type.toLowerCase());
  return (itemName.slice(0, Math.max(0, at)).match(/\p{Lu}\S*/gu) ?? []).join(' ');
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
  const numbered = codesOf(form.itemName, {
    taken,
    plain: category !== undefined && !TOLD_BY_MAKE.has(category.family),
  });
  const codes = new Set([
    // "Autry medalist low 37": a bare number of what is worn is its size.
    ...numbered.filter((code) => !(isWorn(category) && SIZE.test(code))),
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
  const named = readIdentity(form.itemName, { category, make: brand });
  return {
    identity: brand === '' ? named : { ...named, makes: new Set([...named.makes, brand]) },
    modelWords: codes.size > 0 ? [] : modelWords.slice(0, 2),
    condition: item.condition,
    typeWords,
    category,
    wearer: wearerIn([form.itemName, ...sizes].join(', '), category?.family),
    brand,
    codes: [...codes],
    modelCodes: codesOf(form.modelNumber, { taken: new Set(), plain: true }),
    qualifiers: qualifiersIn(form.itemName),
    gigabytes: gigabytesIn(gigabytesIn(form.itemName).size > 0 ? form.itemName : form.features),
    years: yearsIn(form.itemName),
    pieces,
    words: [...new Set(words)].slice(0, 6),
    text: fold(`${form.itemName} ${form.make} ${form.modelNumber} ${form.features} ${form.keywords}`),
  };
}
