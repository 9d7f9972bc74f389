/** The values of one sentence of the features. */
import type { Category } from '../categories/category.ts';
import { WITH } from '../categories/name-words.ts';
import { type Clause, clausesOf } from '../language/clauses.ts';
import { isSaidBeside, polarityOf } from '../language/cues.ts';
import { fold } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { privateSpans } from '../leave-out-private.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { isHalfOfPair, standsBesideNoun } from './beside-noun.ts';
import { closedClauses } from './clauses.ts';
import type { ItemDraft } from './draft.ts';
import type { SellerSentence } from './item.ts';
import { readLabelled, standsBehindLabel } from './labelled.ts';
import type { FoundMeasure } from './measurement.ts';
import { type ReadValue, readValues } from './read-values.ts';
import { SURE_LETTERS, saysItsTable } from './size.ts';

export interface SentenceContext {
  category: Category | null;
  /** Folded words of the item's own names; and those of them that name it. */
  own: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  make: readonly Token[];
  language: Language;
  /** The private numbers of the form. */
  keys: readonly string[];
  /** The next sentence takes this one back. */
  corrected: boolean;
}

/** Adds the values of one sentence: certain where it says them of the item itself, else likely. */
export function addSentenceValues(
  draft: ItemDraft,
  sentence: SellerSentence,
  { category, own, nouns, make, language, keys, corrected }: SentenceContext,
): void {
  const { tokens, cues, raw, place, mark } = sentence;
  // A number of one device is no value of the item.
  if (privateSpans(raw, keys).length > 0) return;
  const where = { field: place.field, text: raw, tokens, offset: place.start };
  const labelled = readLabelled(tokens, raw);
  for (const value of labelled) {
    const polarity = corrected ? 'unsure' : polarityOf(cues, value.from, value.to);
    draft.add(value, { certainty: 'certain', polarity, place: where });
  }
  const asks = category?.asks ?? [];
  const sized = category === null ? null : asks.includes('size');
  const values = readValues(
    { text: raw, tokens },
    { loose: true, sized, named: false, make, asks, language },
  );
  const closed = closedClauses(tokens, values, own);
  const isInside = ({ from, to }: ReadValue) =>
    closed.some((clause) => from >= clause.from && to <= clause.to);
  // Among others of its kind, or behind its label, a word that is as often something else means this.
  const clauses = clausesOf(tokens);
  const sure = new Set(
    values.filter((value) => value.weak !== true && isInside(value)).map(({ kind }) => kind),
  );
  for (const { kind } of labelled) sure.add(kind);
  for (const value of values) {
    const inside =
      isInside(value) &&
      !(PARTS.has(value.kind) && isOfPart(value, clauses, tokens)) &&
      !(value.kind === 'colour' && isHalfOfPair(value, values, tokens));
    // A word that is as often something else counts only among values.
    if (value.weak === true && !inside) continue;
    if (labelled.some(({ from, to }) => value.from < to && value.to > from)) continue;
    const alone = value.kind !== 'size' || isAlone(value, closed);
    const named =
      (value.kind === 'size'
        ? isOfItem(value, clauses, tokens)
        : LABELLED.has(value.kind) && standsBehindOwnLabel(tokens, value, own)) ||
      (BESIDE_NOUN.has(value.kind) &&
        value.weak !== true &&
        !isOneOfMany(value, tokens) &&
        standsBesideNoun(value, { tokens, values, nouns, language }));
    const measured =
      'fixed' in value &&
      (value.label !== undefined || (value.fixed && (inside || isStorage(value, { clauses, tokens, own }))));
    const plain = mark === '✗' ? 'denied' : polarityOf(cues, value.from, value.to);
    const said =
      plain === 'asserted' && value.kind === 'size' && isOfWearer(value, clauses, tokens) ? 'other' : plain;
    // One make is published; others that a text names are parts, rivals or search words.
    if (
      value.kind === 'brand' &&
      draft.values.some(
        ({ kind, certainty, means }) =>
          kind === 'brand' && certainty === 'certain' && means !== fold(value.value),
      )
    )
      continue;
    draft.add(value, {
      certainty: (
        value.kind === 'measurement'
          ? measured
          : (named && !(value.kind === 'colour' && isHalfOfPair(value, values, tokens))) ||
            (inside && alone && (value.weak !== true || sure.has(value.kind))) ||
            value.kind === 'identifier'
      )
        ? 'certain'
        : 'likely',
      polarity: corrected && said === 'asserted' ? 'unsure' : said,
      beside: corrected || mark === '✗' || isSaidBeside(tokens, cues, [value.from, value.to]),
      place: where,
    });
  }
}

