/** The open product taxonomy: ten thousand categories with what buyers of each filter by. Loaded when it is first asked. */
import { fold, singular } from '../../language/fold.ts';
import { tokenise } from '../../language/tokens.ts';

export interface TaxonomyCategory {
  /** Without the prefix of the taxonomy's own addresses: 'aa-1-13-8'. */
  id: string;
  /** 'Apparel & Accessories > Clothing > Clothing Tops > T-Shirts' */
  path: string;
  /** Keys of its attributes: 'sleeve_length_type'. */
  attributes: readonly string[];
}

interface Taxonomy {
  all: readonly TaxonomyCategory[];
  byId: ReadonlyMap<string, TaxonomyCategory>;
  /** For each word the categories with it in one of their last names, and its weight there. */
  byWord: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How many words the last name and the whole path of each category have. */
  lengths: readonly (readonly [last: number, path: number])[];
}

let loaded: Promise<Taxonomy> | undefined;

function load(): Promise<Taxonomy> {
  loaded ??= import('./taxonomy-data.ts').then(({ CATEGORIES, SETS, ATTRIBUTES }) => {
    const attributes = linesOf(ATTRIBUTES);
    const sets = linesOf(SETS).map((set) =>
      set.split(' ').flatMap((number) => attributes[Number.parseInt(number, 36)] || []),
    );
    return indexed(unpacked(linesOf(CATEGORIES), sets));
  });
  return loaded;
}

function linesOf(text: string): readonly string[] {
  return text.slice(1, -1).split('\n');
}

function unpacked(
  lines: readonly string[],
  sets: readonly (readonly string[])[],
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
    return { id: ids.join('-'), path: names.join(PARTING), attributes: sets[Number.parseInt(set, 36)] ?? [] };
  });
}

const PARTING = ' > ';
/** A word of the last name counts for more than one of the name before it, and so on. */
const WEIGHTS = [4, 2, 1];
/** What each word of a last name costs that was not asked for. */
const SURPLUS = 0.5;
/** What each word of the whole path costs: of two that fit, the plainer one is meant. */
const DEPTH = 0.05;
const SMALL: ReadonlySet<string> = new Set(['and', 'for', 'of', 'with', 'the', 'in']);

function indexed(all: readonly TaxonomyCategory[]): Taxonomy {
  const byWord = new Map<string, Map<number, number>>();
  const lengths: (readonly [number, number])[] = [];
  for (const [index, { path }] of all.entries()) {
    const names = path.split(PARTING).reverse();
    for (const [height, weight] of WEIGHTS.entries()) {
      for (const word of wordsOf(names[height] ?? '')) {
        const homes = byWord.get(word) ?? new Map<number, number>();
        homes.set(index, Math.max(weight, homes.get(index) ?? 0));
        byWord.set(word, homes);
      }
    }
    lengths.push([new Set(wordsOf(names[0] ?? '')).size, wordsOf(path).length]);
  }
  return { all, byId: new Map(all.map((category) => [category.id, category])), byWord, lengths };
}

function wordsOf(text: string): readonly string[] {
  return tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => singular(fold(key)))
    .filter((word) => !SMALL.has(word));
}

/** The category of that id, or undefined. */
export async function findTaxonomyCategory(id: string): Promise<TaxonomyCategory | undefined> {
  return (await load()).byId.get(id);
}

/**
 * The categories of the open taxonomy that English `words` point to, best first, at most `limit`: by how many of the
 * words stand in the last names of its path, and how few others do. Empty where no word stands in any.
 */
export async function findTaxonomyCategories(
  words: string,
  limit: number,
): Promise<readonly TaxonomyCategory[]> {
  const { all, byWord, lengths } = await load();
  const scores = new Map<number, number>();
  const matched = new Map<number, number>();
  for (const word of new Set(wordsOf(words))) {
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
