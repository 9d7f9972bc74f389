/** What else of the form speaks for a field that no value fills: always a question, and always in the seller's own words. */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { compoundEnd, phraseAt } from '../categories/category-index.ts';
import type { Family } from '../categories/family.ts';
import { findIn, isAccessory } from '../categories/find-category.ts';
import { AND, COUNTS, CUTS, INTO, SOFT_CUTS, WITH } from '../categories/name-words.ts';
import { categoryById, isWorn } from '../categories/table.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { dimensionOf } from '../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { INDEFINITE } from '../lexicon/sentence-words.ts';
import { IS } from '../lexicon/speech-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { certainValues, type Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { wordsAt } from '../values/product-line.ts';
import { beforeAside, beforeMissing } from './before-missing.ts';
import type { Found } from './found.ts';
import { wordsOfModel } from './make-line.ts';
import { meaningOf } from './options.ts';
import { ownWords } from './own-words.ts';
import { placedSizes } from './placed-sizes.ts';
import { STUFFS } from './reason-words.ts';
import { areFar } from './stray-noun.ts';

/** Empty where the form says the kind of value, or nothing else speaks for one. */
export function besides(item: Item, kind: ValueKind, found: readonly Found[]): readonly Found[] {
  if (found.length > 0) return [];
  return wordsFor(item, kind).map((value) => ({
    value,
    certain: false,
    origin: 'given',
    answer: { kind, value },
  }));
}

function wordsFor(item: Item, kind: ValueKind): readonly string[] {
  switch (kind) {
    case 'model':
      return wordsOfModel(item);
    case 'type':
      return nounOfKind(item);
    case 'size':
      return sizesBeside(item);
    case 'department':
      return firstOf(wearerInNoun(item), () => wearerInKeywords(item));
    case 'colour':
    case 'material':
      return firstOf(keywordsFor(item, kind), () => bareWords(item, kind));
    case 'edition':
      return editionIn(item);
    default:
      return keywordsFor(item, kind);
  }
}

/** More clauses speak of parts. */
const OPENING = 6;

/** The noun of the item's own kind as the form says it: in the name unsurely, or in a clause about the item. */
function nounOfKind(item: Item): readonly string[] {
  const { category, nounInName, name, sentences, language, languageKnown, form } = item;
  if (category === null) return nounInName === null ? restOfName(item) : [capitalise(nounInName)];
  const context = { language: languageKnown ? language : null, make: form.make };
  const named = nounInName === null ? null : findIn(name, tokenise(name), context);
  if (nounInName !== null && named !== null && isSameShelf(named.id, category))
    return [capitalise(nounInName)];
  const inName = tokenise(name);
  for (const at of inName.keys()) {
    if (at > 0 && (HEAD_FIRST.has(language) || isAside(inName[at]))) break;
    const end = nounAt(inName, at, item);
    const ends =
      end === null ||
      at === 0 ||
      inName[end] === undefined ||
      isAside(inName[end]) ||
      inName[end]?.kind === 'number';
    if (end !== null && ends && inName[at - 1]?.text !== '-')
      return [capitalise(name.slice(inName[at]?.start, inName[end - 1]?.end))];
  }
  for (const sentence of sentences.slice(0, OPENING)) {
    const { raw, tokens, cues } = sentence;
    const end = beforeAside(sentence);
    for (const { from, to } of clausesOf(tokens)) {
      if (to > end) break;
      for (let at = from; at < to && !WITH.has(tokens[at]?.key ?? ''); at += 1) {
        const stop = nounAt(tokens, at, item);
        if (stop === null || polarityOf(cues, at, stop) !== 'asserted') continue;
        return [capitalise(raw.slice(tokens[at]?.start, tokens[stop - 1]?.end))];
      }
    }
  }
  const inKeywords = nounInKeywords(item);
  // "Golf headlight": a noun of which nobody knows whether it is meant.
  const isNear = named === null || !areFar([named.id], category);
  if (inKeywords.length > 0) return inKeywords;
  return nounInName === null || !isNear ? restOfName(item) : [capitalise(nounInName)];
}