/** "Colour navy" and "jacket, colour navy", not "a lining colour olive": what the label follows is what the value is said of. */
function standsBehindOwnLabel(
  tokens: readonly Token[],
  { from, kind }: ReadValue,
  own: ReadonlySet<string>,
): boolean {
  if (!standsBehindLabel(tokens, from, kind)) return false;
  const label = tokens.findLastIndex((_, at) => at < from && labelAt(tokens, at)?.kind === kind);
  const before = tokens[label - 1];
  return (
    before === undefined ||
    before.kind === 'mark' ||
    own.has(before.key) ||
    entriesAt(tokens, label - 1).length > 0
  );
}

/** "It has 128 GB and works": storage that no noun of another thing stands beside, "16GB SD card". */
function isStorage(
  value: FoundMeasure,
  {
    clauses,
    tokens,
    own,
  }: { clauses: readonly Clause[]; tokens: readonly Token[]; own: ReadonlySet<string> },
): boolean {
  const next = tokens[value.to];
  return (
    value.dimension === 'storage' &&
    !isOfPart(value, clauses, tokens) &&
    (next === undefined ||
      next.kind === 'mark' ||
      own.has(next.key) ||
      labelAt(tokens, value.to)?.kind === 'measurement' ||
      entriesAt(tokens, value.to, ['joiner', 'filler']).length > 0)
  );
}

/** "Green/brown/black": the first of several joined by strokes is not what the thing is like. */
function isOneOfMany({ from, to }: ReadValue, tokens: readonly Token[]): boolean {
  return tokens[to]?.text === '/' || tokens[from - 1]?.text === '/';
}

/** Kinds that are said of the item where they stand right beside its noun. */
const BESIDE_NOUN: ReadonlySet<ReadValue['kind']> = new Set([
  'colour',
  'material',
  'pattern',
  'size',
  'department',
]);

/** Kinds whose label makes a word sure: "colour navy", "brand Next". */
const LABELLED: ReadonlySet<ReadValue['kind']> = new Set(['brand', 'colour', 'material']);

/** "Leather is in good condition", "linen with leather": said of a part, not of the item. */
function isOfPart({ from, to }: ReadValue, clauses: readonly Clause[], tokens: readonly Token[]): boolean {
  const start = clauses.find((clause) => from >= clause.from && from < clause.to)?.from ?? from;
  return IS.has(tokens[to]?.key ?? '') || tokens.slice(start, from).some(({ key }) => WITH.has(key));
}

/** Kinds of which parts of an item have others than the whole. */
const PARTS: ReadonlySet<ReadValue['kind']> = new Set(['material', 'colour', 'pattern']);

/** In nine languages: what "is" says of a thing; "leather is" speaks of a part. */
const IS: ReadonlySet<string> = new Set(
  'is are ist sind est sont es son e sono zijn jest sa sao ar'.split(' '),
);

/** In nine languages: who wears a size. What a clause with one of them says is said of a person. */
export const WEARERS: ReadonlySet<string> = new Set(
  'i im we you she he wears ich wir du trägt tragt je nous vous mannequin yo lleva io indossa ik wij draagt ja nosi eu jag'.split(
    ' ',
  ),
);

/** "Size 8, hardly worn", "an XL hoodie", "UK 6": a labelled size or one that is nothing else, in a clause that speaks of nobody. */
function isOfItem(value: ReadValue, clauses: readonly Clause[], tokens: readonly Token[]): boolean {
  const { from } = value;
  if (labelAt(tokens, from)?.kind !== 'size' && !SURE_LETTERS.test(value.means) && !saysItsTable(value.value))
    return false;
  const clause = clauses.find((one) => from >= one.from && from < one.to);
  return (
    !isOfWearer(value, clauses, tokens) &&
    // "Size 36 regular or 46": which of two it is stands in the text alone.
    !tokens.slice(value.to, clause?.to).some(({ text }) => /^\d{1,2}(?:[.,]5)?$/.test(text))
  );
}

/** "I usually wear a 12", "yo uso L": a size of whoever wears it. */
function isOfWearer({ from }: ReadValue, clauses: readonly Clause[], tokens: readonly Token[]): boolean {
  const clause = clauses.find((one) => from >= one.from && from < one.to);
  return tokens.slice(clause?.from ?? 0, from).some(({ key }) => WEARERS.has(key));
}

/** Words beside a size may qualify it: "comes out like a small M". */
const BESIDE_SIZE = 1;

function isAlone({ from, to }: ReadValue, closed: readonly Clause[]): boolean {
  const clause = closed.find((one) => from >= one.from && to <= one.to);
  return clause !== undefined && clause.to - clause.from - (to - from) <= BESIDE_SIZE;
}
