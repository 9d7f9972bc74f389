/** Where an item belongs in the open taxonomy: by its kind, and by the words of its name below that. */
import { type ItemCategory, SPECIFICS_LIMITS } from '@smart-listings/contract';
import { speakersOf } from '../categories/category-index.ts';
import { findCategory } from '../categories/find-category.ts';
import { findItemCategory } from '../categories/find-item-category.ts';
import { isBeside } from '../categories/name-phrases.ts';
import { COUNTS, CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import {
  categoriesBelow,
  findTaxonomyCategories,
  namesAmong,
  PARTING,
  type Taxonomy,
  type TaxonomyCategory,
  taxonomyWords,
} from '../categories/taxonomy/find-taxonomy.ts';
import type { ToldPlace } from '../categories/taxonomy/place-words.ts';
import { singular } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { certainValues, type Item } from '../values/item.ts';
import { likelyKinds } from './likely-kinds.ts';
import { shelfOf } from './shelf.ts';

/**
 * The category that the seller chose, or the likely one, and what else it may be: at most three, best first; empty
 * where no word says what the thing is.
 */
export function suggestCategories(item: Item, taxonomy: Taxonomy): ItemCategory[] {
  const { chosenCategory } = item;
  const chosen = chosenCategory === null ? undefined : taxonomy.byId.get(chosenCategory);
  const found = new Set([...(chosen === undefined ? [] : [chosen]), ...likely(item, taxonomy)]);
  const shelf = shelfOf(item);
  return [...found].slice(0, SPECIFICS_LIMITS.categories).map(({ id, path }, index) => ({
    id,
    path,
    certainty: id === chosen?.id ? 'certain' : 'likely',
    // The name is that of the item's own family; another category may lie elsewhere.
    ...(shelf === null || index > 0 ? {} : { name: shelf }),
  }));
}

/** The category whose attributes are asked for: the first of the suggestions. */
export function categoryOf(item: Item, taxonomy: Taxonomy): TaxonomyCategory | null {
  const [first] = suggestCategories(item, taxonomy);
  return first === undefined ? null : (taxonomy.byId.get(first.id) ?? null);
}

/** A kind that only the sentences point to says less than a name of the taxonomy in the item's own name. */
const NAMED = 4;

/** Where the item may lie, best first: nothing stands there that no word of the form points to. */
function likely(item: Item, taxonomy: Taxonomy): readonly TaxonomyCategory[] {
  const { name, form } = item;
  const language = item.languageKnown ? item.language : null;
  const found = findItemCategory({ name, make: form.make, details: '', language });
  const [best, ...others] = likelyKinds(item, found, taxonomy.kindsOfMake);
  const own = ownTokens(name, language);
  const told = taxonomy.placesAmong(own, language ?? 'en');
  // The names of the taxonomy are English: words of another language meet them by chance.
  const named = language === null || language === 'en' ? namedIn(own, taxonomy) : [];
  if (best === undefined) return [...named, ...toldAlone(told, { own, taxonomy, language })];
  const noun = found?.language === 'en' && found.noun !== null ? tokenise(name).slice(...found.noun) : [];
  const places = placesOf(best.id, item, { noun, told, taxonomy });
  const beside = others.flatMap(({ id }) => placesOf(id, item, { noun: [], told, taxonomy })[0] ?? []);
  return best.score < NAMED ? [...named, ...places, ...beside] : [...places, ...beside];
}

/** Shorter words are words of several languages: alone they say nothing. */
const SHORTEST_TOLD = 6;

/** Where no kind is known: the place that the head of the name calls. */
function toldAlone(
  told: readonly ToldPlace[],
  { own, taxonomy, language }: { own: readonly Token[]; taxonomy: Taxonomy; language: Language | null },
): readonly TaxonomyCategory[] {
  const long = told.filter(
    ({ from, to, exact }) => exact && own.slice(from, to).some(({ key }) => key.length >= SHORTEST_TOLD),
  );
  const head = language !== null && HEAD_FIRST.has(language) ? long[0] : long.at(-1);
  return head === undefined ? [] : [taxonomy.byId.get(head.id) ?? []].flat();
}

/** The words of a name up to what leads to another thing. */
function ownTokens(name: string, language: Language | null): readonly Token[] {
  const tokens = tokenise(name);
  const cuts = CUTS[language ?? 'en'];
  const end = tokens.findIndex(
    ({ key, text, kind }, at) =>
      at > 0 && (kind === 'mark' ? CUT.test(text) : CUTS.en.has(key) || cuts.has(key)),
  );
  return tokens.slice(0, end === -1 ? tokens.length : end).filter(({ kind }) => kind !== 'mark');
}

/** The places of a kind: the one that its words name more closely, then its own. */
function placesOf(
  id: string,
  item: Item,
  { noun, told, taxonomy }: { noun: readonly Token[]; told: readonly ToldPlace[]; taxonomy: Taxonomy },
): readonly TaxonomyCategory[] {
  const kind = categoryById(id);
  if (kind === undefined) return [];
  const homes = kind.taxonomy.flatMap((home) => taxonomy.byId.get(home) ?? []);
  const types = certainValues(item, 'type').map(({ value }) => value);
  const said = new Set(taxonomyWords(`${item.name} ${types.join(' ')} ${item.form.keywords} ${kind.type}`));
  const below = homes.flatMap((home) => mostTelling(categoriesBelow(home, taxonomy), said));
  // Of several places the one whose name the seller says comes first.
  const isSaid = ({ path }: TaxonomyCategory) => ownWords(path).every((word) => said.has(word));
  const near = told
    .filter(({ id: place }) => homes.every((home) => home.id !== place))
    .filter(({ id: place }) => homes.some((home) => sharedLevels(home.id, place) >= SHARED_LEVELS))
    .flatMap(({ id: place }) => taxonomy.byId.get(place) ?? []);
  return [
    ...near,
    ...nearest(homes, { noun, type: kind.type, taxonomy }),
    ...below,
    ...homes.filter(isSaid),
    ...homes,
  ];
}

/** "Floor lamp" of the lamps: the category that the noun calls by its whole name, near the places of its kind. */
function nearest(
  homes: readonly TaxonomyCategory[],
  { noun, type, taxonomy }: { noun: readonly Token[]; type: string; taxonomy: Taxonomy },
): readonly TaxonomyCategory[] {
  const words = noun.map(({ key }) => singular(key));
  // What the kind itself is called lies where the kind does.
  if (words.length === 0 || words.join(' ') === taxonomyWords(type).join(' ')) return [];
  const whole = namesAmong(words, taxonomy).find(({ from, to }) => from === 0 && to === words.length);
  const near = (whole?.categories ?? [])
    .map((category) => ({
      category,
      shared: Math.max(0, ...homes.map(({ id }) => sharedLevels(id, category.id))),
    }))
    .filter(({ shared }) => shared >= (words.length > 1 ? SHARED_LEVELS : SHARED_LEVELS + 1))
    .sort((one, other) => other.shared - one.shared);
  return near.slice(0, 1).map(({ category }) => category);
}

/** Two categories with fewer levels in common have only a shop's floor in common. */
const SHARED_LEVELS = 2;

function sharedLevels(one: string, other: string): number {
  const numbers = other.split('-');
  const at = one.split('-').findIndex((number, index) => number !== numbers[index]);
  return at === -1 ? one.split('-').length : at;
}

/**
 * The categories whose whole name is what the item's name ends with, up to what leads to another thing: "silicone
 * baking mat" is a baking mat. One word
 * alone counts at the very end only.
 */
function namedIn(own: readonly Token[], taxonomy: Taxonomy): readonly TaxonomyCategory[] {
  let last = own.length;
  while (last > 1 && isBeside(own, last - 1)) last -= 1;
  const words = own.map(({ key }) => singular(key));
  const found = namesAmong(words, taxonomy).findLast(({ from, to }) => to === last || to - from > 1);
  // One word that several shelves have says nothing: a tank is worn, filled or collected.
  if (found === undefined || (found.to - found.from === 1 && found.categories.length > 1)) return [];
  if (COUNTS.has(words[found.from] ?? '')) return [];
  const said = new Set(words);
  const surplus = ({ path }: TaxonomyCategory) =>
    taxonomyWords(path).filter((word) => !said.has(word)).length;
  return found.categories.toSorted((one, other) => surplus(one) - surplus(other)).slice(0, 1);
}

const CUT = /^[,;:()[\]|/–—-]$/u;

/** The category all of whose own words are said, the one with the most of them; none where no word says more. */
function mostTelling(
  categories: readonly TaxonomyCategory[],
  said: ReadonlySet<string>,
): readonly TaxonomyCategory[] {
  let best: TaxonomyCategory | null = null;
  let most = 0;
  for (const category of categories) {
    const words = ownWords(category.path);
    if (words.length <= most || !words.every((word) => said.has(word))) continue;
    best = category;
    most = words.length;
  }
  return best === null ? [] : [best];
}

function ownWords(path: string): readonly string[] {
  const at = path.lastIndexOf(PARTING);
  return taxonomyWords(at === -1 ? path : path.slice(at + PARTING.length));
}

/** Categories for what a seller typed into the search, in any of our languages, best first. */
export function searchCategories(words: string, taxonomy: Taxonomy): ItemCategory[] {
  const [first] = tokenise(words);
  // A word that the languages share is none's for sure: each that knows it is asked.
  const kind =
    findCategory(words) ??
    speakersOf(first?.key ?? '')
      .map((language) => findCategory(words, language))
      .find((one) => one !== null);
  const homes = (kind === undefined || kind === null ? undefined : categoryById(kind.id))?.taxonomy ?? [];
  const atHome = homes.flatMap((id) => taxonomy.byId.get(id) ?? []);
  const alike = findTaxonomyCategories(taxonomy, words, SPECIFICS_LIMITS.found);
  // What the words are called for stands before what is only called alike: a "trainer" is a shoe before it is a gym's.
  const found = new Set(kind?.strength === 'unsure' ? [...alike, ...atHome] : [...atHome, ...alike]);
  return [...found]
    .slice(0, SPECIFICS_LIMITS.found)
    .map(({ id, path }) => ({ id, path, certainty: 'likely' }));
}
