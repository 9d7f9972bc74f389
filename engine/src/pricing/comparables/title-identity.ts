/** What of a title tells its thing from others: its makes, model numbers and names, and what it is made of. */

import type { Category } from '../../categories/category.ts';
import { compoundEnd, phraseAt, speakersOf } from '../../categories/category-index.ts';
import { isNameOf } from '../../categories/category-words.ts';
import { AND, ARTICLES, COUNTS, CUTS, SOFT_CUTS, WITH } from '../../categories/name-words.ts';
import { fold, singular, squeeze } from '../../language/fold.ts';
import { COMPOUNDING, LANGUAGES, type Language } from '../../language/languages.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { isUnit, readMeasures } from '../../language/units.ts';
import { brandAt, entriesAt, labelAt } from '../../lexicon/lexicon.ts';
import { readSize } from '../../values/size.ts';
import { isMeasure, isWorn } from './model-codes.ts';
import { pieceSpans, qualifiersIn, yearsIn } from './title-marks.ts';

/** Something that a title says of its thing. */
export interface Feature {
  /** What it means, whatever the language: 'noun smartphone', 'material oak'; null for words that no list knows. */
  means: string | null;
  words: readonly string[];
  /** Of a noun: whether it names the type itself or another kind of the same shelf, and its language. */
  noun?: { isName: boolean; language: Language };
}

export interface TitleIdentity {
  title: string;
  makes: ReadonlySet<string>;
  /** Those of the makes whose names are no ordinary words. */
  sureMakes: ReadonlySet<string>;
  /** Model numbers, squeezed: 'wh1000xm4', '13', and the letter of "Model D". */
  codes: ReadonlySet<string>;
  features: readonly Feature[];
  /** The words right behind the make or each other that no list knows: what the maker calls it. */
  line: ReadonlySet<string>;
  /** Said of both, they tell more; colour itself never tells two things apart. */
  colours: ReadonlySet<string>;
  years: readonly string[];
  materials: ReadonlySet<string>;
  patterns: ReadonlySet<string>;
}

// Said of nearly anything: they tell no item from another.
export const COMMON: ReadonlySet<string> = new Set(
  (
    'the a an and or with for of in on to from by used new brand pre owned preowned good great excellent vgc bnwt bnib bnwot nwt nwot ' +
    'mint condition genuine authentic original rare vintage retro mens men womens women ladies lady unisex adult size uk eu us ' +
    'small medium large xs s m l xl xxl boxed box working tested unlocked free postage fast delivery bargain sale lovely beautiful ' +
    'stunning nice very item lot set pair piece complete full wireless cheap look wow'
  ).split(' '),
);

const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => [...CUTS[language], ...SOFT_CUTS[language], AND[language]]),
  ...ARTICLES,
  ...COUNTS,
]);

/** Reads a title as that of a thing of this kind. `make` is the seller's, which may be an ordinary word. */
export function readIdentity(
  title: string,
  { category, make }: { category: Category | undefined; make: string },
): TitleIdentity {
  const tokens = tokenise(title);
  const spans = [...readMeasures(title, 'fr'), ...pieceSpans(title)];
  const makes = new Set<string>();
  const sureMakes = new Set<string>();
  const codes = new Set<string>();
  const line = new Set<string>();
  const features: Feature[] = [];
  let at = 0;
  let isBehindName = false;
  let isInLine = false;
  let isBehindLabel = false;
  let isComingAlong = false;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    isComingAlong ||= comesWith(tokens, at);
    const brand = isComingAlong ? null : makeAt(tokens, at, make);
    if (brand !== null) {
      makes.add(brand.name);
      if (!brand.common) sureMakes.add(brand.name);
      if (fold(brand.spelling) !== fold(brand.name) && isLine(tokens, at))
        features.push({ means: null, words: [squeeze(brand.spelling)] });
      at += brand.length;
      isBehindName = true;
      isInLine = true;
      continue;
    }
    const measure = spans.find(({ start, end }) => start <= token.start && token.end <= end);
    if (measure !== undefined) {
      at = tokens.findIndex(({ start }) => start >= measure.end);
      if (at === -1) break;
      isBehindName = false;
      isInLine = false;
      continue;
    }
    const isModel = isCode(tokens, at, { isBehindName, isBehindLabel, category, title });
    const size = category === undefined || isWorn(category) ? readSize(tokens, at, false) : null;
    const known: Known =
      size === null ? readKnown(tokens, at) : { length: size.to - at, follows: 'nothing', feature: null };
    if (known.length > 0 && (size !== null || !isModel)) {
      if (known.feature !== null && !isComingAlong) features.push(known.feature);
      at += known.length;
      isInLine = false;
      isBehindLabel = known.follows === 'model';
      isBehindName = isBehindLabel || (isBehindName && known.follows === 'name');
      continue;
    }
    if (token.kind === 'word' && token.key.length > 1 && !COMMON.has(token.key)) {
      const name = singular(token.key);
      if (!isComingAlong) features.push({ means: null, words: [name] });
      if (!isComingAlong && isInLine) line.add(name);
      isBehindName = true;
    } else if (isModel) {
      codes.add(squeeze(token.text));
      isBehindName = true;
    } else {
      isBehindName &&= isJoint(tokens, at);
      isInLine = false;
    }
    at += 1;
  }
  const valuesOf = (kind: string) =>
    new Set(features.flatMap(({ means }) => (means?.startsWith(`${kind} `) ? [means] : [])));
  return {
    ...{ title, makes, sureMakes, codes, features, line, years: yearsIn(title) },
    materials: materialsIn(tokens),
    patterns: valuesOf('pattern'),
    colours: valuesOf('colour'),
  };
}

