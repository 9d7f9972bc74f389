/** Which kinds of things an item may be of, by all that its form says: name, keywords, hashtags, sentences, make. */

import { categoryWords } from '../categories/category-words.ts';
import { type FoundCategory, findIn, isAccessory, partRowOf } from '../categories/find-category.ts';
import { headSenses } from '../categories/head-senses.ts';
import { CUTS, WITH } from '../categories/name-words.ts';
import { categoryById } from '../categories/table.ts';
import { clausesOf } from '../language/clauses.ts';
import { polarityOf } from '../language/cues.ts';
import { LANGUAGES, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import type { Item, SellerSentence, Topic } from '../values/item.ts';

import { areFar, isLetters, isStrayNoun } from './stray-noun.ts';

/** A kind with how much speaks for it. */
export interface LikelyKind {
  id: string;
  score: number;
}

/** What each place is worth: a name says what the thing is, a sentence may speak of its parts. */
const WORTH = {
  name: 12,
  unsureName: 6,
  weakName: 1,
  make: 5,
  otherMake: 1,
  keyword: 4,
  offered: 5,
  opening: 4,
  first: 2,
  later: 1.5,
  binding: 7,
};
/** A part in a sentence is as often one of the item. */
const PART_SHARE = 0.5;
const UNSURE_SHARE = 0.5;
/** Kinds of one family speak for one another. */
const FAMILY_SHARE = 0.25;
/** What neither name nor make says must be said more than once, or at the beginning. */
const LEAST = 3;
/** Of the score of the best kind, what another one needs to stand beside it. */
const SHARE = 0.25;
/** Of a long text the beginning says what the thing is. */
const MOST_SENTENCES = 10;
const MOST_TOKENS = 160;
const MOST_TERMS = 12;

/**
 * The kinds that the form points to, best first, the other senses of the name's noun last; none where only a passing
 * word points anywhere.
 */
export function likelyKinds(
  item: Item,
  found: FoundCategory | null,
  kindsOfMake: (make: string, name: string) => readonly string[],
): readonly LikelyKind[] {
  const votes = new Map<string, number>();
  const add = (id: string, worth: number) => votes.set(id, (votes.get(id) ?? 0) + worth);
  const language = item.languageKnown ? item.language : null;
  const makers = kindsOfMake(item.form.make, item.name);
  const context = { language, make: item.form.make, makers };
  const inName = item.category === null ? WORTH.unsureName : WORTH.name;
  const kind = item.category ?? found?.id ?? null;
  if (kind !== null) {
    const isStray = found !== null && areFar(makers, kind) && isStrayNoun(item.name, found, context);
    const isWeak =
      (item.category === null && found?.weak === true) || isByChance(found, item, makers) || isStray;
    add(kind, isWeak ? WORTH.weakName : inName);
  }
  for (const [index, id] of makers.entries()) add(id, index === 0 ? WORTH.make : WORTH.otherMake);
  for (const term of searchTerms(item)) voteOf(term, context, add);
  let read = 0;
  for (const sentence of item.sentences.slice(0, MOST_SENTENCES)) {
    if (read > MOST_TOKENS) break;
    read += sentence.tokens.length;
    voteOfSentence(sentence, context, add);
  }
  const named = item.category ?? found?.id ?? null;
  const senses = sensesOf(item.name, found, language);
  const noun = found?.noun ? tokenise(item.name).slice(...found.noun) : [];
  const isCore =
    noun.length > 0 &&
    categoryWords(named ?? '', found?.language ?? 'en', noun.map(({ text }) => text).join(' ')).names.length >
      0;
  const meant = meantSense(item.name, { named, isCore, senses: senses.byHead, makers, context });
  if (named !== null && meant !== null) {
    // Who says the word again means the same by it.
    add(meant, votes.get(named) ?? 0);
    votes.set(named, WORTH.weakName);
  }
  const [best] = ranked(votes);
  if (best === undefined || (best.score < LEAST && best.id !== named)) return [];
  const beside = ranked(votes).filter(({ id }) => (votes.get(id) ?? 0) >= SHARE * best.score);
  const others = senses.alone.filter((id) => beside.every((one) => one.id !== id));
  return [...beside, ...others.map((id) => ({ id, score: 0 }))];
}

/**
 * "Gel Cumulus" of a make known for shoes: a noun of another language than the text, whose shelf has nothing that the
 * make is known for, is a name. English nouns stand in texts of any language.
 */
function isByChance(found: FoundCategory | null, { language }: Item, makers: readonly string[]): boolean {
  if (found === null || found.language === 'en' || found.language === language) return false;
  const family = categoryById(found.id)?.family;
  return makers.length > 0 && makers.every((id) => categoryById(id)?.family !== family);
}

function ranked(votes: ReadonlyMap<string, number>): LikelyKind[] {
  const families = new Map<string, number>();
  const familyOf = (id: string) => categoryById(id)?.family ?? '';
  for (const [id, score] of votes) families.set(familyOf(id), (families.get(familyOf(id)) ?? 0) + score);
  return [...votes]
    .map(([id, score]) => ({
      id,
      score: score + FAMILY_SHARE * ((families.get(familyOf(id)) ?? score) - score),
    }))
    .sort((one, other) => other.score - one.score);
}

/**
 * The sense of the name's noun that the rest of the name decides: a "mixer" of a make known for stand mixers, a
 * "capa para Samsung Galaxy", a lid of what the make is known for.
 */
function meantSense(
  name: string,
  {
    named,
    isCore,
    senses,
    makers,
    context,
  }: {
    named: string | null;
    /** Whether the noun is what the named kind itself is called, and no other kind of its shelf. */
    isCore: boolean;
    senses: readonly string[];
    makers: readonly string[];
    context: Context;
  },
): string | null {
  const device = deviceFor(name, context);
  if (device !== null && senses.includes(device)) return device;
  // "Uhr" of a make of watches: what the noun is first called lies where the make has nothing.
  if (named === null || makers.includes(named) || (isCore && !areFar(makers, named))) return null;
  return makers.find((id) => senses.includes(id)) ?? null;
}

interface Context {
  language: Language | null;
  make: string;
  /** The kinds that the makes of the form are known for. */
  makers: readonly string[];
}

type Add = (id: string, worth: number) => void;

/** Keywords and hashtags: what a buyer would search for, each a name of its own. */
function searchTerms({ form }: Item): readonly string[] {
  const tags = form.features.match(/#[\p{L}\p{N}]+/gu) ?? [];
  return [...form.keywords.split(/[,;\n]/u), ...tags.map((tag) => tag.slice(1))]
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS);
}

function voteOf(term: string, context: Context, add: Add): void {
  const found = findIn(term, tokenise(term), context);
  if (found !== null && found.weak !== true)
    add(found.id, WORTH.keyword * (found.strength === 'unsure' ? UNSURE_SHARE : 1));
}

/** "See the pictures": a sentence that names them speaks of the listing's own. */
const OF_LISTING = 'picture';
const ASIDE: readonly Topic[] = ['missing', 'included', 'delivery', 'payment', 'contact'];
const STATES: readonly WordClass[] = ['condition', 'history', 'grade', 'fault'];

/** What each clause of a sentence is headed by, where it is said of the item: not what comes with it, is missing or denied. */
function voteOfSentence(sentence: SellerSentence, context: Context, add: Add): void {
  const { raw, tokens, topics, cues, index } = sentence;
  if (isBound(sentence)) add(BOOK, WORTH.binding);
  if (ASIDE.some((topic) => topics.has(topic))) return;
  for (const { from, to } of clausesOf(tokens)) {
    const offer = offerIn(tokens, from, to);
    const clause = tokens.slice(offer ?? from, to);
    const found = findIn(raw, clause, context);
    if (found === null || found.weak === true || found.id === OF_LISTING) continue;
    const place = found.noun?.[0] ?? 0;
    if (isPraise(clause, context.language)) continue;
    // "TE 22" of a maker of drills is no tea.
    if (isLetters(clause, found.noun) && areFar(context.makers, found.id)) continue;
    if (isBehindCut(clause, place, context.language) || entriesAt(clause, place, STATES).length > 0) continue;
    const at = (offer ?? from) + place;
    if (polarityOf(cues, at, at + 1) !== 'asserted') continue;
    const said = index > 0 ? WORTH.later : from === 0 ? WORTH.opening : WORTH.first;
    const worth = offer === null ? said : WORTH.offered;
    const share = (found.strength === 'unsure' ? UNSURE_SHARE : 1) * (isAccessory(found.id) ? PART_SHARE : 1);
    add(found.id, worth * share);
  }
}

const BOOK = 'book';
const BINDINGS: ReadonlySet<string> = new Set(['hardback', 'paperback']);

/** "Oprawa miękka": a clause of its own says a binding, and nothing but books has one. */
function isBound({ tokens, cues }: SellerSentence): boolean {
  return clausesOf(tokens).some(({ from, to }) => {
    const bound = entriesAt(tokens, from, ['edition']).find(({ means }) => BINDINGS.has(means));
    return bound !== undefined && from + bound.length === to && polarityOf(cues, from, to) === 'asserted';
  });
}

const PRAISE: readonly WordClass[] = ['filler', 'condition', 'joiner', 'grade'];

/** "Zustand: top", "lovely": a clause of nothing but praise in the text's own language names no garment. */
function isPraise(clause: readonly Token[], language: Language | null): boolean {
  return clause.every(
    ({ kind }, at) =>
      kind === 'mark' || entriesAt(clause, at, PRAISE).some((entry) => entry.language === language),
  );
}

function offerIn(tokens: readonly Token[], from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const offer = entriesAt(tokens, at, ['filler']).find(({ means }) => means === 'offer');
    if (offer !== undefined && at + offer.length < to) return at + offer.length;
  }
  return null;
}