/** "Krabbelschuhe" of "Kinderschuhe": what the text itself calls the thing, where its name calls it otherwise. */
export function nounInText(item: Item, called: readonly string[]): string | null {
  const { category, sentences } = item;
  const [opening] = sentences;
  if (category === null || isAccessory(category) || opening === undefined || familyOfItem(item) === 'media')
    return null;
  // Polish nouns have another form behind their verb.
  if (item.language === 'pl') return null;
  const [first] = clausesOf(opening.tokens);
  const end = Math.min(first?.to ?? 0, beforeAside(opening));
  for (let at = first?.from ?? 0; at < end && !WITH.has(opening.tokens[at]?.key ?? ''); at += 1) {
    const stop = nounAt(opening.tokens, at, item);
    if (stop === null || stop > end || polarityOf(opening.cues, at, stop) !== 'asserted') continue;
    const noun = opening.raw.slice(opening.tokens[at]?.start, opening.tokens[stop - 1]?.end);
    const isSame = called.some((one) => fold(one).includes(fold(noun)) || fold(noun).includes(fold(one)));
    return isSame ? null : capitalise(noun);
  }
  return null;
}

/** What parts a name from what else the thing has. */
function isAside(token: Token | undefined): boolean {
  return token !== undefined && (WITH.has(token.key) || (token.kind === 'mark' && token.text !== '-'));
}

/** The first search word that names the item's own kind. */
function nounInKeywords(item: Item): readonly string[] {
  const { keywords } = item.form;
  const tokens = tokenise(keywords);
  for (const at of tokens.keys()) {
    const end = nounAt(tokens, at, item);
    if (end !== null) return [capitalise(keywords.slice(tokens[at]?.start, tokens[end - 1]?.end))];
  }
  return [];
}

const SHORTEST_HEAD = 4;
const LONGEST_REST = 3;

/** Goods that are called by their model or their title alone. */
const BY_MODEL: ReadonlySet<Family> = new Set([
  ...(['phones', 'computers', 'games', 'shoes', 'watches', 'books', 'media'] as const),
]);

/** "Lattes en bois", "Ping G400 driver": of an unknown kind what the name says up to what leads on, beside its make and other values. */
function restOfName(item: Item): readonly string[] {
  const { name, language, form, values } = item;
  const family = familyOfItem(item);
  if (family !== null && BY_MODEL.has(family)) return [];
  const tokens = tokenise(name);
  const leadsOn = ({ key, kind }: Token) =>
    kind === 'mark' ||
    WITH.has(key) ||
    INTO.has(key) ||
    CUTS[language].has(key) ||
    SOFT_CUTS[language].has(key);
  const cut = tokens.findIndex((token, at) => at > 0 && leadsOn(token));
  const makes = values.filter(({ kind }) => kind === 'brand').map(({ from }) => from.quote);
  const taken = [form.make, form.modelNumber, ...makes].flatMap((text) => {
    const place = text.trim() === '' ? null : wordsAt(tokens, tokenise(text));
    return place === null ? [] : [place];
  });
  const isOpen = (at: number) =>
    tokens[at]?.kind === 'word' &&
    entriesAt(tokens, at).length === 0 &&
    labelAt(tokens, at) === null &&
    brandAt(tokens, at) === null &&
    !COUNTS.has(tokens[at]?.key ?? '') &&
    taken.every(([from, to]) => at < from || at >= to);
  const open = [...tokens.keys()].slice(0, cut === -1 ? tokens.length : cut).filter(isOpen);
  const [from = 0] = open;
  const to = from + open.length;
  const last = tokens[to - 1];
  // Beside a make a word with a capital is the name that it gave the thing.
  const isNoun = taken.length === 0 || (/^\p{Ll}/u.test(last?.text ?? '') && /\p{Lu}/u.test(form.itemName));
  const isOne = open.length <= LONGEST_REST && open.at(-1) === to - 1;
  return isOne && isNoun && (last?.key.length ?? 0) >= SHORTEST_HEAD
    ? [capitalise(name.slice(tokens[from]?.start, last?.end))]
    : [];
}

