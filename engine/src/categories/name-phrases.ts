/** Cuts a name into phrases with the nouns in each, and says whether a noun is the head of its phrase. */

import { HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { isUnit } from '../language/units.ts';
import { entriesAt, labelAt } from '../lexicon/lexicon.ts';
import type { WordClass } from '../lexicon/word-classes.ts';
import { phraseAt, speakersOf } from './category-index.ts';
import { makesIn, matchesIn } from './find-matches.ts';
import { isGarmentPart, isGarmentShape } from './garment-words.ts';
import {
  deniedIn,
  isBrokenOff,
  isCutRange,
  isHalfOfVerb,
  isParticiple,
  isPlural,
  isSaidOfWorn,
  isWornNoun,
  statesIn,
} from './name-grammar.ts';
import { spokenIn } from './name-languages.ts';
import type { Match } from './name-match.ts';
import { type Stretch, stretchesOf } from './name-stretches.ts';
import { AGES, ARTICLES, COUNTS } from './name-words.ts';
import { categoryById } from './table.ts';

export interface NamePhrase {
  matches: readonly Match[];
  /** Whether the first noun is the head, as in Romance and Polish names, or the last. */
  headFirst: boolean;
  /** Whether nothing beside the match says that the thing is another. */
  isSureOf(match: Match): boolean;
}

// What may stand beside the head of a name without making it another thing.
const BESIDE: readonly WordClass[] = [
  'colour',
  'material',
  'pattern',
  'department',
  'era',
  'edition',
  'size',
  'condition',
  'month',
  'shade',
  'grade',
  'joiner',
  'abbreviation',
  'filler',
];

interface Context {
  /** The language of the text, where it is sure. */
  language: Language | null;
  /** The language of the text behind a name that is in another one. */
  beside?: Language | undefined;
  /** The make that the seller gave. */
  make: string;
}

/** The phrases of a name; linear. */
export function readName(
  tokens: readonly Token[],
  { language, beside, make }: Context,
): readonly NamePhrase[] {
  const makes = makesIn(tokens, make);
  const languages =
    language === null
      ? [...new Set([...spokenIn(tokens, makes), ...(beside === undefined ? [] : [beside])])]
      : [language, ...(language === 'en' ? [] : ['en' as const])];
  const denied = deniedIn(tokens, languages, makes);
  const found = matchesIn(tokens, { languages, makes, known: language !== null });
  const worn = found.find(isWornNoun);
  const all = found.filter(
    (match) =>
      denied.get(match.from) !== 'said' &&
      !isHalfOfVerb(tokens, match, found) &&
      !isSaidOfWorn(tokens, match, { worn, languages }),
  );
  const stretches = stretchesOf(tokens, languages, { matches: all, makes });
  const capitals = languages.includes('de') && tokens.some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  const states = statesIn(tokens);
  const isPassed = (at: number) =>
    makes.has(at) ||
    states.has(at) ||
    denied.has(at) ||
    isBeside(tokens, at) ||
    isNoNoun(tokens[at], capitals);
  const cut = {
    isPassed,
    isShape: (at: number) => isGarmentShape(tokens[at], languages),
    isPart: (at: number) => isGarmentPart(tokens[at], languages),
  };
  let next = 0;
  return stretches.map((stretch, index) => {
    const first = next;
    while (next < all.length && (all[next]?.to ?? 0) <= stretch.to) next += 1;
    const matches = all.slice(first, next);
    const nouns = matches.filter(({ strength }) => strength === 'noun');
    const headFirst = nouns.some(({ language: of }) => HEAD_FIRST.has(of));
    const isSureOf = (match: Match) =>
      isReached(stretches, index, isPassed) &&
      !isTitle(tokens, makes) &&
      !isPairOf(match, { stretches, index, all }) &&
      !isJoinedName(tokens, stretches[index + 1], isPassed) &&
      !isOneOfTwo(tokens, match, { next: stretches[index + 1], all }) &&
      !(language === null && isOtherElsewhere(tokens, match)) &&
      // "Giacca blazer" says one thing twice.
      !(headFirst && nouns.some(({ id, from }) => from === match.to && !areCousins(id, match.id))) &&
      !isBesideWeak(
        tokens,
        match,
        isWornNoun(match) ? matches.filter(({ to }) => !cut.isPart(to)) : matches,
      ) &&
      (headFirst
        ? isRangePassed(stretch.from, match.from, isPassed)
        : // What was done to it follows a noun; behind the name of a line it leads to another one.
          (match.strength === 'noun' && (isPlural(tokens, match) || isParticiple(tokens, match))) ||
          (match.strength === 'noun' &&
            isRangePassed(stretch.from, match.from, isPassed) &&
            (isBrokenOff(tokens, match) || (isWornNoun(match) && isCutRange(match.to, stretch.to, cut)))) ||
          isRangePassed(match.to, stretch.to, isPassed));
    return { matches, headFirst, isSureOf };
  });
}

function areCousins(one: string, other: string): boolean {
  return one === other || categoryById(one)?.family === categoryById(other)?.family;
}

/** Values, numbers, codes and praise say nothing of what the thing is. */
export function isBeside(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'word' || token.key.length <= 2) return true;
  if (COUNTS.has(token.key) || AGES.has(token.key) || labelAt(tokens, at) !== null) return true;
  // "12 inch", "3 Stück": what a number counts.
  if (tokens[at - 1]?.kind === 'number' && (token.text === token.text.toLowerCase() || isUnit(token.key)))
    return true;
  return entriesAt(tokens, at, BESIDE).length > 0;
}

