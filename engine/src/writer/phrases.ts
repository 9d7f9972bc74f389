/** Phrases that titles, tags and openings are made of: the name, keywords and values, each whole or not at all. */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { COUNTS, PAIRS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { fold, singular } from '../language/fold.ts';
import { HEAD_FIRST, isCompoundOf } from '../language/languages.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { endOutsideQuotation } from '../language/quotations.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { PARTICLES } from '../lexicon/speech-words.ts';
import { contactsOf } from '../text/contact.ts';
import { matchesOf } from '../text/matches.ts';
import { rememberLast, rememberOne } from '../text/remember.ts';
import { certainValues, type Item } from '../values/item.ts';
import { calmName } from '../values/tidy-name.ts';
import { uncapitalised } from './title-case.ts';

/** The words by which two phrases are the same. */
export const keysOf = rememberLast((text): readonly string[] =>
  tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => singular(key)),
);

/**
 * The item's name without what the text takes back. What a name itself says of another thing or denies ("case for
 * iPhone", "no charger") stays as it is: there it is said rightly.
 */
export const titleName = rememberOne((item: Item): string => {
  const gone = item.ruledOut.filter(({ from }) => from.field === 'itemName');
  // The text's own fuller name, unless something of the name is in question.
  if (gone.length === 0) return capitalise(statedName(item) ?? item.name);
  const tokens = tokenise(item.name);
  const cut = new Set<number>();
  for (const { from } of gone) {
    const words = tokenise(from.quote);
    const at = tokens.findIndex((_, index) =>
      words.every((word, offset) => tokens[index + offset]?.key === word.key),
    );
    if (at === -1) continue;
    for (let index = at; index < at + words.length; index += 1) cut.add(index);
  }
  return capitalise(withoutTokens(item.name, tokens, cut));
});

/** "Fairport Convention 'Liege & Lief'": the mark that closes a quotation is no word, and goes with its last. */
function withClosingMark({ form }: Item, { from }: ItemValue): string {
  const text = from.field === 'features' ? form.features : '';
  const end = endOutsideQuotation(text, from, Number.POSITIVE_INFINITY);
  return end === from.end + 1 ? text.slice(from.start, end) : from.quote;
}

function statedName(item: Item): string | undefined {
  const stated = certainValues(item, 'name')[0];
  if (stated === undefined) return keywordName(item);
  // "Marlin 7 size large": the size has its own place.
  const size = certainValues(item, 'size').find(
    ({ from }) =>
      from.field === stated.from.field && from.start > stated.from.start && from.end <= stated.from.end,
  );
  const whole = withClosingMark(item, stated);
  const said = whole.slice(0, size === undefined ? undefined : size.from.start - stated.from.start);
  const words = spelledAs(
    item.name,
    calmName(withoutLooseEnd(said.trim(), whole, item.language).replace(/\s+/g, ' ')),
  );
  // Half of a bracket is none.
  if (words.split('(').length !== words.split(')').length) return keywordName(item);
  const called = new Set(keysOf(words));
  const tokens = tokenise(item.name);
  const own = tokens.flatMap(({ text }, at) =>
    entriesAt(tokens, at, ['joiner', 'included']).length > 0 ? [] : keysOf(text),
  );
  const isSaid = (key: string) =>
    called.has(key) || [...called].some((word) => isCompoundOf(word, key, item.language));
  if (own.every(isSaid)) return capitalise(words);
  // "Coat Sézane size 38" of a "long camel wool coat" says less than the name does.
  if (own.some((key) => called.has(key))) return keywordName(item);
  // What the text calls it and what kind of thing it is, as the language has them.
  return capitalise(
    HEAD_FIRST.has(item.language) ? `${item.name} ${words}` : `${words} ${uncapitalised(item.name, item)}`,
  );
}

/** "PS4 slim 500gb con un mando" of a "PS4 Slim 500GB": a word of the name is spelt as the name spells it. */
function spelledAs(name: string, words: string): string {
  const tokens = tokenise(name);
  const first = tokens[0]?.key;
  const spelt = new Map(tokens.map(({ key, text }) => [key, text]));
  let result = '';
  let from = 0;
  for (const { key, text, start, end } of tokenise(words)) {
    const own = spelt.get(key);
    // At the beginning of the name a capital may be ours.
    const isSpelt = own?.toLowerCase() === text && key !== first;
    result += words.slice(from, start) + (isSpelt ? own : text);
    from = end;
  }
  return result + words.slice(from);
}

