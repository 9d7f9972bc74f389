/** What buyers may type to find an item: phrases of its own values and the seller's words, none of them torn. */

import type { Variant } from '@smart-listings/contract';
import { splitAtBlanks } from '../text/blanks.ts';
import { keySet, type Material, sureValues } from './material.ts';
import { otherNames } from './other-names.ts';
import { isSizeWord, sizeNames, sizePhrase } from './phrasing.ts';
import { isSmallWord, wordKey, wordKeys } from './words.ts';

const WHOLE_NAME = 5;

// Nouns that mean nothing without the word before them: "storage unit", "vesta case".
const LEANING =
  /^(?:unit|set|case|control|game|games|kit|machine|card|figure|box|stand|system|frame|cover|holder|tool|part|bag|book|seal|glass|light|pack|supply)s?$/i;

/** The noun of the item: 'jacket' of 'wax jacket', but 'trading card' as a whole. */
export function headNoun({ noun, english }: Material): string | undefined {
  if (noun === undefined) return undefined;
  const head = noun.split(' ').at(-1) ?? noun;
  return lowerOrdinary(!english || LEANING.test(head) || / of /.test(noun) ? noun : head);
}

/** Lower case for ordinary words; codes and brands keep their own. */
function lowerOrdinary(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      word === word.toLowerCase() ||
      /\d/.test(word) ||
      /^\p{Lu}{2,4}$/u.test(word) ||
      /\p{Ll}\p{Lu}/u.test(word)
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
// "breasted" of "double breasted", "thrown" of "hand thrown": the second half of a word that is written in two.
const SECOND_HALF =
  /(?:ed|en)$|^(?:thrown|blown|built|bound|sewn|spun|wound|drawn|ground|held|knit|grown|made|cut|dug|lit)$/iu;
// "3 seater", "2 man": the number is half of the word.
const COUNTED =
  /^(?:seater|seat|drawer|door|piece|tier|person|man|string|speed|slice|litre|shelf|burner|inch)$/iu;
const NUMBER = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)$/iu;
const NEGATION = /^(?:not?|non|without|never)$/iu;