// "unlocked", "fully", "wireless".
const NO_NOUN = /^\p{L}{2,}(?:ed|ly|less|able)$/u;

/** "OVP", "NWT" behind a noun: what is short and all in capitals names no other thing. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** Words whose form says that they are no nouns: English participles and adverbs, words in small letters where nouns have capitals. */
function isNoNoun(token: Token | undefined, capitals: boolean): boolean {
  if (token === undefined) return false;
  if (ABBREVIATION.test(token.text)) return true;
  return capitals ? token.text === token.text.toLowerCase() : NO_NOUN.test(token.key);
}

function isRangePassed(from: number, to: number, isPassed: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!isPassed(at)) return false;
  return true;
}

/** Names say what the thing is in their first parts, then what it has. */
const LATE_PART = 3;

/** Whether what stands before the phrase leaves it the name of the item: nothing, a mark, or "set of", "iPhone and". */
function isReached(stretches: readonly Stretch[], index: number, isPassed: (at: number) => boolean): boolean {
  return stretches.slice(0, index + 1).every(({ opener }, at) => {
    // "Golf 6, 1.4 TSI, heated seats": what is still not named is named in no later part.
    if (at === 0 || opener === 'mark') return opener !== 'cut' && at < LATE_PART;
    const before = stretches[at - 1];
    return (
      (opener === 'soft' || opener === 'and' || opener === 'plus') &&
      before !== undefined &&
      isRangePassed(before.from, before.to, isPassed)
    );
  });
}

/** In an English name a word that names another thing in another language, where nobody knows which it is. */
export function isOtherElsewhere(
  tokens: readonly Token[],
  { id, language, strength, from, to }: Match,
): boolean {
  return (
    language === 'en' &&
    strength === 'noun' &&
    to === from + 1 &&
    speakersOf(tokens[from]?.key ?? '').some((other) => {
      const found = phraseAt(tokens, from, other);
      return found !== null && found.to === to && found.entry.id !== id && found.entry.strength === 'noun';
    })
  );
}

/** "Comic print": behind the noun stands a word that is as often another one. */
function isBesideWeak(tokens: readonly Token[], match: Match, matches: readonly Match[]): boolean {
  return matches.some(
    ({ strength, id, from }) =>
      strength === 'weak' &&
      id !== match.id &&
      from >= match.to &&
      entriesAt(tokens, from, ['colour', 'material', 'shade']).length === 0,
  );
}

function isTitle(tokens: readonly Token[], makes: ReadonlySet<number>): boolean {
  return !makes.has(0) && tokens.length > 2 && ARTICLES.has(tokens[0]?.key ?? '');
}

/** "Bath & Body Works": beside "and" and words of which nothing is known a noun is part of a name; "white and green" are two colours. */
function isJoinedName(
  tokens: readonly Token[],
  next: Stretch | undefined,
  isPassed: (at: number) => boolean,
): boolean {
  if (next?.opener !== 'and' || isRangePassed(next.from, next.to, isPassed)) return false;
  const before = entriesAt(tokens, next.from - 2, JOINED).map((entry) => entry.class);
  return !entriesAt(tokens, next.from, JOINED).some((entry) => before.includes(entry.class));
}

/** Values of which a thing has two. */
const JOINED = ['colour', 'material', 'pattern'] as const;

/** "Laptop / dock charger": behind a stroke stands another kind of thing. */
function isOneOfTwo(
  tokens: readonly Token[],
  match: Match,
  { next, all }: { next: Stretch | undefined; all: readonly Match[] },
): boolean {
  if (next === undefined || tokens[next.from - 1]?.text !== '/') return false;
  return all.some(
    ({ id, strength, from, to }) =>
      strength === 'noun' && from >= next.from && to <= next.to && !areCousins(id, match.id),
  );
}

/** "Hat and scarf": two things of different kinds. */
function isPairOf(
  match: Match,
  { stretches, index, all }: { stretches: readonly Stretch[]; index: number; all: readonly Match[] },
): boolean {
  const next = stretches[index + 1];
  if (next === undefined || next.opener !== 'and') return false;
  return all.some(
    ({ id, strength, from, to }) =>
      strength === 'noun' && id !== match.id && from >= next.from && to <= next.to,
  );
}
