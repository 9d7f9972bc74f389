/** What of a phrase a title does not say yet: "self propelled" of "Mountfield SP46 self propelled petrol mower". */

import { phraseAt } from '../categories/category-index.ts';
import { CUTS, INTO, SOFT_CUTS, WITH } from '../categories/name-words.ts';
import { lemma, squeeze } from '../language/fold.ts';
import { HEAD_FIRST, isCompoundOf, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { isUnit, readMeasures } from '../language/units.ts';
import { findConcepts, isPart } from '../lexicon/concepts.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { ARTICLES_OF, PREPOSITIONS } from '../lexicon/sentence-words.ts';
import { LIKENESS_CLASSES } from '../lexicon/word-classes.ts';
import type { Item } from '../values/item.ts';
import { keysOf, phrasesOf } from './phrases.ts';
import { namesKind } from './told.ts';

/** What a title says so far. */
export class Said {
  readonly keys = new Set<string>();
  readonly measures = new Set<string>();
  readonly language: Language;
  #letters = '';

  constructor(language: Language) {
    this.language = language;
  }

  add(text: string): void {
    this.#letters += ` ${squeeze(text)}`;
    for (const key of keysOf(text)) {
      this.keys.add(key);
      this.keys.add(lemma(key, this.language));
    }
    for (const { amounts, unit } of readMeasures(text)) this.measures.add(`${amounts.join('x')} ${unit}`);
  }

  /** Whether any word of it is said. */
  hasOf(text: string): boolean {
    return keysOf(text).some((key) => this.keys.has(key) || this.keys.has(lemma(key, this.language)));
  }

  /** Whether an amount or a code is said, however it is parted: "128GB" and "128 GB" are one. */
  hasLetters(squeezed: string): boolean {
    return /\d/.test(squeezed) && this.#letters.includes(squeezed);
  }

  /** Whether words stand there one behind the other. */
  hasRun(words: string): boolean {
    return this.#letters.includes(squeeze(words));
  }

  /** Whether its words are said, in another form or as a part of a longer word too. */
  has(text: string): boolean {
    return keysOf(text).every(
      (key) =>
        this.keys.has(key) ||
        this.keys.has(lemma(key, this.language)) ||
        (key.length >= TELLING_LETTERS &&
          [...this.keys].some((word) => word.startsWith(key) || word.endsWith(key))) ||
        [...this.keys].some(
          (word) =>
            (word.length > 2 && isCompoundOf(key, word, this.language)) ||
            (key.length > 2 && isCompoundOf(word, key, this.language)),
        ),
    );
  }
}

/** Shorter words stand in others by chance. */
const TELLING_LETTERS = 5;
const SHORTEST_CODE = 4;
/** "1460" is a model, "8" is how many of something. */
const SHORTEST_NUMBER = 3;

interface Stretch {
  from: number;
  to: number;
}

/**
 * The stretches of a phrase that say what `said` does not: all of it where nothing of it is said; else what stands before
 * the noun that is said, and behind it what a preposition or an amount begins. None where they would be torn from it.
 */
export function newWords(phrase: string, said: Said, item: Item): readonly string[] {
  const { language } = item;
  const tokens = tokenise(phrase);
  const isSmall = (at: number) => isSmallWord(tokens, at, language);
  const isSaid = saidTokens(phrase, { tokens, isSmall }, said);
  const isLabelled = labelAt(tokens, 0) !== null && said.has(tokens[0]?.text ?? '');
  if (!isSaid.includes(true) && !isLabelled) return [phrase];
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isSaid[at]) continue;
    if (tokens.slice(from, at).some((_, index) => !isSmall(from + index))) stretches.push({ from, to: at });
    from = at + 1;
  }
  const isTorn = stretches.some((stretch) => isTornFrom(tokens, stretch, isSaid, item));
  if (isTorn && isOfOther(tokens, stretches, item)) return [];
  // "With 2 batteries and charger": behind what is said a preposition leads on whatever was torn before it.
  const whole = isTorn
    ? stretches.filter(
        ({ from: first, to }) =>
          first > 0 &&
          to === tokens.length &&
          // "Flying Scotsman 4472 in green": a number goes on with the words before it.
          (isPreposition(tokens[first]?.key ?? '', language) ||
            (!HEAD_FIRST.has(language) && /\d/.test(tokens[first]?.text ?? '') && to - first > 1)),
      )
    : stretches;
  return whole.flatMap(({ from: first, to }) => {
    let end = to;
    // "Wales Bonner x" of a make that is said
    const isLoose = (at: number) => isSmall(at) || /^\p{Ll}$/u.test(tokens[at]?.text ?? '');
    // "Express originale da 6" of "… da 6 tazze": an amount stays with what it counts, no "SBD 285".
    const isCounting = (at: number) =>
      at === to - 1 &&
      to < tokens.length &&
      tokens[at]?.kind === 'number' &&
      !(at > first && /^\p{Lu}{2,}$/u.test(tokens[at - 1]?.text ?? ''));
    while (end > first && (isLoose(end - 1) || isCounting(end - 1))) end -= 1;
    // "Size medium" beside "size M"
    if (labelAt(tokens, first) !== null && said.has(tokens[first]?.text ?? '')) return [];
    let start = first;
    while (start < end && isJoint(tokens[start], language)) start += 1;
    const words = tokens.slice(start, end).filter((_, index) => !isSmall(start + index));
    const isBefore = to < tokens.length;
    // "… with chaise" at the end of its phrase is whole.
    const isTail = !isBefore && WITH.has(tokens[start]?.key ?? '');
    // "Scarponcini da trekking" is one noun.
    const isOfNoun =
      HEAD_FIRST.has(language) &&
      start > 0 &&
      isPreposition(tokens[start]?.key ?? '', language) &&
      keysOf(tokens[start - 1]?.text ?? '').some((key) => keysOf(item.nounInName ?? '').includes(key));
    if (
      words.length === 0 ||
      (words.length === 1 &&
        !isTail &&
        !isOfNoun &&
        !isTelling(tokens, { from: start, to: end }, isBefore, item))
    )
      return [];
    return [phrase.slice(tokens[start]?.start, tokens[end - 1]?.end)];
  });
}

