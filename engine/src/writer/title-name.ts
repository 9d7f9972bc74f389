/** The name of a title with the make and the model where the name's grammar has them, and what is told at its end. */
import { compoundEnd, phraseAt } from '../categories/category-index.ts';
import { isAccessory } from '../categories/find-category.ts';
import { ARTICLES, COUNTS, CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { isSpacedDash } from '../language/clauses.ts';
import { singular, squeeze } from '../language/fold.ts';
import { HEAD_FIRST, LANGUAGES } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { TitlePart } from '../marketplaces/writing.ts';
import type { Item } from '../values/item.ts';
import { wordsAt } from '../values/product-line.ts';
import { saysMake, withSpelling, withWholeModel } from './name-completion.ts';
import { openingPhrases } from './opening-phrases.ts';
import { isWork, keysOf, makesOf, phrasesOf } from './phrases.ts';
import { uncapitalised } from './title-case.ts';

export interface PlacedName {
  /** What the thing is called. */
  core: string;
  /** What the name tells of it at its end, with the mark before it: "- needs carb", "not running". */
  tail: string;
  /** Make and model, where the name has no place for them. */
  behind: readonly string[];
}

/** The name with its make and model, for a title of those parts. */
export function placedName(name: string, item: Item, order: readonly TitlePart[]): PlacedName {
  const brand = phrasesOf(item, 'brand')[0];
  // "1985 UK pressing on EMI": then the text says by whom the work is.
  const isInText =
    isWork(item) && openingPhrases(item).opening.some((phrase) => saysMake(phrase, brand ?? ''));
  const make = isInText ? undefined : brand;
  const model = order.includes('model') ? phrasesOf(item, 'model')[0] : undefined;
  // "Bosch gsr 12v" of the model GSR 12V-15.
  const modelled = model === undefined ? name : withSpelling(withWholeModel(name, model), model);
  const { core, tail } = splitName(modelled, item);
  const isSaid = make === undefined || saysMake(modelled, make);
  // By whom a work is, or by whom it was published, stands behind its title.
  const made = isSaid ? core : leads(item, order) && !isWork(item) ? withMake(core, make, item) : null;
  const behind = made === null && make !== undefined && order.includes('brand') ? [make] : [];
  const whole = made ?? core;
  if (model === undefined || isModelSaid(modelled, model)) return { core: whole, tail, behind };
  const named = withModel(whole, model, make, item);
  return named === null
    ? { core: whole, tail, behind: [[...behind, model].join(' ')] }
    : { core: named, tail, behind };
}

/** Whether the make stands before what follows: where buyers of this kind ask for it. */
function leads(item: Item, order: readonly TitlePart[]): boolean {
  const before = order.includes('brand') && order.indexOf('brand') < Math.max(1, order.indexOf('name'));
  const asks = item.category === null ? null : categoryById(item.category)?.asks;
  return before && (asks === undefined || asks === null || asks.includes('brand'));
}

/** Whether a name says at least half of the words of a model: "Double stroller" does not say City Mini GT2 Double. */
function isModelSaid(name: string, model: string): boolean {
  const said = new Set(keysOf(name));
  const keys = keysOf(model);
  return (
    squeeze(name).includes(squeeze(model)) || keys.filter((key) => said.has(key)).length * 2 >= keys.length
  );
}

/** The make in a name that lacks it; null where it has no place there. */
function withMake(name: string, make: string, item: Item): string | null {
  const tokens = tokenise(name);
  const first = tokens[0];
  if (first === undefined) return make;
  const isOther = tokens.some((_, at) => {
    const brand = brandAt(tokens, at);
    return brand !== null && !brand.common && !brand.inside && squeeze(brand.name) !== squeeze(make);
  });
  // "The Thursday Murder Club" is a title, of a "full set" or of several makes none is the make of all.
  const isOfMany = tokens.slice(0, MOST_BEFORE_COUNT).some(({ key }) => COUNTS.has(singular(key)));
  // "VW Golf headlight" of Hella: a part begins with the name of what it is for.
  const isPartOf =
    item.category !== null &&
    isAccessory(item.category) &&
    /^\p{Lu}/u.test(first.text) &&
    isUnknownWord(tokens, 0) &&
    !isKnownNoun(tokens, 0, item);
  if (isOther || isPartOf || isOfMany || makesOf(item).length > 1 || ARTICLES.has(first.key)) return null;
  const at = placeOfMake(tokens, item);
  const before = name.slice(0, tokens[at - 1]?.end ?? 0);
  const after = name.slice(tokens[at]?.start ?? name.length);
  return [before, make, at === 0 ? uncapitalised(after, item) : after].filter(Boolean).join(' ');
}

const MOST_BEFORE_COUNT = 2;

/** Before the name; behind how many there are; in languages that say the thing first, behind it and what it is like. */
function placeOfMake(tokens: readonly Token[], item: Item): number {
  const { language } = item;
  const noun = wordsAt(tokens, tokenise(item.nounInName ?? ''));
  if (HEAD_FIRST.has(language)) {
    const isNoun = noun?.[0] === 0 || isKnownNoun(tokens, 0, item) || isTypedSmall(tokens[0], item);
    return isNoun ? endOfPhrase(tokens, noun?.[0] === 0 ? noun[1] : 1, item) : 0;
  }
  const head = tokens[(noun?.[1] ?? 0) - 1]?.key ?? '';
  const isCount = /^\d{1,3}[x×]?$/u.test(tokens[0]?.text ?? '') && singular(head) !== head;
  return isCount ? (/^[x×]$/u.test(tokens[1]?.text ?? '') ? 2 : 1) : 0;
}

/** Where what a noun is like ends: before a mark, a number with its label, a word that leads on, a name of its own. */
function endOfPhrase(tokens: readonly Token[], from: number, { language }: Item): number {
  const isPlain = (at: number) => {
    const token = tokens[at];
    return (
      token?.kind === 'word' &&
      labelAt(tokens, at) === null &&
      (SOFT_CUTS[language].has(token.key) || !LEADING.has(token.key)) &&
      entriesAt(tokens, at, ENDS).every(({ weak }) => weak) &&
      !(/^\p{Lu}/u.test(token.text) && entriesAt(tokens, at).length === 0)
    );
  };
  let to = from;
  while (isPlain(to)) to += 1;
  // "N 38", "GTX 1060": a short word or letters before a number are one with it.
  while (
    to > from &&
    /^\d/.test(tokens[to]?.text ?? '') &&
    ((tokens[to - 1]?.text.length ?? 0) < SHORTEST_FREE || /^\p{Lu}{2,4}$/u.test(tokens[to - 1]?.text ?? ''))
  )
    to -= 1;
  return to;
}

const SHORTEST_FREE = 3;
/** Of a few words nobody knows the language surely. */
const LEADING: ReadonlySet<string> = new Set(
  LANGUAGES.filter((language) => language === 'en' || HEAD_FIRST.has(language)).flatMap((language) => [
    ...CUTS[language],
  ]),
);
const ENDS: readonly WordClass[] = [
  'era',
  'edition',
  'size',
  'condition',
  'fault',
  'missing',
  'deny',
  'doubt',
];

function isTypedSmall(token: Token | undefined, { form }: Item): boolean {
  return (
    token?.kind === 'word' &&
    form.itemName.trimStart().startsWith(token.text.toLowerCase()) &&
    // No "iPhone".
    /^\p{Lu}\p{Ll}+$/u.test(token.text)
  );
}

function isKnownNoun(tokens: readonly Token[], at: number, { language }: Item): boolean {
  const key = tokens[at]?.key ?? '';
  return (
    [language, 'en' as const].some((one) => phraseAt(tokens, at, one)?.entry.strength === 'noun') ||
    compoundEnd(key, language) !== null
  );
}

/** The model behind its make and the make's line; behind a name that ends with its noun; null where neither is there. */
function withModel(name: string, model: string, make: string | undefined, item: Item): string | null {
  const tokens = tokenise(name);
  const place = makeIn(tokens, make ?? '');
  if (place === null) return null;
  let at = place[1];
  // "Apple iPhone 12", "Sony PS4 Slim": the model is one of the line.
  while (at < tokens.length && isOfLine(tokens, at, place[1], item)) at += 1;
  // "Nintendo Teal Game Boy Color": before what is no noun that we know it would cut a name in two. A part's number
  // stands behind all that says what it fits.
  const isPart = item.category !== null && isAccessory(item.category);
  const hasNoun =
    isKnownNoun(tokens, at, item) || wordsAt(tokens.slice(at), tokenise(item.nounInName ?? '')) !== null;
  if (/\d/.test(model) && (isPart || !hasNoun)) at = tokens.length;
  // "City Mini GT2 Double" of a "double stroller": what the model says the name says no more beside it.
  const own = new Set(keysOf(model));
  const isSaid = (index: number) => own.has(singular(tokens[index]?.key ?? ''));
  let [from, to] = [at, at];
  while (from > place[1] && isSaid(from - 1)) from -= 1;
  while (isSaid(to)) to += 1;
  return [name.slice(0, tokens[from - 1]?.end), model, name.slice(tokens[to]?.start ?? name.length)]
    .filter(Boolean)
    .join(' ');
}

/** Where a make stands, as [first, one after the last]: "Mamas & Papas". */
function makeIn(tokens: readonly Token[], make: string): readonly [number, number] | null {
  const whole = squeeze(make);
  if (whole === '') return null;
  for (const from of tokens.keys()) {
    let letters = '';
    for (let to = from; to < tokens.length && letters.length < whole.length; to += 1) {
      letters += squeeze(tokens[to]?.text ?? '');
      if (letters === whole) return [from, to + 1];
    }
  }
  return null;
}

function isOfLine(tokens: readonly Token[], at: number, from: number, item: Item): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return false;
  // "iPhone 12", "Seiko 5 Sports", no "5qt" and no "3 seater".
  if (/^\d/.test(token.text)) {
    const next = tokens[at + 1]?.text ?? '';
    const isNamed =
      at > from ||
      (item.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(next) && !isKnownNoun(tokens, at + 1, item));
    return token.kind === 'number' && isNamed && !isUnit(next);
  }
  // "Focus mk2": a code of the line, no amount.
  if (token.kind === 'code' && /^\p{L}/u.test(token.text)) return true;
  if (!/\p{Lu}/u.test(token.text)) return false;
  // "Digital micrometer": what begins a name has its capital from that.
  const isFirst = at === from && tokenise(item.form.itemName)[0]?.text === token.text;
  if (isFirst && item.language !== 'de' && /^\p{Ll}{2}/u.test(tokens[at + 1]?.text ?? '')) return false;
  // "Empire Red Artisan", "Air Max 90": what goes on in capitals is one name, whatever its words are elsewhere.
  const isNamed = at > from && item.language !== 'de' && /^\p{Lu}\p{Ll}/u.test(token.text);
  if (isNamed && !isKnownNoun(tokens, at, item)) return true;
  // "Magnifica S"
  if (at > from && /^\p{Lu}$/u.test(token.text)) return true;
  return token.kind === 'code' || (entriesAt(tokens, at).length === 0 && !isKnownNoun(tokens, at, item));
}

