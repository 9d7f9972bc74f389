/** Attributes with a closed class of values: the seller's own words for one of them, where they say it of the item. */

import { CUTS, SOFT_CUTS } from '../categories/name-words.ts';
import type { ClosedAttributes, ClosedPhrase } from '../categories/taxonomy/closed-attributes.ts';
import { type Clause, clauseOfEach, clausesOf } from '../language/clauses.ts';
import { cuesIn, polarityOf } from '../language/cues.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { capitalise } from '../language/tidy.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { Item } from '../values/item.ts';
import { beforeMissing } from './before-missing.ts';
import type { Found } from './found.ts';
import { hasReason } from './has-reason.ts';
import { wordsOfModel } from './make-line.ts';

/** A value that words of the form say: of which row of the classes, which of its values, and in which words. */
export interface ClosedValue {
  row: number;
  value: number;
  quote: string;
  /** It is one only where a clause says nothing else. */
  isAlone: boolean;
  /** What the name says is certain; what a sentence or a search word says is offered. */
  certain: boolean;
}

/** All such values of the form, each once: those of the name, of the text, then what the search words alone say. */
export function closedValues(item: Item, closed: ClosedAttributes): readonly ClosedValue[] {
  const found = new Map<string, ClosedValue>();
  const add = ({ row, value, alone: isAlone }: ClosedPhrase, quote: string, certain: boolean) => {
    const key = `${row} ${value}`;
    if (!found.has(key)) found.set(key, { row, value, quote: capitalise(quote), isAlone, certain });
  };
  const { itemName } = item.form;
  const name = tokenise(itemName);
  const denials = cuesIn(name, item.languageKnown ? item.language : null);
  const model = new Set(tokenise(wordsOfModel(item)[0] ?? '').map(({ key }) => key));
  const noun = new Set(tokenise(item.nounInName ?? '').map(({ key }) => key));
  // "Tennis noires", "ténis": where nouns come first, shoes are called by what others are for.
  const isNoun = (words: readonly Token[]) =>
    HEAD_FIRST.has(item.language) && words.length === noun.size && words.every(({ key }) => noun.has(key));
  const isOfModel = (from: number, to: number) => name.slice(from, to).every(({ key }) => model.has(key));
  for (const { phrase, from, to } of phrasesIn(name, closed)) {
    if (phrase.inTextAlone || phrase.alone || (phrase.use && isNoun(name.slice(from, to)))) continue;
    // "Yoga mat": of the noun a word that elsewhere says how a thing looks.
    if (phrase.look && noun.size > 1 && name.slice(from, to).every(({ key }) => noun.has(key))) continue;
    if (polarityOf(denials, from, to) === 'asserted' && !isByChance(name, from, { to, item }))
      // "Handball spezial": a word of the model's name may be no more than that.
      add(phrase, itemName.slice(name[from]?.start, name[to - 1]?.end), !(phrase.use && isOfModel(from, to)));
  }
  for (const sentence of item.sentences) {
    const { tokens, raw, topics, cues, place } = sentence;
    if (place.field !== 'features') continue;
    const end = beforeMissing(sentence);
    const clauses = clauseOfEach(clausesOf(tokens));
    const isSure = new Set(clauses.values()).size > 1;
    const isClause = (from: number, to: number) =>
      clauses.get(from)?.from === from && clauses.get(from)?.to === to;
    for (const { phrase, from, to } of phrasesIn(tokens, closed)) {
      if (to > end) break;
      if (phrase.alone && !isClause(from, to)) continue;
      // "Leather, zip, collect only": a list tells of the thing too.
      if (topics.has('delivery') && speaksOfDelivery(tokens, clauses.get(from))) continue;
      // A hashtag is a search word.
      if (tokens[from - 1]?.text === '#' || polarityOf(cues, from, to) !== 'asserted') continue;
      if (isByChance(tokens, from, { to, item }) || (phrase.use && isNoun(tokens.slice(from, to)))) continue;
      const [start, stop] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
      const quote = raw.slice(start, stop);
      // A part has a look of its own; what a thing has or is for is said of the thing.
      const at = { field: 'features' as const, start: place.start + start, end: place.start + stop, quote };
      if (!phrase.look || hasReason({ kind: 'pattern', value: quote, from: at }, item))
        // "Leather, zip, dishwasher safe": a clause of a list that says nothing else says it of the thing.
        add(phrase, quote, isSure && !phrase.alone && !phrase.use && isClause(from, to));
    }
  }
  const { keywords } = item.form;
  const searched = tokenise(keywords);
  const told = new Set([...found.values()].map(({ row }) => row));
  // A search word takes nothing back of what the form says.
  for (const { phrase, from, to } of phrasesIn(searched, closed))
    if (!phrase.alone && !phrase.look && !told.has(phrase.row) && !isNoun(searched.slice(from, to)))
      add(phrase, keywords.slice(searched[from]?.start, searched[to - 1]?.end), false);
  // A plug for several countries was made in none of them.
  return [...found.values()].filter(
    ({ row, isAlone }) => !isAlone || [...found.values()].filter((one) => one.row === row).length === 1,
  );
}

