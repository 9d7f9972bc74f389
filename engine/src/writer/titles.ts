/** Titles: whole phrases in the marketplace's order, up to a useful length; three different ones where that gives three. */
import { VARIANTS, type Variant } from '@smart-listings/contract';
import { categoryById } from '../categories/table.ts';
import { areOneSlipApart, squeeze } from '../language/fold.ts';
import { withoutLooseEnd } from '../language/loose-end.ts';
import { capitalise } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { TitlePart } from '../marketplaces/writing.ts';
import { withoutOfferWords } from '../rules/page-rules.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { certainValues, type Item } from '../values/item.ts';
import { withBrandFirst, withSpelling, withWholeBrand, withWholeModel } from './name-completion.ts';
import { type NameEnd, nameEnd } from './name-end.ts';
import { isWork, keysOf, phrasesOf, titleName } from './phrases.ts';
import { titleCased, titled } from './title-case.ts';
import { IN_NAME, partPhrases } from './title-parts.ts';

/** The title of one variant. */
export function writeTitle(item: Item, variant: Variant): string {
  return titlesOf(item, variant).at(-1) ?? titleName(item);
}

/** The titles up to that of `last`. */
function titlesOf(item: Item, last: Variant): readonly string[] {
  const { order } = item.marketplace.title;
  const material = materialOf(item);
  const titles: string[] = [];
  for (const variant of VARIANTS.slice(0, VARIANTS.indexOf(last) + 1)) {
    const title = composeTitle(material, order[variant]);
    if (!titles.includes(title)) {
      titles.push(title);
      continue;
    }
    titles.push(otherTitle(material, order[variant], titles) ?? title);
  }
  return titles;
}

function otherTitle(
  material: Material,
  order: readonly TitlePart[],
  titles: readonly string[],
): string | undefined {
  for (const parts of otherOrders(order)) {
    const title = composeTitle(material, parts);
    if (!titles.includes(title)) return title;
  }
  return undefined;
}

/** Other orders of the same parts, the usual one first. */
function otherOrders(parts: readonly TitlePart[]): readonly (readonly TitlePart[])[] {
  // What the thing is stays beside its name.
  const first = parts.indexOf(parts[parts.indexOf('name') + 1] === 'type' ? 'type' : 'name');
  const lead = parts.slice(0, first + 1);
  const rest = parts.slice(first + 1);
  const kinds: readonly TitlePart[] = [
    'size',
    'colour',
    'material',
    'keyword',
    'measurement',
    'department',
    'identifier',
    'model',
  ];
  return [
    ...kinds
      .filter((kind) => rest.includes(kind))
      .map((kind) => [...lead, kind, ...rest.filter((part) => part !== kind)]),
    ['brand', 'name', 'keyword', ...parts.filter((part) => !['name', 'brand', 'keyword'].includes(part))],
  ];
}

interface Phrase {
  text: string;
  keys: readonly string[];
  size: number;
  compact: string;
}

/** What the titles of an item are made of, read once. */
interface Material {
  item: Item;
  name: string;
  brand: string | undefined;
  /** Code points that the form or its policy takes. */
  max: number;
  useful: number;
  phrases: Map<TitlePart, readonly Phrase[]>;
  /** How each form of the name ends. */
  ends: Map<string, NameEnd>;
}

/** How many code points a title of the marketplace may have. */
export function titleRoom({ marketplace: { limits } }: Item): number {
  return (limits.title.policyMax ?? limits.title.max).value;
}

function materialOf(item: Item): Material {
  const { title } = item.marketplace;
  const max = titleRoom(item);
  const useful = Math.min(max, title.usefulLength);
  const brand = phrasesOf(item, 'brand')[0];
  const name = policyName(titleName(item), item, max);
  // A model that only the text names may be more than its name.
  const model = certainValues(item, 'model').find(({ from }) => from.field === 'modelNumber')?.value;
  const modelled = model === undefined ? name : withSpelling(withWholeModel(name, model), model);
  const whole = brand === undefined ? modelled : withSpelling(withWholeBrand(modelled, brand, item), brand);
  return {
    item,
    name: codePointLength(whole) > max ? name : whole,
    max,
    brand,
    useful,
    phrases: new Map(),
    ends: new Map(),
  };
}