function isBehindCut(tokens: readonly Token[], to: number, language: Language | null): boolean {
  const cuts = CUTS[language ?? 'en'];
  return tokens.slice(0, to).some(({ key }) => WITH.has(key) || cuts.has(key));
}

/** What else the noun of a name is, alone and as the head of longer nouns: "ring", "ring of keys". */
function sensesOf(
  name: string,
  found: FoundCategory | null,
  language: Language | null,
): { alone: readonly string[]; byHead: readonly string[] } {
  if (found === null || found.noun === null) return { alone: [], byHead: [] };
  const noun = tokenise(name).slice(...found.noun);
  const own = headSenses(noun, found.language ?? language ?? 'en');
  if (language !== null) return own;
  // "Basket" is a shoe or a basket, as long as nobody knows in which language it is said.
  const all = LANGUAGES.map((one) => headSenses(noun, one));
  return { alone: own.alone, byHead: [...new Set(all.flatMap(({ byHead }) => byHead))] };
}

/** "Capa para Samsung Galaxy": the kind of what is made for the thing that a name goes on to. */
function deviceFor(name: string, { language, make }: Context): string | null {
  const tokens = tokenise(name);
  const at = tokens.findIndex(({ key }, index) => index > 0 && FOR.has(key));
  if (at === -1) return null;
  const device = findIn(name, tokens.slice(at + 1), { language, make });
  return device === null ? null : (partRowOf(device.id) ?? null);
}

/** "For", in nine languages. */
const FOR: ReadonlySet<string> = new Set([
  'for',
  'fur',
  'pour',
  'para',
  'per',
  'voor',
  'do',
  'na',
  'dla',
  'till',
]);
