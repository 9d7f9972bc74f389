/** Finds what an item is from its name and, where that does not say it, from its details. */
import { clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { splitSentences } from '../language/sentences.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import type { Family } from './family.ts';
import { type FoundCategory, findCategory, findIn, isUnsureLine } from './find-category.ts';
import { isBeside } from './name-phrases.ts';
import { CUTS, INTO } from './name-words.ts';
import { categoryById } from './table.ts';

/**
 * The category of an item: by its name, or by its details where the name is a title ("Rumours Fleetwood Mac").
 * A make that is also a noun names no kind beside another one: "Record woodworking vice".
 */
export function findItemCategory(item: {
  name: string;
  make: string;
  details: string;
  /** The language of the form, where it is sure. */
  language?: Language | null;
}): FoundCategory | null {
  const { name, make, details, language = null } = item;
  const tokens = tokenise(name);
  const beside = make === '' ? null : findIn(name, tokens, { language, make });
  const spoken = beside ?? findIn(name, tokens, { language, make: '' });
  // Names are often in another language than the text behind them.
  const named = spoken ?? findIn(name, tokens, { language: null, beside: language ?? undefined, make });
  if (named !== null && !named.weak) return confirmed(named, { details, own: tokens, make, language });
  return findTitled(details, language) ?? findStated({ details, own: tokens, make, language }) ?? named;
}

interface Details {
  details: string;
  /** The tokens of the name. */
  own: readonly Token[];
  make: string;
  language: Language | null;
}

/** "Blazer Marlboro Classic": what a name says unsurely is sure where a clause of the text is headed by the same kind. */
function confirmed(named: FoundCategory, { details, own, make, language }: Details): FoundCategory {
  if (named.strength !== 'unsure') return named;
  const isLine = named.noun === null && own.some((_, at) => isUnsureLine(own, { from: at, to: at + 1 }));
  if (isLine) return named;
  const cuts = CUTS[language ?? 'en'];
  const before = named.noun === null ? [] : own.slice(0, named.noun[0]);
  // "With wall bracket", "3 batteries, case": what stands behind a mark, or leads to another thing, does not name it.
  if (before.some(({ key, kind }) => kind === 'mark' || cuts.has(key) || CUTS.en.has(key))) return named;
  const text = details.slice(0, CONFIRMATION);
  for (const place of splitSentences(text)) {
    const sentence = text.slice(place.start, place.end);
    const said = tokenise(sentence);
    for (const { from, to } of clausesOf(said)) {
      const found = findIn(sentence, said.slice(from, to), { language, make });
      if (found?.id === named.id && found.strength === 'noun')
        return { ...named, strength: named.noun === null ? 'line' : 'noun' };
    }
  }
  return named;
}

// What a thing is a text says at its beginning; later it speaks of parts.
const CONFIRMATION = 600;

// The first sentences say what the thing is, or none does.
const STATEMENT = 240;
const OPENING = 3;

/**
 * The kind that the first sentences of the details name: beside nothing but values and the item's own name ("Hilti
 * rotary hammer"), or as what is offered ("I am selling my old road bike").
 */
function findStated({ details, own, make, language }: Details): FoundCategory | null {
  const names = new Set(own.filter(({ kind }) => kind !== 'mark').map(({ key }) => key));
  for (const [index, place] of splitSentences(details.slice(0, STATEMENT)).slice(0, OPENING).entries()) {
    const sentence = details.slice(place.start, place.end);
    const said = tokenise(sentence);
    const cues = cuesIn(said, language);
    for (const clause of clausesOf(said)) {
      const offered = offeredIn(said, clause);
      const from = offered ?? clause.from;
      const tokens = said.slice(from, clause.to);
      const leads = index === 0 && clause.from === 0;
      if (offered === null && !leads && !tokens.some(({ key, kind }) => kind !== 'mark' && names.has(key)))
        continue;
      const found = findIn(sentence, tokens, { language, make });
      if (found?.strength !== 'noun' || found.noun === null) continue;
      const [first, end] = found.noun;
      // In the name the word was no noun.
      if (names.has(tokens[first]?.key ?? '') || isInside(tokens, found, language)) continue;
      const isSaid = (at: number) =>
        (at >= first && at < end) || names.has(tokens[at]?.key ?? '') || isBeside(tokens, at);
      if (offered === null && !tokens.every((_, at) => isSaid(at)) && !(leads && opens(found, tokens)))
        continue;
      if (polarityOf(cues, from + first, from + end) !== 'asserted') continue;
      const places = [tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0] as const;
      return {
        ...found,
        noun: null,
        stated: { start: place.start + places[0], end: place.start + places[1] },
      };
    }
  }
  return null;
}

/**
 * Whether a noun is not what its clause names: "new from the shop", half of "camera-set", a word that joins in the
 * text's own language, or, where nouns come first, what the name before it is like ("Moon boot basses").
 */
function isInside(tokens: readonly Token[], { noun }: FoundCategory, language: Language | null): boolean {
  const [first, end] = noun ?? [0, 0];
  const cuts = CUTS[language ?? 'en'];
  return (
    tokens.slice(0, first).some(({ key, text }) => cuts.has(key) || INTO.has(key) || text === '.') ||
    (tokens[end]?.text === '-' && tokens[end]?.start === tokens[end - 1]?.end) ||
    entriesAt(tokens, first, ['joiner']).some((entry) => entry.language === language) ||
    (language !== null &&
      HEAD_FIRST.has(language) &&
      tokens.slice(0, first).some(({ kind }, at) => kind !== 'mark' && !isBeside(tokens, at)))
  );
}

/** "Baskets à imprimé léopard": in languages that say the thing first, the noun that a text opens with. */
function opens({ language, noun }: FoundCategory, tokens: readonly Token[]): boolean {
  return (
    noun?.[0] === 0 &&
    language !== null &&
    HEAD_FIRST.has(language) &&
    // "Boîte incluse" speaks of what comes with it.
    !tokens.some((_, at) => entriesAt(tokens, at, ['included', 'missing', 'fault', 'delivery']).length > 0)
  );
}

/** Where in a clause stands what it offers: behind "I am selling"; or null. */
function offeredIn(tokens: readonly Token[], { from, to }: { from: number; to: number }): number | null {
  for (let at = from; at < to; at += 1) {
    const offer = entriesAt(tokens, at, ['filler']).find(({ means }) => means === 'offer');
    if (offer !== undefined && at + offer.length < to) return at + offer.length;
  }
  return null;
}

const TITLED: ReadonlySet<Family> = new Set(['books', 'media']);
const OPENING_CLAUSES = 4;
// What is only there beside the item: "comes with book".
const BESIDE = /^\s*(?:comes|with|incl|includes|no|has|plus|and)\b/iu;

/**
 * The category of a thing whose name is its title ("The Hobbit by J.R.R. Tolkien"), where the first words of
 * its details say what it is: "Hardback, 3rd edition". Null for anything but books, films and music.
 */
export function findTitled(details: string, language: Language | null = null): FoundCategory | null {
  for (const clause of details.slice(0, 200).split(/[,;.\n]/u, OPENING_CLAUSES)) {
    if (BESIDE.test(clause) || clause.trim().split(/\s+/u).length > 5) continue;
    const found = findCategory(clause, language);
    const family = found && found.strength !== 'unsure' && categoryById(found.id)?.family;
    if (family && TITLED.has(family)) return { ...found, noun: null };
  }
  return null;
}