function speaksOfDelivery(tokens: readonly Token[], clause: Clause | undefined): boolean {
  const from = clause?.from ?? 0;
  return tokens
    .slice(from, clause?.to)
    .some((_, at) => entriesAt(tokens, from + at, ['delivery']).some(({ weak }) => !weak));
}

/**
 * "Dans" of a French text is no dance: a lone word that joins others in the text's own language. "Longueur totale
 * 98cm": what labels an amount is none of its own.
 */
function isByChance(
  tokens: readonly Token[],
  from: number,
  { to, item }: { to: number; item: Item },
): boolean {
  const key = tokens[from]?.key ?? '';
  if (to - from === 1 && (CUTS[item.language].has(key) || SOFT_CUTS[item.language].has(key))) return true;
  if (to - from === 1) return false;
  const amount = /^[:=]$/u.test(tokens[to]?.text ?? '') ? to + 1 : to;
  return labelAt(tokens, from)?.kind === 'measurement' && /^\d/u.test(tokens[amount]?.text ?? '');
}

/** The values of one attribute; of two that differ both are offered. */
export function closedFor(
  attribute: string,
  label: string,
  { closed, values }: { closed: ClosedAttributes; values: readonly ClosedValue[] },
): readonly Found[] {
  const row = closed.rowOf.get(attribute);
  const own = values.filter((value) => value.row === row);
  return own.map(({ quote, certain }) => ({
    value: quote,
    certain: certain && own.length === 1,
    origin: 'given',
    answer: { kind: 'attribute', value: quote, label },
  }));
}

const NUMBER = /^\d{1,3}$/u;

/** The phrases of closed classes among some words, without overlaps; of those that begin alike the longest. */
function phrasesIn(
  tokens: readonly Token[],
  { byFirst }: ClosedAttributes,
): readonly { phrase: ClosedPhrase; from: number; to: number }[] {
  const found: { phrase: ClosedPhrase; from: number; to: number }[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const token = tokens[from];
    if (token === undefined || token.kind === 'mark') continue;
    const [first = ''] = wordsOf(token);
    const phrases = phrasesFrom(first, byFirst);
    let length: number | null = null;
    let last = from;
    for (const phrase of phrases) {
      if (length !== null && phrase.words.length < length) break;
      const to = endOf(phrase.words, tokens, from);
      if (to === null) continue;
      found.push({ phrase, from, to });
      last = Math.max(last, to - 1);
      // The same words may be values of several attributes, shorter ones are part of them.
      length ??= phrase.words.length;
    }
    from = last;
  }
  return found;
}

/** The phrases that begin with a word, as it stands or without its ending. */
function phrasesFrom(first: string, byFirst: ClosedAttributes['byFirst']): readonly ClosedPhrase[] {
  const whole = byFirst.get(first) ?? (NUMBER.test(first) ? byFirst.get('#') : undefined);
  if (whole !== undefined) return whole;
  const stem = ENDINGS.map((ending) => first.slice(0, -ending.length)).find(
    (word) => isFormOf(word, first) && byFirst.has(word),
  );
  return byFirst.get(stem ?? '') ?? [];
}

/** Where a phrase ends that begins at a token, also with hyphens between its words; or null. */
function endOf(words: readonly string[], tokens: readonly Token[], from: number): number | null {
  let at = from;
  let count = 0;
  while (count < words.length) {
    const token = tokens[at];
    if (token === undefined) return null;
    if (token.text !== '-') {
      if (token.kind === 'mark') return null;
      for (const word of wordsOf(token)) {
        if (!isFormOf(words[count] ?? '', word) && !(words[count] === '#' && NUMBER.test(word))) return null;
        count += 1;
      }
    }
    at += 1;
  }
  return at;
}

/** Shorter words have too many neighbours. */
const SHORTEST_INFLECTED = 5;
const ENDINGS = ['en', 'em', 'er', 'es', 'e', 's', 'n'];

/** "Analoge", "mechanische": a word, or one of its forms by an ending alone. */
function isFormOf(word: string, said: string): boolean {
  if (word === said) return true;
  return (
    word.length >= SHORTEST_INFLECTED && said.startsWith(word) && ENDINGS.includes(said.slice(word.length))
  );
}

/** "V-neck" is two words. */
function wordsOf({ key }: Token): readonly string[] {
  return key.includes('-') ? key.split('-') : [key];
}