/** The name within what the marketplace's policy asks of a title: its length, and no word of the offer on a product's page. */
function policyName(name: string, item: Item, max: number): string {
  const page = item.marketplace.layout.parts.v1.includes('condition-note');
  const plain = page ? withoutOfferWords(name, item.language) : name;
  return cutName(plain === '' ? name : plain, item, max);
}

/** A name within its room, not ending in what leads to the next word. */
function cutName(name: string, { language }: Item, max: number): string {
  return withoutLooseEnd(cutAtWord(name, max), name, language);
}

function phrasesFor(material: Material, part: TitlePart): readonly Phrase[] {
  const known = material.phrases.get(part);
  if (known !== undefined) return known;
  const { item } = material;
  // What the name says of a kind is not said again in other words.
  const inName =
    IN_NAME.has(part) &&
    item.values.some(
      ({ kind, polarity, from }) => kind === part && polarity === 'asserted' && from.field === 'itemName',
    );
  const phrases = (inName ? [] : partPhrases(item, part)).map((text) => ({
    text: part === 'keyword' ? titleCased(text, item) : PHRASES.has(part) ? text : titled(text),
    keys: keysOf(text),
    size: codePointLength(text) + 1,
    compact: squeeze(text),
  }));
  material.phrases.set(part, phrases);
  return phrases;
}

function composeTitle(material: Material, given: readonly TitlePart[]): string {
  const { item, name, brand, max } = material;
  // Whoever buys a broken thing must know it before they open the page.
  const order =
    item.condition === 'for-parts' && !given.includes('state') ? [...given, 'state' as const] : given;
  const state = order.at(-1) === 'state' ? (phrasesFor(material, 'state')[0]?.size ?? 0) : 0;
  // A make that leads is not said again in the name.
  const led = brand !== undefined && leads(item, order) ? withBrandFirst(name, brand) : name;
  const own = cutName(led, item, max);
  const parts: string[] = [];
  // "Benzinrasenmäher Wolf Garten, A 460": a model stands behind its make.
  const isModelFirst = order.indexOf('model') < order.indexOf('name') && order.includes('model');
  // "Korg Minilogue" of a Korg.
  const isMake = order.includes('model') && brand !== undefined && squeeze(own) === squeeze(brand);
  const sorted =
    isMake ||
    (isModelFirst &&
      phrasesFor(material, 'brand').every(({ keys }) => isSaid('brand', keys, new Set(keysOf(own)))))
      ? order
          .filter((part) => part !== 'model')
          .flatMap((part): TitlePart[] => (part === 'name' ? ['name', 'model'] : [part]))
      : order;
  // The name is what the seller calls the thing: it has its room before anything else.
  let left = material.useful - codePointLength(own);
  const used = new Set(keysOf(own));
  let said = squeeze(own);
  let last: TitlePart = 'brand';
  for (const part of withPhrases(sorted)) {
    if (part === 'brand' && isWork(item)) continue;
    if (part === 'name') {
      last = part;
      // Behind "not …" and "for …" a value would be said of that.
      if (endOf(own, material).open) left = 0;
      if (own !== '') parts.push(own);
      continue;
    }
    for (const phrase of phrasesFor(material, part)) {
      const { keys } = phrase;
      const room = PHRASES.has(part)
        ? left - state - (state > 0 ? 1 : 0)
        : // What buyers ask for first may take what room there is.
          part === 'model'
          ? left + max - material.useful
          : left;
      // "128GB" and "128 GB" are one.
      if ((part === 'state' || part === 'brand' || /\d/.test(phrase.text)) && said.includes(phrase.compact))
        continue;
      // "Blouse with mesh sleeves, black": right behind "with …" a value would be said of that.
      const end = endOf(own, material);
      const apart = own !== '' && parts.at(-1) === own && (end.part || (end.value && part !== 'type'));
      const parted =
        apart ||
        PHRASES.has(part) ||
        PHRASES.has(last) ||
        // "2 spider plants, New", "Pale aqua, Tide & Tin": these are said of all that stands before them.
        // "Farmhouse, White": behind a search word a value would be said of that.
        last === 'keyword' ||
        (part === 'keyword' && parts.length > 0) ||
        part === 'state' ||
        (part === 'brand' && last !== 'name' && last !== 'brand');
      const size = phrase.size + (parted ? 1 : 0);
      if (size > room || keys.length === 0 || isSaid(part, keys, used)) continue;
      if (parted) parts[parts.length - 1] += ',';
      parts.push(phrase.text);
      said += ` ${phrase.compact}`;
      left -= size;
      last = part;
      for (const key of keys) used.add(key);
    }
  }
  return capitalise(parts.join(' ').replace(/\s+/g, ' ').trim()) || item.name;
}