/** For each token whether its word, or the amount that it is of, is said. */
function saidTokens(
  phrase: string,
  { tokens, isSmall }: { tokens: readonly Token[]; isSmall: (at: number) => boolean },
  said: Said,
): readonly boolean[] {
  const measures = readMeasures(phrase).filter(({ amounts, unit }) =>
    said.measures.has(`${amounts.join('x')} ${unit}`),
  );
  const isBeforeSaid = tokens.some(({ text }, at) => at > 0 && !isSmall(at) && said.has(text));
  const flags: boolean[] = [];
  let run = 0;
  for (const [at, { kind, text, start, end }] of tokens.entries()) {
    const isMeasured = measures.some((one) => start >= one.start && end <= one.end);
    // "5 quart" of "5qt".
    const number = tokens[at - 1]?.kind === 'number' && flags[at - 1] === false ? tokens[at - 1]?.text : '';
    const isShort =
      number !== '' &&
      [...said.keys].some(
        (key) => /^\d+\p{L}{2,3}$/u.test(key) && key.startsWith(`${number}${text.toLowerCase().charAt(0)}`),
      );
    if (isShort) flags[at - 1] = true;
    // "18-55mm" of a "18-55".
    const bare = /^\d[\d.,x×-]*\d(?=\p{L}+$)/u.exec(text)?.[0];
    const isBare = bare !== undefined && isUnit(text.slice(bare.length)) && said.has(bare);
    flags.push(
      isMeasured ||
        isBare ||
        isShort ||
        (kind === 'code' && text.length >= SHORTEST_CODE && said.hasLetters(squeeze(text))) ||
        (kind === 'number'
          ? said.has(text) &&
            // "22 books" of "books x 22": how many there are opens a phrase, "100 watts" of a "Rumble 100" another number.
            ((at === 0 && isBeforeSaid) ||
              text.length >= SHORTEST_NUMBER ||
              flags[at - 1] === true ||
              labelAt(tokens, at - 1) !== null)
          : kind !== 'mark' && !isSmall(at) && said.has(text)),
    );
    // "Service à thé": what goes on with it as it does there.
    if (flags[at] === false && run <= at - 1 && isSmall(at) && text === text.toLowerCase())
      flags[at] =
        said.hasRun(phrase.slice(tokens[run]?.start, end)) ||
        // "Name It" of a coat that the phrase says first.
        said.hasRun(phrase.slice(tokens[at - 1]?.start, end));
    if (flags[at] === false) run = at + 1;
  }
  // "Pentax-M" of a Pentax, "hand-quilted" of a quilt are one word.
  for (const [at, { end }] of tokens.entries()) {
    const isJoined = phrase.charAt(end) === '-' && tokens[at + 1]?.start === end + 1;
    const isSplit = flags[at + 1] === false || (flags[at] === false && tokens[at]?.kind === 'word');
    if (isJoined && isSplit) flags[at] = flags[at + 1] = false;
  }
  // "Robe de" of a "robe de bal", "two levels" of "two storeys": what leads to the new words, or counts them, is theirs.
  const isLeading = (at: number) =>
    isPreposition(tokens[at]?.key ?? '', said.language) ||
    NUMBER_WORDS[said.language][tokens[at]?.key ?? ''] !== undefined;
  return flags.map((flag, at) => flag && !(flags[at + 1] === false && isLeading(at)));
}

