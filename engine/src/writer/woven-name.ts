/** A name and a phrase of the text that share words, as one: "Hornby OO gauge coaches" and "OO gauge Mk1 coaches". */
import { fold, lemma, singular } from '../language/fold.ts';
import { HEAD_FIRST } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import type { Item } from '../values/item.ts';
import { OWNERS, WEARERS } from '../values/wearers.ts';
import { isPreposition, isSmallWord } from './new-words.ts';
import { keysOf, phrasesOf } from './phrases.ts';
import { uncapitalised } from './title-case.ts';
import { isOtherMake } from './told.ts';

/**
 * `core` with what `phrase` has before, between and behind the words that both have, within `room` characters more. Words
 * go in only where those that they stand between in the text stand beside each other in the name, or at its ends: nothing
 * is parted there, and nothing of the phrase comes to stand beside words of another. Where the phrase says all that the
 * name says, in another order, it is the name. Null where that gives nothing new, and where the phrase begins or goes on
 * with another thing.
 */
export function wovenName(core: string, phrase: string, item: Item, room: number): string | null {
  const own = wordsIn(core, item);
  const words = wordsIn(phrase, item);
  const places = placesIn(own, words, item);
  const shared = words.flatMap((_, at) => (places[at] === -1 ? [] : [at]));
  const isTold = ({ isSmall }: Word, at: number) => isSmall || places[at] !== -1;
  if (shared.length === 0 || words.every(isTold) || words.some(({ isOther }) => isOther)) return null;
  if (shared.some((at, index) => (places[at] ?? 0) < (places[shared[index - 1] ?? at] ?? 0))) {
    const isAll = own.every(({ isSmall }, place) => isSmall || places.includes(place));
    const isOfThing = words.findIndex(({ isSmall }) => !isSmall) === shared[0];
    return isAll && isOfThing && phrase.length - core.length <= room ? phrase : null;
  }
  let woven = core;
  for (const run of runsOf(words, places, own.length, item).toReversed()) {
    const place = placeOf(run, { core, own, item });
    if (place === 'other' && !isLikeness(run, { own, places, item })) return null;
    if (place === 'other' || place === 'apart') continue;
    const said = phrase.slice(run.words[0]?.start, run.words.at(-1)?.end);
    const behind = woven.slice(own[run.right]?.start ?? core.length);
    const next = words[run.end]?.text ?? '';
    const longer = [
      woven.slice(0, place),
      place === 0 ? said : uncapitalised(said, item),
      place === 0 && !/^\p{Lu}/u.test(next) ? uncapitalised(behind, item) : behind,
    ]
      .filter(Boolean)
      .join(' ');
    if (longer.length - core.length <= room) woven = longer;
  }
  return woven === core ? null : woven;
}

/** Words of the phrase that the name lacks, up to the next that both have. */
interface Run {
  words: readonly Word[];
  /** The word of the phrase behind them. */
  end: number;
  /** The words of the name that they stand between in the phrase; -1 and one after its last where there is none. */
  left: number;
  right: number;
  isFront: boolean;
  isEnd: boolean;
}

function runsOf(
  words: readonly Word[],
  places: readonly number[],
  length: number,
  item: Item,
): readonly Run[] {
  const ends = [...words.keys(), words.length].filter((at) => places[at] !== -1);
  return ends.flatMap((end, index) => {
    const last = ends[index - 1];
    const [isFront, isEnd] = [last === undefined, end === words.length];
    const run = trimmed(words.slice((last ?? -1) + 1, end), { isFront, isEnd }, item);
    const [left, right] = [isFront ? -1 : (places[last ?? -1] ?? -1), places[end] ?? length];
    return run.every(({ isSmall }) => isSmall) ? [] : [{ words: run, end, left, right, isFront, isEnd }];
  });
}

/**
 * Where in the name a run goes in, behind so many characters; 'apart' where something stands between its neighbours there,
 * 'other' where it may be another thing that the phrase begins or ends with.
 */