const MOST_BARE = 2;
const MOST_OF_KEYWORD = 4;

/** "Mantel clock" of a "Clock": the seller's own search word, where it is the whole name of a thing and more. */
function keywordName(item: Item): string | undefined {
  const own = keysOf(item.name);
  if (own.length > MOST_BARE) return undefined;
  return keywordsOf(item).find((keyword) => {
    const keys = keysOf(keyword);
    return (
      keys.length > own.length && keys.length <= MOST_OF_KEYWORD && own.every((key) => keys.includes(key))
    );
  });
}

function withoutTokens(text: string, tokens: readonly Token[], cut: ReadonlySet<number>): string {
  let result = '';
  let from = 0;
  for (const index of [...cut].sort((one, other) => one - other)) {
    const token = tokens[index];
    if (token === undefined) continue;
    result += text.slice(from, token.start);
    from = token.end;
  }
  return (result + text.slice(from))
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/^[\s,;.-]+|[\s,;-]+$/g, '');
}

/** What the text denies, doubts or says of another thing, and nowhere asserts. */
function denied(item: Item): readonly ItemValue[] {
  return item.values.filter(
    ({ kind, value, polarity }) =>
      polarity !== 'asserted' &&
      !item.values.some(
        (other) =>
          other.polarity === 'asserted' &&
          other.certainty === 'certain' &&
          other.kind === kind &&
          fold(other.value) === fold(value),
      ),
  );
}

/** Search words of another make mislead buyers, and marketplaces hide listings for them. */
function namesOtherMake(keyword: string, brands: ReadonlySet<string>): boolean {
  if (brands.size === 0) return false;
  const tokens = tokenise(keyword);
  return tokens.some((_, at) => {
    const brand = brandAt(tokens, at);
    return (
      brand !== null && !brand.common && !brand.inside && !keysOf(brand.name).some((key) => brands.has(key))
    );
  });
}

/** The makes that the item's name says of it. */
function namedMakes({ values }: Item): readonly ItemValue[] {
  return values.filter(
    ({ kind, polarity, from }) => kind === 'brand' && polarity === 'asserted' && from.field === 'itemName',
  );
}

/** Keywords that nothing in the form takes back. */
export const keywordsOf = rememberOne((item: Item): readonly string[] => {
  const brands = new Set(certainValues(item, 'brand').flatMap(({ value }) => keysOf(value)));
  // "Catan" of Kosmos: what the name itself says is of this thing.
  if (brands.size > 0)
    for (const { value } of namedMakes(item)) for (const key of keysOf(value)) brands.add(key);
  // As it is called and as it was typed: "damska" is denied as "damskie".
  const gone = [...item.ruledOut, ...denied(item)].flatMap(({ value, from }) => [
    keysOf(value),
    keysOf(from.quote),
  ]);
  return certainValues(item, 'keyword')
    .map(({ value }) => value)
    .filter((keyword) => {
      const keys = keysOf(keyword);
      if (
        keys.length === 0 ||
        gone.some((words) => words.length > 0 && words.every((word) => keys.includes(word)))
      )
        return false;
      return !namesOtherMake(keyword, brands);
    });
});

const WORKS: ReadonlySet<string | undefined> = new Set(['books', 'media']);

/** Whether the item is a book, a record or a film: its make is a publisher or a label, by which nobody searches. */
export function isWork({ category }: Item): boolean {
  return category !== null && WORKS.has(categoryById(category)?.family);
}

const HASHTAG = /(?<![\p{L}\p{N}])#(\p{L}[\p{L}\p{N}_]{2,30})/gu;
/** "#10euros": the price has a field of its own. */
const OF_PRICE = /\d(?:euros?|eur|gbp|pounds?|zl|kr)$/u;

