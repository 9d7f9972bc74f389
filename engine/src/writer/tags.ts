import type { Platform, Variant } from '@smart-listings/contract';
import { platformSpec } from '../platforms/index.ts';
import { codePointLength } from '../text/length.ts';
import { PRAISE } from './keywords.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { isSmallWord, wordKey, wordKeys } from './words.ts';

const WHOLE_NAME = 5;
const utf8 = new TextEncoder();

// Nouns that mean nothing without the word before them: "storage unit", "vesta case".
const LEANING =
  /^(?:unit|set|case|control|game|games|kit|machine|card|figure|box|stand|system|frame|cover|holder)s?$/i;

/** The noun of the item: 'jacket' of 'wax jacket', but 'trading card' as a whole. */
function headNoun(material: Material): string | undefined {
  const { noun } = material;
  if (noun === undefined) return undefined;
  const head = noun.split(' ').at(-1) ?? noun;
  return lowerOrdinary(!material.english || LEANING.test(head) ? noun : head);
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

// These stand inside a name's phrase ("bean to cup"), the others between two phrases.
const INNER = new Set('of to and the a & n'.split(' '));

/** The last two or three words of each stretch of the item's name between connectives: what names it. */
function nameRuns(material: Material): string[] {
  if (material.titled) return [];
  const head = wordKey(material.noun?.split(' ').at(-1) ?? '');
  // A run may not begin in the middle of a name: "Plan Fresco sideboard" of G Plan.
  const names = keySet(material.brand, material.model);
  const isInName = (word: string): boolean => names.has(wordKey(word));
  const runs: string[] = [];
  let stretch: string[] = [];
  const flush = (): void => {
    for (const size of [3, 2]) {
      const run = stretch.slice(-size);
      if (run.length < size || isSmallWord(run[0] ?? '') || isSmallWord(run.at(-1) ?? '')) continue;
      // Without the noun in it, a run with numbers is only a piece of the name.
      const named = run.some((word) => wordKey(word) === head);
      const before = stretch[stretch.length - size - 1];
      if (before !== undefined && isInName(before) && isInName(run[0] ?? '')) continue;
      if (/^[\p{N}]{1,2}$|^\p{L}$/u.test(run[0] ?? '') || (!named && /\d/.test(run.join('')))) continue;
      runs.push(run.join(' '));
    }
    stretch = [];
  };
  for (const raw of material.item.split(/\s+/u)) {
    const word = raw.replace(/^[("'“]+|[)"'”,;:.]+$/gu, '');
    if (!/[\p{L}\p{N}]/u.test(word) || (isSmallWord(word) && !INNER.has(word.toLowerCase()))) {
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
  const { facts, brand, model, english } = material;
  const noun = material.noun === undefined ? undefined : lowerOrdinary(material.noun);
  const head = headNoun(material);
  const named: string[] = [];
  if (brand !== undefined && model !== undefined) named.push(joinNew(brand, model));
  if (brand !== undefined && noun !== undefined) named.push(joinNew(brand, noun));
  if (model !== undefined && head !== undefined) named.push(joinNew(model, head));
  if (noun?.includes(' ')) named.push(noun);
  const described: string[] = [];
  if (head !== undefined) {
    // English puts the trait before the noun; the others write "sukienka zielona" or are not bent.
    const trait = (value: string): string =>
      english ? joinNew(lowerOrdinary(value), head) : joinNew(head, value);
    for (const value of sureValues(material.materials).slice(0, 3)) described.push(trait(value));
    for (const value of sureValues(facts.era)) described.push(trait(value));
    for (const value of sureValues(material.colours).slice(0, 2)) described.push(trait(value));
    for (const value of sureValues(facts.origin)) if (!value.includes(' ')) described.push(trait(value));
    for (const value of sureValues(material.sizes).slice(0, 1)) {
      described.push(joinNew(head, value.split(/\s*\/\s*/u)[0] ?? value));
    }
  }
  const features = material.phrases
    .filter((phrase) => phrase.includes(' ') && !/^\d/.test(phrase))
    .map(lowerOrdinary);
  const given = keywords.map(lowerOrdinary);
  const wide = given.filter((keyword) => keyword.includes(' '));
  const single = given.filter((keyword) => !keyword.includes(' '));
  // The whole name is a search of its own where it is short.
  const whole = material.item.split(' ').length <= WHOLE_NAME ? [material.item] : [];
  const runs = [...nameRuns(material), ...whole].map(lowerOrdinary);
  const paired =
    head === undefined || !english || material.ledger.platform !== 'Etsy'
      ? []
      : single.map((keyword) => joinNew(keyword, head));
  if (variant === 'v2') return [...wide, ...features, ...described, ...named, ...single, ...runs, ...paired];
  if (variant === 'v3') return [...named, ...runs, ...described, ...wide, ...single, ...features, ...paired];
  return [...wide, ...named, ...described, ...single, ...features, ...runs, ...paired];
}

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
    const sorted = keys.length < 2 ? joined : keys.sort().join(' ');
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
  const own = [brand, noun?.split(' ').at(-1)].filter((word) => word !== undefined);
  const colour = sureValues(material.colours).slice(0, 1);
  const made = sureValues(material.materials).slice(0, 1);
  const line = model === undefined || /\d/.test(model) ? [] : [model];
  if (variant === 'v2') return [...short, ...own, ...made, ...colour, ...line, ...nameRuns(material)];
  if (variant === 'v3') return [...own, ...line, ...colour, ...made, ...short, ...nameRuns(material)];
  return [...own, ...short, ...line, ...colour, ...made, ...nameRuns(material)];
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
    return pick(withShorter(phrases, max ?? 20), limit, (phrase) =>
      phraseTag(phrase, ETSY_ILLEGAL, max ?? 20),
    );
  if (platform === 'Other')
    return pick(phrases, limit, (phrase) => phraseTag(phrase, OTHER_ILLEGAL, max ?? 20));
  return pick(phrases, limit, plainTag);
}

/** Behind the phrases that fit stand the beginnings of those that do not, cut between words. */
function withShorter(phrases: readonly string[], max: number): string[] {
  const shorter: string[] = [];
  for (const phrase of phrases) {
    if (codePointLength(phrase) <= max) continue;
    const words = phrase.split(' ');
    while (words.length > 0 && (isSmallWord(words.at(-1) ?? '') || codePointLength(words.join(' ')) > max))
      words.pop();
    if (words.length > 1) shorter.push(words.join(' '));
  }
  return [...phrases, ...shorter];
}