/** Where a noun of the item's own kind ends that begins at a token; null where none does, or a make's name. */
function nounAt(tokens: readonly Token[], at: number, item: Item): number | null {
  const { category, language } = item;
  if (isMake(tokens, at, item) || brandAt(tokens, at - 1) !== null) return null;
  for (const one of [language, 'en' as const]) {
    const found = phraseAt(tokens, at, one);
    // "Golfo di lana": what it is made of.
    const isWork = familyOfItem(item) === 'media';
    if (!isWork && entriesAt(tokens, at, ['material', 'colour']).some(({ weak }) => !weak)) continue;
    if (found?.entry.strength !== 'noun' || !isSameShelf(found.entry.id, category ?? '')) continue;
    // "Bath salts": the head of a longer noun, whatever it is, says more.
    return nounGoesOn(tokens, found.to, one) ? null : found.to;
  }
  return null;
}

/** "Cordless hoover" of a Dyson: in small letters, beside another make that is sure, the word is the noun. */
function isMake(tokens: readonly Token[], at: number, item: Item): boolean {
  const make = brandAt(tokens, at);
  if (make === null) return false;
  return (
    /^\p{Lu}/u.test(tokens[at]?.text ?? '') ||
    certainValues(item, 'brand').every(({ value }) => value === make.name)
  );
}

function nounGoesOn(tokens: readonly Token[], at: number, language: Language): boolean {
  return language === 'en' && phraseAt(tokens, at, language)?.entry.strength === 'noun';
}

/** Two kinds that lie at one place of the taxonomy: a parka and a coat. */
function isSameShelf(one: string, other: string): boolean {
  return one === other || categoryById(one)?.taxonomy[0] === categoryById(other)?.taxonomy[0];
}

/** What only its place tells, of what is worn; the measure of what has no other size. */
function sizesBeside(item: Item): readonly string[] {
  const family = familyOfItem(item);
  if (family === 'jewellery') return ringSize(item);
  if (family !== null && isWorn(family)) {
    const placed = placedSizes(item, wordsOfModel(item));
    return placed.length > 0 || family !== 'bags' ? placed : sidesIn(item);
  }
  // The millimetres of a lens are no size, and neither are those of a screen or a dial.
  if (family !== null && MEASURED_ELSE.has(family)) return [];
  const named = family === null ? [] : lengthsOf(item).filter(({ from }) => from.field === 'itemName');
  return named.length === 1 ? named.map(({ value }) => value) : sidesIn(item);
}

/** "UK size N", "Größe 54": of a ring the letter or the number behind the word for a size. */
function ringSize({ sentences }: Item): readonly string[] {
  for (const sentence of sentences.slice(0, OPENING)) {
    const { raw, tokens, cues } = sentence;
    const label = tokens.findIndex((_, at) => labelAt(tokens, at)?.kind === 'size');
    const at = label + (labelAt(tokens, label)?.length ?? 1);
    const value = tokens[/^[:.]$/u.test(tokens[at]?.text ?? '') ? at + 1 : at];
    if (label === -1 || value === undefined || !/^(?:\p{Lu}|\d{1,2}(?:[.,]\d)?)$/u.test(value.text)) continue;
    if (polarityOf(cues, at, at + 1) !== 'asserted') continue;
    const country = tokens[label - 1];
    const from = /^(?:UK|US|EU)$/iu.test(country?.text ?? '') ? country : tokens[label];
    return [raw.slice(from?.start, value.end)];
  }
  return [];
}

function lengthsOf({ values }: Item): readonly ItemValue[] {
  return values.filter(
    ({ kind, polarity, unit, label }) =>
      kind === 'measurement' &&
      polarity === 'asserted' &&
      label === undefined &&
      dimensionOf(unit) === 'length',
  );
}

/** "26 x 26 x 17.5 cm": all sides of the thing, where the form says no others. */
function sidesIn(item: Item): readonly string[] {
  const whole = lengthsOf(item).filter(
    ({ amount, certainty }) => amount === undefined && certainty === 'certain',
  );
  // '7 x 4.7 in / 18 x 12 cm': the same sides in another unit.
  const isOne = new Set(whole.map(({ unit }) => unit)).size === whole.length;
  return whole.length > 0 && isOne ? whole.slice(0, 1).map(({ value }) => value) : [];
}

