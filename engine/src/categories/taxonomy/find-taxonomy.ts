/** The open product taxonomy: ten thousand categories with what buyers of each filter by. Loaded when it is first asked. */
import { fold, singular } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import type { Token } from '../../language/token.ts';
import { tokenise } from '../../language/tokens.ts';
import type { ClosedAttributes } from './closed-attributes.ts';
import type { ToldPlace } from './place-words.ts';

/** A category of the open taxonomy. */
export interface TaxonomyCategory {
  /** Without the prefix of the taxonomy's own addresses: 'aa-1-13-8'. */
  id: string;
  /** 'Apparel & Accessories > Clothing > Clothing Tops > T-Shirts' */
  path: string;
  /** Keys of its attributes: 'sleeve_length_type'. */
  attributes: readonly string[];
  /** The attributes that have a closed class of values, of the whole taxonomy. */
  closed?: ClosedAttributes;
  /** What makes are known for, in the whole taxonomy. */
  kindsOfMake?: KindsOfMake;
}

/** The kinds of things (ids of the table) that the makes among some words are known for, the best known first. */
export type KindsOfMake = (make: string, name: string) => readonly string[];

/** All categories, each before those below it. */
export interface Taxonomy {
  readonly all: readonly TaxonomyCategory[];
  readonly byId: ReadonlyMap<string, TaxonomyCategory>;
  /** Where each stands in `all`. */
  readonly at: ReadonlyMap<string, number>;
  /** By the words of the names: made at the first search. */
  readonly index: () => WordIndex;
  readonly kindsOfMake: KindsOfMake;
  /** The categories that words of a name call as sellers do, in any of our languages. */
  readonly placesAmong: (tokens: readonly Token[], language: Language) => readonly ToldPlace[];
}

