/** What the tokens of a sentence tell of an item, and whether a phrase of them says what it is like. */
import type { ItemValue } from '@smart-listings/contract';
import { compoundEnd, phraseAt } from '../categories/category-index.ts';
import { isAccessory } from '../categories/find-category.ts';
import { categoryById } from '../categories/table.ts';
import type { Clause } from '../language/clauses.ts';
import { singular } from '../language/fold.ts';
import { isShouted } from '../language/tidy.ts';
import { firstEndingAfter } from '../language/token.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { dimensionOf, isUnit } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { PARTICIPLE } from '../lexicon/speech-words.ts';
import type { Item, SellerSentence } from '../values/item.ts';
import { keysOf, titleName } from './phrases.ts';

const LIKENESS = ['colour', 'material', 'pattern'] as const;
/** Of a sentence; what stands further off opens nothing. */
export const MOST_TOKENS = 40;

/** What is said by a token: the kind of a value, and that value where the item has it. */
export interface Told {
  kind: ItemValue['kind'];
  value?: ItemValue;
}

/**
 * For each token what it tells; nothing that is denied or in doubt. It need not be the whole item's, nor certain: the
 * phrase says of what it is.
 */
export function toldBy(
  { tokens, place }: SellerSentence,
  { values, language }: Item,
): ReadonlyMap<number, Told> {
  const found = new Map<number, Told>();
  const near = tokens.slice(0, MOST_TOKENS);
  for (const at of near.keys()) {
    const entries = entriesAt(tokens, at, LIKENESS);
    if (entries.length === 0) continue;
    for (const kind of LIKENESS) {
      const entry = entries.find(
        (one) => one.class === kind && !one.weak && (one.language === language || one.language === 'xx'),
      );
      for (let part = 0; part < (entry?.length ?? 0); part += 1) found.set(at + part, { kind });
    }
  }
  for (const value of values) {
    if (value.from.field !== place.field) continue;
    const [start, end] = [value.from.start - place.start, value.from.end - place.start];
    for (let at = firstEndingAfter(near, start); at < near.length; at += 1) {
      const token = near[at];
      if (token === undefined || token.end > end) break;
      if (token.start < start) continue;
      if (value.polarity === 'asserted') found.set(at, { kind: value.kind, value });
      else found.delete(at);
    }
  }
  return found;
}

/** Whether something in it shows that it says what the thing is like: a value, a number, a code. */
export function isLikeness(tokens: readonly Token[], { from, to }: Clause, { told, item }: Known): boolean {
  const asks = item.category === null ? [] : (categoryById(item.category)?.asks ?? []);
  // Of clothes nobody searches for the length of a sleeve.
  const isSide = (at: number) => told.get(at)?.value?.label !== undefined && asks.includes('measurements');
  const words = tokens.slice(from, to);
  return (
    words.some(({ kind, text }) => kind === 'word' || (kind === 'code' && /\p{L}/u.test(text))) &&
    words.some(
      ({ kind }, index) =>
        !isSide(from + index) &&
        (told.has(from + index) ||
          kind === 'code' ||
          // "5% off"
          (kind === 'number' && words[index + 1]?.text !== '%')),
    )
  );
}

/** "Leather polished": behind a value a participle tells what was done. */
export function isDone(tokens: readonly Token[], { to }: Clause, { told, item }: Known): boolean {
  return item.language === 'en' && !told.has(to - 1) && PARTICIPLE.test(tokens[to - 1]?.key ?? '');
}

/** Whether it says no more than one certain value that has its own place in a title. */
export function isOfValues(tokens: readonly Token[], { from, to }: Clause, { told, item }: Known): boolean {
  const values = new Set<ItemValue>();
  for (let at = from; at < to; at += 1) {
    const value = told.get(at)?.value;
    if (value !== undefined) values.add(value);
    else if (labelAt(tokens, at) === null && entriesAt(tokens, at, ['filler']).length === 0) return false;
  }
  const [value, ...others] = values;
  return (
    value !== undefined &&
    others.length === 0 &&
    value.certainty === 'certain' &&
    // A name by which the text opens need not be that of the title.
    (value.kind !== 'name' || keysOf(value.value).every((key) => keysOf(titleName(item)).includes(key))) &&
    // "16 GB RAM": what is no side or weight has no place of its own where a label names its part.
    (value.kind !== 'measurement' || value.label === undefined || isSized(value)) &&
    item.marketplace.title.order.v1.some((part) => part === value.kind)
  );
}

