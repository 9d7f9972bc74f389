import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength } from '../text/length.ts';
import { PRAISE } from './keywords.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { otherNames } from './other-names.ts';
import { headNoun, nameRuns, searchPhrases } from './search-phrases.ts';
import { isSmallWord, wordKey, wordKeys } from './words.ts';

const utf8 = new TextEncoder();

/** Keeps phrases that are legal, new and within the length; a phrase of the same words in another order is not new. */
function pick(phrases: readonly string[], limit: number, legal: (phrase: string) => string | null): string[] {
  const tags: string[] = [];
  const seen = new Set<string>();
  for (const phrase of phrases) {
    if (tags.length >= limit) break;
    const tag = legal(phrase);
    if (tag === null || tag === '') continue;
    const keys = wordKeys(tag);
    const joined = keys.join('');
    const sorted = keys.length < 2 ? joined : keys.toSorted().join(' ');
    if (joined === '' || seen.has(sorted) || seen.has(joined)) continue;
    seen.add(sorted).add(joined);
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
  const tag = tidy(phrase.normalize('NFC').replace(/[’]/gu, "'").replace(/&/g, ' ').replace(illegal, ' '));
  return codePointLength(tag) <= max && tag.length > 1 ? tag : null;
}

// A tag neither begins nor ends in a loose sign.
const LOOSE_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}"'%)]+$/gu;

function plainTag(phrase: string): string | null {
  const tag = phrase
    .replace(/[,;#<>\n]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(LOOSE_SIGNS, '');
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
  const { brand, model, noun } = material;
  const short = keywords.filter((keyword) => keyword.split(' ').length <= 2);
  const own = [brand, material.english ? headNoun(material) : noun?.split(' ')[0]].filter(
    (word) => word !== undefined,
  );
  const colour = sureValues(material.colours).slice(0, 1);
  const made = sureValues(material.materials).slice(0, 1);
  const runs = material.english ? nameRuns(material).filter((run) => run.split(' ').length === 2) : [];
  const also = material.english && noun !== undefined && !material.titled ? otherNames(noun).slice(0, 1) : [];
  const line = model === undefined || /\d/.test(model) ? [] : [model];
  if (variant === 'v2') return [...short, ...own, ...made, ...colour, ...line, ...runs, ...also];
  if (variant === 'v3') return [...own, ...line, ...colour, ...made, ...short, ...runs, ...also];
  return [...own, ...short, ...line, ...colour, ...made, ...runs, ...also];
}

// Small beside Amazon's ceiling of 249 bytes: under 200 every published figure is met.
const AMAZON_BYTES = 199;
const AMAZON_BANNED = new Set(
  'new used sale top best cheap good great like mint sealed unused open boxed box condition working faulty spares repair spare parts offer free'.split(
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
  const sources = [...keywords, ...searchPhrases(material, [], variant), ...material.phrases];
  for (const word of sources.join(' ').split(/[\s/,;:()&+]+/u)) {
    if (LOSES_MEANING.test(word)) continue;
    const term = word
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}-]+/gu, '')
      .replace(/^-+|-+$/g, '');
    const key = wordKey(term);
    if (
      key.length < 2 ||
      /^\d/.test(key) ||
      isSmallWord(term) ||
      AMAZON_BANNED.has(term) ||
      PRAISE.has(term) ||
      taken.has(key)
    )
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
    return pick(phrases, limit, (phrase) => phraseTag(phrase, ETSY_ILLEGAL, max ?? 20));
  if (platform === 'Other')
    return pick(phrases, limit, (phrase) => phraseTag(phrase, OTHER_ILLEGAL, max ?? 20));
  return pick(phrases, limit, plainTag);
}