interface WordIndex {
  /** For each word the categories with it in one of their last names, and its weight there. */
  readonly byWord: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How many words the last name and the whole path of each category have. */
  readonly lengths: readonly (readonly [last: number, path: number])[];
  /** Categories by their whole last name, as its words are compared: 'floor lamp'. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
}

let loaded: Promise<Taxonomy> | undefined;

/** The open taxonomy; its data is fetched at the first call, and again after a call that failed. */
export function loadTaxonomy(): Promise<Taxonomy> {
  loaded ??= Promise.all([
    import('./taxonomy-data.ts'),
    import('./make-kinds.ts'),
    import('./closed-attributes.ts'),
    import('./place-words.ts'),
  ])
    .then(([{ CATEGORIES, SETS, ATTRIBUTES }, { kindsOfMake }, { closedAttributes }, { placesAmong }]) => {
      const attributes = linesOf(ATTRIBUTES);
      const sets = linesOf(SETS).map((set) =>
        set.split(' ').flatMap((number) => attributes[Number.parseInt(number, 36)] || []),
      );
      return taxonomyOf(unpacked(linesOf(CATEGORIES), { sets, closed: closedAttributes(), kindsOfMake }), {
        kindsOfMake,
        placesAmong,
      });
    })
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}

/** What makes are known for, without the categories: small enough for a question about a photo. */
export async function loadKindsOfMake(): Promise<Taxonomy['kindsOfMake']> {
  const { kindsOfMake } = await import('./make-kinds.ts');
  return kindsOfMake;
}

function linesOf(text: string): readonly string[] {
  return text.slice(1, -1).split('\n');
}

function unpacked(
  lines: readonly string[],
  {
    sets,
    closed,
    kindsOfMake,
  }: { sets: readonly (readonly string[])[]; closed: ClosedAttributes; kindsOfMake: KindsOfMake },
): readonly TaxonomyCategory[] {
  const ids: string[] = [];
  const names: string[] = [];
  return lines.map((line) => {
    const [place = '', name = '', set = ''] = line.split('\t');
    const depth = Number(place[0]);
    ids.length = depth;
    names.length = depth;
    ids.push(place.slice(1));
    names.push(name);
    const attributes = sets[Number.parseInt(set, 36)] ?? [];
    return { id: ids.join('-'), path: names.join(PARTING), attributes, closed, kindsOfMake };
  });
}

/** Between two names of a path. */
export const PARTING = ' > ';
/** A word of the last name counts for more than one of the name before it, and so on. */
const WEIGHTS = [4, 2, 1];
/** What each word of a last name costs that was not asked for. */
const SURPLUS = 0.5;
/** What each word of the whole path costs: of two that fit, the plainer one is meant. */
const DEPTH = 0.05;
const SMALL: ReadonlySet<string> = new Set(['and', 'for', 'of', 'with', 'the', 'in']);

/** Categories of whatever tree, to be searched like the open one. */
export function taxonomyOf(
  all: readonly TaxonomyCategory[],
  { kindsOfMake, placesAmong }: Pick<Taxonomy, 'kindsOfMake' | 'placesAmong'> = {
    kindsOfMake: () => [],
    placesAmong: () => [],
  },
): Taxonomy {
  let index: WordIndex | undefined;
  return {
    all,
    byId: new Map(all.map((category) => [category.id, category])),
    at: new Map(all.map(({ id }, place) => [id, place])),
    index: () => {
      index ??= indexed(all);
      return index;
    },
    kindsOfMake,
    placesAmong,
  };
}

function indexed(all: readonly TaxonomyCategory[]): WordIndex {
  const byWord = new Map<string, Map<number, number>>();
  const lengths: (readonly [number, number])[] = [];
  const byName = new Map<string, number[]>();
  // A name stands in the paths of all categories below it.
  const wordsByName = new Map<string, readonly string[]>();
  for (const [index, { path }] of all.entries()) {
    const names = path.split(PARTING).reverse();
    const words = names.map((name) => {
      const known = wordsByName.get(name) ?? taxonomyWords(name);
      wordsByName.set(name, known);
      return known;
    });
    for (const [height, weight] of WEIGHTS.entries()) {
      for (const word of words[height] ?? []) {
        const homes = byWord.get(word) ?? new Map<number, number>();
        homes.set(index, Math.max(weight, homes.get(index) ?? 0));
        byWord.set(word, homes);
      }
    }
    lengths.push([new Set(words[0]).size, words.flat().length]);
    for (const name of namesOf(names[0] ?? '', words[0] ?? [])) {
      const homes = byName.get(name);
      if (homes === undefined) byName.set(name, [index]);
      else homes.push(index);
    }
  }
  return { byWord, lengths, byName };
}

/** "Coffee Makers & Espresso Machines" are the one or the other; in "Mobile & Smart Phones" the first is half a name. */
function namesOf(name: string, words: readonly string[]): readonly string[] {
  const parts = name.split(/,? & |, /u);
  const sizes = new Set(parts.map((part) => part.split(' ').length));
  if (parts.length === 1 || sizes.size > 1 || !parts.every((part) => part.endsWith('s')))
    return [words.join(' ')];
  return [words.join(' '), ...parts.map((part) => taxonomyWords(part).join(' '))];
}

/** The longest last name that any category has, in words. */
const LONGEST_NAME = 5;

/** A stretch of words that is the whole last name of categories. */
export interface NamedStretch {
  from: number;
  to: number;
  categories: readonly TaxonomyCategory[];
}

/** Where among `words` (each as `taxonomyWords` gives it) the whole name of a category stands; the longest ones, in order. */
export function namesAmong(words: readonly string[], { all, index }: Taxonomy): readonly NamedStretch[] {
  const { byName } = index();
  const found: NamedStretch[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const homes = byName.get(words.slice(from, to).join(' '));
      if (homes === undefined) continue;
      found.push({ from, to, categories: homes.flatMap((home) => all[home] ?? []) });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** The categories below one, in their order. */
export function categoriesBelow(
  category: TaxonomyCategory,
  { all, at }: Taxonomy,
): readonly TaxonomyCategory[] {
  const first = (at.get(category.id) ?? all.length) + 1;
  const isBelow = (index: number) => all[index]?.id.startsWith(`${category.id}-`) === true;
  let end = first;
  while (isBelow(end)) end += 1;
  return all.slice(first, end);
}

/** The words of a name as they are compared: folded, singular, without the small ones. */
export function taxonomyWords(text: string): readonly string[] {
  return tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => singular(fold(key)))
    .filter((word) => !SMALL.has(word));
}

/**
 * The categories of the open taxonomy that English `words` point to, best first, at most `limit`: by how many of the
 * words stand in the last names of its path, and how few others do. Empty where no word stands in any.
 */
export function findTaxonomyCategories(
  { all, index: indexOf }: Taxonomy,
  words: string,
  limit: number,
): readonly TaxonomyCategory[] {
  const { byWord, lengths } = indexOf();
  const scores = new Map<number, number>();
  const matched = new Map<number, number>();
  for (const word of new Set(taxonomyWords(words))) {
    const homes = byWord.get(word);
    if (homes === undefined) continue;
    // A word of few categories says more.
    const rarity = Math.log2(1 + all.length / homes.size);
    for (const [index, weight] of homes) {
      scores.set(index, (scores.get(index) ?? 0) + weight * rarity);
      if (weight === WEIGHTS[0]) matched.set(index, (matched.get(index) ?? 0) + 1);
    }
  }
  return [...scores]
    .map(([index, score]): [number, number] => {
      const [last, path] = lengths[index] ?? [0, 0];
      return [index, score / (1 + SURPLUS * (last - (matched.get(index) ?? 0)) + DEPTH * path)];
    })
    .sort(([one, first], [other, second]) => second - first || one - other)
    .slice(0, limit)
    .flatMap(([index]) => all[index] ?? []);
}
