/** Whether a listing is of the same thing as the item, and if not, why: the reason is shown. */
import type { Comparable, Condition } from '@smart-listings/contract';
import { findCategory, isAccessory } from '../../categories/find-category.ts';
import { categoryById } from '../../categories/table.ts';
import { nameWords } from '../../categories/words.ts';
import { fold, squeeze } from '../../language/fold.ts';
import type { Item } from '../../values/item.ts';
import { WANTED_TITLE } from '../paste/words.ts';
import { type ItemProfile, makesIn, profileItem, TOLD_BY_MAKE } from './item-profile.ts';
import { meets, namesCode } from './model-codes.ts';
import { otherLine, type PairEvidence, pairEvidence, pairOf } from './pair-evidence.ts';
import { generationsIn } from './paraphrase.ts';
import { partIn } from './part-words.ts';
import { areTwoThings, chanceOfSame } from './same-titles.ts';
import { SAME_FROM } from './same-weights.ts';
import { nounAt, readIdentity, type TitleIdentity } from './title-identity.ts';
import {
  gigabytesIn,
  isBroken,
  isBundle,
  isPartOrAccessory,
  piecesIn,
  qualifiersIn,
  yearsIn,
} from './title-marks.ts';
import { wearerIn } from './wearer.ts';

const TECHNICAL: ReadonlySet<string> = new Set([
  'phones',
  'computers',
  'cameras',
  'audio',
  'games',
  'appliances',
  'watches',
]);
// Sold under so many names, or as often for each other, that the noun alone tells nothing.
const BROAD: ReadonlySet<string> = new Set([
  'chair',
  'watch',
  'jacket',
  'shoes',
  'table',
  'handbag',
  'ring',
  'digital-camera',
  'mobile-phone',
  'desktop-computer',
  'bicycle',
]);
const SIMILAR_ENOUGH = 0.55;
const WEIGHTS = { brand: 2, codes: 3, type: 2, word: 1 } as const;

function namesBrand(title: string, brand: string): boolean {
  const whole = squeeze(title);
  const makes = brand
    .split(/[×/]| x /i)
    .map(squeeze)
    .filter(Boolean);
  if (makes.length === 0 || makes.some((make) => whole.includes(make)) || makesIn(title).has(brand))
    return true;
  // "Benetton" of United Colors of Benetton.
  const longest = brand
    .split(/\s+/)
    .map(squeeze)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  return longest.length >= TELLING_LETTERS && whole.includes(longest);
}

/** Shorter words of a make's name are as often words of something else. */
const TELLING_LETTERS = 6;

interface Likeness {
  brandNamed: boolean;
  codesNamed: boolean;
  score: number;
}