function placeOf(
  { words, left, right, isFront, isEnd }: Run,
  { core, own, item }: { core: string; own: readonly Word[]; item: Item },
): number | 'apart' | 'other' {
  if (isFront) return leads(words, own.slice(0, right), item) ? (own[right - 1]?.end ?? 0) : 'other';
  if (isEnd) return left === own.length - 1 ? core.length : 'other';
  // "Foulard di seta" of "pura seta": the words go in place of what leads from one to the other.
  const isBeside = own.slice(left + 1, right).every(({ isSmall }) => isSmall);
  return isBeside && !/[,;(]/.test(core.slice(own[left]?.end, own[right]?.start))
    ? (own[left]?.end ?? 0)
    : 'apart';
}

/** Whether what a phrase ends with, away from the end of the name, says what the thing is like: behind its noun, or led to. */
function isLikeness(
  { words, isEnd }: Run,
  { own, places, item }: { own: readonly Word[]; places: readonly number[]; item: Item },
): boolean {
  const nouns = new Set(keysOf(item.nounInName ?? ''));
  return (
    isEnd &&
    (HEAD_FIRST.has(item.language) ||
      isPreposition(words[0]?.key ?? '', item.language) ||
      own.some(({ text }, place) => places.includes(place) && keysOf(text).some((key) => nouns.has(key))))
  );
}

interface Word extends Token {
  isSmall: boolean;
  isOther: boolean;
  isDated: boolean;
  isLabel: boolean;
}

function wordsIn(text: string, item: Item): readonly Word[] {
  const tokens = tokenise(text);
  return tokens.flatMap((token, at) =>
    token.kind === 'mark'
      ? []
      : [
          {
            ...token,
            isSmall: isSmallWord(tokens, at, item.language),
            isLabel: labelAt(tokens, at) !== null,
            isDated: entriesAt(tokens, at, ['era']).length > 0 || /^\d+s$/u.test(token.text),
            isOther:
              isOtherMake(tokens, at, item) || OWNERS.has(token.key) || WEARERS.has(singular(token.key)),
          },
        ],
  );
}

/** For each word of the phrase its place in the name, -1 where that lacks it; small ones only behind another. */
function placesIn(own: readonly Word[], words: readonly Word[], { language }: Item): readonly number[] {
  const isOne = (one: Word, other: Word) =>
    singular(one.key) === singular(other.key) || lemma(one.key, language) === lemma(other.key, language);
  const places: number[] = [];
  for (const [at, word] of words.entries()) {
    const next = (places[at - 1] ?? -1) + 1;
    const follows = next > 0 && own[next] !== undefined && isOne(own[next], word);
    places.push(
      follows ? next : word.isSmall ? -1 : own.findIndex((one) => !one.isSmall && isOne(one, word)),
    );
  }
  return places;
}

/** Without how many there are at its beginning, which the name may say itself, and the small words that lead to nothing. */
function trimmed(
  run: readonly Word[],
  { isFront, isEnd }: { isFront: boolean; isEnd: boolean },
  { language }: Item,
): readonly Word[] {
  const isCount = ({ kind, text }: Word) =>
    kind === 'number' || NUMBER_WORDS[language][fold(text)] !== undefined;
  const from = isFront ? run.findIndex((word) => !isCount(word)) : 0;
  // "4th edition", "vecchio modello": a label that no value follows is what the words before it are of.
  const isKept = ({ isSmall, isLabel }: Word, at: number) =>
    !isSmall || (isLabel && run[at - 1]?.isSmall === false);
  const to = isEnd ? run.findLastIndex(isKept) + 1 : run.length;
  return from === -1 ? [] : run.slice(from, to);
}

/**
 * Whether words that a phrase begins with may stand before the first that both have: at the beginning of the name or behind
 * its make. "Box with the Hornby logo" begins with another thing.
 */
function leads(run: readonly Word[], before: readonly Word[], item: Item): boolean {
  const makes = new Set(phrasesOf(item, 'brand').flatMap(keysOf));
  const isOfMake = before.every(({ text }) => keysOf(text).every((key) => makes.has(key)));
  return (
    isOfMake &&
    // "Pelikan early 50s 400": behind its make only what the thing is called, or what it is like.
    !(before.length > 0 && (run[0]?.isSmall || run.some(({ isDated }) => isDated))) &&
    !run.some(({ key }) => isPreposition(key, item.language))
  );
}
