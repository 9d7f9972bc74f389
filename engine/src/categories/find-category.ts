/** Finds what a thing is from its own words. */

import { clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { fold, singular } from '../language/fold.ts';
import { HEAD_FIRST, LANGUAGES, type Language } from '../language/languages.ts';
import { splitSentences } from '../language/sentences.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { type Entry, japaneseNoun } from './category-index.ts';
import type { Family } from './family.ts';
import type { Match } from './name-match.ts';
import { isBeside, type NamePhrase, readName } from './name-phrases.ts';
import { CONTAINERS, CUTS, PART_WORDS } from './name-words.ts';
import { categoryById } from './table.ts';
import { UNSURE_LINES } from './unsure-lines.ts';
import { phraseKey } from './words.ts';

export interface FoundCategory {
  id: string;
  /** The singular English noun. */
  type: string;
  /** For a part, the category of the whole: 'hedge-trimmer' for a hedge trimmer's blade. */
  of?: string;
  /**
   * How surely: the head of the name is a noun of it, or a product line stands for it; unsure where the word
   * stands elsewhere or is as often something else. An unsure kind is good for a guess only, never for a text.
   */
  strength: 'noun' | 'line' | 'unsure';
  /** The language of the noun; null where a line names it. */
  language: Language | null;
  /** The tokens of the noun, as [first, one after the last]; null where a line or Japanese names it. */
  noun: readonly [number, number] | null;
  /** Where the name names no kind: the words of the details that do, as UTF-16 offsets. */
  stated?: { start: number; end: number };
  /** Only a word that is as often a colour, a material or a part says so. */
  weak?: true;
}

const LONGEST_JAPANESE = 10;
// Words so general that a product line beside them says more: an "Aeron chair" is an office chair.
const GENERIC: ReadonlySet<string> = new Set([
  'chair',
  'watch',
  'digital-camera',
  'mobile-phone',
  'desktop-computer',
  'jacket',
  'shoes',
  'table',
  'handbag',
  'ring',
  'knitting-yarn',
  'keyboard-instrument',
]);
// What these name is the thing whatever else is named: "sheet music piano".
const DOMINANT: ReadonlySet<string> = new Set(['sheet-music', 'ticket']);
const PART_OF: Readonly<Partial<Record<Family, string>>> = {
  appliances: 'appliance-part',
  garden: 'garden-part',
  cameras: 'camera-accessory',
  audio: 'headphone-part',
  games: 'console-part',
  instruments: 'instrument-accessory',
  cycling: 'bike-part',
  phones: 'phone-case',
};
const ACCESSORIES: ReadonlySet<string> = new Set(Object.values(PART_OF));

/** Whether a kind is a part or an addition of other things: a make in its name is as often that of the whole. */
export function isAccessory(id: string): boolean {
  return ACCESSORIES.has(id);
}

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The category that an item's own words (its name, as a rule) point to; null when no word names a thing. The head
 * of the first phrase that has a noun decides: its last noun in English and other Germanic names ("iPhone case" is a
 * case), its first in Romance and Polish ones. A product line counts where no noun stands. Nouns are looked up in
 * `language` and in English; where no language is given, in those whose words stand in the name.
 */
export function findCategory(words: string, language: Language | null = null): FoundCategory | null {
  return findIn(words, tokenise(words), { language, make: '' });
}

function findIn(
  words: string,
  tokens: readonly Token[],
  context: { language: Language | null; beside?: Language | undefined; make: string },
): FoundCategory | null {
  const phrases = readName(tokens, context);
  const phrase = phrases.find(({ matches }) => matches.some(({ strength }) => strength !== 'weak'));
  const found = phrase === undefined ? null : headOf(phrase, tokens);
  if (found !== null) return found;
  const weak = phrases.flatMap(({ matches }) => matches)[0];
  if (weak !== undefined)
    return { id: weak.id, type: weak.type, strength: 'unsure', language: null, noun: null, weak: true };
  const japanese = JAPANESE.test(words) ? findJapanese(words) : undefined;
  return japanese === undefined
    ? null
    : { id: japanese.id, type: japanese.type, strength: 'noun', language: null, noun: null };
}

function headOf(phrase: NamePhrase, tokens: readonly Token[]): FoundCategory | null {
  const nouns = phrase.matches.filter(({ strength }) => strength === 'noun');
  const line = phrase.matches.find(({ strength }) => strength === 'line');
  const dominant = nouns.find(({ id }) => DOMINANT.has(id));
  const head = dominant ?? (phrase.headFirst ? nouns[0] : nouns.at(-1));
  if (head === undefined || (line !== undefined && GENERIC.has(head.id))) {
    return line === undefined
      ? null
      : {
          id: line.id,
          type: line.type,
          strength: phrase.isSureOf(line) && !isUnsureLine(tokens, line) ? 'line' : 'unsure',
          language: languageOfMatch(head),
          noun: head === undefined ? null : [head.from, head.to],
        };
  }
  const whole: Whole = phrase.headFirst ? head : wholeOf(head, phrase.matches, tokens);
  const sure = dominant !== undefined || (phrase.isSureOf(head) && !whole.guessed);
  return {
    id: whole.id,
    type: whole.type,
    ...(whole.of === undefined ? {} : { of: whole.of }),
    strength: sure ? 'noun' : 'unsure',
    language: languageOfMatch(head),
    noun: whole.id === head.id ? [head.from, head.to] : null,
  };
}

/** "Switch", "Pandora": names of several kinds of things say none. */
function isUnsureLine(tokens: readonly Token[], { from, to }: Pick<Match, 'from' | 'to'>): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  return UNSURE.has(phraseKey(words.join(' ')));
}

