/** What a text that opens with no sentence calls the thing: "Barbour Bedale A105 olive, C42 …" of a "Jacket". */
import { phraseAt } from '../categories/category-index.ts';
import { CUTS } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { type Clause, clausesOf, isSpacedDash } from '../language/clauses.ts';
import { CUE_CLASSES } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import { isShouted } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { LIKENESS_CLASSES, type WordClass } from '../lexicon/word-classes.ts';
import type { ItemDraft } from './draft.ts';
import type { SellerSentence } from './item.ts';
import { saidOfLess } from './said-of-less.ts';

const MOST_TOKENS = 9;
/** What a thing is like may stand in its name; other words of the lexicon make a sentence. */
const LIKE: ReadonlySet<WordClass> = new Set([
  ...LIKENESS_CLASSES,
  'size',
  'shade',
  'grade',
  'acronym',
  'abbreviation',
]);
const FEWEST_NAMES = 2;
const MOST_PLAIN = 3;
/** "220g", "6x4". */
const AMOUNT = /^\d[\d.,x×]*\p{L}{0,4}$/u;

export interface OpeningName {
  name: string;
  category: string | null;
  language: Language;
  /** Whether the language is sure. */
  known: boolean;
  /** Lines that count the pieces of a lot. */
  pieces: ReadonlySet<SellerSentence>;
}

/**
 * Adds the words by which the text opens to a name that says no more than what kind of thing it is, where they are
 * names, codes and values and nothing else; the make among them is the item's.
 */
export function addOpeningName(
  draft: ItemDraft,
  sentences: readonly SellerSentence[],
  { name, category, language, known, pieces }: OpeningName,
): void {
  const [sentence] = sentences;
  if (draft.values.some(({ kind }) => kind === 'name')) return;
  if (sentence === undefined || pieces.has(sentence) || !isBare(draft, name, language)) return;
  const { tokens, cues, raw, place } = sentence;
  const [clause, next] = clausesOf(tokens.slice(0, MOST_TOKENS * 2));
  if (clause === undefined || clause.from > 0) return;
  const kinds: Kinds = { category, language };
  const said = draft.covered(tokens, place, MOST_TOKENS);
  const from = countEnd(draft, tokens, clause);
  let to = from;
  while (to < Math.min(clause.to, MOST_TOKENS) && (said.has(to) || isOfName(tokens, to, kinds))) to += 1;
  // "VE.Bus": no half of what is written as one.
  while (to > from && to < clause.to && tokens[to]?.start === tokens[to - 1]?.end) to -= 1;
  // "Hilti TE 2-S funktioniert": a small word at the end begins the sentence.
  while (to > from && !isSure(tokens, to - 1, said)) to -= 1;
  // "Nick Drake - Bryter Layter": who made a work, and its title.
  const isWork = next !== undefined && isWorkName(tokens, [clause, next], category);
  if (isWork) to = next.to;
  if (
    to === from ||
    cues.some((cue) => cue.from < to && cue.to > from) ||
    saidOfLess(tokens, { language, nouns: NO_NOUNS })({ kind: 'brand', from, to }) !== null ||
    !(isWork || namesIt(tokens, to, { said, language, known }))
  )
    return;
  const sure = { certainty: 'certain', polarity: 'asserted' } as const;
  const where = { field: place.field, text: raw, tokens, offset: place.start };
  draft.add({ kind: 'name', value: '', means: '', from, to }, { ...sure, place: where });
  const make = tokens.findIndex((_, at) => at >= from && at < to && isMake(tokens, at));
  const brand = make === -1 ? null : brandAt(tokens, make);
  if (
    brand === null ||
    draft.values.some(({ kind, certainty }) => kind === 'brand' && certainty === 'certain')
  )
    return;
  draft.add(
    { kind: 'brand', value: brand.name, means: brand.name, from: make, to: make + brand.length },
    { ...sure, place: where },
  );
}

/** "8 balls Rowan Felted Tweed": where the make of the form stands behind a count; the clause's beginning elsewhere. */
function countEnd({ values }: ItemDraft, tokens: readonly Token[], { from, to }: Clause): number {
  const own = values.find(({ kind, from: said }) => kind === 'brand' && said.field === 'make');
  if (own === undefined || tokens[from]?.kind !== 'number') return from;
  const make = tokens.findIndex(
    (_, at) =>
      at > from && at < Math.min(to, from + MOST_BEFORE_MAKE) && brandAt(tokens, at)?.name === own.value,
  );
  return make === -1 ? from : make;
}

const MOST_BEFORE_MAKE = 4;
const NO_NOUNS: ReadonlySet<string> = new Set();

const WORKS: ReadonlySet<string | undefined> = new Set(['media', 'books', 'games']);

function isWorkName(
  tokens: readonly Token[],
  [first, second]: readonly [Clause, Clause],
  category: string | null,
): boolean {
  if (!WORKS.has(familyOf(category)) || second.to > MOST_TOKENS) return false;
  if (second.from !== first.to + 1 || !isSpacedDash(tokens, first.to)) return false;
  const isTitle = ({ from, to }: Clause) =>
    [from, to - 1].every((at) => /^[\p{Lu}\p{N}]/u.test(tokens[at]?.text ?? '')) &&
    tokens
      .slice(from, to)
      .every((token, index) => /^[\p{Lu}\p{N}&]/u.test(token.text) || isJoiner(tokens, from + index));
  return isTitle(first) && isTitle(second);
}

function isJoiner(tokens: readonly Token[], at: number): boolean {
  return entriesAt(tokens, at, ['joiner']).length > 0;
}