/** The stretches of the item's name between connectives. */
function nameStretches(item: string): string[][] {
  const stretches: string[][] = [[]];
  for (const raw of splitAtBlanks(item)) {
    const word = raw.replace(/^[("'“]+|[)"'”,;:.]+$/gu, '');
    const breaks = !/[\p{L}\p{N}]/u.test(word) || (isSmallWord(word) && !INNER.has(word.toLowerCase()));
    if (!breaks) stretches.at(-1)?.push(word);
    if (breaks || /[,;:.)]$/u.test(raw)) stretches.push([]);
  }
  return stretches;
}

/** The last two or three words of each stretch of the item's name: what names it. */
export function nameRuns(material: Material): string[] {
  if (material.titled) return [];
  const head = wordKey(material.noun?.split(' ').at(-1) ?? '');
  // A run may not begin in the middle of a name: "Plan Fresco sideboard" of G Plan.
  const names = keySet(material.brand, material.model);
  const isInName = (word: string): boolean => names.has(wordKey(word));
  // "seater sofa" of "3 seater sofa", "reading discs" of "not reading discs".
  const isTorn = (before: string, first: string): boolean =>
    SECOND_HALF.test(first) ||
    NEGATION.test(before) ||
    /^\d+$/.test(before) ||
    (NUMBER.test(before) && COUNTED.test(first)) ||
    (isInName(before) && isInName(first));
  const runs: string[] = [];
  for (const stretch of nameStretches(material.item)) {
    for (const size of [3, 2]) {
      const run = stretch.slice(-size);
      const [first = ''] = run;
      const last = run.at(-1) ?? '';
      if (run.length < size || isSmallWord(first) || isSmallWord(last) || NEGATION.test(first)) continue;
      const before = stretch.at(-size - 1);
      if (before !== undefined && isTorn(before, first)) continue;
      // Without the noun in it, a run with numbers is only a piece of the name; past the noun, a torn one.
      const at = run.findIndex((word) => wordKey(word) === head);
      const isLoose = /^[\p{N}]{1,2}$|^\p{L}$/u.test(first) && !COUNTED.test(run[1] ?? '');
      if (isLoose || (at === -1 && /\d/.test(run.join('')))) continue;
      if (at === 0 && material.english) continue;
      runs.push(run.join(' '));
    }
  }
  return runs;
}

// Words that describe: "boho lamp" is a search, "pram pushchair" is none.
const DESCRIBING =
  /(?:ing|ic|al|less|ed|core|ish|y)$|^(?:boho|retro|vintage|antique|mod|grunge|merino|rustic|farmhouse|modern|mini|cordless|analog|kids|mens|womens|ladies|girls|boys|baby|leather|silk|linen|wool|cotton|silver|gold|brass|oak|pine|country|cottage|wedding|bridal|garden|kitchen|nursery|office|travel)$/iu;

/** The words of the item's name before its noun, which make a phrase with it: "hand knitted blanket". */
function nameTraits(material: Material, head: string): string[] {
  const { noun, item, brand, model, english } = material;
  // "Pushchair + car seat travel system" lists things: its words describe nothing.
  if (noun === undefined || !english || material.titled || /\s[+&]\s/.test(item)) return [];
  const names = keySet(brand, model, noun);
  const words = splitAtBlanks(item);
  const end = words.findIndex((word) => wordKey(word) === wordKey(head.split(' ').at(-1) ?? head));
  const traits: string[] = [];
  for (const [at, word] of words.slice(0, Math.max(0, end)).entries()) {
    if (names.has(wordKey(word)) || isSmallWord(word) || !/^\p{L}[\p{L}-]+$/u.test(word)) continue;
    // A capital inside the name is a name's own, unless the word is known to describe.
    const isPlain = word === word.toLowerCase() || (at === 0 && words[1] === words[1]?.toLowerCase());
    if (!isPlain && !DESCRIBING.test(word)) continue;
    const before = words[at - 1];
    if (before !== undefined && COUNTED.test(word) && NUMBER.test(before)) {
      if (traits.at(-1) === lowerOrdinary(before)) traits.pop();
      traits.push(`${before} ${word}`);
    } else if (SECOND_HALF.test(word) && before !== undefined && !names.has(wordKey(before))) {
      traits.pop();
      traits.push(`${before} ${word}`);
    } else traits.push(word);
  }
  return traits.map(lowerOrdinary);
}

/** The ends of statements that name the item: "silver drop earrings" of "Hand stamped sterling silver drop earrings". */
function statementRuns({ features, english }: Material, head: string): string[] {
  if (!english) return [];
  const last = wordKey(head.split(' ').at(-1) ?? head);
  const runs: string[] = [];
  for (const feature of features) {
    const words = splitAtBlanks(feature);
    const end = words.findIndex((word) => wordKey(word) === last);
    for (const size of [3, 2]) {
      const run = words.slice(Math.max(0, end + 1 - size), end + 1);
      const [first = ''] = run;
      if (run.length < size || !run.every((word) => /^\p{L}[\p{L}-]*$/u.test(word) && !isSmallWord(word)))
        continue;
      if (end + 1 > size && SECOND_HALF.test(first)) continue;
      runs.push(lowerOrdinary(run.join(' ')));
    }
  }
  return runs;
}

/** A gift for those whom the seller has in mind, where he speaks of gifts himself. */
function giftPhrases({ facts }: Material, keywords: readonly string[]): string[] {
  const parts = (facts.audience[0]?.value ?? '').split(/\s*[,/]\s*/u).filter((part) => part !== '');
  const isGift = keywords.some((keyword) => /\bgifts?\b/iu.test(keyword));
  // People are no search; what they celebrate is one.
  return parts.flatMap((part) => {
    if (isGift && /\bgifts?\b/iu.test(part)) return [part];
    if (isGift) return [`${part.replace(/(?<=[^s])s$/u, '')} gift`];
    return /s$|\b(?:people|some|any|men|women|children)/iu.test(part) || !part.includes(' ') ? [] : [part];
  });
}

// What a material also is, in the word that buyers search.
const STUFFS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:stoneware|earthenware|terracotta|red ?ware)$/iu, ['ceramic', 'pottery']],
  [/^(?:porcelain|bone china|faience)$/iu, ['ceramic']],
  [
    /^(?:(?:solid )?(?:oak|pine|walnut|mahogany|teak|beech|ash|elm|cherry|maple|birch|rosewood))$/iu,
    ['wooden'],
  ],
  [/^(?:merino|lambswool|shetland wool|merino wool)$/iu, ['wool']],
  [/^(?:sterling silver|925 silver)$/iu, ['silver']],
];

/** 'ceramic' of 'stoneware'. */
function widerStuffs(materials: readonly string[]): string[] {
  return materials.flatMap((value) => STUFFS.find(([stuff]) => stuff.test(value))?.[1] ?? []);
}

/** By the whole noun, else by its last word: 'wireless mouse' is a computer mouse where its type says so. */
function namesOf({ type }: Material, noun: string, head: string): readonly string[] {
  const known = [noun, head].map(otherNames).find((names) => names.length > 0);
  if (known) return known;
  return type?.endsWith(` ${head}`) ? [lowerOrdinary(type), ...otherNames(type)] : [];
}

