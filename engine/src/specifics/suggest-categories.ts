/** Where an item belongs in the open taxonomy: by its kind, and by the words of its name below that. */
import { type ItemCategory, SPECIFICS_LIMITS } from '@smart-listings/contract';
import { findCategory } from '../categories/find-category.ts';
import { findItemCategory } from '../categories/find-item-category.ts';
import { categoryById } from '../categories/table.ts';
import {
  categoriesBelow,
  findTaxonomyCategories,
  PARTING,
  type Taxonomy,
  type TaxonomyCategory,
  taxonomyWords,
} from '../categories/taxonomy/find-taxonomy.ts';
import { certainValues, type Item } from '../values/item.ts';
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

const SEARCHED = 6;

function likely(item: Item, taxonomy: Taxonomy): readonly TaxonomyCategory[] {
  const kind = kindOf(item);
  const names = `${item.name} ${certainValues(item, 'type')
    .map(({ value }) => value)
    .join(' ')}`;
  // The names of the taxonomy are English: words of another language meet them by chance.
  const isSearchable = !item.languageKnown || item.language === 'en';
  if (kind === null)
    return isSearchable ? findTaxonomyCategories(taxonomy, item.name, SPECIFICS_LIMITS.categories) : [];
  const homes = kind.taxonomy.flatMap((id) => taxonomy.byId.get(id) ?? []);
  const said = new Set(taxonomyWords(`${names} ${kind.type}`));
  const below = homes.flatMap((home) => mostTelling(categoriesBelow(home, taxonomy), said));
  const others = findTaxonomyCategories(taxonomy, kind.type, SEARCHED);
  // Of several places the one whose name the seller says comes first.
  const isSaid = ({ path }: TaxonomyCategory) => ownWords(path).every((word) => said.has(word));
  return [...below, ...homes.filter(isSaid), ...homes, ...others];
}

/** The kind that the words name, sure or not. */
function kindOf(item: Item) {
  if (item.category !== null) return categoryById(item.category) ?? null;
  const { name, form, languageKnown, language } = item;
  const found = findItemCategory({
    name,
    make: form.make,
    details: form.features,
    language: languageKnown ? language : null,
  });
  return found === null ? null : (categoryById(found.id) ?? null);
}

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
  const kind = findCategory(words);
  const homes = (kind === null ? undefined : categoryById(kind.id))?.taxonomy ?? [];
  const found = new Set([
    ...findTaxonomyCategories(taxonomy, words, SPECIFICS_LIMITS.found),
    ...homes.flatMap((id) => taxonomy.byId.get(id) ?? []),
  ]);
  return [...found]
    .slice(0, SPECIFICS_LIMITS.found)
    .map(({ id, path }) => ({ id, path, certainty: 'likely' }));
}