/** Whether a name says nothing but the kind of thing and what it is like: "Jacket", "Vintage lamp". */
function isBare({ values }: ItemDraft, name: string, language: Language): boolean {
  const covered = values.filter(
    ({ from, certainty, kind }) =>
      from.field === 'itemName' && certainty === 'certain' && kind !== 'brand' && kind !== 'model',
  );
  const tokens = tokenise(name);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (tokens.some(({ kind }) => kind === 'code')) return false;
  // "Macchina caffè": words in small letters are of what it is, also where no list has the thing.
  if (
    words.length <= MOST_PLAIN &&
    words.every(({ text }, at) => at === 0 || /^\p{Ll}/u.test(text)) &&
    language !== 'de'
  )
    return !tokens.some((_, at) => isMake(tokens, at));
  return tokens.every(
    (token, at) =>
      token.kind !== 'word' ||
      entriesAt(tokens, at).length > 0 ||
      covered.some(({ from }) => token.start >= from.start && token.end <= from.end),
  );
}

interface Kinds {
  category: string | null;
  language: Language;
}

/** A value, a name, a code, a number, or the item's own kind; no word of a sentence and no other kind of thing. */
function isOfName(tokens: readonly Token[], at: number, { category, language }: Kinds): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'mark') return /^[-/&.+'’]$/.test(token.text);
  if (token.kind !== 'word') return true;
  if (isMake(tokens, at)) return true;
  // "Longchamp Le Pliage", "Hilti TE 2-S": inside a name a small word has its capital.
  const isInside =
    at > 0 &&
    /^\p{Lu}/u.test(token.text) &&
    (/^[\p{Lu}\p{N}]/u.test(tokens[at + 1]?.text ?? '') || isPartOfMake(tokens, at - 1)) &&
    (language !== 'de' || token.text === token.text.toUpperCase());
  if (isInside) return true;
  if (labelAt(tokens, at) !== null || CUTS[language].has(token.key) || CUTS.en.has(token.key)) return false;
  const noun = [language, 'en' as const]
    .map((one) => phraseAt(tokens, at, one)?.entry)
    .find((entry) => entry?.strength === 'noun');
  if (noun !== undefined && familyOf(noun.id) !== familyOf(category)) return false;
  // Of a few words nobody knows the language: what denies or compares in any ends the name.
  if (entriesAt(tokens, at, CUE_CLASSES).length > 0) return false;
  const entries = entriesAt(tokens, at).filter((entry) => [language, 'en', 'xx'].includes(entry.language));
  return entries.length === 0 || entries.some((entry) => LIKE.has(entry.class));
}

function familyOf(category: string | null): string | undefined {
  return category === null ? undefined : categoryById(category)?.family;
}

function isMake(tokens: readonly Token[], at: number): boolean {
  const brand = brandAt(tokens, at);
  return brand !== null && !brand.common;
}

/** Whether a phrase may end with token `at`: a name, a code, an amount or a value; no number that counts what follows. */
function isSure(tokens: readonly Token[], at: number, said: ReadonlySet<number>): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return false;
  if (said.has(at) || isPartOfMake(tokens, at)) return true;
  // "Marlin 5 size M": a label and a value are not what a number counts.
  if (token.kind === 'number')
    return (
      tokens[at + 1]?.kind !== 'word' ||
      said.has(at + 1) ||
      labelAt(tokens, at + 1) !== null ||
      entriesAt(tokens, at + 1, ['joiner']).length > 0 ||
      endsInValues(tokens, at + 1)
    );
  return token.kind !== 'word' || /^\p{Lu}/u.test(token.text);
}

/** "Air Max 90 white and grey": up to the next mark nothing stands there that a number could count. */
function endsInValues(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(({ kind }, at) => at >= from && kind === 'mark');
  return tokens
    .slice(from, end === -1 ? tokens.length : end)
    .every((_, index) => entriesAt(tokens, from + index, VALUES).some(({ weak }) => !weak));
}

const VALUES: readonly WordClass[] = [...LIKENESS_CLASSES, 'joiner'];

function isPartOfMake(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at + 1)
    .some((_, from) => isMake(tokens, from) && from + (brandAt(tokens, from)?.length ?? 0) > at);
}

/** Whether the first tokens hold a make, a code beside a name, or several words with capitals of which no list knows. */
function namesIt(
  tokens: readonly Token[],
  to: number,
  { said, language, known }: { said: ReadonlySet<number>; language: Language; known: boolean },
): boolean {
  const words = tokens.slice(0, to);
  const make = words.findIndex((_, at) => isMake(tokens, at));
  // "Zoals Sony": a word of which nothing is known may compare or deny in a language of its own.
  if (make !== -1) return words.slice(0, make).every((_, at) => said.has(at) || isCount(tokens, at));
  if (!known) return false;
  const names = words.filter(
    ({ kind, text }, at) =>
      kind === 'word' && /^\p{Lu}\p{L}/u.test(text) && entriesAt(tokens, at).length === 0,
  );
  // "48in", "220g" are amounts.
  if (
    words.some(({ kind, text }) => kind === 'code' && !AMOUNT.test(text)) &&
    words.some(({ kind }) => kind === 'word')
  )
    return true;
  // Where nouns have capitals, or all has, a capital says nothing.
  if (language === 'de' || isShouted(words.map(({ text }) => text).join(' '))) return false;
  return names.length >= FEWEST_NAMES;
}

/** "3 seater": a number and what it counts. */
function isCount(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' || tokens[at - 1]?.kind === 'number';
}