/** Also those inside a noun: "leather jacket". */
function materialsIn(tokens: readonly Token[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < tokens.length && !comesWith(tokens, at); ) {
    const [entry] = entriesAt(tokens, at, ['material']);
    if (entry !== undefined && !entry.weak) found.add(entry.means);
    at += entry?.length ?? 1;
  }
  return found;
}

/** What stands from here on comes along with the thing. */
function comesWith(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return at > 0 && (WITH.has(key) || /^(?:incl?|inkl|inclus\p{L}*|including|mitsamt)$/u.test(key));
}

/** A name that is an ordinary word too is a make where no list has the word, or where the seller gave it as theirs. */
function makeAt(tokens: readonly Token[], at: number, make: string): ReturnType<typeof brandAt> {
  const brand = brandAt(tokens, at);
  if (brand === null || brand.inside) return null;
  const isWord = brand.common && (entriesAt(tokens, at).length > 0 || nounAt(tokens, at) !== null);
  return isWord && brand.name !== make ? null : brand;
}

function isLine(tokens: readonly Token[], at: number): boolean {
  return phraseAt(tokens, at, 'en')?.entry.strength === 'line';
}

interface Known {
  length: number;
  /** A number behind them belongs to the name before them, is a model's, or is neither. */
  follows: 'name' | 'model' | 'nothing';
  feature: Feature | null;
}

const TELLING: ReadonlySet<string> = new Set(['material', 'pattern', 'edition', 'grade']);

/** How many tokens here are words that lists know, what they say of the thing, and what a number behind them can be. */
function readKnown(tokens: readonly Token[], at: number): Known {
  const noun = nounAt(tokens, at);
  const [entry] = entriesAt(tokens, at);
  const wordsTo = (length: number) => tokens.slice(at, at + length).map(({ key }) => singular(key));
  if (entry !== undefined && entry.length >= (noun?.length ?? 0)) {
    const feature = TELLING.has(entry.class)
      ? { means: `${entry.class} ${entry.means}`, words: wordsTo(entry.length) }
      : entry.class === 'colour'
        ? { means: `colour ${entry.means}`, words: [] }
        : null;
    return { length: entry.length, follows: 'name', feature };
  }
  if (noun !== null) {
    const isName = isNameOf(
      noun.id,
      tokens
        .slice(at, at + noun.length)
        .map(({ key }) => key)
        .join(' '),
    );
    const feature = {
      ...{ means: `noun ${noun.id}`, words: wordsTo(noun.length) },
      noun: { isName, language: noun.language },
    };
    return { length: noun.length, follows: 'nothing', feature };
  }
  const label = labelAt(tokens, at);
  if (label !== null)
    return { length: label.length, follows: label.kind === 'model' ? 'model' : 'nothing', feature: null };
  const isSmall = tokens[at]?.kind === 'word' && SMALL_WORDS.has(tokens[at]?.key ?? '');
  return { length: isSmall ? 1 : 0, follows: 'nothing', feature: null };
}

/** The longest noun of a kind of thing at a token, in whatever language has it. */
export function nounAt(
  tokens: readonly Token[],
  at: number,
): { length: number; id: string; language: Language } | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  let longest: ReturnType<typeof nounAt> = null;
  for (const language of speakersOf(token.key)) {
    const phrase = phraseAt(tokens, at, language);
    if (phrase === null || phrase.entry.strength !== 'noun' || phrase.to - at <= (longest?.length ?? 0))
      continue;
    longest = { length: phrase.to - at, id: phrase.entry.id, language };
  }
  if (longest !== null) return longest;
  for (const language of LANGUAGES.filter((one) => COMPOUNDING.has(one))) {
    const entry = compoundEnd(token.key, language);
    if (entry !== null) return { length: 1, id: entry.id, language };
  }
  return null;
}

/** A bare number or letter is a model only right behind a name; of what is worn a short number is a size. */
function isCode(
  tokens: readonly Token[],
  at: number,
  {
    isBehindName,
    isBehindLabel,
    category,
    title,
  }: { isBehindName: boolean; isBehindLabel: boolean; category: Category | undefined; title: string },
): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return false;
  if (isMeasure(token.text) || isUnit(tokens[at + 1]?.text ?? '')) return false;
  if (isWorn(category)) return /(?:\d\D*){3}/.test(token.text) || (isBehindName && Number(token.text) > 58);
  if (token.kind === 'code') return true;
  if (isBehindLabel && token.key.length === 1) return true;
  if (token.kind === 'word')
    return (isBehindName || isJoined(tokens, at, title)) && /^\p{Lu}$/u.test(token.text);
  return isBehindName && !/[.,]/.test(token.text) && !isCount(tokens, at);
}

/** "2 slice toaster", "3 seater sofa": what a small word that no list knows follows counts it. */
function isCount(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || !/^\p{Ll}{3}/u.test(next.text) || Number(tokens[at]?.text) > 12) return false;
  return (
    qualifiersIn(next.text).size === 0 &&
    readKnown(tokens, at + 1).length === 0 &&
    makeAt(tokens, at + 1, '') === null
  );
}

/** A sign without blanks joins what stands at its sides. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return /^[-/.]$/.test(sign?.text ?? '') && before?.end === sign?.start && sign?.end === next?.start;
}

/** "GSX-R", "Summicron-R": no mark but a hyphen is left out between two words without a blank. */
function isJoined(tokens: readonly Token[], at: number, title: string): boolean {
  const before = tokens[at - 1];
  return before?.kind === 'word' && before.end + 1 === tokens[at]?.start && title[before.end] === '-';
}
