/** From a form to all that is known of its item: sentences whole, values with how they are said, open questions. */
import type { ItemValue, ListingForm, SellerAnswer } from '@smart-listings/contract';
import type { Category } from '../categories/category.ts';
import { phraseAt } from '../categories/category-index.ts';
import type { FoundCategory } from '../categories/find-category.ts';
import { findItemCategory } from '../categories/find-item-category.ts';
import { AND, CUTS, WITH } from '../categories/name-words.ts';
import { CATEGORIES, categoryById } from '../categories/table.ts';
import { singular } from '../language/fold.ts';
import { isShortText, languageOf } from '../language/language.ts';
import { isCompoundOf, type Language } from '../language/languages.ts';
import { prepareText } from '../language/prepare.ts';
import { capitalise } from '../language/tidy.ts';
import { tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { leaveOutPrivate } from '../leave-out-private.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { marketplaceOf } from '../marketplaces/index.ts';
import type { Marketplace } from '../marketplaces/marketplace.ts';
import { remembering } from '../text/remember.ts';
import { answered } from './answered.ts';
import { withSaidTwice } from './by-keywords.ts';
import { withoutUnconfirmed } from './confirmed.ts';
import { findQuestions } from './conflicts.ts';
import { cuesOfItem } from './cues-of-item.ts';
import { type DraftValue, ItemDraft } from './draft.ts';
import { addFields, addKeywords, saysNoMake, withoutSizeAsModel } from './field-values.ts';
import type { Item, SellerSentence } from './item.ts';
import { addNameValues } from './name-values.ts';
import { offered } from './offered.ts';
import { addOpeningName } from './opening-name.ts';
import { addStatedMake } from './product-line.ts';
import { readValues } from './read-values.ts';
import { saidCondition } from './said-condition.ts';
import { readSentences } from './seller-sentences.ts';
import { addSentenceValues } from './sentence-values.ts';
import { addStatedName } from './stated-name.ts';
import { tidyName } from './tidy-name.ts';

export interface ReadItemOptions {
  /** Statements that the seller confirmed in the claim check: they count as sentences of theirs. */
  confirmed?: readonly string[];
  /** What was read on photos and kept: values of the form that say it count as seen. */
  seen?: readonly string[];
  /** What the seller answered to questions and chips. */
  answers?: readonly SellerAnswer[];
  /** Sentences that were left out and that the seller wants back. */
  putBack?: readonly string[];
  /** What the seller means to ask, where they said it outside the form. */
  ownPrice?: number | null;
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
  const both = languageOf(words);
  // An English product name over a Polish text: what the seller wrote themselves says whose language it is.
  const written = both.known ? both : languageOf(features);
  const told = written.known ? written : both;
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
  addFields(draft, form, { category, language });
  const make = tokenise(form.make);
  addNameValues(draft, name, {
    category,
    noun: isNamed ? (found?.noun ?? null) : null,
    language: spoken,
    make,
    unbranded: saysNoMake(form.make, language),
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
  const own = new Set([...ownWords(name), ...keysIn(`${form.make} ${form.modelNumber}`)]);
  const typed = typedWords(draft);
  const named = new Set([...typed, ...plainWords(draft, name, language)]);
  const nouns = new Set([
    ...named,
    ...otherNouns(sentences, { category: isNamed ? category : null, named, language }),
  ]);
  const itsOwn = sentences.map((sentence) => ({
    ...sentence,
    cues: cuesOfItem(sentence, { nouns }),
  }));
  const keys = numbers.map(({ key }) => key);
  const young = isForTheYoung(category, draft);
  const pieces = piecesOf(sentences);
  const ownTokens = tokenise(`${name} | ${form.make} | ${form.modelNumber}`);
  for (const [index, sentence] of itsOwn.entries()) {
    const corrected = isTakenBack(sentences, index) ? kindsIn(sentences[index + 1], { language }) : null;
    const piece = pieces.has(sentences[index] ?? sentence);
    addSentenceValues(draft, sentence, {
      category,
      young,
      named: ownTokens,
      own,
      nouns,
      typed,
      make,
      language,
      keys,
      corrected,
      piece,
    });
  }
  const firm = sentences.filter((_, index) => !isTakenBack(sentences, index));
  const sure = told.known && !isShortText(words);
  addStatedName(draft, firm, { name, make, category, language, sure });
  addOpeningName(draft, firm, {
    name,
    category: category?.id ?? null,
    language,
    known: languageKnown,
    pieces,
  });
  addStatedMake(draft, itsOwn, { nouns, language });
  addKeywords(draft, form);
  const decided = withSaidTwice(withoutUnconfirmed(answered(draft, answers)), { category, language });
  const known = withoutSizeAsModel(offered(decided, category));
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
    ownPrice: options.ownPrice ?? null,
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
  const [first] = tokens.slice(from, to);
  // Where nouns have capitals, and of several words, in small letters or in the plural, it is no name of a line.
  const isLine =
    language !== 'de' &&
    to - from === 1 &&
    /^\p{Lu}/u.test(first?.text ?? '') &&
    singular(first?.key ?? '') === first?.key &&
    tokens.some((_, at) => {
      const brand = brandAt(tokens, at);
      return brand !== null && at + brand.length === from;
    });
  // "van" is a car in one language and "of" in another.
  const joins = entriesAt(tokens, from, ['joiner']).some((entry) => entry.language === language);
  return leads || isLine || joins ? null : name.slice(tokens[from]?.start, tokens[to - 1]?.end);
}

function keysIn(text: string): readonly string[] {
  return tokenise(text).map(({ key }) => key);
}

/** The words of a name up to what comes with the thing or is told of its parts: "camera with a case", "planner, linen cover". */
function ownWords(name: string): readonly string[] {
  const keys = keysIn(name);
  const end = keys.findIndex((key, at) => at > 0 && (WITH.has(key) || key === ','));
  return end === -1 ? keys : keys.slice(0, end);
}

function published({ means: _means, beside: _beside, fields: _fields, ...value }: DraftValue): ItemValue {
  return value;
}

/** Whether the next sentence takes this one back: "Sorry, I mean …", a correction among its first words. */
function isTakenBack(sentences: readonly SellerSentence[], index: number): boolean {
  return (sentences[index + 1]?.cues ?? []).some(
    ({ class: kind, at }) => kind === 'correct' && at <= OPENING_TOKENS,
  );
}

function kindsIn(
  sentence: SellerSentence | undefined,
  { language }: { language: Language },
): ReadonlySet<ItemValue['kind']> {
  if (sentence === undefined) return new Set();
  const { raw: text, tokens } = sentence;
  const values = readValues({ text, tokens }, { loose: true, sized: true, named: false, asks: [], language });
  return new Set(values.map(({ kind }) => kind));
}

const OPENING_TOKENS = 2;

const FEWEST_PIECES = 2;

/** "4 pairs of trousers", "1 snowsuit, size 74": lines that begin with how many there are, where several do. */
function piecesOf(sentences: readonly SellerSentence[]): ReadonlySet<SellerSentence> {
  const counted = sentences.filter(
    ({ form, tokens }) =>
      form !== 'prose' &&
      /^\d{1,2}$/.test(tokens[0]?.text ?? '') &&
      tokens[1]?.kind === 'word' &&
      !isUnit(tokens[1].text),
  );
  return new Set(counted.length < FEWEST_PIECES ? [] : counted);
}

/** In the open taxonomy: clothes of babies and of toddlers. */
const OF_THE_YOUNG = 'aa-1-2';
const YOUNG: ReadonlySet<string> = new Set(['boys', 'girls', 'kids', 'toddler', 'baby']);

/** Whether the item is worn by children, whose sizes are ages. */
function isForTheYoung(category: Category | null, { values }: ItemDraft): boolean {
  if (category === null || !category.asks.includes('size')) return false;
  return (
    category.taxonomy[0] === OF_THE_YOUNG ||
    values.some(
      ({ kind, certainty, means }) => kind === 'department' && certainty === 'certain' && YOUNG.has(means),
    )
  );
}

/** The words of its type and its make. */
function typedWords({ values }: ItemDraft): ReadonlySet<string> {
  const typed = values
    .filter(({ kind, polarity }) => (kind === 'type' || kind === 'brand') && polarity !== 'denied')
    .map(({ value }) => value);
  return new Set(
    tokenise(typed.join(' '))
      .filter(({ kind }) => kind === 'word')
      .map(({ key }) => key),
  );
}

/** Sentences in which a text may call the thing by another noun. */
const NAMING_SENTENCES = 3;

/** What else the text calls the thing: a noun of its kind ("jacket" of a parka), or the end of its compound ("Jacke" of a Winterjacke). */
function otherNouns(
  sentences: readonly SellerSentence[],
  {
    category,
    named,
    language,
  }: { category: Category | null; named: ReadonlySet<string>; language: Language },
): readonly string[] {
  return sentences.slice(0, NAMING_SENTENCES).flatMap(({ tokens, cues }) =>
    tokens.flatMap(({ key, kind }, at) => {
      if (kind !== 'word' || cues.some((cue) => cue.from <= at && cue.to > at)) return [];
      const found = phraseAt(tokens, at, language);
      const isOfKind =
        category !== null &&
        found?.entry.strength === 'noun' &&
        found.entry.id === category.id &&
        found.to === at + 1;
      return isOfKind || [...named].some((word) => isCompoundOf(word, key, language)) ? [key] : [];
    }),
  );
}

/** Between two things of a name: "Moka pot and espresso cups". */
const jointOf = remembering((and) => new RegExp(String.raw`\s(?:[+&]|${and})\s`, 'iu'));

/** The words of the name, up to its type, that are of no class of the lexicon: they name the item too. */
function plainWords({ values }: ItemDraft, name: string, language: Language): readonly string[] {
  const type = values.find(({ kind, from }) => kind === 'type' && from.field === 'itemName');
  // "Tote bag, leather accents": what follows the noun names parts.
  const joint = name.search(jointOf(AND[language]));
  // What is said of the second thing is not said of all.
  const last = joint === -1 ? name.length : joint;
  const end =
    type === undefined ? last : Math.min(last, name.indexOf(type.from.quote) + type.from.quote.length);
  const tokens = tokenise(name.slice(0, end));
  // "Boots with fur": what comes with a thing does not name it.
  const withs = tokens.findIndex(({ key }, at) => at > 0 && WITH.has(key));
  return tokens
    .slice(0, withs === -1 ? tokens.length : withs)
    .filter(
      (token, at, all) => token.kind === 'word' && token.key.length > 2 && entriesAt(all, at).length === 0,
    )
    .map(({ key }) => key);
}
