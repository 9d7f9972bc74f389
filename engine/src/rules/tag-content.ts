/** What tags say: search terms that add nothing, and makes that are not the item's. */
import { ARTICLES } from '../categories/name-words.ts';
import { certainValues } from '../values/item.ts';
import { foreignBrands } from './brands.ts';
import { eachTag } from './each-tag.ts';
import type { RuleContext, TagsRule } from './rule.ts';
import { listWords } from './words.ts';

/** Before what they praise; behind it they are part of a name: "plastic free", "tank top". */
const PRAISE = new Set(
  'best cheap cheapest amazing great perfect stunning excellent beautiful awesome premium top new newest latest free'.split(
    ' ',
  ),
);
const TIME = new Set('today now sale discount bargain offer'.split(' '));

function isPraiseOrTime(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return TIME.has(word) || (PRAISE.has(word) && (words.length === 1 || at < words.length - 1));
}

/** Why a phrase does not belong among search terms; null when it does. */
function termProblem(tag: string, titleWords: ReadonlySet<string>, { item }: RuleContext): string | null {
  const words = wordsOf(tag);
  // Beside a word of its own a word of the title stays: half of a phrase is another one.
  if (words.length > 0 && words.every((word) => titleWords.has(word)))
    return `"${tag}" stands in the title already.`;
  const praise = words.find((_, at) => isPraiseOrTime(words, at));
  if (praise !== undefined) return `"${praise}" is praise or time, not a search term.`;
  const brands = item === null ? [] : certainValues(item, 'brand').map(({ value }) => wordsOf(value));
  const brand = brands.find((name) => holdsInOrder(words, name))?.join(' ');
  return brand === undefined ? null : `"${brand}" is the brand: it does not belong among search terms.`;
}

/** "north face rucksack": also without the article that a make begins with. */
function holdsInOrder(words: readonly string[], name: readonly string[]): boolean {
  const bare = ARTICLES.has(name[0] ?? '') && name.length > 1 ? name.slice(1) : name;
  return bare.length > 0 && words.some((_, at) => bare.every((word, offset) => words[at + offset] === word));
}

function wordsOf(text: string): readonly string[] {
  return listWords(text.toLowerCase()).map(({ text: word }) => word);
}

const terms: TagsRule = {
  name: 'content',
  // Elsewhere the content of tags is advice on their use that no check can give.
  basis: (marketplace) =>
    marketplace.tags.form === 'word' ? marketplace.policies['tag-content'] : undefined,
  find: (tags, context) => {
    const titleWords = new Set(wordsOf(context.title));
    return eachTag(tags, (tag) => termProblem(tag, titleWords, context));
  },
  mend: (tags, context) => {
    const titleWords = new Set(wordsOf(context.title));
    return tags.filter((tag) => termProblem(tag, titleWords, context) === null);
  },
  fixLabel: 'Remove the term',
  change: () => 'Search terms that say what the title says, name the brand or praise were dropped.',
};

const spam: TagsRule = {
  name: 'keyword-spam',
  basis: (marketplace) =>
    marketplace.policies['keyword-spam'] ??
    marketplace.policies['one-brand'] ??
    marketplace.policies['tag-content'],
  find: (tags, { item }) =>
    eachTag(tags, (tag) => {
      const [mention] = foreignBrands(tag, item);
      return mention === undefined ? null : `"${tag}" names a brand that is not this item’s.`;
    }),
  mend: (tags, { item }) => tags.filter((tag) => foreignBrands(tag, item).length === 0),
  fixLabel: 'Remove the tag',
};

export const TAG_CONTENT_RULES: readonly TagsRule[] = [terms, spam];