/** A name and what it tells at its end, where the thing is named before: a dash and more, a state, a denial. */
function splitName(name: string, item: Item): { core: string; tail: string } {
  const tokens = tokenise(name);
  const noun = wordsAt(tokens, tokenise(item.nounInName ?? ''));
  const from = Math.max(1, noun?.[1] ?? 1);
  const at = tokens.findIndex(
    (_, index) =>
      index >= from &&
      ((noun !== null && isSpacedDash(tokens, index)) ||
        (brandAt(tokens, index) === null &&
          entriesAt(tokens, index, TOLD).some(
            ({ weak, language }) => !weak && [item.language, 'xx'].includes(language),
          ))),
  );
  // "…, 1980s?"
  const asked = tokens.at(-1)?.text === '?' ? tokens.findLastIndex(({ text }) => text === ',') : -1;
  if (asked > 0 && (at === -1 || at > asked))
    return { core: name.slice(0, tokens[asked]?.start), tail: name.slice(tokens[asked]?.start) };
  if (at === -1) return { core: name, tail: '' };
  // "Lamp, not working"
  const start = /^[-–—,;:|(]$/u.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  return {
    core: name.slice(0, tokens[start - 1]?.end ?? 0),
    tail: name.slice(tokens[start - 1]?.end ?? 0).trim(),
  };
}

const TOLD: readonly WordClass[] = ['condition', 'fault', 'missing', 'deny', 'doubt'];
