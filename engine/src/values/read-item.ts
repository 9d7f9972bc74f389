/** From a form to all that is known of its item: sentences whole, values with how they are said, open questions. */
import type { ItemValue, ListingForm, SellerAnswer } from '@smart-listings/contract';
import type { AttributeId, Category } from '../categories/category.ts';
import { type FoundCategory, findItemCategory } from '../categories/find-category.ts';
import { CUTS } from '../categories/name-words.ts';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import { fold } from '../language/fold.ts';
import { isShortText, languageOf } from '../language/language.ts';
import type { Language } from '../language/languages.ts';
import { prepareText } from '../language/prepare.ts';
import { capitalise } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { dimensionOf } from '../language/units.ts';
import { leaveOutPrivate } from '../leave-out-private.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { findQuestions } from './conflicts.ts';
import { type DraftValue, fieldPlace, ItemDraft, meansOf } from './draft.ts';
import type { Item, SellerSentence } from './item.ts';
import { addNameValues } from './name-values.ts';
import { addStatedLine, addStatedMake, addStatedNumber } from './product-line.ts';
import { saidCondition } from './said-condition.ts';
import { readSentences } from './seller-sentences.ts';
import { addSentenceValues } from './sentence-values.ts';
import { calmName, isMakeOf, plainField, tidyName } from './tidy-name.ts';

export interface ReadItemOptions {
  /** Statements that the seller confirmed in the claim check: they count as sentences of theirs. */
  confirmed?: readonly string[];
  /** What was read on photos and kept: values of the form that say it count as seen. */
  seen?: readonly string[];
  /** What the seller answered to questions and chips. */
  answers?: readonly SellerAnswer[];
  /** Sentences that were left out and that the seller wants back. */
  putBack?: readonly string[];
  /** Where it is to be listed, if that is another than the form's. */
  marketplace?: Marketplace;
}

/** Reads a form. Pure, the same for the same input, linear in its length. */
export function readItem(given: ListingForm, options: ReadItemOptions = {}): Item {
  const { confirmed = [], seen = [], answers = [], putBack = [] } = options;
  const { form, numbers } = leaveOutPrivate(given, [...confirmed, ...putBack]);
  // The sentences keep their places in what the seller wrote.
  const features = prepareText(given.features);
  const words = `${form.itemName}. ${features}`;
  const told = languageOf(words);
  const name = tidyName(form);
  const spoken = told.known ? told.language : null;
  const found = findItemCategory({ name, make: form.make, details: features, language: spoken });
  // Of a few words the noun that names the thing says most surely whose they are.
  const { language, known: languageKnown } =
    (told.known && !isShortText(words)) || !found?.language || found.strength === 'unsure'
      ? told
      : { language: found.language, known: true };
  const chosenCategory = answers.findLast(({ kind, holds }) => kind === 'category' && holds)?.value ?? null;
  const read = found === null || found.strength === 'unsure' ? null : (categoryById(found.id) ?? null);
  const category = chosenCategory === null ? read : kindIn(chosenCategory, found);
  const isNamed = category !== null && category.id === found?.id;
  const sentences = readSentences({ form, features, confirmed, language, known: languageKnown, name });
  const draft = new ItemDraft(new Set(seen.map((text) => text.toLowerCase())));
  addFields(draft, form);
  const make = tokenise(form.make);
  addNameValues(draft, name, {
    category,
    noun: isNamed ? (found?.noun ?? null) : null,
    language: spoken,
    make,
  });
  if (isNamed && found?.stated !== undefined) {
    const { start, end } = found.stated;
    const quote = features.slice(start, end);
    draft.put({
      kind: 'type',
      value: capitalise(quote),
      means: found.type,
      certainty: 'certain',
      polarity: 'asserted',
      from: { field: 'features', start, end, quote },
    });
  }
  const own = new Set(tokenise(`${name} ${form.make} ${form.modelNumber}`).map(({ key }) => key));
  const nouns = nounsOf(draft, name);
  const keys = numbers.map(({ key }) => key);
  for (const [index, sentence] of sentences.entries()) {
    const next = sentences[index + 1];
    const corrected = next !== undefined && opensWithCorrection(next);
    addSentenceValues(draft, sentence, { category, own, nouns, make, language, keys, corrected });
  }
  addStatedMake(draft, sentences, language);
  addStatedLine(draft, sentences, { name, language });
  addStatedNumber(draft, sentences, name);
  addKeywords(draft, form);
  const known = offered(answered(draft, answers), category);
  const { values, questions, ruledOut } = findQuestions({
    form,
    values: known,
    sentences,
    answers,
    own,
    language,
  });
  return {
    form,
    marketplace: options.marketplace ?? marketplaceOf(form.platform),
    condition: saidCondition(form, answers),
    language,
    languageKnown,
    name,
    sentences,
    values: values.map(published),
    questions,
    ruledOut: ruledOut.map(published),
    category: category?.id ?? null,
    chosenCategory,
    nounInName: found?.noun ? nounIn(name, found.noun, language) : null,
    privateNumbers: numbers,
    confirmed,
    putBack,
  };
}