/**
 * The phrases of the seller's first sentence stand behind what the thing is called, those of the next ones last, before
 * the state of the thing where that ends a title.
 */
function withPhrases(order: readonly TitlePart[]): readonly TitlePart[] {
  const name =
    order.findIndex((part, at) => at >= order.indexOf('name') && !CALLS.has(order[at + 1] ?? part)) + 1;
  const lead = order.slice(0, name);
  // A model stands behind what it is one of, before anything that is told of it.
  const model: readonly TitlePart[] = order.includes('model') && !lead.includes('model') ? ['model'] : [];
  const rest = order.slice(name).filter((part) => !model.includes(part));
  const ended: readonly TitlePart[] =
    rest.at(-1) === 'state' ? [...rest.slice(0, -1), 'phrase', 'state'] : [...rest, 'phrase'];
  return [...lead, ...model, 'opening', ...ended];
}

const CALLS: ReadonlySet<TitlePart> = new Set(['name', 'type', 'brand', 'model']);
const PHRASES: ReadonlySet<TitlePart> = new Set(['opening', 'phrase']);

/** Whether the make stands before the name: where buyers of this kind ask for it, and it is no part of another make's name. */
function leads(item: Item, order: readonly TitlePart[]): boolean {
  const before = order.includes('brand') && order.indexOf('brand') < Math.max(1, order.indexOf('name'));
  const asks = item.category === null ? null : categoryById(item.category)?.asks;
  return before && !isWork(item) && (asks === undefined || asks === null || asks.includes('brand'));
}

/** Of a make its longest word says it: "Martens" of Dr. Martens. */
function isSaid(part: TitlePart, keys: readonly string[], used: ReadonlySet<string>): boolean {
  const isUsed = (key: string) => used.has(key);
  // "6 cups, 6 saucers"
  if (PHRASES.has(part)) {
    const told = keys.filter((key) => !isSmallKey(key));
    // "6 cups, 6 saucers", but not "size 6, size 6 slim".
    const isLabelled = keys.some((key) => labelAt(tokenise(key), 0) !== null);
    const saidKeys = told.filter((key) => isUsed(key) && (isLabelled || !/^(?:\d+|.)$/u.test(key)));
    const news = told.filter(
      (key) => /\p{L}{2}|\d\p{L}|^\d/u.test(key) && !isUsed(key) && !isWithin(key, used),
    );
    const words = news.filter((key) => /\p{L}/u.test(key));
    return (
      news.length === 0 || saidKeys.length > MOST_SAID || (saidKeys.length > 0 && words.length < FEWEST_NEW)
    );
  }
  if (part !== 'brand') return keys.some(isUsed);
  // "Berska" of a seller is Bershka.
  const isMeant = (key: string) => isUsed(key) || [...used].some((word) => areOneSlipApart(word, key));
  const longest = keys.reduce((one, other) => (other.length > one.length ? other : one), '');
  return keys.every(isMeant) || (longest.length >= TELLING_LETTERS && isMeant(longest));
}

/** "Saxophon" of a "Tenorsaxophon", "concept" of a "Concept2". */
function isWithin(key: string, used: ReadonlySet<string>): boolean {
  return (
    key.length >= TELLING_LETTERS && [...used].some((word) => word.startsWith(key) || word.endsWith(key))
  );
}

/** Praise, labels and small words: a phrase of nothing else says nothing new. */
function isSmallKey(key: string): boolean {
  const tokens = tokenise(key);
  return labelAt(tokens, 0) !== null || entriesAt(tokens, 0, ['filler', 'joiner']).length > 0;
}

/** "Bosch drill, combi drill 18 V brushless": of a phrase that says more one word may have been said. */
const MOST_SAID = 1;
const FEWEST_NEW = 2;
/** Shorter words of a make's name are as often words of something else. */
const TELLING_LETTERS = 6;

function endOf(name: string, { item, ends }: Material): NameEnd {
  const end = ends.get(name) ?? nameEnd(name, item);
  ends.set(name, end);
  return end;
}