const UNSURE: ReadonlySet<string> = new Set(UNSURE_LINES);

function languageOfMatch(match: Match | undefined): Language | null {
  return LANGUAGES.find((code) => code === match?.language) ?? null;
}

interface Whole {
  id: string;
  type: string;
  of?: string;
  guessed?: boolean;
}

/** A container is sold for what it holds; a part is one of the thing that it belongs to. */
function wholeOf(head: Match, matches: readonly Match[], tokens: readonly Token[]): Whole {
  // "Mower spares or repair": the words of a condition name no part.
  const isState = entriesAt(tokens, head.to, ['condition']).some(({ length }) => length > 1);
  if (!isState && PART_WORDS.has(singular(head.next))) return partOf(head) ?? { ...head, guessed: true };
  const before = matches.findLast(
    ({ from, strength }) =>
      from < head.from && (strength === 'noun' || (head.counted && strength === 'weak')),
  );
  if (head.to - head.from > 1 || before === undefined || before.id === head.id) return head;
  if (CONTAINERS.has(head.word)) return { ...before, guessed: true };
  return PART_WORDS.has(head.word) ? (partOf(before) ?? head) : head;
}

function partOf(whole: Match): Whole | undefined {
  const family = categoryById(whole.id)?.family;
  const id = family === undefined ? undefined : PART_OF[family];
  const row = id === undefined ? undefined : categoryById(id);
  return row === undefined ? undefined : { id: row.id, type: row.type, of: whole.id };
}

// A katakana compound is what its last word says: ウルトラライトダウン is no ライト.
function runsOn(text: string, end: number): boolean {
  return KATAKANA.test(text.charAt(end - 1)) && KATAKANA.test(text.charAt(end));
}

function findJapanese(text: string): Entry | undefined {
  const folded = fold(text);
  let best: Entry | undefined;
  let bestLength = 0;
  for (let start = 0; start < folded.length; start += 1) {
    for (let length = Math.min(LONGEST_JAPANESE, folded.length - start); length > bestLength; length -= 1) {
      const entry = japaneseNoun(folded.slice(start, start + length));
      if (!entry || runsOn(folded, start + length)) continue;
      best = entry;
      bestLength = length;
      break;
    }
  }
  return best;
}

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
      if (names.has(tokens[first]?.key ?? '')) continue;
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
