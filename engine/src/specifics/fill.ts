/** What of an item fills a field: its values, each with the answer that would take it back. */
import type { ItemValue, ValueKind } from '@smart-listings/contract';
import { makerCodes, productNumber } from '../formats/item-values.ts';
import { clausesOf } from '../language/clauses.ts';
import { type Cue, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { findConcepts } from '../lexicon/concepts.ts';
import { ARTICLES_OF } from '../lexicon/sentence-words.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Fill } from '../marketplaces/marketplace.ts';
import { conditionWord } from '../marketplaces/marketplace.ts';
import { FOR } from '../values/cues-of-item.ts';
import { certainValues, type Item } from '../values/item.ts';
import { familyOfItem } from '../values/item-family.ts';
import { OWNERS, WEARERS } from '../values/wearers.ts';
import { behindLabel } from './behind-label.ts';
import { besides, nounInText } from './besides.ts';
import { type Answer, type Found, foundOf } from './found.ts';
import { hasReason } from './has-reason.ts';
import { includedPieces } from './included.ts';
import { madeIn } from './made-in.ts';
import { wordsOfModel } from './make-line.ts';
import { measures } from './measures.ts';
import { artistIn, authorIn, publisherIn, workTitle } from './names-of-works.ts';
import { meaningOf } from './options.ts';
import { properModel } from './proper-model.ts';
import { readAttribute } from './read-attribute.ts';
import { toldDimensions, toldSides } from './told-sides.ts';
import { vehiclesSaid, withoutMonths, yearOfVehicle } from './vehicles.ts';
import { wholeMakes } from './whole-makes.ts';

/** What a value typed into a field is answered as. */
export function answerAs(fill: Fill, label: string): Omit<Answer, 'value'> {
  switch (fill.by) {
    case 'value':
      return { kind: fill.kind };
    case 'measure':
      return { kind: 'measurement', label: fill.label };
    case 'sides':
      return { kind: 'measurement' };
    case 'condition':
      return { kind: 'condition' };
    case 'maker-code':
      return { kind: 'identifier', label: 'Part number' };
    case 'product-number':
      return { kind: 'identifier', label: 'EAN' };
    case 'label':
      return { kind: 'attribute', label };
    case 'answer':
      return { kind: 'form-field', label };
  }
}

/** The values of the item that belong into a field, in the order of the form; nothing denied, unsure or said of another thing. */
export function findFor(fill: Fill, label: string, item: Item): readonly Found[] {
  const own = answered(item, 'form-field', label);
  if (own.length > 0) return own;
  switch (fill.by) {
    case 'value':
      return valuesOf(item, fill);
    case 'measure': {
      const said = measures(item, fill);
      return said.length > 0 ? said : sidesOf(item, fill.label);
    }
    case 'sides': {
      const sides = valuesOf(item, { kind: 'measurement' }).filter(({ value }) => SIDES.test(value));
      const told = sides.length > 0 || fill.together === true ? null : toldDimensions(item);
      return told === null
        ? sides
        : [{ value: told, certain: false, origin: 'given', answer: { kind: 'measurement', value: told } }];
    }
    case 'condition':
      return conditionOf(item);
    case 'maker-code':
      return codesOf(item);
    case 'product-number': {
      const number = productNumber(item);
      return number === null ? [] : namedValues(item, [number.value]);
    }
    case 'label': {
      const told = answered(item, 'attribute', label);
      if (told.length > 0) return told;
      if (fill.included === true)
        return includedPieces(item).map((value) => ({
          ...likelyOf('attribute', value),
          answer: { kind: 'attribute', value, label },
        }));
      const labelled = readAttribute(item, label);
      const made = labelled.length === 0 && fill.madeIn === true ? madeIn(item) : null;
      if (made !== null)
        return [
          {
            ...likelyOf('attribute', made.place),
            certain: made.isAlone,
            answer: { kind: 'attribute', value: made.place, label },
          },
        ];
      const place = labelled.length > 0 ? null : toldByPlace(fill, item);
      return place === null
        ? labelled
        : [{ ...likelyOf('attribute', place), answer: { kind: 'attribute', value: place, label } }];
    }
    case 'answer':
      return fill.offers !== undefined && saysConcept(item, fill.offers.concept)
        ? [
            {
              value: fill.offers.entry,
              certain: false,
              origin: 'given',
              answer: { kind: 'form-field', value: fill.offers.entry, label },
            },
          ]
        : [];
  }
}

function toldByPlace(fill: Extract<Fill, { by: 'label' }>, item: Item): string | null {
  if (fill.madeBy === undefined && fill.isTitle !== true) return null;
  if (fill.madeBy === 'publisher') return publisherIn(item);
  if (fill.isTitle === true) return workTitle(item);
  return fill.madeBy === 'author' ? authorIn(item) : artistIn(item);
}

/** Whether the name, a keyword or a sentence says it, and none denies it there. */
function saysConcept(item: Item, concept: string): boolean {
  const { name, form, sentences, language, languageKnown } = item;
  // What has a make was made by it, whatever its line is called.
  if (certainValues(item, 'brand').length > 0) return false;
  const spoken = languageKnown ? language : null;
  const isIn = (tokens: readonly Token[], cues: readonly Cue[] = []) =>
    findConcepts(tokens, spoken).some(
      (found) => found.concept.id === concept && polarityOf(cues, found.from, found.to) === 'asserted',
    );
  return (
    isIn(tokenise(name)) ||
    isIn(tokenise(form.keywords)) ||
    sentences.some(({ tokens, cues }) => isIn(tokens, cues))
  );
}

const SIDES = /\d\s*[x×*]\s*\d/u;

function valuesOf(
  item: Item,
  {
    kind,
    means,
    isYear,
    isDated,
  }: {
    kind: ValueKind;
    means?: readonly string[] | undefined;
    isYear?: true;
    /** "Vintage" is no decade. */
    isDated?: true;
  },
): readonly Found[] {
  const isMeant = (value: string) =>
    means === undefined || means.includes(meaningOf(value, [...MEANT]) ?? '');
  const said = item.values.filter(
    (value) => value.kind === kind && isMeant(value.value) && !(kind === 'colour' && isOfNoun(value, item)),
  );
  const found = said
    .filter(({ polarity }) => polarity === 'asserted')
    .filter((value) => value.certainty === 'certain' || hasReason(value, item))
    .map(foundOf);
  // What the seller doubts is theirs to decide, where nothing is sure.
  // "Vintage" says no year.
  const isSure = ({ value, certain }: Found) => certain && (kind !== 'era' || /\d/u.test(value));
  const doubted = found.some(isSure)
    ? []
    : said.filter((value) => isDoubted(value, item) && hasReason(value, item)).map(foundOf);
  const all = [...found, ...doubted.map((one) => ({ ...one, certain: false }))];
  if (kind === 'era') {
    const said = yearOfVehicle([...withoutMonths(all), ...besides(item, kind, found)], item);
    if (isDated === true) return said.filter(({ value }) => /\d/u.test(value));
    return isYear === true ? said.filter(({ value }) => YEAR.test(value)) : said;
  }
  if (kind === 'department') {
    const forWhom = all.length > 0 ? [] : said.filter((value) => isForWhom(value, item)).map(foundOf);
    const told = ofGrownUps([...all, ...forWhom.map((one) => ({ ...one, certain: false }))]);
    return besides(item, kind, told)
      .filter(({ value }) => isMeant(value))
      .concat(told);
  }
  if (kind === 'brand') return isWork(item) ? madeBy(said) : wholeMakes(all, item);
  if (kind === 'size' && all.length === 0) {
    const fitting = said.filter((value) => isWhomItFits(value, item));
    if (fitting.length > 0) return fitting.map((value) => ({ ...foundOf(value), certain: false }));
  }
  if (kind === 'type' && all.length > 0) {
    const other = nounInText(
      item,
      all.map(({ value }) => value),
    );
    return other === null ? all : [...all, { ...likelyOf('type', other), isBeside: true }];
  }
  if (kind === 'model') return withProper(modelsOf(all, item), item);
  if (kind === 'colour') return withTold(all, item);
  const others = besides(item, kind, found);
  if (kind === 'compatible' && all.length === 0)
    return vehiclesSaid(item).map((value) => likelyOf('compatible', value));
  return [...all, ...others];
}

/** "Rouge à lèvres": a colour that is a word of what the thing is called. */
function isOfNoun({ from }: ItemValue, { nounInName }: Item): boolean {
  const noun = new Set(tokenise(nounInName ?? '').map(({ key }) => key));
  return from.field === 'itemName' && noun.size > 1 && tokenise(from.quote).every(({ key }) => noun.has(key));
}

/** A book or a film: the names in its own are of whom it tells. */
function isWork(item: Item): boolean {
  const family = familyOfItem(item);
  return family === 'books' || family === 'media';
}

function madeBy(makes: readonly ItemValue[]): readonly Found[] {
  return makes.filter(({ from, polarity }) => from.field === 'make' && polarity === 'asserted').map(foundOf);
}

/** Other numbers are those of cards and engines. */
const YEAR = /^(?:19[3-9]\d|20[0-3]\d)$/u;

/** "#girls #women": search words call women girls, and no girl a woman. */
function ofGrownUps(departments: readonly Found[]): readonly Found[] {
  const isCalled = (one: Found, child: string, grown: string) =>
    meaningOf(one.value, MEANT) === child &&
    departments.some(({ value, certain }) => certain === one.certain && meaningOf(value, MEANT) === grown);
  return departments.filter((one) => !isCalled(one, 'girls', 'women') && !isCalled(one, 'boys', 'men'));
}

/** A code that only may be the item's stands behind what the make's own name of it is. */
function modelsOf(all: readonly Found[], item: Item): readonly Found[] {
  const [line] = wordsOfModel(item);
  const words = fold(line ?? '');
  const isElse = ({ value }: Found) => !words.includes(fold(value));
  // "iPhone" of an "iPhone 12": a name that goes on.
  const goesOn = ({ value }: Found) =>
    !/\d/u.test(value) &&
    words.startsWith(`${fold(value)} `) &&
    item.values.some(
      ({ kind, value: one, from }) => kind === 'model' && one === value && from.field === 'itemName',
    );
  const models = namedFirst(
    all.filter((model) => !goesOn(model)),
    item,
  ).map((model) =>
    line !== undefined && isElse(model) && isBareCode(model, item) ? { ...model, certain: false } : model,
  );
  // "Air Max 90" with the number CN8490-100: what buyers call it is the model, and the number is the maker's.
  if (
    line !== undefined &&
    codeBesideLine(item) !== null &&
    models.every(({ certain, value }) => !certain || CODE.test(value))
  )
    return [{ ...likelyOf('model', line), isBeside: true }, ...models.filter(isElse)];
  if (line === undefined || models.some(({ certain }) => certain)) return models;
  return [likelyOf('model', line), ...models.filter(isElse)];
}

/** What the thing is called beside its number, or where nothing says a model. */
function withProper(models: readonly Found[], item: Item): readonly Found[] {
  if (models.some(({ value }) => !CODE_ALONE.test(value))) return models;
  const name = properModel(item);
  if (name === null || models.some(({ value }) => plain(value).includes(plain(name)))) return models;
  return [...models, { ...likelyOf('model', name), isBeside: true }];
}

/** No word of small letters: a number of the maker's. */
const CODE_ALONE = /^[\p{Lu}\d./ -]*\d[\p{Lu}\d./ -]*$/u;

/** The number of the form's field for models, where it is a code and the make's own name of the thing is another. */
function codeBesideLine(item: Item): string | null {
  const [line] = wordsOfModel(item);
  const code = item.form.modelNumber.trim();
  return line !== undefined &&
    CODE.test(code) &&
    !plain(line).includes(plain(code)) &&
    !plain(code).includes(plain(line))
    ? code
    : null;
}

/** "CN8490-100", "10265", "HEG-001": capitals, digits and what joins them. */
const CODE = /^(?=(?:.*\d){2})[\p{Lu}\d][\p{Lu}\d./ -]{3,}$/u;

/** Codes of the maker; among the parts of vehicles and machines the model's number is one. */
function codesOf(item: Item): readonly Found[] {
  const codes = namedValues(item, makerCodes(item));
  const beside = codeBesideLine(item);
  if (codes.length > 0) return codes;
  const family = familyOfItem(item);
  const number = item.form.modelNumber.trim();
  const isPart = (family === 'vehicle-parts' || family === 'spares') && CODE.test(number);
  return beside !== null || isPart
    ? [
        {
          ...likelyOf('identifier', beside ?? number),
          answer: { kind: 'identifier', value: beside ?? number, label: 'Part number' },
        },
      ]
    : [];
}

function plain(text: string): string {
  return fold(text).replace(/[\s-]/gu, '');
}

/** "RowErg PM5", "Nokton F1,5": beside the make's own name of the thing a code of the item's name may be that of a part. */
function isBareCode({ value }: Found, { values }: Item): boolean {
  return (
    !/\p{Ll}/u.test(value) &&
    values.some(
      (one) =>
        one.kind === 'model' &&
        one.value === value &&
        one.from.field === 'itemName' &&
        one.from.quote === value,
    )
  );
}

/** "Farbe Iron grey/Wild grape": of a colour with a longer name the words that we know are a part. */
function withTold(all: readonly Found[], item: Item): readonly Found[] {
  if (all.some(({ certain }) => certain)) return all;
  const told = behindLabel(item, 'colour');
  if (told === null) return [...all, ...besides(item, 'colour', all)];
  const words = fold(told);
  return [likelyOf('colour', told), ...all.filter(({ value }) => !words.includes(fold(value)))];
}

function likelyOf(kind: ValueKind, value: string): Found {
  return { value, certain: false, origin: 'given', answer: { kind, value } };
}

/** "iPhone 12" before "A2403": what a model is called stands before its number. */
function namedFirst(models: readonly Found[], { name }: Item): readonly Found[] {
  const isNamed = ({ value }: Found) => /\p{Ll}/u.test(value) && fold(name).includes(fold(value));
  return [...models.filter(isNamed), ...models.filter((model) => !isNamed(model))];
}

const MEANT: readonly WordClass[] = ['department'];

/** "1930s, I think": said with doubt alone, and neither a choice nor taken back. */
function isDoubted({ polarity, from }: ItemValue, { sentences }: Item): boolean {
  if (polarity !== 'unsure') return false;
  if (from.field !== 'features') return true;
  const sentence = sentences.find(
    ({ place }) => place.field === 'features' && place.start <= from.start && from.end <= place.end,
  );
  return sentence?.cues.every(({ class: cue }) => cue === 'doubt' || cue === 'deny') === true;
}

/** "Jas voor de heren": what is worn by whom it is for, is said of the item and of nothing else. */
function isForWhom(value: ItemValue, item: Item): boolean {
  const { polarity, from } = value;
  if (polarity !== 'other' || (from.field !== 'itemName' && from.field !== 'features')) return false;
  const before = tokenise(item.form[from.field].slice(0, from.start));
  const last = ARTICLES_OF[item.language].has(before.at(-1)?.key ?? '') ? before.at(-2) : before.at(-1);
  return FOR.has(last?.key ?? '') && hasReason(value, item);
}

/** "Fits as a size M", where the form says no other: whoever wears another is not whom it fits. */
function isWhomItFits({ polarity, from }: ItemValue, { sentences }: Item): boolean {
  const sentence = sentences.find(
    ({ place }) => place.field === from.field && place.start <= from.start && from.end <= place.end,
  );
  if (polarity !== 'other' || sentence === undefined) return false;
  const { tokens, cues, place } = sentence;
  const at = tokens.findIndex(({ start }) => place.start + start >= from.start);
  const clause = clausesOf(tokens).find((one) => one.from <= at && at < one.to);
  return (
    cues.some((cue) => cue.class === 'other' && cue.from <= at && at < cue.to) &&
    !tokens.slice(clause?.from, clause?.to).some(({ key }) => WEARERS.has(key) || OWNERS.has(key))
  );
}

/** "142cm wide": the side that a bare measure tells by the word behind it. */
function sidesOf(item: Item, label: string): readonly Found[] {
  return toldSides(item)
    .filter((side) => side.label === label)
    .map(({ value }) => ({
      value,
      certain: false,
      origin: 'given',
      answer: { kind: 'measurement', value, label },
    }));
}

function answered(item: Item, kind: ValueKind, label: string): readonly Found[] {
  return item.values
    .filter((value) => value.kind === kind && value.polarity === 'asserted' && value.label === label)
    .map(foundOf);
}

function namedValues(item: Item, values: readonly string[]): readonly Found[] {
  return values.map((value) => {
    const from = item.values.find(
      (one) => one.kind === 'identifier' && one.polarity === 'asserted' && plain(one.value) === plain(value),
    );
    return from === undefined
      ? { value, certain: true, origin: 'given', answer: { kind: 'identifier', value } }
      : { ...foundOf(from), value };
  });
}

function conditionOf(item: Item): readonly Found[] {
  if (item.condition === null) return [];
  const { label, allowed } = conditionWord(item.marketplace, item.condition, familyOfItem(item));
  if (!allowed) return [];
  const origin = item.condition === item.form.condition ? 'given' : 'answered';
  return [{ value: label, certain: true, origin, answer: { kind: 'condition', value: item.condition } }];
}
