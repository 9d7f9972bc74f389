/** What grammar says of the nouns of a name: which are denied, which are half of a word, which are surely its head. */
import { singular } from '../language/fold.ts';
import type { Language } from '../language/languages.ts';
import type { Token } from '../language/tokens.ts';
import { entriesAt } from '../lexicon/lexicon.ts';
import { PARTICIPLE, PARTICLES } from '../lexicon/speech-words.ts';
import type { Match } from './name-match.ts';

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