/** "Herrenschuhe": whom it is for is the beginning of its noun, in languages that join them. */
function wearerInNoun({ name, sentences, language, category }: Item): readonly string[] {
  const family = category === null ? undefined : categoryById(category)?.family;
  if (family === undefined || !(isWorn(family) || family === 'watches')) return [];
  for (const tokens of [tokenise(name), ...sentences.slice(0, 1).map((one) => one.tokens)])
    for (const { key } of tokens) {
      const wearer = WEARERS_IN_NOUNS.find((word) => key.startsWith(word));
      const head = wearer === undefined ? null : compoundEnd(key, language);
      if (wearer !== undefined && head !== null && categoryById(head.id)?.family === family)
        return [capitalise(wearer)];
    }
  return [];
}

/** "mens denim": whom the seller's search words say it is for, where all of them say the same. */
function wearerInKeywords(item: Item): readonly string[] {
  const { category, form, language, languageKnown } = item;
  const family = category === null ? undefined : categoryById(category)?.family;
  if (family === undefined || !(isWorn(family) || family === 'bags' || family === 'watches')) return [];
  const tokens = tokenise(form.keywords);
  const wearers = tokens.flatMap((token, at) =>
    entriesAt(tokens, at, ['department'])
      .filter((entry) => !entry.weak && (!languageKnown || [language, 'en', 'xx'].includes(entry.language)))
      .map(({ means }) => ({ means, word: token.text })),
  );
  return new Set(wearers.map(({ means }) => means)).size === 1
    ? wearers.slice(0, 1).map(({ word }) => capitalise(word))
    : [];
}

function firstOf(words: readonly string[], others: () => readonly string[]): readonly string[] {
  return words.length > 0 ? words : others();
}

/** As German, Dutch and Swedish nouns begin. */
const WEARERS_IN_NOUNS = [
  ...['herren', 'damen', 'kinder', 'madchen', 'jungen', 'baby'],
  ...['heren', 'dames', 'meisjes', 'jongens', 'herr', 'dam', 'barn', 'flick', 'pojk'],
] as const;

const MEASURED_ELSE: ReadonlySet<Family> = new Set([
  'cameras',
  'computers',
  'phones',
  'games',
  'audio',
  'watches',
]);
const WORD_OF: Readonly<Partial<Record<ValueKind, WordClass>>> = {
  colour: 'colour',
  material: 'material',
  pattern: 'pattern',
};

/** A search word that is a value and nothing else. */
function keywordsFor(item: Item, kind: ValueKind): readonly string[] {
  const word = WORD_OF[kind];
  if (word === undefined || !asksFor(item, kind)) return [];
  return item.values
    .filter(({ kind: one, value }) => one === 'keyword' && meaningOf(value, [word]) !== null)
    .map(({ value }) => value);
}

const COLOURED: readonly WordClass[] = ['colour', 'shade'];
/** The green of a record is that of its label, and what has a taste or a scent has no colour. */
const COLOURLESS: ReadonlySet<Family> = new Set(['books', 'media', 'beauty', 'grocery']);

