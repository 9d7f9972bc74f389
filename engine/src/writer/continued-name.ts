/** A name with what the text's first phrase has behind the same words: "Specialized Allez" and "2019 Specialized Allez Sport". */
import { phraseAt } from '../categories/category-index.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { brandAt, entriesAt, isUnknownWord, labelAt } from '../lexicon/lexicon.ts';
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { isPreposition, isSmallWord } from './new-words.ts';

const SHORTEST_CODE = 4;

interface Run {
  /** Where it begins, among the tokens of the name and of the phrase. */
  name: number;
  phrase: number;
  length: number;
}

/**
 * `core` with the model that `phrase` names behind words that both begin it with, "Sport", "3", "SNK809", and with the make
 * before them, within `room` code points more. Null where the two share no name, where the name goes on with a number of its
 * own, and where nothing is new.
 */
export function continuedName(core: string, phrase: string, item: Item, room: number): string | null {
  const own = tokenise(core);
  const tokens = tokenise(phrase);
  const run = longestRun(own, tokens, item);
  if (run === null) return null;
  const end = run.phrase + run.length;
  const place = run.name + run.length;
  const said = new Set(own.map(({ key }) => key));
  let to = end;
  // "SNK809K" of a name that says SNK809 elsewhere.
  const isSaid = ({ key }: Token) =>
    [...said].some(
      (word) => word === key || (word.length >= SHORTEST_CODE && /\d/.test(word) && key.startsWith(word)),
    );
  for (
    let next = tokens[to];
    next !== undefined && isOfModel(tokens, to, item) && !isSaid(next);
    next = tokens[to]
  )
    to += 1;
  const [next, following] = [own[place], tokens[end]];
  // "NAD 3020A" of a "NAD 3020".
  const isParted = next?.key + (own[place + 1]?.key ?? '') === following?.key;
  if (next !== undefined && following !== undefined && !isParted && isWholeCode(following.text, next.text))
    return core.slice(0, next.start) + following.text + core.slice(next.end);
  // "Jadon Max black": what goes on with a capital is not cut in two.
  const isTorn =
    tokens[to]?.kind === 'word' && /^\p{Lu}/u.test(tokens[to]?.text ?? '') && item.language !== 'de';
  // "Fiesta 1.25" of a "Fiesta 1.4", "ECAM 22" of a "Magnifica S": the name goes on with a model of its own.
  const isNumber = /^\d/.test(following?.text ?? '') && /^\d/.test(next?.text ?? '');
  const isOther = isNumber || (next?.kind === 'word' && isOfModel(own, place, item));
  const model =
    to === end || isOther || isTorn ? '' : ` ${phrase.slice(tokens[end]?.start, tokens[to - 1]?.end)}`;
  const make = run.phrase === 0 ? '' : makeBefore(own, tokens, run);
  if (model === '' && make === '') return null;
  const start = own[run.name]?.start ?? 0;
  const behind = own[place - 1]?.end ?? core.length;
  const whole = core.slice(0, start) + make + core.slice(start, behind) + model + core.slice(behind);
  return whole.length - core.length <= room ? whole : null;
}

/** The longest words in a row that name the thing in both, at the phrase's beginning or behind its make or year. */
function longestRun(own: readonly Token[], tokens: readonly Token[], item: Item): Run | null {
  let longest: Run | null = null;
  for (const phrase of tokens.keys()) {
    if (phrase > MOST_BEFORE || tokens.slice(0, phrase).some((_, at) => !isLead(tokens, at))) break;
    for (const name of own.keys()) {
      let length = 0;
      while (own[name + length] !== undefined && own[name + length]?.key === tokens[phrase + length]?.key)
        length += 1;
      if (length > (longest?.length ?? 0) && isNaming(own, name, name + length, item))
        longest = { name, phrase, length };
    }
  }
  return longest;
}

const MOST_BEFORE = 3;

function isLead(tokens: readonly Token[], at: number): boolean {
  if (/^(?:19|20)\d\d$/.test(tokens[at]?.text ?? '')) return true;
  return [at, at - 1, at - 2].some((from) => {
    const brand = from < 0 ? null : brandAt(tokens, from);
    return brand !== null && from + brand.length > at;
  });
}

/** Whether words are a name and no noun of a kind of thing: a make, what no list knows, a number behind such. */
function isNaming(own: readonly Token[], from: number, to: number, { language }: Item): boolean {
  const isNoun = (at: number) =>
    phraseAt(own, at, language)?.entry.strength === 'noun' || isSmallWord(own, at, language);
  const last = to - 1;
  return (
    own
      .slice(from, to)
      .some(
        (_, index) =>
          (brandAt(own, from + index) !== null ||
            (isUnknownWord(own, from + index) && /^\p{Lu}/u.test(own[from + index]?.text ?? ''))) &&
          !isNoun(from + index),
      ) && !isNoun(last)
  );
}

/** A code, a number that counts and measures nothing, or a word with a capital that no list knows. */
function isOfModel(tokens: readonly Token[], at: number, { language }: Item): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || token.kind === 'mark' || labelAt(tokens, at) !== null) return false;
  if (token.kind === 'word')
    return (
      // German nouns have capitals too.
      language !== 'de' &&
      /^\p{Lu}/u.test(token.text) &&
      isUnknownWord(tokens, at) &&
      phraseAt(tokens, at, language) === null &&
      !isPreposition(token.key, language)
    );
  if (isUnit(next?.text ?? '') || /["”″'’%°]/u.test(next?.text ?? '')) return false;
  if (token.kind === 'code') return /\p{L}/u.test(token.text) && !isAmount(token.text);
  // "4 cup", "2 pieces": what a small word follows is counted.
  return (
    next === undefined ||
    next.kind === 'mark' ||
    /^\p{Lu}/u.test(next.text) ||
    isSmallWord(tokens, at + 1, language) ||
    entriesAt(tokens, at + 1, LIKENESS_CLASSES).length > 0
  );
}

/** "3020A" of "3020": letters behind the number of the name. */
function isWholeCode(text: string, number: string): boolean {
  return (
    /^\d{3,}$/.test(number) && text.startsWith(number) && /^\p{L}{1,3}$/u.test(text.slice(number.length))
  );
}

function isAmount(text: string): boolean {
  const [, unit] = /^\d+(?:[.,]\d+)?(\p{L}+)$/u.exec(text) ?? [];
  return unit !== undefined && isUnit(unit);
}

/** "Ford" of "Ford Fiesta Edge" before a "Fiesta": the make that stands there, where the name says no make in its own words. */
function makeBefore(own: readonly Token[], tokens: readonly Token[], { phrase }: Run): string {
  const makesOf = (words: readonly Token[], to: number) =>
    words.slice(0, to).flatMap((_, at) => {
      const brand = brandAt(words, at);
      return brand === null || brand.common || brand.inside ? [] : [{ ...brand, to: at + brand.length }];
    });
  const make = makesOf(tokens, phrase).find(({ to }) => to === phrase);
  if (make === undefined) return '';
  const isSaid = makesOf(own, own.length).some(
    ({ name, spelling }) => name !== make.name || spelling === name,
  );
  return isSaid ? '' : `${make.spelling} `;
}
