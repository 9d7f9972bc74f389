/** The values of one sentence of the features. */
import type { ItemValue } from '@smart-listings/contract';
import type { Category } from '../categories/category.ts';
import { AND, SEWN_ON } from '../categories/name-words.ts';
import { clauseOfEach } from '../language/clauses.ts';
import { type Cue, isSaidBeside, polarityOf } from '../language/cues.ts';
import { fold, singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { privateSpans } from '../leave-out-private.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { ARTICLES_OF, INDEFINITE } from '../lexicon/sentence-words.ts';
import { OF_STUFF, saysIs } from '../lexicon/speech-words.ts';
import { once } from '../text/remember.ts';
import { colourPairs, nounBeside, pairHalves } from './beside-noun.ts';
import { closedClauses } from './clauses.ts';
import { cuesOfWorn } from './cues-of-item.ts';
import type { ItemDraft } from './draft.ts';
import { properNames } from './in-proper-name.ts';
import type { SellerSentence } from './item.ts';
import { isFirstOfMany, isOfMaterials, readLabelled, standsBehindLabel } from './labelled.ts';
import {
  cuesOfKind,
  isLooseSize,
  isLooseYear,
  isOfEach,
  isOneOfMany,
  listedChoices,
} from './loosely-said.ts';
import type { FoundMeasure } from './measurement.ts';
import { isNamedForGem, LEXICAL } from './name-values.ts';
import { isOfPartLine } from './part-line.ts';
import { pastLabelling } from './printed-on.ts';
import { type ReadValue, readValues } from './read-values.ts';
import { saidOfLess } from './said-of-less.ts';
import { placesOf, type SentencePlaces } from './sentence-places.ts';
import { isSizeTable } from './size.ts';
import { isAlone, isOfItem, isOfOtherNoun } from './size-of-item.ts';

export interface SentenceContext {
  category: Category | null;
  /** Children wear it: an age is a size. */
  young: boolean;
  /** The tokens of the name, the make and the model, with a mark between them. */
  named: readonly Token[];
  /** Folded words of the item's own names; and those of them that name it. */
  own: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  /** Those of its type and make alone. */
  typed: ReadonlySet<string>;
  make: readonly Token[];
  language: Language;
  /** The private numbers of the form. */
  keys: readonly string[];
  /** The kinds of values that the next sentence puts in the place of this one's; null where it takes nothing back. */
  corrected: ReadonlySet<ItemValue['kind']> | null;
  /** It is one of several lines that count the pieces of a lot. */
  piece: boolean;
}

/** Adds the values of one sentence: certain where it says them of the item itself, else likely. */
export function addSentenceValues(
  draft: ItemDraft,
  sentence: SellerSentence,
  { category, young, named, own, nouns, typed, make, language, keys, corrected, piece }: SentenceContext,
): void {
  const { tokens, raw, place, mark, cues } = sentence;
  // A number of one device is no value of the item.
  if (privateSpans(raw, keys).length > 0) return;
  const where = { field: place.field, text: raw, tokens, offset: place.start };
  const labelled = readLabelled(tokens, raw);
  for (const value of labelled) {
    // "Marque B'Twin Decathlon": the field of the make says it.
    if (value.kind === 'brand' && make.length > 0) continue;
    const polarity = corrected === null ? polarityOf(cues, value.from, value.to) : 'unsure';
    // "À la taille : 49 cm" of a coat is its waist.
    if (value.kind === 'size' && category?.family === 'clothing' && /\d\s?cm$/i.test(value.value)) continue;
    draft.add(value, {
      certainty: isFirstOfMany(value, tokens) || !isOfMaterials(value, tokens) ? 'likely' : 'certain',
      polarity,
      place: where,
    });
  }
  const asks = category?.asks ?? [];
  const sized = category === null ? null : asks.includes('size');
  const values = readValues(
    { text: raw, tokens },
    { loose: true, sized, young, named: false, make, asks, language },
  );
  // Most sentences say none.
  if (values.length === 0) return;
  const closed = closedClauses(tokens, { values, own, nouns, cues, language });
  const closedAt = clauseOfEach(closed);
  const isInside = ({ from, to }: ReadValue) => to <= (closedAt.get(from)?.to ?? -1);
  const places = placesOf(tokens);
  const isHalfOfPair = pairHalves(values, tokens);
  const noun = nounBeside({ tokens, values, nouns, own, language });
  const taken = new Set<number>();
  for (const { from, to } of labelled) for (let at = from; at < to; at += 1) taken.add(at);
  // Among others of its kind, or behind its label, a word that is as often something else means this.
  const sure = new Set(
    values.filter((value) => value.weak !== true && isInside(value)).map(({ kind }) => kind),
  );
  for (const { kind } of labelled) sure.add(kind);
  // "2 x Adidas black": what is counted is some of a lot.
  const counts = piece || /^\d+(?:[x×]\s|\s[x×]\s+\D)/iu.test(raw);
  const isTable = values.some(({ kind }) => kind === 'size') && isSizeTable(tokens);
  const { leaderOf, followerOf, saidOfParts } = colourPairs(values, tokens, language);
  const isBesideNoun = (value: ReadValue | undefined) =>
    value !== undefined &&
    BESIDE_NOUN.has(value.kind) &&
    value.weak !== true &&
    !isOneOfMany(value, tokens) &&
    !(PARTS.has(value.kind) && places.isBehindWith(value)) &&
    noun.isBeside(value);
  const certain = new Set<ReadValue>();
  let otherSize = false;
  const chosen = listedChoices(values, { tokens, cues });
  const ofPart = isOfPartLine(tokens, nouns);
  const isPartOfName = partOfName(named, tokens, typed);
  const isInProperName = properNames(tokens, { language, own });
  const putRight = kindsPutRight(values, cues);
  const ofLess = saidOfLess(tokens, { language, nouns });
  const wornCues = sized === true ? cuesOfWorn(sentence, language) : cues;
  const isMixed = values.filter(({ kind, weak }) => kind === 'brand' && weak !== true).length > 1;
  for (const value of values) {
    const inside =
      isInside(value) &&
      !noun.isOfLed(value) &&
      // "H&M, C&A, Topomini": of several makes none is the item's.
      !(value.kind === 'brand' && isMixed) &&
      !(PARTS.has(value.kind) && (isOfPart(value, places) || isBehindArticle(tokens, value, language))) &&
      // The green of a record is that of its label: where nobody asks for a colour, a lone one may be of anything.
      !(value.kind === 'colour' && category !== null && !asks.includes('colour')) &&
      !(value.kind === 'colour' && isHalfOfPair(value));
    // The buyer chooses from a table of sizes.
    if (value.kind === 'size' && isTable) continue;
    const leadsToColourBesideNoun = value.kind === 'colour' && isBesideNoun(followerOf.get(value));
    // A word that is as often something else counts only among values.
    if (value.weak === true && !inside && !leadsToColourBesideNoun) continue;
    // "Color nogal": wood that is named for its colour.
    if (value.kind === 'material' && standsBehindLabel(tokens, value.from, 'colour')) continue;
    if (tokens.slice(value.from, value.to).some((_, index) => taken.has(value.from + index))) continue;
    const alone = value.kind !== 'size' || isAlone(value, closedAt);
    const named =
      (value.kind === 'size'
        ? isOfItem(value, places, young) && !isOfOtherNoun(tokens, value, { category, own, language })
        : LABELLED.has(value.kind) && standsBehindOwnLabel(tokens, value, own)) ||
      isBesideNoun(value) ||
      leadsToColourBesideNoun;
    const measured =
      !ofPart &&
      !isOfEach(value, { tokens, language }) &&
      'fixed' in value &&
      (value.label !== undefined || (value.fixed && (inside || isStorage(value, places, own))));
    const plain =
      mark === '✗'
        ? 'denied'
        : chosen.has(value)
          ? 'unsure'
          : polarityOf(
              cuesOfKind(value.kind, { tokens, cues: OF_WORN.has(value.kind) ? wornCues : cues }),
              value.from,
              value.to,
            );
    const less = ofLess(value);
    const isOfOther = less === 'other' || (value.kind === 'size' && places.isBehindWearer(value));
    const said = plain === 'asserted' && isOfOther ? 'other' : plain;
    // One make is published; others that a text names are parts, rivals or search words.
    if (
      value.kind === 'brand' &&
      // What the name says is taken back here: the seller is asked.
      (said === 'asserted' || !isNamedBrand(draft, value)) &&
      draft.values.some(
        ({ kind, certainty, means }) =>
          kind === 'brand' && certainty === 'certain' && means !== fold(value.value),
      )
    )
      continue;
    const leader = leaderOf.get(value);
    if (value.kind === 'size' && said === 'other') otherSize = true;
    const isCertain =
      !counts &&
      // "Fits S, also XS": behind another one's size a bare one is as likely theirs.
      !(value.kind === 'size' && otherSize && pastLabelling(tokens, value.from) === null) &&
      !isPartOfName(value) &&
      // "Turquoise on white bowls": of two colours the second is not the thing's alone.
      (leader === undefined || certain.has(leader)) &&
      !saidOfParts.has(value) &&
      less === null &&
      !(LEXICAL.has(value.kind) && (isInProperName(value) || isQuoted(value, tokens))) &&
      !isNamedForGem(value, category) &&
      !(PARTS.has(value.kind) && isOfSewnOn(value, tokens, typed)) &&
      !(value.kind === 'era' && isLooseYear(tokens, value)) &&
      !(value.kind === 'size' && isLooseSize(tokens, value)) &&
      // A plug is male as well: who a thing is for is asked of what is worn.
      !(value.kind === 'department' && sized !== true) &&
      (value.kind === 'measurement'
        ? measured
        : (named && !(value.kind === 'colour' && isHalfOfPair(value))) ||
          (inside && alone && (value.weak !== true || sure.has(value.kind))) ||
          value.kind === 'identifier' ||
          // "Couleur bleu et noir": the second of two colours is said as the first is.
          (value.kind === 'colour' &&
            [...certain].some((one) => isPairedWith(value, one, { tokens, language }))));
    if (isCertain) certain.add(value);
    draft.add(value, {
      certainty: isCertain ? 'certain' : 'likely',
      polarity: (corrected !== null || putRight.has(value.kind)) && said === 'asserted' ? 'unsure' : said,
      // What the correction says nothing of it does not take back where the form says it elsewhere.
      beside:
        corrected?.has(value.kind) === true ||
        mark === '✗' ||
        isSaidBeside(tokens, cues, [value.from, value.to]),
      putsRight: cues.some((cue) => cue.class === 'correct' && cue.end <= value.from && cue.to >= value.to),
      place: where,
    });
  }
}

/** "Navy, size 12, sorry, 14": of what a correction speaks nothing that its sentence says is sure. */
function kindsPutRight(values: readonly ReadValue[], cues: readonly Cue[]): ReadonlySet<ReadValue['kind']> {
  const first = cues.find(({ class: name }) => name === 'correct');
  return new Set(
    first === undefined ? [] : values.flatMap(({ kind, from }) => (from >= first.end ? [kind] : [])),
  );
}

/** "Denby coffee pot", "Pink Floyd - Animals": a word of the item's noun, or one that the name too has before a name. */
function partOfName(
  named: readonly Token[],
  tokens: readonly Token[],
  typed: ReadonlySet<string>,
): (value: Pick<ReadValue, 'from' | 'to'>) => boolean {
  const pairs = once(() => new Set(named.slice(1).map(({ key }, at) => `${named[at]?.key} ${key}`)));
  return ({ from, to }) => {
    if (tokens.slice(from, to).every(({ key }) => typed.has(key))) return true;
    const next = tokens[to];
    return (
      next?.kind === 'word' &&
      /^\p{Lu}/u.test(next.text) &&
      !typed.has(next.key) &&
      entriesAt(tokens, to).length === 0 &&
      pairs().has(`${tokens[to - 1]?.key} ${next.key}`)
    );
  };
}

function isNamedBrand({ values }: ItemDraft, { value: name }: ReadValue): boolean {
  return values.some(
    ({ kind, from, means }) => kind === 'brand' && from.field === 'itemName' && means === fold(name),
  );
}

function isPairedWith(
  value: ReadValue,
  one: ReadValue,
  { tokens, language }: { tokens: readonly Token[]; language: Language },
): boolean {
  const joint = tokens[one.to];
  return (
    one.kind === value.kind &&
    value.from === one.to + 1 &&
    (joint?.text === '/' || joint?.text === '&' || joint?.key === AND[language])
  );
}

/** "Colour navy" and "jacket, colour navy", not "a lining colour olive": what the label follows is what the value is said of. */
function standsBehindOwnLabel(
  tokens: readonly Token[],
  { from, kind }: ReadValue,
  own: ReadonlySet<string>,
): boolean {
  if (!standsBehindLabel(tokens, from, kind)) return false;
  let label = from - 1;
  while (label >= 0 && labelAt(tokens, label)?.kind !== kind) label -= 1;
  // "Dots in colour red": past the words that join, a thing of its own has the colour.
  let at = label - 1;
  while (at >= 0 && entriesAt(tokens, at, ['joiner']).length > 0 && !own.has(tokens[at]?.key ?? '')) at -= 1;
  const before = tokens[at];
  return (
    before === undefined || before.kind === 'mark' || own.has(before.key) || entriesAt(tokens, at).length > 0
  );
}

/** "It has 128 GB and works": storage that no noun of another thing stands beside, "16GB SD card". */
function isStorage(value: FoundMeasure, places: SentencePlaces, own: ReadonlySet<string>): boolean {
  const { tokens } = places;
  const next = tokens[value.to];
  return (
    value.dimension === 'storage' &&
    !isOfPart(value, places) &&
    (next === undefined ||
      next.kind === 'mark' ||
      own.has(next.key) ||
      labelAt(tokens, value.to)?.kind === 'measurement' ||
      entriesAt(tokens, value.to, ['joiner', 'filler']).length > 0)
  );
}

/** Kinds that are said of the item where they stand right beside its noun. */
const BESIDE_NOUN: ReadonlySet<ReadValue['kind']> = new Set(['colour', 'material', 'size', 'department']);

/** Kinds that are said of the thing as well where it is said whom it is for. */
const OF_WORN: ReadonlySet<ReadValue['kind']> = new Set(['colour', 'material', 'size', 'pattern']);

/** Kinds whose label makes a word sure: "colour navy", "brand Next". */
const LABELLED: ReadonlySet<ReadValue['kind']> = new Set(['brand', 'colour', 'material']);

/** "Leather is in good condition", "linen with leather": said of a part, not of the item. */
function isOfPart(value: ReadValue, { tokens, isBehindWith }: SentencePlaces): boolean {
  return saysIs(tokens[value.to]) || (isBehindWith(value) && !isMadeOf(value, tokens));
}

/** "Z bawełny" is of cotton; what a thing comes with no such word stands before in another language. */
function isMadeOf({ kind, from }: ReadValue, tokens: readonly Token[]): boolean {
  return kind === 'material' && OF_STUFF.has(tokens[from - 1]?.key ?? '');
}

/** "Rabbit fur collar": what is sewn on has a stuff of its own. */
function isOfSewnOn({ to }: ReadValue, tokens: readonly Token[], typed: ReadonlySet<string>): boolean {
  const key = tokens[to]?.key ?? '';
  return SEWN_ON.has(singular(key)) && !typed.has(key);
}

/** 'Black cups "espresso"': what stands between marks of quotation is a name. */
function isQuoted({ from, to }: ReadValue, tokens: readonly Token[]): boolean {
  return QUOTE.test(tokens[from - 1]?.text ?? '') && QUOTE.test(tokens[to]?.text ?? '');
}

const QUOTE = /^["“”„«»]$/u;

/** "Still in the plastic": what is already known to whoever speaks is another thing. */
function isBehindArticle(tokens: readonly Token[], { from }: ReadValue, language: Language): boolean {
  const { key = '', text = '' } = tokens[from - 1] ?? {};
  // "Tg L blu" is a size.
  return text === text.toLowerCase() && ARTICLES_OF[language].has(key) && !INDEFINITE[language].has(key);
}

/** Kinds of which parts of an item have others than the whole. */
const PARTS: ReadonlySet<ReadValue['kind']> = new Set(['material', 'colour', 'pattern']);