/** The kind that a chosen category of the taxonomy is: the one that the words name where it lies there, or the one that lies nowhere nearer. */
function kindIn(chosen: string, found: FoundCategory | null): Category | null {
  const named = found === null ? undefined : categoryById(found.id);
  if (named?.taxonomy.some((id) => id === chosen || chosen.startsWith(`${id}-`))) return named;
  return CATEGORIES.find(({ taxonomy }) => taxonomy[0] === chosen) ?? null;
}

/** The noun, unless it stands behind a mark or what leads to another thing ("for …") or is the name of a make's line ("Cube Stereo"). */
function nounIn(name: string, [from, to]: readonly [number, number], language: Language): string | null {
  const tokens = tokenise(name);
  const leads = tokens
    .slice(0, from)
    .some(({ key, text }) => /^[,;:|*/]$/.test(text) || CUTS[language].has(key) || CUTS.en.has(key));
  const isLine = tokens.some((_, at) => {
    const brand = brandAt(tokens, at);
    return brand !== null && at + brand.length === from;
  });
  // "van" is a car in one language and "of" in another.
  const joins = entriesAt(tokens, from, ['joiner']).some((entry) => entry.language === language);
  return leads || isLine || joins ? null : name.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

function published({ means: _means, beside: _beside, fields: _fields, ...value }: DraftValue): ItemValue {
  return value;
}

function addFields(draft: ItemDraft, form: ListingForm): void {
  const fields = [
    ['brand', 'make', form.make],
    ['model', 'modelNumber', form.modelNumber],
    ...form.targetBuyer.split(/[,;\n]/).map((buyer) => ['audience', 'targetBuyer', buyer] as const),
  ] as const;
  for (const [kind, field, raw] of fields) {
    const value = field === 'make' ? plainField(raw) : plainField(raw, isMakeOf(form));
    if (!/[\p{L}\p{N}]/u.test(value)) continue;
    const instead = kind === 'brand' ? insteadOfMake(value) : kind;
    if (instead === null) continue;
    draft.put({
      kind: instead,
      value: instead === 'brand' ? calmName(value) : value,
      means: fold(value),
      certainty: 'certain',
      polarity: 'asserted',
      from: fieldPlace(field, raw),
    });
  }
}

/** What sellers write in the field of the make where there is none: nothing ("Unbranded"), or an era ("Vintage"). */
function insteadOfMake(value: string): 'brand' | 'era' | null {
  const words = tokenise(value);
  // "Brand not stated".
  const tokens = words.slice(labelAt(words, 0)?.length ?? 0);
  const only = (kind: 'no-make' | 'era') =>
    entriesAt(tokens, 0, [kind]).some(({ length }) => length === tokens.length);
  if (only('no-make')) return null;
  return only('era') ? 'era' : 'brand';
}

function addKeywords(draft: ItemDraft, form: ListingForm): void {
  for (const keyword of form.keywords.split(/[,;\n、，]/)) {
    const value = plainField(keyword, isMakeOf(form)).replace(/^[#\s]+/, '');
    if (!/[\p{L}\p{N}]/u.test(value)) continue;
    draft.put({
      kind: 'keyword',
      value,
      means: fold(value),
      certainty: 'certain',
      polarity: 'asserted',
      from: fieldPlace('keywords', keyword),
    });
  }
}

/** "Sorry, I mean …": a correction among its first words. */
function opensWithCorrection({ cues }: SellerSentence): boolean {
  return cues.some(({ class: kind, at }) => kind === 'correct' && at <= OPENING_TOKENS);
}

const OPENING_TOKENS = 2;

/** The words that name the item: those of its type, its make and, up to its type, of no class of the lexicon. */
function nounsOf({ values }: ItemDraft, name: string): ReadonlySet<string> {
  const typed = values.filter(({ kind }) => kind === 'type' || kind === 'brand').map(({ value }) => value);
  const type = values.find(({ kind, from }) => kind === 'type' && from.field === 'itemName');
  // "Tote bag, leather accents": what follows the noun names parts.
  const end = type === undefined ? name.length : name.indexOf(type.from.quote) + type.from.quote.length;
  const words = tokenise(name.slice(0, end)).filter(
    (token, at, all) => token.kind === 'word' && token.key.length > 2 && entriesAt(all, at).length === 0,
  );
  return new Set(
    [...words, ...tokenise(typed.join(' '))].filter(({ kind }) => kind === 'word').map(({ key }) => key),
  );
}

/** Answers about the form and not about a value of the item. */
const OF_THE_FORM: ReadonlySet<ItemValue['kind']> = new Set(['condition', 'category']);
/** Kinds whose values mean nothing without their label. */
const BY_LABEL: ReadonlySet<ItemValue['kind']> = new Set(['attribute', 'form-field']);

/** What the seller answered holds, and what they denied is denied, whatever the form says. */
function answered(draft: ItemDraft, answers: readonly SellerAnswer[]): readonly DraftValue[] {
  const isOf = (value: DraftValue, answer: SellerAnswer) =>
    value.kind === answer.kind &&
    meansOf(value.kind, value.value) === meansOf(answer.kind, answer.value) &&
    (!BY_LABEL.has(value.kind) || value.label === answer.label);
  for (const answer of answers) {
    if (!answer.holds || OF_THE_FORM.has(answer.kind) || draft.values.some((value) => isOf(value, answer)))
      continue;
    draft.put({
      kind: answer.kind,
      value: answer.value,
      means: fold(answer.value),
      ...(answer.label === undefined ? {} : { label: answer.label }),
      certainty: 'certain',
      polarity: 'asserted',
      origin: 'answered',
      from: fieldPlace('answer', answer.value),
    });
  }
  const held = new Set<SellerAnswer>();
  return draft.values.flatMap((value): DraftValue[] => {
    const answer = answers.find((one) => isOf(value, one));
    if (answer === undefined) return [value];
    if (!answer.holds) return [{ ...value, certainty: 'certain', polarity: 'denied', origin: 'answered' }];
    // Said twice, with doubt and without, it holds once.
    if (held.has(answer)) return [];
    held.add(answer);
    return [{ ...value, certainty: 'certain', polarity: 'asserted', origin: 'answered' }];
  });
}

/** An item has one of each of these: where one is certain, nothing else of its kind is offered. */
const ONE: ReadonlySet<ItemValue['kind']> = new Set(['brand', 'model', 'size', 'type']);
/** Kinds that a category says whether its buyers ask for. */
const ASKED: Readonly<Partial<Record<ItemValue['kind'], AttributeId>>> = {
  size: 'size',
  colour: 'colour',
  material: 'material',
};

/** Several sizes in one text, or several storages: which of them is the label's only the seller can say. */
function undecided(values: readonly DraftValue[]): ReadonlySet<DraftValue> {
  const said = values.filter(
    ({ polarity, from, origin }) =>
      polarity === 'asserted' && from.field === 'features' && origin !== 'answered',
  );
  const sizes = said.filter(({ kind }) => kind === 'size');
  const storages = said.filter(({ unit, label }) => label === undefined && dimensionOf(unit) === 'storage');
  // The heights of two boxes: which is whose stands in the text alone.
  const labelled = [
    ...Map.groupBy(
      said.filter(({ kind, label }) => kind === 'measurement' && label !== undefined),
      ({ label = '' }) => fold(label),
    ).values(),
  ];
  // "Taille : S (convient aussi à un M)": the only one that is sure is the label's.
  const open = sizes.filter(({ certainty }) => certainty === 'certain').length === 1 ? [] : sizes;
  return new Set([open, storages, ...labelled].flatMap((same) => (same.length > 1 ? same : [])));
}

/** Likely values are offered only where they can matter; what is denied or said of another thing is kept for the questions. */
function offered(values: readonly DraftValue[], category: Category | null): readonly DraftValue[] {
  const open = undecided(values);
  const sure = values.map((value) => (open.has(value) ? { ...value, certainty: 'likely' as const } : value));
  return sure.filter(({ kind, certainty, polarity }) => {
    if (certainty === 'certain' || polarity !== 'asserted') return true;
    if (ONE.has(kind) && sure.some((other) => other.kind === kind && other.certainty === 'certain'))
      return false;
    const asked = ASKED[kind];
    return asked === undefined || category === null || category.asks.includes(asked);
  });
}
