/** What tags say: search terms that add nothing, and makes that are not the item's. */
import { certainValues } from '../values/item.ts';
import { foreignBrands } from './brands.ts';
import { eachTag } from './each-tag.ts';
import type { RuleContext, TagsRule } from './rule.ts';
import { LITTLE_WORDS, listWords } from './words.ts';

const PRAISE_OR_TIME = new Set(
  'best cheap cheapest amazing great perfect stunning excellent beautiful awesome premium top new newest latest today now sale discount bargain offer free'.split(
    ' ',
  ),
);

/** Why a word does not belong among search terms; null when it does. */
function termProblem(word: string, titleWords: ReadonlySet<string>, context: RuleContext): string | null {
  if (titleWords.has(word)) return `"${word}" stands in the title already.`;
  if (PRAISE_OR_TIME.has(word)) return `"${word}" is praise or time, not a search term.`;
  const brands = context.item === null ? [] : certainValues(context.item, 'brand');
  const isBrand = brands.some(({ value }) => value.toLowerCase() === word);
  return isBrand ? `"${word}" is the brand: it does not belong among search terms.` : null;
}

/** Buyers type no shorter word alone. */
const SHORTEST_TERM = 3;

function titleWordsOf(title: string): ReadonlySet<string> {
  return new Set(listWords(title.toLowerCase()).map(({ text }) => text));
}

const terms: TagsRule = {
  name: 'content',
  // Elsewhere the content of tags is advice on their use that no check can give.
  basis: (marketplace) =>
    marketplace.tags.form === 'word' ? marketplace.policies['tag-content'] : undefined,
  find: (tags, context) => {
    const titleWords = titleWordsOf(context.title);
    return eachTag(tags, (tag) => {
      for (const { text } of listWords(tag.toLowerCase())) {
        const problem = termProblem(text, titleWords, context);
        if (problem !== null) return problem;
      }
      return null;
    });
  },
  mend: (tags, context) => {
    const titleWords = titleWordsOf(context.title);
    return tags.flatMap((tag) => {
      const words = listWords(tag);
      const kept = words.filter(({ text }) => termProblem(text.toLowerCase(), titleWords, context) === null);
      if (kept.length === words.length) return [tag];
      // The field is a line of words: what is left of a phrase is no phrase.
      return kept.flatMap(({ text }) =>
        text.length < SHORTEST_TERM || LITTLE_WORDS.has(text.toLowerCase()) ? [] : [text],
      );
    });
  },
  fixLabel: 'Remove those words',
  change: () => 'Words of the title, brands and praise were taken out of the search terms.',
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