/** The search words that the seller set into the text, without the sign; none of a price or of another make. */
export const ownHashtags = rememberOne((item: Item): readonly string[] => {
  const brands = new Set(certainValues(item, 'brand').flatMap(({ value }) => keysOf(value)));
  return item.sentences
    .flatMap(({ raw }) => matchesOf(raw, HASHTAG).map(([, word = '']) => word))
    .filter(
      (word) => contactsOf(word).length === 0 && !OF_PRICE.test(fold(word)) && !namesOtherMake(word, brands),
    );
});

/** Fibres that labels must name and nobody searches for. */
const MAN_MADE: ReadonlySet<string> = new Set([
  'polyester',
  'acrylic',
  'nylon',
  'elastane',
  'viscose',
  'polyamide',
  'modal',
  'lyocell',
  'rayon',
  'microfibre',
]);

const HALF = 50;

/** What a thing is made of, as buyers search for it: labels name the greatest share first. */
export const mainMaterial = rememberOne((item: Item): readonly string[] => {
  const [stated, ...more] = phrasesOf(item, 'material');
  if (stated === undefined) return [];
  const [, share, named] = /^(\d+)\s?%\s*([^,]+)/.exec(stated) ?? [];
  // What is less than half of wool is not wool.
  if (share !== undefined && Number(share) <= HALF) return [];
  const first = named?.trim() ?? stated;
  // "Silk linen" without its shares is neither.
  if (more.length > 0 && share === undefined && !keysOf(item.name).some((key) => keysOf(first).includes(key)))
    return [];
  const tokens = tokenise(first);
  const isPlain = tokens.some((_, at) =>
    entriesAt(tokens, at, ['material']).some(({ means }) => MAN_MADE.has(means)),
  );
  const isNamed = keysOf(item.name).some((key) => keysOf(first).includes(key));
  return isPlain && !isNamed ? [] : [first];
});

/** Whom the item is for; a chart of sizes names several, and none of them is the item's alone. */
export function departmentOf(item: Item): readonly string[] {
  const departments = asWritten(item, 'department');
  return departments.length > 1 ? [] : departments;
}

/** The certain values of a kind as the seller bent them: "falda negra", "kurtka damska". */
export function asWritten(item: Item, kind: ValueKind): readonly string[] {
  return phrasesOf(item, kind).map((value) => asTyped(item, kind, value));
}

/** A value of one word as the seller bent it: "botki skórzane". */
export function asTyped(item: Item, kind: ValueKind, value: string): string {
  const { quote = '' } = certainValues(item, kind).find((one) => one.value === value)?.from ?? {};
  return /^\p{L}+$/u.test(quote) && !value.includes(' ') ? quote.toLowerCase() : value;
}

/** The certain values of a kind as they stand in a title; the same said twice stands once. */
export function phrasesOf(item: Item, kind: ValueKind): readonly string[] {
  const known = phrasesByKind(item);
  const phrases = known.get(kind) ?? readPhrases(item, kind);
  known.set(kind, phrases);
  return phrases;
}

const phrasesByKind = rememberOne((_: Item) => new Map<ValueKind, readonly string[]>());

function readPhrases(item: Item, kind: ValueKind): readonly string[] {
  const seen = new Set<string>();
  return certainValues(item, kind).flatMap(({ value }) => {
    const key = keysOf(value).join(' ');
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [value];
  });
}

/** "Next, F&F, George", "Dell / HP". */
const SEVERAL = /\s*[,;]\s*|\s+[/+]\s+/u;

/** The makes of an item, one by one. */
export const makesOf = rememberOne((item: Item): readonly string[] =>
  phrasesOf(item, 'brand').flatMap((make) => make.split(SEVERAL)),
);

/** Whether a name is of several things or makes: of these none stands for the kind of all. A pair is one thing. */
export const isOfSeveral = rememberOne((item: Item): boolean => {
  const tokens = tokenise(titleName(item));
  const isCount = ({ key }: Token, at: number) =>
    COUNTS.has(singular(key)) &&
    !PAIRS.has(singular(key)) &&
    // "Full set up"
    !PARTICLES.has(tokens[at + 1]?.key ?? '');
  return makesOf(item).length > 1 || tokens.some(isCount);
});