function isSized({ unit }: ItemValue): boolean {
  const dimension = unit === undefined ? null : dimensionOf(unit);
  return dimension === 'length' || dimension === 'weight';
}

export interface Known {
  told: ReadonlyMap<number, Told>;
  item: Item;
}

export function isOtherMake(tokens: readonly Token[], at: number, { values }: Item): boolean {
  const brand = brandAt(tokens, at);
  if (brand === null || brand.common) return false;
  return !values.some(
    ({ kind, value }) => kind === 'brand' && keysOf(value).join() === keysOf(brand.name).join(),
  );
}

/** Whether the item's own model or a number of its name stands in a phrase: then that is what the item is called. */
export function saysOwnCode(tokens: readonly Token[], { from, to }: Clause, item: Item): boolean {
  const own = new Set(
    tokenise(`${item.name} ${item.form.modelNumber}`)
      .filter(({ kind, key }) => kind !== 'word' && key.length >= SHORTEST_CODE)
      .map(({ key }) => key),
  );
  return tokens.slice(from, to).some(({ key }) => own.has(key));
}

const SHORTEST_CODE = 3;

/** Whether a noun of the item's kind, or of another kind of its family, stands in a phrase. */
export function namesKind(
  tokens: readonly Token[],
  { from, to }: Clause,
  { item, isFirst }: { item: Item; isFirst: boolean },
): boolean {
  const { language, category } = item;
  const family = category === null ? undefined : categoryById(category)?.family;
  const own = new Set(keysOf(item.nounInName ?? ''));
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word') continue;
    const isOwn = own.has(singular(token.key));
    const found = [language, 'en' as const]
      .map((one) => phraseAt(tokens, at, one))
      .find((one) => one?.entry.strength === 'noun');
    const kind = found?.entry.id ?? compoundEnd(token.key, language)?.id;
    const isKind =
      kind !== undefined &&
      (kind === category ||
        // Further on another thing of the family is a part.
        (isFirst && family !== undefined && categoryById(kind)?.family === family && !isAccessory(kind)));
    if (isOwn || isKind) return true;
  }
  return false;
}

/**
 * Whether a clause is nothing but words with capitals of which no list knows, "UCS Millennium Falcon", in a text that
 * has small letters as well; not in German, whose nouns have capitals.
 */
export function isProperName(tokens: readonly Token[], { from, to }: Clause, item: Item): boolean {
  const { language, form } = item;
  const words = tokens.slice(from, to);
  return (
    language !== 'de' &&
    words.length >= FEWEST_NAMES &&
    !isShouted(form.features) &&
    words.every((_, at) => !isOtherMake(tokens, from + at, item)) &&
    words.every(
      ({ kind, text }, at) =>
        kind === 'word' &&
        /^\p{Lu}/u.test(text) &&
        entriesAt(tokens, from + at).length === 0 &&
        labelAt(tokens, from + at) === null,
    )
  );
}

const FEWEST_NAMES = 2;

/** "7 side plates": what is counted is a piece of it. "4 man", "6 drawer" say in English what it is like. */
export function isCount(tokens: readonly Token[], { from, to }: Clause, { language }: Item): boolean {
  const next = tokens[from + 1];
  // "21 x 8 cm"
  if (/^[x×]$/iu.test(next?.text ?? '') && tokens[from + 2]?.kind === 'number') return false;
  if (/^\d{1,2}[x×]$/iu.test(tokens[from]?.text ?? '')) return true;
  if (
    !/^\d{1,3}$/.test(tokens[from]?.text ?? '') ||
    next?.kind !== 'word' ||
    from + 1 >= to ||
    isUnit(next.text)
  )
    return false;
  return language !== 'en' || Number(tokens[from]?.text) < 2 || singular(next.key) !== next.key;
}
