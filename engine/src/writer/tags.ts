/** Tags as buyers would type them: values crossed with the type and its true synonyms, and the seller's keywords. */
import type { ItemValue } from '@smart-listings/contract';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { codePointLength } from '../text/length.ts';
import { rememberOne } from '../text/remember.ts';
import type { Item } from '../values/item.ts';
import { besideKeywords, crossed, erasOf, isShort, joinWords, ofAmounts, onlyOne } from './crossed-tags.ts';
import { beginningOf, havingOf, MOST_FIRST_WORDS, namesGrade } from './name-pieces.ts';
import { headOf, nounPhraseOf, properNameOf } from './name-tags.ts';
import { detailTags, detailTypeTags, phraseTags } from './phrase-tags.ts';
import {
  asTyped,
  asWritten,
  departmentOf,
  isWork,
  keysOf,
  keywordsOf,
  mainMaterial,
  makesOf,
  ownHashtags,
  phrasesOf,
  titleName,
} from './phrases.ts';
import { linesInName } from './product-lines.ts';
import { endsInJoiner, hasCue, isAmounts, tagsOf, withinTag } from './tag-form.ts';
import { typesOf } from './tag-types.ts';
import { synonymsOf } from './title-parts.ts';

/** Where tags come from, the most telling first. */
const TAG_SOURCES = [
  'keywords',
  'brand-type',
  'model',
  'line',
  'own-hashtags',
  'value-type',
  'phrases',
  'synonyms',
  'department-type',
  'era-type',
  'brand',
  'name',
  'audience',
  'details',
  'crossed',
  'amount-type',
  'keyword-type',
  'detail-type',
  'values',
  // Where nothing else gives a tag.
  'beginning',
] as const;
type TagSource = (typeof TAG_SOURCES)[number];

/** Nobody types more words at once; a hashtag is a single one. */
const MOST_WORDS = 5;

const TOO_SHORT = /^[a-z0-9]{1,2}$/;
/** Sources whose short pieces are halves of a name; "TV" is a thing. */
const OF_A_NAME: ReadonlySet<TagSource> = new Set(['line', 'model', 'beginning', 'values']);

/** Sources whose words say something one by one. */
const OF_WORDS: ReadonlySet<TagSource> = new Set(['keywords', 'model']);

/** Sources whose phrases buyers write as one word: #jimmychoo, #denimjacket. */
const JOINED: ReadonlySet<TagSource> = new Set([
  'keywords',
  'brand',
  'brand-type',
  'model',
  'line',
  'value-type',
  'phrases',
  'department-type',
  'synonyms',
  'name',
  'beginning',
]);

/** The tags of a listing, most telling first. */
export function writeTags(item: Item): string[] {
  return [...tagsOfItem(item)];
}

const tagsOfItem = rememberOne((item: Item): readonly string[] => {
  const { limits, tags: style } = item.marketplace;
  const hashtags = style.form === 'hashtag';
  const mostWords = hashtags ? 1 : MOST_WORDS;
  const longest = longestTag(item);
  const name = `${item.name} ${item.form.keywords} ${item.form.modelNumber}`.toLowerCase();
  const titleKeys = new Set(keysOf(titleName(item)));
  const models = phrasesOf(item, 'model');
  const tags: string[] = [];
  const seen = new Set<string>();
  for (const { source, phrase, joined } of candidates(item)) {
    if (source === 'beginning' && tags.length > 0) break;
    // A tag field parts "42,5" and "3/8" at their sign, and 42 is another size; a hashtag loses it.
    const isBare = !/\p{L}/u.test(phrase) && !(source === 'keywords' && models.includes(phrase));
    if ((hashtags ? /\d[-–.,/⁄]\d/ : /\d[,/⁄]\d/).test(phrase) || isBare || isAmounts(phrase)) continue;
    // Search terms need no word of the title: a phrase of ours that shares one goes whole, since half says nothing.
    if (style.form === 'word' && !OF_WORDS.has(source) && sharesKey(phrase, titleKeys)) continue;
    const fitting = source === 'keywords' && !hashtags ? withinTag(phrase, longest) : phrase;
    for (const tag of tagsOf(fitting, { hashtags, joined, name, isName: source === 'name' })) {
      const key = keysOf(tag).join(' ');
      const words = key.split(' ').length;
      if (key === '' || seen.has(key) || words > mostWords || codePointLength(tag) > longest) continue;
      // "TE", "M6": nobody searches for so little.
      if (OF_A_NAME.has(source) && TOO_SHORT.test(tag)) continue;
      seen.add(key);
      tags.push(tag);
      if (tags.length === limits.tags.max.value) return tags;
    }
  }
  return tags;
});

/** What may become a tag, source by source: what comes behind the last tag is never read. */
function* candidates(item: Item): Generator<{ source: TagSource; phrase: string; joined: boolean }> {
  for (const source of TAG_SOURCES)
    for (const phrase of candidatesOf(item, source)) yield { source, phrase, joined: JOINED.has(source) };
}

function sharesKey(phrase: string, keys: ReadonlySet<string>): boolean {
  return keysOf(phrase).some((key) => keys.has(key));
}

/** How many code points a tag of the marketplace may have. */
function longestTag({ marketplace: { limits } }: Item): number {
  return limits.tags.maxLength?.value ?? Number.POSITIVE_INFINITY;
}