/** Whether a stretch beside words that are said says nothing without them, or something else. */
function isTornFrom(
  tokens: readonly Token[],
  { from, to }: Stretch,
  isSaid: readonly boolean[],
  item: Item,
): boolean {
  const { language } = item;
  // "Black leather Clarks" of shoes: the make stands for what it made.
  const makes = phrasesOf(item, 'brand').flatMap(keysOf);
  const nouns = new Set(keysOf(item.nounInName ?? ''));
  const isNoun = (at: number) => keysOf(tokens[at]?.text ?? '').some((key) => nouns.has(key));
  if (from > 0) {
    const first = tokens[from];
    const isLed =
      isJoint(first, language) || isPreposition(first?.key ?? '', language) || /^\d/.test(first?.text ?? '');
    // "Bosch Professional 12v drill driver": behind its noun another word is a noun of its own.
    if (!isLed && !HEAD_FIRST.has(language) && isNoun(from - 1)) return true;
    // "Lana virgen": behind a material it says what that is like.
    if (!isLed && HEAD_FIRST.has(language) && entriesAt(tokens, from - 1, ['material']).length > 0)
      return true;
  }
  if (to < tokens.length) {
    // Before the noun of a language that says it first stands no more than praise.
    // "De pura lana" loses its noun.
    if (HEAD_FIRST.has(language))
      return (
        from === 0 ||
        (isPreposition(tokens[from]?.key ?? '', language) &&
          tokens[to]?.kind !== 'mark' &&
          !isPreposition(tokens[to]?.key ?? '', language))
      );
    // "Alte analoge" without its noun: only English bends no adjective.
    if (language !== 'en' && from === 0) return true;
    // "Cast in platter" of a "cast in platter candle"
    if (tokens.slice(from, to).some(({ key }) => isPreposition(key, language))) return true;
    // "Empire red tilt head": only the noun, or the end of the phrase, may go from behind a word.
    let end = to;
    while (end < tokens.length && !isPreposition(tokens[end]?.key ?? '', language) && end - to < MOST_SAID)
      end += 1;
    const heads = new Set([...nouns, ...makes]);
    const isHead = ({ text }: Token) => keysOf(text).some((key) => heads.has(key));
    const head = tokens.slice(to, end).findIndex(isHead);
    // "Six matched carved" of "… Bakelite dress buttons"
    if (head !== -1)
      return (
        isSaid.slice(to, to + head).includes(false) &&
        !tokens.slice(to, to + head).some(({ kind }) => kind === 'mark')
      );
    return end < tokens.length;
  }
  return false;
}

/** "Perles de pierre de lune de 4 mm" of a "bracelet pierre de lune": the noun that comes first is another thing's. */
function isOfOther(tokens: readonly Token[], [first]: readonly Stretch[], item: Item): boolean {
  const { language, nounInName } = item;
  if (!HEAD_FIRST.has(language) || first?.from !== 0) return false;
  const nouns = new Set(keysOf(nounInName ?? ''));
  if (namesKind(tokens, first, { item, isFirst: true })) return false;
  return !keysOf(tokens[first.to]?.text ?? '').some((key) => nouns.has(key));
}

const MOST_SAID = 3;

/** Whether a lone word says what a thing is like or what it has: a value, an amount, a part; before the noun a value. */
function isTelling(
  tokens: readonly Token[],
  { from, to }: Stretch,
  isBefore: boolean,
  { language }: Item,
): boolean {
  const words = tokens.slice(from, to);
  const isPartOf = findConcepts(words, language).some(({ concept }) => isPart(concept));
  return words.some(
    ({ text }, index) =>
      /\d\p{L}|\p{L}\d/u.test(text) ||
      entriesAt(tokens, from + index, LIKENESS_CLASSES).length > 0 ||
      (!isBefore && (isPartOf || phraseAt(tokens, from + index, language)?.entry.strength === 'noun')),
  );
}

export function isPreposition(key: string, language: Language): boolean {
  return (
    CUTS[language].has(key) ||
    CUTS.en.has(key) ||
    INTO.has(key) ||
    SOFT_CUTS[language].has(key) ||
    PREPOSITIONS[language].has(key)
  );
}

function isJoint(token: Token | undefined, language: Language): boolean {
  return (
    token?.kind === 'mark' ||
    (token !== undefined &&
      !isPreposition(token.key, language) &&
      (ARTICLES_OF[language].has(token.key) ||
        entriesAt([token], 0, ['joiner']).some(({ means }) => means === 'conjunction')))
  );
}

/** Praise, labels and small words: a stretch of nothing else says nothing new. */
export function isSmallWord(tokens: readonly Token[], at: number, language: Language): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    token.kind === 'mark' ||
    (!(/\d$/.test(tokens[at - 1]?.text ?? '') && isUnit(token.text)) &&
      (labelAt(tokens, at) !== null ||
        isPreposition(token.key, language) ||
        entriesAt(tokens, at, ['filler', 'joiner']).some(
          (entry) => entry.language === language || entry.language === 'en' || entry.language === 'xx',
        )))
  );
}
