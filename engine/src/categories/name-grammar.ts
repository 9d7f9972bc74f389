/** What grammar says of the nouns of a name: which are denied, which are half of a word, which are surely its head. */
import { singular } from '../language/fold.ts';
import { COMPOUNDING, HEAD_FIRST, type Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { PARTICIPLE, PARTICLES } from '../lexicon/speech-words.ts';
import { LIKENESS_CLASSES, LOOKS } from '../lexicon/word-classes.ts';
import type { Family } from './family.ts';
import { isGarmentPart, isGarmentShape } from './garment-words.ts';
import type { Match } from './name-match.ts';
import { categoryById, isWorn } from './table.ts';

/** "Earrings fried egg": an English noun that leads to another is mostly in the singular ("earring stand"). */
export function isPlural(tokens: readonly Token[], { to, language }: Match): boolean {
  const key = tokens[to - 1]?.key ?? '';
  return language === 'en' && singular(key) !== key;
}

/** "Love spoon carved sycamore": what was done to the thing follows it; "unused" and "boxed" are states of whatever it is. */
export function isParticiple(tokens: readonly Token[], { language, to }: Match): boolean {
  const token = tokens[to];
  return (
    language === 'en' &&
    token?.kind === 'word' &&
    token.key.length > 4 &&
    PARTICIPLE.test(token.key) &&
    entriesAt(tokens, to, ['condition', 'fault', 'included']).length === 0
  );
}

/** "Jacket J97, blanket lined", "bandana tie on": what looks like a noun is a verb, with the particle behind it or as a participle's subject. */
export function isHalfOfVerb(tokens: readonly Token[], match: Match, all: readonly Match[]): boolean {
  const next = tokens[match.to];
  const isVerb =
    match.to - match.from === 1 && PARTICLES.has(next?.key ?? '') && endsClause(tokens[match.to + 1]);
  return (
    (isVerb && match.language === 'en') ||
    (isParticiple(tokens, match) && all.some(({ to, strength }) => strength === 'noun' && to < match.from))
  );
}

/**
 * "Hoodie full zip", "Jurk lang knopen": behind what is worn, a word for its cut names no other thing, nor does one for
 * a part; but "coat belt" is a belt where nouns come last.
 * @param worn the noun of what is worn
 */
export function isSaidOfWorn(
  tokens: readonly Token[],
  match: Match,
  { worn, languages }: { worn: Match | undefined; languages: readonly Language[] },
): boolean {
  if (worn === undefined || match.from < worn.to) return false;
  const said = tokens.slice(match.from, match.to);
  return (
    said.every((token) => isGarmentShape(token, languages) || isGarmentPart(token, languages)) &&
    (match.from > worn.to || HEAD_FIRST.has(worn.language) || isGarmentShape(said[0], languages)) &&
    familyOf(match) !== 'bags'
  );
}

/** Whether a match is a noun of clothes or shoes. */
export function isWornNoun(match: Match): boolean {
  return match.strength === 'noun' && isWorn(familyOf(match));
}

function familyOf({ id }: Match): Family | undefined {
  return categoryById(id)?.family;
}

/** What a word of a name can be, by its place. */
interface WordsOf {
  /** A value, a number, a code, praise. */
  isPassed: (at: number) => boolean;
  isShape: (at: number) => boolean;
  isPart: (at: number) => boolean;
}

/**
 * "Jacket full zip", "Cardigan mohair chunky buttons": all behind a noun says how such a thing is cut, and not only
 * which part. What nobody knows is said of the part that follows.
 */
export function isCutRange(from: number, to: number, { isPassed, isShape, isPart }: WordsOf): boolean {
  let isOnlyPart = true;
  for (let at = from; at < to; at += 1) {
    const isSaid = isPassed(at) || isShape(at);
    if (!isSaid && !isPart(at) && !(at > from && at + 1 < to && isPart(at + 1))) return false;
    isOnlyPart &&= !isSaid;
  }
  return !isOnlyPart;
}

/**
 * "Pullover Wolle Zopfmuster", "vase blue glass swirl": a value right behind a noun ends what it is a noun of, where
 * compounds are one word, and in English where it is what the name begins with.
 */
export function isBrokenOff(tokens: readonly Token[], { language, from, to }: Match): boolean {
  if (language === 'en') return from === 0 && entriesAt(tokens, to, LOOKS).length > 0;
  return COMPOUNDING.has(language) && entriesAt(tokens, to, LIKENESS_CLASSES).length > 0;
}

function endsClause(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'mark';
}

/** Tokens of a denial, and of what it is said: a mower that is a "non runner" is no rug. */
export function deniedIn(
  tokens: readonly Token[],
  languages: readonly Language[],
  makes: ReadonlySet<number>,
): ReadonlyMap<number, 'denial' | 'said'> {
  const denied = new Map<number, 'denial' | 'said'>();
  for (let at = 0; at < tokens.length; at += 1) {
    if (makes.has(at)) continue;
    for (const { length, means, language } of entriesAt(tokens, at, ['deny'])) {
      if (means === 'backward' || !languages.some((one) => one === language)) continue;
      let end = at + length;
      while (tokens[end]?.text === '-' || entriesAt(tokens, end, ['joiner']).length > 0) end += 1;
      for (let part = at; part <= end; part += 1) denied.set(part, part < at + length ? 'denial' : 'said');
    }
  }
  return denied;
}

/** Tokens inside a condition of several words, "spares or repair". */
export function statesIn(tokens: readonly Token[]): ReadonlySet<number> {
  const states = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const length = Math.max(0, ...entriesAt(tokens, at, ['condition']).map((entry) => entry.length));
    for (let part = at; length > 1 && part < at + length; part += 1) states.add(part);
  }
  return states;
}