/** "Hen house + run" are two things, and "walker with seat, Days" two phrases. */
function wholeName(item: Item): readonly string[] {
  return [titleName(item), item.name].filter((name) => !/\s\+\s|,/u.test(name));
}

const LIKE_KINDS = ['colour', 'material', 'pattern'] as const;

/** "Padrão geométrico": outside English a pattern bends with the word that it is said of, which in the name is the thing. */
function isSaidOfNoun({ language, values }: Item): boolean {
  return (
    language === 'en' || values.some(({ kind, from }) => kind === 'pattern' && from.field === 'itemName')
  );
}

/** Languages whose colours would need an ending before the thing: "lowboard schwarz". */
const UNBENT: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);

function candidatesOf(item: Item, source: TagSource): readonly string[] {
  const type = typesOf(item)[0];
  const brands = makesOf(item);
  // Of several makes none is crossed with the type.
  const brand = brands.length > 1 ? undefined : brands[0];
  const joined = (...words: readonly (string | undefined)[]) =>
    words.some((word) => word === undefined || word === '') ? [] : [joinWords(words)].filter(Boolean);
  switch (source) {
    case 'keywords':
      // "steampunk gears resin inclusions watch parts": words without a comma between them are words.
      return keywordsOf(item).flatMap((keyword) =>
        keywordsOf(item).length === 1 && keysOf(keyword).length > MOST_WORDS && !hasCue(keyword)
          ? keyword.split(/\s+/).filter((word) => /\p{L}{3}/u.test(word) && !endsInJoiner([word]))
          : [keyword],
      );
    case 'brand':
      return brands;
    case 'brand-type':
      if (isWork(item)) return [];
      return HEAD_FIRST.has(item.language) ? joined(type, brand) : joined(brand, type);
    case 'model':
      return phrasesOf(item, 'model').flatMap((model) => joined(brand, model));
    case 'line':
      return [...linesInName(item), ...phrasesOf(item, 'model')];
    case 'value-type':
      // "#lowboardschwarz" is nothing that one types.
      if (item.marketplace.tags.form === 'hashtag' && UNBENT.has(item.language)) return [];
      // "Pink Floyd LP": a colour is as often in the title of a work.
      if (isWork(item)) return [];
      return LIKE_KINDS.filter((kind) => kind !== 'pattern' || isSaidOfNoun(item)).flatMap((kind) =>
        (kind === 'material'
          ? mainMaterial(item).map((value) => asTyped(item, kind, value))
          : onlyOne(asWritten(item, kind))
        )
          .filter(isShort)
          .flatMap((value) => (item.language !== 'en' ? joined(type, value) : joined(value, type))),
      );
    case 'phrases':
      return phraseTags(item, type);
    case 'synonyms':
      return typesOf(item).length === 0 ? headOf(item) : [...typesOf(item), ...synonymsOf(item)];
    case 'department-type':
      return departmentOf(item).flatMap((department) =>
        HEAD_FIRST.has(item.language) ? joined(type, department) : joined(department, type),
      );
    case 'era-type':
      return erasOf(item).flatMap((era) => [
        ...(HEAD_FIRST.has(item.language) ? joined(type, era) : joined(era, type)),
        ...joined(era, brand),
      ]);
    case 'name':
      return [
        ...properNameOf(item),
        ...nounPhraseOf(item, longestTag(item), MOST_WORDS),
        ...havingOf(item),
        ...wholeName(item),
      ].filter(
        // Nobody searches for a grade, and it may be in question.
        (name) => (keysOf(name).length > 1 || name === item.name) && !namesGrade(name),
      );
    case 'values':
      return (
        ['edition', 'era', 'compatible', 'identifier', 'pattern', 'material', 'colour'] as const
      ).flatMap((kind) =>
        LIKE.has(kind) && item.marketplace.tags.form !== 'hashtag'
          ? []
          : kind === 'material'
            ? mainMaterial(item)
            : kind === 'era'
              ? erasOf(item)
              : phrasesOf(item, kind),
      );
    case 'audience':
      return item.marketplace.tags.forWhom?.value ? phrasesOf(item, 'audience').filter(isForWhom) : [];
    case 'details':
      return item.marketplace.tags.forWhom?.value ? detailTags(item) : [];
    case 'detail-type':
      return item.marketplace.tags.forWhom?.value && !isWork(item) ? detailTypeTags(item, type) : [];
    case 'crossed':
      return crossed(item, brand);
    case 'amount-type':
      return item.marketplace.tags.form === 'hashtag' || isWork(item) ? [] : ofAmounts(item, brand);
    case 'keyword-type':
      return besideKeywords(item);
    case 'own-hashtags':
      return item.marketplace.tags.form === 'hashtag' ? ownHashtags(item) : [];
    case 'beginning':
      return [beginningOf(item, item.marketplace.tags.form === 'hashtag' ? 1 : MOST_FIRST_WORDS)];
  }
}

/** "Gift for mum", "someone who loves old maps" is a sentence. */
function isForWhom(value: string): boolean {
  return keysOf(value).length <= MOST_WORDS_FOR_WHOM;
}

const MOST_WORDS_FOR_WHOM = 3;

/** What a thing is like: a search word beside what it is, and alone only where a tag is a theme ("#denim"). */
const LIKE: ReadonlySet<ItemValue['kind']> = new Set(['pattern', 'material', 'colour']);
