/** The values of the item's name. A name is a phrase: what stands beside its noun is said of the item. */

import type { Category } from '../categories/category.ts';
import { phraseAt } from '../categories/category-index.ts';
import type { Family } from '../categories/family.ts';
import { isAccessory } from '../categories/find-category.ts';
import { CUTS, WITH } from '../categories/name-words.ts';
import { clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import type { Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { MADE_BY } from '../lexicon/speech-words.ts';
import { colourPairs, pairHalves } from './beside-noun.ts';
import { closedClauses } from './clauses.ts';
import type { ItemDraft } from './draft.ts';
import { properNames } from './in-proper-name.ts';
import { readLabelled } from './labelled.ts';
import { addLine, addModels, type NameParts } from './name-models.ts';
import { type ReadValue, readValues } from './read-values.ts';

// What buyers of a kind must ask for before a word of its name counts as that: "green tea" has no colour.
const ASKED = { colour: 'colour', material: 'material' } as const;

export interface NameReading {
  tokens: readonly Token[];
  /** The tokens that name the type, as [first, one after the last], or null. */
  noun: readonly [number, number] | null;
}

/** Adds what the name says to `draft`. */
export function addNameValues(
  draft: ItemDraft,
  name: string,
  {
    category,
    noun,
    language,
    make,
    unbranded,
  }: {
    category: Category | null;
    noun: NameReading['noun'];
    language: Language | null;
    /** The words of the make that the seller gave. */
    make: readonly Token[];
    /** The seller said that there is none. */
    unbranded: boolean;
  },
): NameReading {
  const tokens = tokenise(name);
  // "Levi's jacket, trucker, 1980s?": in a name a question mark asks for what stands between it and the comma.
  const cues = cuesIn(tokens, language).map((cue) =>
    tokens[cue.at]?.text === '?'
      ? { ...cue, from: tokens.findLastIndex(({ text }, at) => text === ',' && at < cue.at) + 1, to: cue.end }
      : cue,
  );
  const asks = category?.asks ?? [];
  const values = readValues(
    { text: name, tokens },
    {
      loose: false,
      sized: category === null ? null : asks.includes('size'),
      named: true,
      make,
      asks,
      language,
    },
  );
  const closed = closedClauses(tokens, { values });
  const cuts = CUTS[language ?? 'en'];
  const isInProperName = properNames(tokens, {
    language: language ?? 'en',
    own: new Set(tokens.slice(...(noun ?? [0, 0])).map(({ key }) => key)),
  });
  const { saidOfParts } = colourPairs(values, tokens, language ?? 'en');
  addMaker(draft, { name, tokens, noun, language: language ?? 'en' });
  const made = draft.values.some(({ kind }) => kind === 'brand');
  // "Objektiv, E-mount": what is behind the noun says what it goes with; it stays that thing.
  const before = cues.filter(({ class: kind, at }) => kind !== 'other' || noun === null || at < noun[0]);
  for (const value of readLabelled(tokens, name)) {
    if (value.kind !== 'brand' || made) continue;
    draft.add(value, {
      certainty: 'certain',
      polarity: polarityOf(cues, value.from, value.to),
      place: { field: 'itemName', text: name, tokens },
    });
  }
  for (const value of values) {
    // "Reserved for Anna" names no make.
    if (value.kind === 'brand' && tokens[value.to]?.key === 'for') continue;
    const certain = isSure(value, {
      tokens,
      values,
      noun,
      category,
      closed,
      saidOfParts,
      isInProperName,
      made,
      unbranded,
      cuts,
    });
    addLine(draft, value, { name, tokens, cues });
    const isBefore = noun !== null && value.to <= noun[0];
    draft.add(value, {
      certainty: certain ? 'certain' : 'likely',
      polarity: polarityOf(isBefore ? before : cues, value.from, value.to),
      place: { field: 'itemName', text: name, tokens },
    });
  }
  if (noun !== null && category !== null && polarityOf(before, noun[0], noun[1]) === 'asserted') {
    draft.add(
      { kind: 'type', value: '', means: category.type, from: noun[0], to: noun[1] },
      { certainty: 'certain', polarity: 'asserted', place: { field: 'itemName', text: name, tokens } },
    );
  }
  addModels(draft, {
    name,
    tokens,
    cues,
    values,
    language: language ?? 'en',
    sized: asks.includes('size'),
  });
  addCompatible(draft, { name, tokens, cues });
  return { tokens, noun };
}

/** Languages that say what a thing is made of otherwise than of whom it is: "jurk van King Louie". */
const MAKER_ONLY: ReadonlySet<Language> = new Set(['de', 'nl', 'sv']);
const LONGEST_MAKER = 3;

/** Adds the make that a name says last, behind its noun and "van": words of which nothing else is known. */
function addMaker(
  draft: ItemDraft,
  { name, tokens, noun, language }: Pick<NameParts, 'name' | 'tokens'> & NameReading & { language: Language },
): void {
  const by = MADE_BY[language];
  if (!MAKER_ONLY.has(language) || noun === null || draft.values.some(({ kind }) => kind === 'brand')) return;
  const at = tokens.findIndex(({ key }, index) => index >= noun[1] && by.has(key));
  if (at !== noun[1]) return;
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark');
  const to = end === -1 ? tokens.length : end;
  const maker = tokens.slice(at + 1, to);
  const isOpen = maker.every(
    ({ kind }, index) =>
      kind === 'word' &&
      entriesAt(tokens, at + 1 + index).length === 0 &&
      [language, 'en' as const].every((one) => phraseAt(tokens, at + 1 + index, one) === null),
  );
  if (maker.length === 0 || maker.length > LONGEST_MAKER || !isOpen) return;
  draft.add(
    { kind: 'brand', value: '', means: '', from: at + 1, to },
    { certainty: 'certain', polarity: 'asserted', place: { field: 'itemName', text: name, tokens } },
  );
}

const GEMS: ReadonlySet<string> = new Set(['diamond', 'cubic zirconia', 'pearl', 'amber', 'jade']);
const SET_WITH: ReadonlySet<Family> = new Set([
  'jewellery',
  'watches',
  'antiques',
  'collectables',
  'decor',
  'handmade',
  'craft',
]);

/** "Diamond chair", "pearl case": what is no jewel is named for a stone, and none is in it. */
export function isNamedForGem({ kind, means }: ReadValue, category: Category | null): boolean {
  return kind === 'material' && GEMS.has(means) && !(category !== null && SET_WITH.has(category.family));
}

interface Surroundings {
  tokens: readonly Token[];
  values: readonly ReadValue[];
  noun: readonly [number, number] | null;
  category: Category | null;
  closed: readonly { from: number; to: number }[];
  /** Colours of a pattern, and what two parts have of. */
  saidOfParts: ReadonlySet<ReadValue>;
  isInProperName: (value: ReadValue) => boolean;
  /** The seller gave the make in its own field. */
  made: boolean;
  /** The seller said there that there is none: a make in the name is of what it fits, or was made from. */
  unbranded: boolean;
  /** Words behind which something else than the item is named. */
  cuts: ReadonlySet<string>;
}

/** Kinds whose words stand in names of makes, works and shades as well. */
export const LEXICAL: ReadonlySet<ReadValue['kind']> = new Set(['colour', 'material', 'pattern', 'era']);

function isSure(value: ReadValue, around: Surroundings): boolean {
  const { kind } = value;
  if (value.weak === true && kind !== 'material') return false;
  if (LEXICAL.has(kind) && around.isInProperName(value)) return false;
  // "Plaid": what is the whole noun of the name is the thing, and nothing that it is like.
  if (LEXICAL.has(kind) && around.noun?.[0] === value.from && around.noun[1] === value.to) return false;
  if (isNamedForGem(value, around.category)) return false;
  // The first make that is named, unless the seller gave one.
  // "E-bike with Bosch motor": behind "with" stand the makes of parts.
  if (kind === 'brand')
    return (
      !around.made &&
      !around.unbranded &&
      // "Scarpa da ginnastica": what names the thing is no make.
      !(around.noun !== null && value.from < around.noun[1] && value.to > around.noun[0]) &&
      !(around.category !== null && isAccessory(around.category.id)) &&
      around.values.find((other) => other.kind === 'brand') === value &&
      !around.tokens.slice(0, value.from).some(({ key }) => around.cuts.has(key)) &&
      // "Citizen of Humanity": the beginning of a longer name.
      around.tokens[value.to]?.key !== 'of'
    );
  // A guitar's "Junior" and "Vintage" are names.
  if (kind === 'department') return around.category?.asks.includes('size') === true;
  // "Guitar with signed photo": right behind a word that leads to another thing it is that thing's.
  if (kind === 'edition' && around.cuts.has(around.tokens[value.from - 1]?.key ?? '')) return false;
  if (kind === 'measurement') return 'fixed' in value && (value.fixed || value.label !== undefined);
  if (kind !== 'colour' && kind !== 'material') return true;
  if (kind === 'colour' && around.saidOfParts.has(value)) return false;
  // "PINK grey duffle bag": the one word in capitals that a name begins with is a make.
  if (kind === 'colour' && value.from === 0 && isShoutedAlone(around.tokens, value)) return false;
  // "Skirt with yellow stripes": what the thing has, and not what it is.
  if (around.tokens.slice(0, value.from).some(({ key }, at) => at > 0 && WITH.has(key))) return false;
  if (kind === 'colour' && pairHalves(around.values, around.tokens)(value)) return false;
  // Where the kind of item is not known, a coloured word may be part of a title.
  if (around.category === null || !around.category.asks.includes(ASKED[kind])) return false;
  if (around.closed.some(({ from, to }) => value.from >= from && value.to <= to)) return true;
  return around.noun !== null && touchesNoun(value, around, around.noun);
}

function isShoutedAlone(tokens: readonly Token[], { to }: ReadValue): boolean {
  const isShouted = ({ text }: Token) => text === text.toUpperCase() && /\p{L}{3}/u.test(text);
  return tokens.slice(0, to).every(isShouted) && tokens.slice(to).some(({ text }) => /\p{Ll}{3}/u.test(text));
}

/** Whether nothing but values and joining words stands between a value and the noun, or the end of its clause. */
function touchesNoun(
  value: ReadValue,
  { tokens, values }: Surroundings,
  noun: readonly [number, number],
): boolean {
  const isPassed = (at: number) =>
    values.some(({ from, to }) => at >= from && at < to) ||
    (at >= noun[0] && at < noun[1]) ||
    entriesAt(tokens, at, ['joiner'])[0] !== undefined;
  const between = value.to <= noun[0] ? [value.to, noun[0]] : [noun[1], value.from];
  const [from = 0, to = 0] = between;
  for (let at = from; at < to; at += 1) if (!isPassed(at)) return isTail(value, { tokens, isPassed });
  return true;
}

/** "iPhone 12 64GB black": values at the end of a name are said of the item. */
function isTail(
  value: ReadValue,
  { tokens, isPassed }: { tokens: readonly Token[]; isPassed: (at: number) => boolean },
): boolean {
  for (let at = value.from; at < tokens.length; at += 1) {
    if (tokens[at]?.kind === 'mark' && at >= value.to) return true;
    if (!isPassed(at)) return false;
  }
  return true;
}

/** Behind these, in nine languages, stands whom the listing is kept for. */
const RESERVED =
  /^(?:reserved|reserviert|reserve|reservado|reservada|riservato|riservata|gereserveerd|zarezerwowane|reserverad)$/;

/** What the name says that the thing is for: "case for iPhone 12". Whole, up to the end of its clause. */
function addCompatible(draft: ItemDraft, { name, tokens, cues }: NameParts): void {
  const clauses = clausesOf(tokens);
  for (const cue of cues) {
    if (cue.class !== 'other') continue;
    const entry = entriesAt(tokens, cue.at, ['other'])[0];
    const clause = clauses.find(({ from, to }) => cue.at >= from && cue.at < to);
    const from = cue.at + (entry?.length ?? 1);
    if (entry?.means !== 'forward' || clause === undefined || from >= clause.to) continue;
    if (RESERVED.test(tokens[cue.at - 1]?.key ?? '')) continue;
    // "for sale" and "for parts" name no thing.
    if (
      !tokens
        .slice(from, clause.to)
        .some((token, index) => token.kind === 'code' || brandAt(tokens, from + index) !== null)
    )
      continue;
    draft.add(
      { kind: 'compatible', value: '', means: '', from, to: clause.to },
      { certainty: 'likely', polarity: 'asserted', place: { field: 'itemName', text: name, tokens } },
    );
  }
}