/** What stands behind these comes along with the thing. */
const COMES_WITH = /\s(?:boxed|complete|with|inc\w*|and|plus|mit|avec|con|&)\s|[+(]/i;

/** From 1 for the same kind of thing to -1 for one of another department. */
function typeLikeness(item: ItemProfile, title: string, words: ReadonlySet<string>): number {
  const { category } = item;
  if (!category) return 0.5;
  const [thing = ''] = title.split(COMES_WITH);
  const found = findCategory(thing);
  const other = found === null || found.strength === 'unsure' ? undefined : categoryById(found.id);
  if (other?.id === category.id) return 1;
  // Its own noun or storage stands there: the other noun is of what comes along.
  const isNamed = item.typeWords.every((word) => words.has(word));
  const hasStorage = meets(item.gigabytes, gigabytesIn(title));
  if (!other || BROAD.has(other.id) || isNamed || hasStorage) return 0.5;
  return other.family === category.family ? -0.5 : -1;
}

function likeness(item: ItemProfile, title: string): Likeness {
  const words = new Set(nameWords(title).map(({ word }) => word));
  const brandNamed = namesBrand(title, item.brand);
  const inName = item.codes.every((code) => namesCode(title, code));
  const byMaker = item.modelCodes.some((code) => code.length > 3 && namesCode(title, code));
  const byWords = item.modelWords.length > 0 && item.modelWords.every((word) => words.has(word));
  const needsCode = item.codes.length + item.modelCodes.length + item.modelWords.length > 0;
  const codesNamed = !needsCode || (item.codes.length > 0 && inName) || byMaker || byWords;
  let got = typeLikeness(item, title, words) * WEIGHTS.type;
  let most: number = WEIGHTS.type;
  const count = (weight: number, here: boolean) => {
    most += weight;
    if (here) got += weight;
  };
  if (item.brand !== '') count(WEIGHTS.brand, brandNamed);
  if (needsCode) count(WEIGHTS.codes, codesNamed);
  for (const word of item.words) count(WEIGHTS.word, words.has(word));
  return { brandNamed, codesNamed, score: got / most };
}

const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((entry) => b.has(entry));

/** The condition of a listing: a title that says "faulty" outweighs the grade it is sold under. */
export function conditionOf({ title, condition }: Comparable): Condition | null {
  return isBroken(title) ? 'for-parts' : condition;
}

function differsInKind(item: ItemProfile, comparable: Comparable): string | null {
  const { title } = comparable;
  if (WANTED_TITLE.test(title)) return 'Somebody looks for one, and offers none.';
  const broken = conditionOf(comparable) === 'for-parts';
  if (broken && item.condition !== 'for-parts') return 'It is sold as broken or for parts.';
  if (!broken && item.condition === 'for-parts') return 'It works, and yours is sold for parts.';
  if (isPartOf(item, title)) return 'Only a part of it, or an accessory.';
  const pieces = piecesIn(title);
  if (pieces !== item.pieces) {
    return `It is a price for ${pieces === 1 ? 'one' : pieces}, yours is for ${item.pieces === 1 ? 'one' : item.pieces}.`;
  }
  if (isBundle(title) && !isBundle(item.text)) return 'Several things are sold together.';
  return differsInWearer(item, title);
}

function isPartOf({ category, text }: ItemProfile, title: string): boolean {
  if (isPartOrAccessory(text)) return false;
  if (isPartOrAccessory(title)) return true;
  const part = partIn(title, (tokens, at) => nounAt(tokens, at)?.id === category?.id);
  return part !== null && !text.includes(fold(part));
}

/** A child’s shoe is priced by another rule; sizes of one kind cost about the same. */
function differsInWearer({ wearer, category }: ItemProfile, title: string): string | null {
  if (wearer === null) return null;
  const other = wearerIn(title, category?.family);
  if (other === null || other === wearer) return null;
  return other === 'child' ? 'It is in a child’s size.' : 'It is in an adult’s size.';
}

function differsInModel(
  item: ItemProfile,
  title: string,
  { brandNamed, codesNamed }: Likeness,
): string | null {
  if (hasOtherStorage(item, title)) {
    return 'It has another amount of storage.';
  }
  const years = yearsIn(title);
  if (item.years.length > 0 && years.length > 0 && !years.some((year) => item.years.includes(year))) {
    return `It is of another year (${years.join(', ')}).`;
  }
  if (!codesNamed) return `It does not name the model (${modelOf(item)}).`;
  if (TECHNICAL.has(item.category?.family ?? '') && isOtherVersion(item, title)) {
    return 'It is another version of the model.';
  }
  const line = otherLine(pairOf(item.identity, identityIn(item, title)));
  if (line !== null) return `It is another line (${line}).`;
  // A model often goes without its maker: "iPhone 13".
  if (!brandNamed && item.codes.length === 0) return `It does not name the make (${item.brand}).`;
  return null;
}

function modelOf({ codes, modelCodes, modelWords }: ItemProfile): string {
  const [model = []] = [codes, modelWords, modelCodes].filter((parts) => parts.length > 0);
  return model.join(' ').toUpperCase();
}

/** How much a title has in common with the item: 1 for everything. */
export function likenessTo(item: ItemProfile, title: string): number {
  return likeness(item, title).score;
}

/** Why a listing's price says nothing of the item's; null when it does. */
export function whyUnlike(item: ItemProfile, comparable: Comparable): string | null {
  const differs = differsInKind(item, comparable);
  if (differs !== null || isSame(item, comparable.title)) return differs;
  const found = likeness(item, comparable.title);
  return (
    differsInModel(item, comparable.title, found) ??
    (found.score < SIMILAR_ENOUGH ? 'Its title has too little in common with yours.' : null)
  );
}

/** How likely a title is of the same thing, and not only of one of its kind: by its model, or by all that is said of it. */
export function likelihoodOf(item: ItemProfile, title: string): number {
  if (hasOtherStorage(item, title) || isOtherVersion(item, title)) return 0;
  if (item.modelCodes.some((code) => code.length > 3 && namesCode(title, code))) return 1;
  const kind = otherKindOf(item, title);
  if (kind === 'other') return 0;
  const pair = pairOf(item.identity, identityIn(item, title));
  return chanceOfSame(pair, pairEvidence(pair, kind === 'near'));
}

/** Whether a title counts as one of the same thing. */
export function isSame(item: ItemProfile, title: string): boolean {
  return likelihoodOf(item, title) >= SAME_FROM;
}

/** What speaks for a listing being of the same thing, and what against it; null where nothing of that is asked. */
export function evidenceFor(item: ItemProfile, comparable: Comparable): PairEvidence | null {
  const { title } = comparable;
  const pair = pairOf(item.identity, identityIn(item, title));
  const kind = otherKindOf(item, title);
  const evidence = pairEvidence(pair, kind === 'near');
  const isAsked =
    differsInKind(item, comparable) === null &&
    !hasOtherStorage(item, title) &&
    !isOtherVersion(item, title) &&
    kind !== 'other' &&
    !areTwoThings(pair, evidence);
  return isAsked ? evidence : null;
}

/** What is worn or furnishes a home has no versions: "max" is a size there. */
function isOtherVersion(item: ItemProfile, title: string): boolean {
  const { identity, category } = item;
  const families = category === undefined ? familiesOf(identity) : [category.family];
  if (families.some((family) => TOLD_BY_MAKE.has(family))) return false;
  const isConsole = category?.id.endsWith('-console') ?? false;
  const listing = identityIn(item, title);
  const [own, other] = [generationsIn(identity.title), generationsIn(title)];
  return (
    !sameSet(versionsIn(listing, isConsole), versionsIn(identity, isConsole)) ||
    (own.size > 0 && other.size > 0 && !meets(own, other))
  );
}

const nounsOf = ({ features }: TitleIdentity) => features.filter(({ means }) => means?.startsWith('noun '));

const familiesOf = (identity: TitleIdentity) =>
  nounsOf(identity).flatMap(({ means }) => categoryById(means?.slice('noun '.length) ?? '')?.family ?? []);

/** A word of the noun is no version, "digital piano", and only consoles have a digital one. */
function versionsIn(identity: TitleIdentity, isConsole: boolean): ReadonlySet<string> {
  const inNouns = nounsOf(identity).flatMap(({ words }) => (words.length > 1 ? words : []));
  const isVersion = (word: string) => !inNouns.includes(word) && (word !== 'digital' || isConsole);
  return new Set([...qualifiersIn(identity.title)].filter(isVersion));
}

function hasOtherStorage({ gigabytes }: ItemProfile, title: string): boolean {
  const other = gigabytesIn(title);
  return gigabytes.size > 0 && other.size > 0 && !meets(gigabytes, other);
}

/** The title that was read last, for the item that it was read for: each is asked for several times in a row. */
const lastRead = new WeakMap<ItemProfile, TitleIdentity>();

function identityIn(item: ItemProfile, title: string): TitleIdentity {
  const last = lastRead.get(item);
  if (last?.title === title) return last;
  const { brand, category } = item;
  const read = readIdentity(title, { category, make: brand });
  const isNamed = brand !== '' && namesBrand(title, brand);
  const identity = isNamed ? { ...read, makes: new Set([...read.makes, brand]) } : read;
  lastRead.set(item, identity);
  return identity;
}

/**
 * Whether a listing is of a kind near the item's, as trousers are near leggings, or of another altogether; null where it says
 * none. "Table" and "dining table" may be one, and what stands beside the item's own noun or storage comes along.
 */
function otherKindOf(item: ItemProfile, title: string): 'near' | 'other' | null {
  const { category, gigabytes, identity } = item;
  const found = findCategory(title.split(COMES_WITH)[0] ?? '');
  if (found === null || found.strength === 'unsure') return null;
  const names = ({ features }: TitleIdentity, id: string) =>
    features.some(({ means }) => means === `noun ${id}`);
  if (category === undefined) return isAccessory(found.id) && !names(identity, found.id) ? 'other' : null;
  if (found.id === category.id || meets(gigabytes, gigabytesIn(title))) return null;
  if (names(identityIn(item, title), category.id) && !isAccessory(found.id)) return null;
  const isOneFamily = categoryById(found.id)?.family === category.family;
  if (isOneFamily && (BROAD.has(found.id) || BROAD.has(category.id))) return null;
  // "Piano" says less of a digital piano, and nothing else.
  if (isOneFamily && saysLess(found.id, category.id)) return 'near';
  // What is told by its model goes with things of other kinds that name it: a console's controller.
  return isOneFamily && TOLD_BY_MAKE.has(category.family) && !isAccessory(found.id) ? 'near' : 'other';
}

/** Whether the name of one of two kinds ends with that of the other. */
function saysLess(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((id) => categoryById(id)?.type);
  return a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

/** Those of the listings whose prices say something of the item's. */
export function onlyAlike(item: Item, comparables: readonly Comparable[]): Comparable[] {
  const profile = profileItem(item);
  return comparables.filter((comparable) => whyUnlike(profile, comparable) === null);
}
