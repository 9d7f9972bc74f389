import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength, cutAtWord } from '../text/length.ts';
import { featurePhrases } from './keywords.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { isSmallWord, wordKey, wordKeys } from './words.ts';

const utf8 = new TextEncoder();

/** The noun of the item: 'jacket' of 'wax jacket'. */
function headNoun(material: Material): string | undefined {
  const type = material.type;
  return type === undefined ? undefined : lowerOrdinary(type.split(' ').at(-1) ?? type);
}

/** Lower case for ordinary words; codes and brands keep their own. */
function lowerOrdinary(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      /\d/.test(word) || /^\p{Lu}{2,4}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
        ? word
        : word.toLowerCase(),
    )
    .join(' ');
}

function joinNew(first: string, second: string): string {
  const known = new Set(wordKeys(first));
  const rest = second.split(' ').filter((word) => !known.has(wordKey(word)));
  return rest.length === 0 ? first : `${first} ${rest.join(' ')}`;
}

/** The last two or three words of each stretch of the item's name between connectives: what names it. */
function nameRuns(item: string): string[] {
  const runs: string[] = [];
  let stretch: string[] = [];
  const flush = (): void => {
    for (const size of [3, 2]) if (stretch.length >= size) runs.push(stretch.slice(-size).join(' '));
    stretch = [];
  };
  for (const raw of item.split(/\s+/u)) {
    const word = raw.replace(/^[("'“]+|[)"'”,;:.]+$/gu, '');
    if (!/[\p{L}\p{N}]/u.test(word) || isSmallWord(word)) {
      flush();
      continue;
    }
    stretch.push(word);
    if (/[,;:.)]$/u.test(raw)) flush();
  }
  flush();
  return runs;
}

/** What buyers may type, in the seller's own words and the item's own values, best first. */
function searchPhrases(material: Material, keywords: readonly string[], variant: Variant): string[] {
  const { facts, brand, model, type } = material;
  const noun = type === undefined ? undefined : lowerOrdinary(type);
  const head = headNoun(material);
  const named: string[] = [];
  if (brand !== undefined && model !== undefined) named.push(joinNew(brand, model));
  if (brand !== undefined && noun !== undefined) named.push(joinNew(brand, noun));
  if (model !== undefined && head !== undefined) named.push(joinNew(model, head));
  if (noun?.includes(' ')) named.push(noun);
  const described: string[] = [];
  if (head !== undefined) {
    for (const value of sureValues(material.materials).slice(0, 3))
      described.push(joinNew(lowerOrdinary(value), head));
    for (const value of sureValues(facts.era)) described.push(joinNew(value, head));
    for (const value of sureValues(material.colours).slice(0, 2))
      described.push(joinNew(lowerOrdinary(value), head));
    for (const value of sureValues(facts.origin))
      if (!value.includes(' ')) described.push(joinNew(value, head));
    for (const value of sureValues(facts.size).slice(0, 1))
      described.push(joinNew(head, value.split(/\s*\/\s*/u)[0] ?? value));
  }
  const features = featurePhrases(material)
    .filter((phrase) => phrase.includes(' '))
    .map(lowerOrdinary);
  const given = keywords.map(lowerOrdinary);
  const wide = given.filter((keyword) => keyword.includes(' '));
  const single = given.filter((keyword) => !keyword.includes(' '));
  const runs = nameRuns(material.item).map(lowerOrdinary);
  if (variant === 'v2') return [...wide, ...features, ...described, ...named, ...single, ...runs];
  if (variant === 'v3') return [...named, ...runs, ...described, ...wide, ...single, ...features];
  return [...wide, ...named, ...described, ...single, ...features, ...runs];
}

/** Keeps phrases that are legal, new and within the length; a phrase of the same words in another order is not new. */
function pick(phrases: readonly string[], limit: number, legal: (phrase: string) => string | null): string[] {
  const tags: string[] = [];
  const seen = new Set<string>();
  for (const phrase of phrases) {
    if (tags.length >= limit) break;
    const tag = legal(phrase.trim());
    if (tag === null || tag === '') continue;
    const key = wordKeys(tag)
      .filter((word) => !isSmallWord(word))
      .sort()
      .join(' ');
    if (key === '' || seen.has(key) || seen.has(key.replaceAll(' ', ''))) continue;
    seen.add(key);
    seen.add(wordKey(tag));
    tags.push(tag);
  }
  return tags;
}

const ETSY_ILLEGAL = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu;
const OTHER_ILLEGAL = /[^\p{L}\p{Nd}\p{M}\p{Zs}-]/gu;

function tidy(phrase: string): string {
  return phrase.replace(/\s+/gu, ' ').replace(/^[-'\s]+|[-'\s]+$/gu, '');
}

// A number that loses its sign ("100%", '6"') would say something else, so such a phrase is no tag.
const LOSES_MEANING = /\d\s*[%"”″'’£$€°]|[£$€]\s*\d|\d[.,/:+]\d/u;

function phraseTag(phrase: string, illegal: RegExp, max: number): string | null {
  if (LOSES_MEANING.test(phrase)) return null;
  const tag = tidy(phrase.replace(/[’]/gu, "'").replace(/&/g, ' ').replace(illegal, ' '));
  return codePointLength(tag) <= max && tag.length > 1 ? tag : null;
}

function plainTag(phrase: string): string | null {
  const tag = phrase
    .replace(/[,;#\n]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return tag.length > 1 && codePointLength(tag) <= 40 ? tag : null;
}

function hashtag(phrase: string): string | null {
  const word = phrase
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
  return word.length > 1 && word.length <= 24 && !/^\d+$/.test(word) ? `#${word}` : null;
}

function hashtagSources(material: Material, keywords: readonly string[], variant: Variant): string[] {
  const { brand, model, type } = material;
  const short = keywords.filter((keyword) => keyword.split(' ').length <= 2);
  const own = [brand, type?.split(' ').at(-1)].filter((word) => word !== undefined);
  const colour = sureValues(material.colours).slice(0, 1);
  const made = sureValues(material.materials).slice(0, 1);
  const line = model === undefined || /\d/.test(model) ? [] : [model];
  if (variant === 'v2') return [...short, ...own, ...made, ...colour, ...line, ...nameRuns(material.item)];
  if (variant === 'v3') return [...own, ...line, ...colour, ...made, ...short, ...nameRuns(material.item)];
  return [...own, ...short, ...line, ...colour, ...made, ...nameRuns(material.item)];
}

// Small beside Amazon's ceiling of 249 bytes: under 200 every published figure is met.
const AMAZON_BYTES = 199;
const AMAZON_BANNED = new Set(
  'new used sale best cheap good great like mint sealed unused open boxed box condition working faulty spares repair spare parts offer free'.split(
    ' ',
  ),
);

function amazonTerms(
  material: Material,
  title: string,
  keywords: readonly string[],
  variant: Variant,
): string[] {
  const taken = keySet(title, material.brand);
  for (const fact of material.facts.brand) for (const key of wordKeys(fact.value)) taken.add(key);
  const terms: string[] = [];
  let bytes = 0;
  const sources = [...keywords, ...searchPhrases(material, [], variant), ...featurePhrases(material, 4)];
  for (const word of sources.join(' ').split(/[\s/,;:()&+]+/u)) {
    if (LOSES_MEANING.test(word)) continue;
    const term = word
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}-]+/gu, '')
      .replace(/^-+|-+$/g, '');
    const key = wordKey(term);
    if (key.length < 2 || /^\d+$/.test(key) || isSmallWord(term) || AMAZON_BANNED.has(term) || taken.has(key))
      continue;
    const size = utf8.encode(term).length + (terms.length === 0 ? 0 : 1);
    if (bytes + size > AMAZON_BYTES) break;
    bytes += size;
    taken.add(key);
    terms.push(term);
  }
  return terms;
}

const COUNT: Partial<Record<Platform, number>> = {
  eBay: 10,
  Gumtree: 10,
  Other: 10,
  'Facebook Marketplace': 12,
};

/** The tags of a listing in its platform's own form, out of the ledger's values and the seller's keywords. */
export function writeTags(
  material: Material,
  variant: Variant,
  words: { title: string; keywords: readonly string[] },
): string[] {
  const { platform } = material.ledger;
  const spec = platformSpec(platform).tags;
  if (platform === 'Amazon')
    return amazonTerms(material, words.title, words.keywords, variant).slice(0, spec.max.value);
  if (platform === 'Vinted')
    return pick(hashtagSources(material, words.keywords, variant), spec.max.value, hashtag);
  const phrases = searchPhrases(material, words.keywords, variant);
  const limit = Math.min(spec.max.value, COUNT[platform] ?? spec.max.value);
  const max = spec.maxLength?.value;
  if (platform === 'Etsy')
    return pick(withShorter(phrases, max ?? 20), limit, (phrase) =>
      phraseTag(phrase, ETSY_ILLEGAL, max ?? 20),
    );
  if (platform === 'Other')
    return pick(phrases, limit, (phrase) => phraseTag(phrase, OTHER_ILLEGAL, max ?? 20));
  return pick(phrases, limit, plainTag);
}

/** Behind the phrases that fit stand the beginnings of those that do not. */
function withShorter(phrases: readonly string[], max: number): string[] {
  const shorter = phrases
    .filter((phrase) => codePointLength(phrase) > max)
    .map((phrase) => trimEnd(cutAtWord(phrase, max)))
    .filter((phrase) => phrase.includes(' '));
  return [...phrases, ...shorter];
}

function trimEnd(phrase: string): string {
  const words = phrase.split(' ');
  while (words.length > 0 && isSmallWord(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