interface Phrases {
  readonly named: readonly string[];
  readonly described: readonly string[];
  readonly paired: readonly string[];
  /** By the other names of the thing. */
  readonly also: readonly string[];
}

function builtPhrases(material: Material, single: readonly string[]): Phrases {
  const { facts, brand, model, english } = material;
  const noun = material.noun === undefined ? undefined : lowerOrdinary(material.noun);
  const head = headNoun(material);
  const named: string[] = [];
  if (brand !== undefined && model !== undefined) named.push(joinNew(brand, model));
  if (brand !== undefined && noun !== undefined) named.push(joinNew(brand, noun));
  if (model !== undefined && head !== undefined) named.push(joinNew(model, head));
  if (noun?.includes(' ')) named.push(noun);
  if (head === undefined || noun === undefined) return { named, described: [], paired: [], also: [] };
  // English puts the trait before the noun; the others write "sukienka zielona" or are not bent.
  const trait = (value: string): string =>
    english ? joinNew(lowerOrdinary(value), head) : joinNew(head, value);
  const colours = sureValues(material.colours).slice(0, 2);
  const materials = sureValues(material.materials).slice(0, 2);
  const fromName = nameTraits(material, head);
  const described = [...materials, ...sureValues(facts.era), ...colours, ...fromName].map(trait);
  for (const value of sureValues(facts.origin)) if (!value.includes(' ')) described.push(trait(value));
  const [size] = sureValues(material.sizes);
  if (size !== undefined) {
    const own = sizeNames(size)[0] ?? size;
    const asked = isSizeWord(own) ? own.toLowerCase() : sizePhrase(own, material);
    described.push(english ? `${asked} ${head}` : joinNew(head, own));
  }
  if (!english || material.titled) return { named, described, paired: [], also: [] };
  const names = namesOf(material, noun, head);
  if (material.ledger.platform !== 'Etsy') return { named, described, paired: [], also: names };
  const describing = single.filter((keyword) => DESCRIBING.test(keyword));
  const paired = [
    ...statementRuns(material, head),
    ...describing.map((keyword) => joinNew(keyword, head)),
    ...materials.filter((value) => value.includes(' ')).map(lowerOrdinary),
  ];
  for (const value of [...describing, ...materials, ...colours, ...fromName]) {
    if (noun !== head) paired.push(joinNew(lowerOrdinary(value), noun));
  }
  const [colour] = colours;
  for (const value of [...materials, ...fromName, ...describing]) {
    if (colour === undefined || value.toLowerCase() === colour.toLowerCase()) continue;
    paired.push(joinNew(lowerOrdinary(`${colour} ${value}`), head));
  }
  for (const value of widerStuffs(materials)) paired.push(joinNew(value, head));
  const also = names.filter((name) => name.includes(' '));
  for (const name of names) {
    for (const value of [...fromName, ...materials, ...colours])
      also.push(joinNew(lowerOrdinary(value), name));
  }
  return { named, described, paired, also };
}

/** What buyers may type, in the seller's own words and the item's own values, best first. */
export function searchPhrases(material: Material, keywords: readonly string[], variant: Variant): string[] {
  const given = keywords.map(lowerOrdinary);
  const wide = given.filter((keyword) => keyword.includes(' '));
  const single = given.filter((keyword) => !keyword.includes(' '));
  const { named, described, paired, also } = builtPhrases(material, single);
  const features = material.phrases
    .filter((phrase) => phrase.includes(' ') && !/^\d/.test(phrase))
    .map(lowerOrdinary);
  // The whole name is a search of its own where it is short.
  const words = material.item.split(' ');
  const isSearch = words.length <= WHOLE_NAME && !words.some((word) => NEGATION.test(word));
  const whole = isSearch ? [material.item] : [];
  const runs = [...nameRuns(material), ...whole].map((run) =>
    run.replace(/\S+/gu, (word) => (material.names.has(wordKey(word)) ? word : lowerOrdinary(word))),
  );
  const rest = [
    ...paired,
    ...also,
    ...(material.ledger.platform === 'Etsy' ? giftPhrases(material, keywords) : []),
  ];
  if (variant === 'v2')
    return [...wide, ...features, ...described, ...rest, ...named, ...runs, ...also, ...single];
  if (variant === 'v3')
    return [...named, ...runs, ...described, ...wide, ...rest, ...features, ...also, ...single];
  return [...wide, ...named, ...described, ...features, ...runs, ...rest, ...also, ...single];
}