/** "charcoal kettle, 57 cm, black": clauses that are a colour or a stuff and nothing else. */
function bareWords(item: Item, kind: 'colour' | 'material'): readonly string[] {
  const family = familyOfItem(item);
  if (family === null || COLOURLESS.has(family)) return [];
  const found = item.sentences.slice(0, OPENING).flatMap((sentence) => {
    const { raw, tokens, cues } = sentence;
    // "Mustard, terracotta or black, tell me which".
    if (cues.some((cue) => cue.class === 'choice')) return [];
    const end = beforeAside(sentence);
    return clausesOf(tokens).flatMap((clause) => {
      if (clause.to > end || /^[(:]$/u.test(tokens[clause.from - 1]?.text ?? '')) return [];
      const from = behindInto(tokens, clause, kind);
      const to = stretchEnd(tokens, from, { to: clause.to, item });
      return polarityOf(cues, from, to) === 'asserted' && isNothingBut(tokens, from, { to, kind, item })
        ? capitalise(raw.slice(tokens[from]?.start, tokens[to - 1]?.end))
        : [];
    });
  });
  return [...new Set(found)].slice(0, MOST_BARE);
}

const MOST_BARE = 2;

/** "Casserole with lid, in volcanic orange": where the colour begins that a clause ends with. */
function behindInto(tokens: readonly Token[], { from, to }: Clause, kind: 'colour' | 'material'): number {
  if (kind === 'material') return from;
  const into = tokens.slice(from, to).findLastIndex(({ key }) => INTO.has(key));
  // "Buttons are in green", "with stitching in red": a part's.
  const isPart = tokens
    .slice(from, from + Math.max(0, into))
    .some(
      ({ key }, at) =>
        WITH.has(key) ||
        (at > 1 && IS.has(key)) ||
        (at === 1 && IS.has(key) && (tokens[from]?.key.length ?? 0) > PRONOUN),
    );
  return into === -1 || isPart ? from : from + into + 1;
}

/** "It", "er": longer words are nouns. */
const PRONOUN = 3;

/** "White with gold rim": what a clause says before what the thing has. */
function stretchEnd(
  tokens: readonly Token[],
  from: number,
  { to, item }: { to: number; item: Item },
): number {
  let end = from + 1;
  while (end < to && !WITH.has(tokens[end]?.key ?? '') && tokens[end]?.key !== AND[item.language]) end += 1;
  return end;
}

/** Names that makers give colours have a word of their own: "volcanic orange", "orange volcanique". */
const MOST_NAMED = 3;

function isNothingBut(
  tokens: readonly Token[],
  from: number,
  { to, kind, item }: { to: number; kind: 'colour' | 'material'; item: Item },
): boolean {
  const classes = kind === 'colour' ? COLOURED : [kind];
  const words = tokens.slice(from, to);
  const own = ownWords(item);
  let says = false;
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const [entry] = entriesAt(words, at, classes);
    // "Cotton yarn": the form of a stuff.
    const isForm = says && kind === 'material' && STUFFS.has(words[at]?.key ?? '');
    const isLikely = entry !== undefined && (kind === 'colour' || !entry.weak);
    if (!isForm && (!isLikely || labelAt(words, at) !== null)) {
      const isName =
        kind === 'colour' &&
        words.length <= MOST_NAMED &&
        words[at]?.kind === 'word' &&
        entriesAt(words, at).length === 0 &&
        !own.has(words[at]?.key ?? '') &&
        !isSmall(words[at], item.language) &&
        [item.language, 'en' as const].every((one) => phraseAt(words, at, one) === null) &&
        // Behind a colour stands what has it, where nouns stand last.
        (HEAD_FIRST.has(item.language) ? says : !says);
      if (!isName) return false;
      others += 1;
      at += 1;
      continue;
    }
    says ||= entry?.class === kind;
    at += isForm ? 1 : (entry?.length ?? 1);
  }
  return says && others <= 1;
}

/** What is said of an edition or a pressing, in nine languages, folded. */
const EDITIONS: ReadonlySet<string> = new Set(
  (
    'edition pressing ausgabe auflage pressung pressage edicion prensaje edizione stampa editie uitgave persing ' +
    'wydanie tloczenie edicao prensagem utgava pressning'
  ).split(' '),
);

/** "UK pressing", "edición española", "grüne Ausgabe": of a book, a record or a game the one word beside the noun. */
function editionIn(item: Item): readonly string[] {
  const family = familyOfItem(item);
  if (family !== 'books' && family !== 'media' && family !== 'games') return [];
  for (const sentence of item.sentences.slice(0, OPENING)) {
    const { raw, tokens, cues } = sentence;
    const end = beforeMissing(sentence);
    const at = tokens.findIndex(({ key }, index) => index < end && EDITIONS.has(key));
    if (at === -1) continue;
    const isWord = (place: number) =>
      tokens[place]?.kind === 'word' && !isSmall(tokens[place], item.language);
    const [from, to] =
      HEAD_FIRST.has(item.language) && isWord(at + 1)
        ? [at, at + 2]
        : isWord(at - 1)
          ? [at - 1, at + 1]
          : [at, at];
    if (to > from && polarityOf(cues, from, to) === 'asserted')
      return [capitalise(raw.slice(tokens[from]?.start, tokens[to - 1]?.end))];
  }
  return [];
}

function isSmall(token: Token | undefined, language: Language): boolean {
  const key = token?.key ?? '';
  return (
    CUTS[language].has(key) || SOFT_CUTS[language].has(key) || INDEFINITE[language].has(key) || key === 'the'
  );
}

function asksFor({ category }: Item, kind: ValueKind): boolean {
  const asks: readonly string[] = (category === null ? undefined : categoryById(category))?.asks ?? [];
  return kind === 'pattern' || asks.includes(kind);
}
