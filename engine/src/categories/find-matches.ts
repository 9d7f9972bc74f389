/** Which words of a name are nouns of things or product lines, and how surely. */
import { singular } from '../language/fold.ts';
import { HEAD_FIRST, type Language } from '../language/languages.ts';
import { type Token, tokenise } from '../language/tokens.ts';
import { brandAt, entriesAt } from '../lexicon/lexicon.ts';
import { NUMBER_WORDS } from '../lexicon/number-words.ts';
import { LOOKS, type WordClass } from '../lexicon/word-classes.ts';
import { compoundEnd, type FoundPhrase, phraseAt } from './category-index.ts';
import type { Match } from './name-match.ts';

// A noun that is one of these as often is one only where nothing else is.
const VALUES: readonly WordClass[] = [
  'colour',
  'material',
  'pattern',
  'department',
  'size',
  'edition',
  'condition',
  'grade',
  'filler',
];

/** Tokens that are part of a make: they are no nouns, and the small words and marks among them part nothing. */
export function makesIn(tokens: readonly Token[], make: string): ReadonlySet<number> {
  const makes = new Set<number>();
  const given = tokenise(make).filter(({ kind }) => kind !== 'mark');
  for (let at = 0; at < tokens.length; at += 1) {
    const brand = brandAt(tokens, at);
    const known = brand !== null && !brand.common ? at + brand.length : at;
    const end = partnersEnd(tokens, Math.max(known, endOfWords(tokens, at, given)), at);
    for (let part = at; part < end; part += 1) makes.add(part);
  }
  return makes;
}

/** Where the words that stand from a token on end, whatever marks stand between them; the token itself where others do. */
function endOfWords(tokens: readonly Token[], at: number, words: readonly Token[]): number {
  let place = at;
  for (const { key } of words) {
    while (place > at && tokens[place]?.kind === 'mark') place += 1;
    if (tokens[place]?.key !== key) return at;
    place += 1;
  }
  return place;
}

/** "Uniqlo x JW Anderson": with whom a make made it stands behind the sign, in words with capitals. */
function partnersEnd(tokens: readonly Token[], end: number, from: number): number {
  if (end === from || !/^[x×]$/iu.test(tokens[end]?.text ?? '')) return end;
  let place = end + 1;
  while (/^\p{Lu}/u.test(tokens[place]?.text ?? '') && entriesAt(tokens, place, VALUES).length === 0)
    place += 1;
  return place > end + 1 ? place : end;
}

interface Lookup {
  /** In the order in which they are asked. */
  languages: readonly Language[];
  makes: ReadonlySet<number>;
  known: boolean;
}

/** The nouns and product lines of a name, in order, without overlaps. */
export function matchesIn(tokens: readonly Token[], lookup: Lookup): readonly Match[] {
  const matches: Match[] = [];
  let valueTo = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = matchAt(tokens, at, lookup);
    const isOfValue = found !== null && found.to <= valueTo;
    valueTo = Math.max(valueTo, endOfLook(tokens, at));
    if (found === null || isOfValue || isCutShort(tokens, at, { found, lookup })) continue;
    const { to } = found;
    const next = tokens[to];
    const isDoubtful =
      to === at + 1 && tokens.length > 1 && isOtherToo(tokens, at, { ...lookup, exact: found.exact });
    matches.push({
      ...found.entry,
      strength: isDoubtful && found.entry.strength === 'noun' ? 'weak' : found.entry.strength,
      word: singular(tokens[at]?.key ?? ''),
      next: next === undefined || next.kind === 'mark' ? '' : next.key,
      counted: isCount(tokens[at - 1], lookup.languages),
      from: at,
      to,
    });
    at = to - 1;
  }
  return matches;
}

/** Where a value of several words ends that begins here: the "iron" of "cast iron" is no thing. */
function endOfLook(tokens: readonly Token[], at: number): number {
  return at + Math.max(0, ...entriesAt(tokens, at, LOOKS).map(({ length }) => length));
}

/** "3", "two". */
function isCount(token: Token | undefined, languages: readonly Language[]): boolean {
  return (
    token?.kind === 'number' ||
    languages.some((language) => Object.hasOwn(NUMBER_WORDS[language], token?.key ?? ''))
  );
}

/** "Corner sofa bed" is a sofa bed: where the noun comes last, one that begins inside another and goes on is meant. */
function isCutShort(
  tokens: readonly Token[],
  at: number,
  { found, lookup }: { found: FoundPhrase; lookup: Lookup },
): boolean {
  if (found.entry.strength !== 'noun' || HEAD_FIRST.has(found.entry.language)) return false;
  for (let from = at + 1; from < found.to; from += 1) {
    const next = matchAt(tokens, from, lookup);
    if (next !== null && next.entry.strength === 'noun' && next.to > found.to) return true;
  }
  return false;
}

function matchAt(tokens: readonly Token[], at: number, { languages, makes }: Lookup): FoundPhrase | null {
  let found: FoundPhrase | null = null;
  for (const language of languages) {
    // "van" is a car in English, and "of" where Dutch is spoken.
    if (language === 'en' && isSmallWord(tokens, at, languages)) continue;
    const match = turnedAt(tokens, at, language) ?? phraseAt(tokens, at, language);
    if (match === null || (match.entry.strength !== 'line' && isMade(makes, at, match.to))) continue;
    if (found === null || match.to > found.to) found = match;
  }
  const token = tokens[at];
  if (found !== null || token === undefined || token.kind !== 'word' || makes.has(at)) return found;
  for (const language of languages) {
    const entry = compoundEnd(token.key, language);
    if (entry !== null) return { entry, exact: false, to: at + 1 };
  }
  return null;
}

/**
 * "Frame photo", "towels bath": as lists of goods have them, a name can begin with the noun of an English compound and
 * what comes before it behind it. Only where the two words make nothing as they stand; "chair rattan" is a chair and a
 * value.
 */
function turnedAt(tokens: readonly Token[], at: number, language: Language): FoundPhrase | null {
  const [head, kind] = tokens;
  if (language !== 'en' || at > 0 || head?.kind !== 'word' || kind?.kind !== 'word') return null;
  if (brandAt(tokens, 1) !== null || entriesAt(tokens, 1, VALUES).length > 0) return null;
  const found = phraseAt([kind, head], 0, language);
  if (found?.to !== 2 || found.entry.strength !== 'noun') return null;
  const stands = phraseAt(tokens, 0, language);
  return stands === null || stands.to === 1 ? found : null;
}

/** Whether another language than English that is spoken here uses the word to join others. */
function isSmallWord(tokens: readonly Token[], at: number, languages: readonly Language[]): boolean {
  // "Denim jacket van H&M": between two words it joins them, whatever else is spoken.
  const next = tokens[at + 1];
  const isBetween = tokens[at - 1]?.kind === 'word' && (next?.kind === 'word' || next?.text === '&');
  return entriesAt(tokens, at, ['joiner']).some(
    ({ language }) => language !== 'en' && (isBetween || languages.some((one) => one === language)),
  );
}

function isMade(makes: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!makes.has(at)) return false;
  return true;
}

/** Whether an English noun is a value or praise too, or a make: "Vans" are no van, and in another language no word at all. */
function isOtherToo(
  tokens: readonly Token[],
  at: number,
  { languages, exact }: Lookup & { exact: boolean },
): boolean {
  if ((!exact || languages[0] !== 'en') && brandAt(tokens, at)?.length === 1) return true;
  return entriesAt(tokens, at, VALUES).some(
    ({ weak, language }) => !weak && languages.some((one) => one === language),
  );
}
