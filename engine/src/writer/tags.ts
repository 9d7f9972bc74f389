/** Tags as buyers would type them: values crossed with the type and its true synonyms, and the seller's keywords. */
import type { ItemValue } from '@smart-listings/contract';
import { phraseAt } from '../categories/category-index.ts';
import { categoryWords } from '../categories/category-words.ts';
import { HEAD_FIRST } from '../categories/name-phrases.ts';
import { CUTS } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { singular } from '../language/fold.ts';
import { isShortText } from '../language/language.ts';
import type { Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { codePointLength } from '../text/length.ts';
import { rememberOne } from '../text/remember.ts';
import { certainValues, type Item, sentencesOn } from '../values/item.ts';
import {
  departmentOf,
  keysOf,
  keywordsOf,
  mainMaterial,
  ownHashtags,
  phrasesOf,
  titleName,
} from './phrases.ts';
import { linesInName } from './product-lines.ts';
import { synonymsOf } from './title-parts.ts';

/** Where tags come from, the most telling first. */
const TAG_SOURCES = [
  'keywords',
  'brand-type',
  'model',
  'line',
  'value-type',
  'synonyms',
  'brand-synonym',
  'department-type',
  'era-type',
  'audience',
  'brand',
  'name',
  'values',
  'own-hashtags',
  // Where nothing else gives a tag.
  'beginning',
] as const;
type TagSource = (typeof TAG_SOURCES)[number];

/** Nobody types more words at once; a hashtag is a single one. */
const MOST_WORDS = 5;

const MOST_JOINED = 3;

const TOO_SHORT = /^[a-z0-9]{1,2}$/;

/** Sources whose phrases buyers write as one word: #jimmychoo, #denimjacket. */
const JOINED: ReadonlySet<TagSource> = new Set(['keywords', 'brand', 'line', 'synonyms', 'beginning']);

/** The tags of a listing, most telling first. */
export function writeTags(item: Item): string[] {
  const { limits, tags: style } = item.marketplace;
  const hashtags = style.form === 'hashtag';
  const mostWords = hashtags ? 1 : MOST_WORDS;
  const longest = limits.tags.maxLength?.value ?? Number.POSITIVE_INFINITY;
  const tags: string[] = [];
  const seen = new Set<string>();
  const candidates = TAG_SOURCES.flatMap((source) =>
    candidatesOf(item, source).map((phrase) => ({ source, phrase, joined: JOINED.has(source) })),
  );
  for (const { source, phrase, joined } of candidates) {
    if (source === 'beginning' && tags.length > 0) break;
    // A tag field parts "42,5" at its sign, and 42 is another size.
    if (/\d[.,]\d/.test(phrase) || !/\p{L}/u.test(phrase)) continue;
    for (const tag of tagsOf(phrase, { hashtags, joined })) {
      const key = keysOf(tag).join(' ');
      const words = key.split(' ').length;
      if (key === '' || seen.has(key) || words > mostWords || codePointLength(tag) > longest) continue;
      // "TE", "M6": nobody searches for so little.
      if (TOO_SHORT.test(tag)) continue;
      seen.add(key);
      tags.push(tag);
      if (tags.length === limits.tags.max.value) return tags;
    }
  }
  return tags;
}

/** A phrase as a tag; as one word for a hashtag. */
function tagsOf(
  phrase: string,
  { hashtags, joined }: { hashtags: boolean; joined: boolean },
): readonly string[] {
  if (!hashtags) return [plain(phrase)];
  // "#barbourspeywaxfishingjacket" is nothing that one types.
  if (joined && phrase.split(/\s+/).length > MOST_JOINED) return [];
  return joined || /^[\p{L}\p{M}\p{N}&'’-]+$/u.test(phrase)
    ? [phrase.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')]
    : [];
}

/** Signs that part words are blanks in a tag; a decimal point and a hyphen inside a word stay. */
function plain(phrase: string): string {
  return (
    phrase
      .normalize('NFC')
      .toLowerCase()
      // "S8+" is another model than S8.
      .replace(/[^\p{L}\p{M}\p{N}.,'’&+-]+|(?<![\p{L}\p{M}\p{N}])\++|\+(?=\p{L})/gu, ' ')
      .replace(/[.,](?!\d)|(?<!\d)[.,]/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[-\s]+|[-\s]+$/g, '')
  );
}

/** Languages that say the thing before what it is like: "veste noire". */
const TYPE_FIRST: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt', 'pl']);

/** Languages whose colours would need an ending before the thing: "lowboard schwarz". */
const UNBENT: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);

/** A longer description of the buyer is nothing that one types. */
const MOST_AUDIENCE_WORDS = 3;

function candidatesOf(item: Item, source: TagSource): readonly string[] {
  const type = typesOf(item)[0];
  const brand = phrasesOf(item, 'brand')[0];
  const joined = (...words: readonly (string | undefined)[]) =>
    words.some((word) => word === undefined || word === '') ? [] : [joinWords(words)];
  switch (source) {
    case 'keywords':
      return keywordsOf(item);
    case 'brand':
      return joined(brand);
    case 'brand-type':
      return TYPE_FIRST.has(item.language) ? joined(type, brand) : joined(brand, type);
    case 'model':
      return phrasesOf(item, 'model').flatMap((model) => joined(brand, model));
    case 'line':
      return [...linesInName(item), ...phrasesOf(item, 'model')];
    case 'value-type':
      return (['colour', 'material', 'pattern'] as const).flatMap((kind) =>
        (kind === 'material' ? mainMaterial(item) : phrasesOf(item, kind))
          .filter(isShort)
          .flatMap((value) =>
            TYPE_FIRST.has(item.language) || UNBENT.has(item.language)
              ? joined(type, value)
              : joined(value, type),
          ),
      );
    case 'synonyms':
      return typesOf(item).length === 0 ? headOf(item) : [...typesOf(item), ...synonymsOf(item)];
    case 'brand-synonym':
      return synonymsOf(item).flatMap((synonym) => joined(brand, synonym));
    case 'department-type':
      return departmentOf(item).flatMap((department) => [
        ...(TYPE_FIRST.has(item.language) ? joined(type, department) : joined(department, type)),
        ...synonymsOf(item)
          .slice(0, 1)
          .flatMap((synonym) => joined(department, synonym)),
      ]);
    case 'era-type':
      return erasOf(item).flatMap((era) => [
        ...(TYPE_FIRST.has(item.language) ? joined(type, era) : joined(era, type)),
        ...joined(era, brand),
      ]);
    case 'audience':
      return phrasesOf(item, 'audience').filter((buyer) => keysOf(buyer).length <= MOST_AUDIENCE_WORDS);
    case 'name':
      return [leadOf(item), titleName(item)].filter(
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
    case 'own-hashtags':
      return item.marketplace.tags.form === 'hashtag' ? ownHashtags(item) : [];
    case 'beginning':
      return [beginningOf(item, item.marketplace.tags.form === 'hashtag' ? 1 : MOST_FIRST_WORDS)];
  }
}

/** "Black with light blue accents" is a sentence. */
function isShort(value: string): boolean {
  return keysOf(value).length <= MOST_VALUE_WORDS;
}

const MOST_VALUE_WORDS = 2;

function namesGrade(name: string): boolean {
  const tokens = tokenise(name);
  return tokens.some((_, at) => entriesAt(tokens, at, ['condition']).some(({ weak }) => !weak));
}

/** Nobody searches for a bare year or month. */
function erasOf(item: Item): readonly string[] {
  return phrasesOf(item, 'era').filter((era) => /\p{L}/u.test(era));
}

/** The words that a name begins with, up to its first mark, amount, or word that leads to another thing. */
function leadOf(item: Item): string {
  const name = titleName(item);
  const tokens = tokenise(name);
  const [first] = clausesOf(tokens);
  if (first === undefined) return '';
  const leads = tokens.findIndex(
    ({ key }, at) =>
      at >= first.to ||
      // "Slip on shoes": inside a noun a small word cuts nothing.
      ((CUTS[item.language].has(key) || CUTS.en.has(key)) && !isInNoun(tokens, at, item.language)),
  );
  // "Women's size 10": a label without its value says nothing.
  let end = leads;
  while (
    end > 0 &&
    (labelAt(tokens, end - 1) !== null ||
      // "Mini 4 Pro": with a capital a small word is part of the name.
      (!/^\p{Lu}/u.test(tokens[end - 1]?.text ?? '') &&
        entriesAt(tokens, end - 1, ['joiner', 'filler']).length > 0))
  )
    end -= 1;
  return leads === -1 ? '' : name.slice(0, tokens[end - 1]?.end ?? 0).trim();
}

/** What a thing is like: a search word beside what it is, and alone only where a tag is a theme ("#denim"). */
const LIKE: ReadonlySet<ItemValue['kind']> = new Set(['pattern', 'material', 'colour']);

/** The noun of a name that is not sure of it, where it stands as names of the language have it: last, or first. */
function headOf({ name, nounInName, language }: Item): readonly string[] {
  if (nounInName === null) return [];
  const words = name.toLowerCase();
  const noun = nounInName.toLowerCase();
  return (HEAD_FIRST.has(language) ? words.startsWith(noun) : words.endsWith(noun)) ? [nounInName] : [];
}

function isInNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  return [language, 'en' as const].some((one) => (phraseAt(tokens, at - 1, one)?.to ?? at) > at);
}

const MOST_FIRST_WORDS = 4;

/** The first words of a long name, up to a joining word or an amount with its sign: names begin with what matters most. */
function beginningOf(item: Item, most: number): string {
  const words = tokenise(titleName(item));
  const from = words.findIndex(
    (_, at) => entriesAt(words, at, ['condition', 'filler', 'joiner']).length === 0,
  );
  const tokens = words.slice(Math.max(0, from));
  const ends = tokens.findIndex(
    ({ kind, text }, at) => at > 0 && ((kind === 'mark' && text !== '&') || /[.,]/.test(text)),
  );
  let to = Math.min(most, ends === -1 ? tokens.length : ends);
  // "Mini 5 Pro" is another thing than a Mini 5.
  if (tokens[to - 1]?.kind !== 'word' && tokens[to]?.kind === 'word') to -= 1;
  // "Bath & Body Works" is one name; what a joining word would only lead to is left out with it.
  while (
    to > 0 &&
    (labelAt(tokens, to - 1) !== null ||
      tokens[to - 1]?.kind === 'mark' ||
      entriesAt(tokens, to - 1, ['joiner']).length > 0)
  )
    to -= 1;
  return tokens
    .slice(0, to)
    .map(({ text }) => text)
    .join(' ');
}

/** "Denim jacket jacket" is said once. */
function joinWords(words: readonly (string | undefined)[]): string {
  const said: string[] = [];
  const keys = new Set<string>();
  for (const word of words) {
    const parts = (word ?? '').split(/\s+/).filter((part) => !keys.has(keysOf(part).join(' ') || part));
    said.push(...parts.filter((part) => part !== ''));
    for (const part of parts) keys.add(keysOf(part).join(' ') || part);
  }
  return said.join(' ');
}

/** The type in the form's own words, then in the table's; only where the form says that type. */
const typesOf = rememberOne((item: Item): readonly string[] => {
  const said = certainValues(item, 'type').map(({ value }) => value);
  const names =
    item.category === null ||
    !item.languageKnown ||
    // Beside a make and its line a short text says little of its language.
    (said.length === 0 && isShortText(item.form.features))
      ? []
      : said.length === 0
        ? // A product line stands for its kind: who sells an iPhone sells a smartphone.
          categoryWords(item.category, item.language).names.slice(0, 1)
        : said.slice(0, 1).flatMap((type) => categoryWords(item.category ?? '', item.language, type).names);
  const gone = new Set(item.ruledOut.flatMap(({ value }) => keysOf(value)));
  // "The drone itself is missing": who says so sells what goes with one.
  const missing = new Set(
    sentencesOn(item, 'missing').flatMap(({ tokens }) => tokens.map(({ key }) => singular(key))),
  );
  return [...new Set([...said, ...names])].filter(
    (type) =>
      !keysOf(type).some((key) => gone.has(key)) &&
      (said.includes(type) || !keysOf(type).some((key) => missing.has(key))),
  );
});
