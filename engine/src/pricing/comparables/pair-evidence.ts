/** What speaks for two titles being of one thing, and what against it; a measured table says what each is worth. */
import { categoryById } from '../../categories/table.ts';
import { cuesIn } from '../../language/cues.ts';
import { areOneSlipApart, singular, squeeze } from '../../language/fold.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { isUnit } from '../../language/units.ts';
import { readSize } from '../../values/size.ts';
import { meets, namesCode } from './model-codes.ts';
import { generationsIn, isJoinedIn, isShortFor, wordsOfInitials } from './paraphrase.ts';
import type { Feature, TitleIdentity } from './title-identity.ts';
import { isOnlyPart, largestMeasures, measureRatio, qualifiersIn } from './title-marks.ts';

/** Counts and shares; those without a comment are 1 where it is so. */
export interface PairEvidence {
  /** Names that no list knows, and that both have: up to four. */
  names: number;
  /** The share of what the item says that the listing does not; and the lesser of that and the same the other way round. */
  unsaid: number;
  bothUnsaid: number;
  noun: number;
  /** Both have a noun of one shelf, and it is another word: "pushchair", "carrycot". */
  cousinNoun: number;
  /** Each has a noun that the other has not; and only the item has one. */
  otherNoun: number;
  nounLeftOut: number;
  /** The same, where no noun of the one is of a shelf that one of the other is of: "mug", "umbrella". */
  otherShelf: number;
  /** Materials, patterns, editions and grades that both have, and that only the item has: up to two each. */
  values: number;
  valuesUnsaid: number;
  /** A number of the maker's that stands for one model; another number, of the same line. */
  model: number;
  number: number;
  modelUnsaid: number;
  numberUnsaid: number;
  /** Both have a number that the other has not; and they look alike, "E36" and "E30". */
  otherNumbers: number;
  likeNumbers: number;
  make: number;
  otherKind: number;
  /** "Pro", "Mini": each says of its model what the other does not; and only the listing does. */
  otherVersion: number;
  versionAdded: number;
  /** The largest measures of one dimension differ by more than rounding. */
  otherMeasure: number;
  /** Another number beside the same word: "4 drawers", "6 drawers". */
  otherCount: number;
  /** Words of the maker's name that only the item has: up to two. */
  lineUnsaid: number;
  /** Each names another line of the maker's. */
  otherLine: number;
  /** "Only", "for": what is named is what the listing is a part of, or made for. */
  onlyPart: number;
  madeFor: number;
}

/** One of two titles, with what it says. */
interface Side {
  identity: TitleIdentity;
  tokens: readonly Token[];
  squeezed: string;
  generations: ReadonlySet<string>;
  /** Sizes are no models. */
  codes: readonly string[];
  /** The largest of each dimension, in base units. */
  measures: ReadonlyMap<string, number>;
  /** Numbers beside words, apart from sizes. */
  counts: readonly Count[];
  /** The words whose first letters the other one has. */
  abbreviated: ReadonlySet<string>;
}

/** An item's title and a listing's. */
export interface TitlePair {
  item: Side;
  listing: Side;
}

/** Reads two titles, each beside the other. */
export function pairOf(one: TitleIdentity, other: TitleIdentity): TitlePair {
  const [own, others] = [tokenise(one.title), tokenise(other.title)];
  return { item: sideOf(one, own, others), listing: sideOf(other, others, own) };
}

/** What speaks for a pair and against it. `isOtherKind`: their nouns are of two kinds. */
export function pairEvidence({ item, listing }: TitlePair, isOtherKind: boolean): PairEvidence {
  const [one, other] = [item.identity, listing.identity];
  const isSaid = (feature: Feature) => isSaidIn(listing, feature, item);
  const named = one.features.filter(({ means }) => means === null);
  const nouns = one.features.filter(({ means }) => means?.startsWith('noun '));
  const values = one.features.filter(({ means }) => means !== null && !/^(?:noun|colour) /.test(means));
  const missing = item.codes.filter((code) => lacks(listing, code, item));
  const added = listing.codes.filter((code) => lacks(item, code, listing));
  const shared = item.codes.filter((code) => !missing.includes(code));
  const make = meets(one.makes, other.makes) || isMakeSaid(item, listing);
  const isModel = (code: string) => TELLING_CODE.test(code) || (make && LONG_NUMBER.test(code));
  const shapes = new Set(missing.map(shapeOf));
  const isNounUnsaid = nouns.some((feature) => !isSaid(feature));
  const hasOwnNoun = other.features.some(
    (feature) => feature.means?.startsWith('noun ') && !isSaidIn(item, feature, listing),
  );
  const versions = versionsBeside(one.title, other.title);
  const isOtherLine = otherLine({ item, listing }) !== null;
  const told = [...named, ...values];
  const unsaid =
    (told.filter((feature) => !isSaid(feature)).length + CODE * missing.length) /
    Math.max(1, told.length + CODE * item.codes.length);
  return {
    names: Math.min(MOST_NAMES, named.filter(isSaid).length),
    unsaid,
    bothUnsaid: Math.min(unsaid, shareAdded({ item, listing })),
    noun: Number(nouns.some(isSaid)),
    cousinNoun: Number(areCousins(one, other)),
    otherNoun: Number(isNounUnsaid && hasOwnNoun),
    nounLeftOut: Number(isNounUnsaid && !hasOwnNoun),
    otherShelf: Number(isNounUnsaid && hasOwnNoun && !meets(shelvesOf(one), shelvesOf(other))),
    values: Math.min(MOST_VALUES, values.filter(isSaid).length),
    valuesUnsaid: Math.min(MOST_VALUES, values.filter((feature) => !isSaid(feature)).length),
    model: Number(shared.some(isModel)),
    number: Number(!isOtherLine && shared.some((code) => !isModel(code))),
    modelUnsaid: Number(missing.some(isModel)),
    numberUnsaid: Number(missing.some((code) => !isModel(code))),
    otherNumbers: Number(missing.length > 0 && added.length > 0),
    likeNumbers: Number(added.some((code) => shapes.has(shapeOf(code)))),
    make: Number(make),
    otherKind: Number(isOtherKind),
    otherVersion: Number(versions.left > 0 && versions.added > 0),
    versionAdded: Number(versions.left === 0 && versions.added > 0),
    otherMeasure: Number(measureRatio(item.measures, listing.measures) > ROUNDING),
    otherCount: Number(item.counts.some((count) => isOtherCount(count, listing.counts))),
    lineUnsaid: Math.min(MOST_VALUES, lineBeside(item, listing).length),
    otherLine: Number(isOtherLine),
    onlyPart: Number(isOnlyPart(other.title) && !isOnlyPart(one.title)),
    madeFor: Number(isMadeFor(item, listing)),
  };
}

/** Of how many versions each of two titles says nothing that the other says. */
function versionsBeside(one: string, other: string): { left: number; added: number } {
  const [own, others] = [qualifiersIn(one), qualifiersIn(other)];
  const lackedBy = (some: ReadonlySet<string>, has: ReadonlySet<string>) =>
    [...some].filter((version) => !has.has(version)).length;
  return { left: lackedBy(own, others), added: lackedBy(others, own) };
}

function shelvesOf({ features }: TitleIdentity): ReadonlySet<string | undefined> {
  const nouns = features.flatMap(({ means }) =>
    means?.startsWith('noun ') ? [means.slice('noun '.length)] : [],
  );
  return new Set(nouns.map((id) => categoryById(id)?.family));
}

/** Whether two titles have nouns of one shelf, and no two that can be one word: both names of the type, the same, or of two languages. */
function areCousins(one: TitleIdentity, other: TitleIdentity): boolean {
  const pairs = one.features.flatMap((own) =>
    other.features.flatMap((its) =>
      own.noun && its.noun && own.means === its.means ? [{ own, its, a: own.noun, b: its.noun }] : [],
    ),
  );
  return (
    pairs.length > 0 &&
    pairs.every(
      ({ own, its, a, b }) =>
        !(a.isName && b.isName) &&
        (a.language === b.language || a.isName !== b.isName) &&
        !isOneWord(own.words.join(''), its.words.join('')) &&
        !(a.language === 'en' && own.words.at(-1) === its.words.at(-1)),
    )
  );
}

const MOST_NAMES = 4;
const MOST_VALUES = 2;
/** Measures of one thing differ so much by rounding. */
const ROUNDING = 1.08;
/** A code weighs as two words. */
const CODE = 2;
/** Letters with digits, or digits of a number of the maker's: "V10", "42083"; "5" stands in many lines. */
const MODEL_CODE = /\p{L}.*\d|\d.*\p{L}|\d{4}/u;
/** Such a code stands for one model alone. */
const TELLING_CODE = /^(?=.{4})(?:\p{L}.*\d|\d.*\p{L})/u;
/** Also where the make or a name stands beside it. */
const LONG_NUMBER = /^\d{4}/;

/** "E36" and "E30" are two of one kind of number, "E36" and "318i" are not. */
const shapeOf = (code: string) => code.replace(/\p{L}/gu, 'a').replace(/\d/g, '9');

/** The share of what a listing says of its thing that the item does not; its make and each code count as two words. */
export function shareAdded({ item, listing }: TitlePair): number {
  const [one, other] = [item.identity, listing.identity];
  const told = other.features.filter(({ means }) => !means?.startsWith('colour '));
  const unsaid = told.filter((feature) => !isSaidIn(item, feature, listing)).length;
  const codes = listing.codes.filter((code) => lacks(item, code, listing)).length;
  const make = other.makes.size > 0 ? CODE : 0;
  const added = unsaid + CODE * codes + (meets(one.makes, other.makes) ? 0 : make);
  return added / Math.max(1, told.length + CODE * listing.codes.length + make);
}

/** What the listing says of its line where each of the two says another, "Bedale" beside "Beaufort"; else null. */
export function otherLine({ item, listing }: TitlePair): string | null {
  const isSameModel = item.codes.some((code) => MODEL_CODE.test(code) && !lacks(listing, code, item));
  const [own, others] = [lineBeside(item, listing), lineBeside(listing, item)];
  return !isSameModel && own.length > 0 && others.length > 0 ? others.join(' ') : null;
}

/** Whether only the listing is of a line of the maker's, "Bedale" beside a "Barbour jacket", with no model in common. */
export function isOfNarrowerLine({ item, listing }: TitlePair): boolean {
  const isSameModel = item.codes.some((code) => !lacks(listing, code, item));
  return item.identity.line.size === 0 && !isSameModel && lineBeside(listing, item).length > 0;
}

/** A number and the word that it stands before or behind. */
interface Count {
  word: string;
  isBehind: boolean;
  number: string;
}

const SHORT_NUMBER = /^\d{1,3}$/;

function countsIn(tokens: readonly Token[], sizes: ReadonlySet<number>): Count[] {
  const isNumber = (at: number) => SHORT_NUMBER.test(tokens[at]?.key ?? '') && !sizes.has(at);
  const numbers = [...tokens.keys()].filter(isNumber);
  return numbers.flatMap((at) =>
    [at - 1, at + 1].flatMap((beside): Count[] => {
      const word = tokens[beside];
      // What follows a name alone is as often the size of what is worn: "Samba 42".
      const isSize = beside < at && numbers.at(-1) === at && sizes.size === 0;
      return word?.kind === 'word' &&
        word.key.length > 2 &&
        !isUnit(word.key) &&
        !sizes.has(beside) &&
        !isSize
        ? [{ word: singular(word.key), isBehind: beside < at, number: tokens[at]?.key ?? '' }]
        : [];
    }),
  );
}

function isOtherCount({ word, isBehind, number }: Count, others: readonly Count[]): boolean {
  const same = others.filter((other) => other.word === word && other.isBehind === isBehind);
  return same.length > 0 && same.every((other) => other.number !== number);
}

function sideOf(identity: TitleIdentity, tokens: readonly Token[], others: readonly Token[]): Side {
  const places = new Set<number>();
  for (const [at] of tokens.entries())
    for (let to = readSize(tokens, at, false)?.to ?? at; to > at; to -= 1) places.add(to - 1);
  const sizes = new Set([...places].map((at) => squeeze(tokens[at]?.text ?? '')));
  return {
    identity,
    tokens,
    squeezed: squeeze(identity.title),
    generations: generationsIn(identity.title),
    codes: [...identity.codes].filter((code) => !sizes.has(code)),
    measures: largestMeasures(identity.title),
    counts: countsIn(tokens, places),
    abbreviated: new Set(others.flatMap(({ key }) => wordsOfInitials(key, tokens))),
  };
}

/** Whether the other title says what a feature means, in its words or in others. */
function isSaidIn({ identity, tokens, squeezed }: Side, { means, words }: Feature, by: Side): boolean {
  if (means !== null && identity.features.some((other) => other.means === means)) return true;
  const others = identity.features.flatMap((feature) => feature.words);
  return (
    words.length > 0 &&
    words.every(
      (word) =>
        by.abbreviated.has(word) ||
        others.some((other) => isOneWord(word, other)) ||
        (word.length >= SHORTEST_WORD && squeezed.includes(word)) ||
        wordsOfInitials(word, tokens).length > 0,
    )
  );
}

const SHORTEST_WORD = 4;

/** One word, in another form or spelling, shortened, or as a part of a longer one: "Airmax", "folding" and "fold". */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= SHORTEST_WORD && (long.startsWith(short) || long.endsWith(short))) return true;
  return isShortFor(short, long) || areOneSlipApart(one, other);
}

/** "AF100UK" is sold as "AF100" too: what letters a number of the maker's ends with is often left out. */
const ENDED_CODE = /^(\p{L}+\d{2,})\p{L}{1,3}$/u;
/** A short code in which only a generation stands. */
const GENERATION_CODE = /^(?:v|mk)?(\d)$/;
/** Such a part of a longer code is no chance: "KSM150" of "5KSM150". */
const SHORTEST_PART = 5;

/** Whether a title does not name a code of the other one, `by`. */
function lacks(side: Side, code: string, by: Side): boolean {
  const { identity, tokens, squeezed, generations } = side;
  if (!lacksPlainly(side, code) || isJoinedIn(code, by.tokens, squeezed)) return false;
  const [, generation] = GENERATION_CODE.exec(code) ?? [];
  if (generation !== undefined && generations.has(generation)) return false;
  if (wordsOfInitials(code, tokens).length > 0) return false;
  const isPart = (short: string, long: string) =>
    short.length >= SHORTEST_PART && /\d.*\d/.test(short) && long.includes(short);
  if ([...identity.codes].some((other) => isPart(code, other) || isPart(other, code))) return false;
  // "Chuck 70" and "Chuck Taylor 70s"
  return !/^\d{2,3}$/.test(code) || !tokens.some(({ key }) => key === `${code}s`);
}

function lacksPlainly({ identity: { title }, codes, tokens }: Side, code: string): boolean {
  if (code.length > 2) {
    const [, stem] = ENDED_CODE.exec(code) ?? [];
    return !namesCode(title, code) && !(stem !== undefined && codes.includes(stem));
  }
  if (!/\d/.test(code)) return !tokens.some(({ key }) => key === code);
  // A short number is as often one of something else in the title: it has to stand as a model there too, "iPhone13".
  return !codes.some((other) => other === code || new RegExp(`\\p{L}${code}$`, 'u').test(other));
}

/** "TNF", "fuji": whether a title names a make of the other one shortened. */
function isMakeSaid({ identity }: Side, { tokens }: Side): boolean {
  return [...identity.makes].some((make) =>
    tokens.some(
      ({ key, kind }) =>
        kind === 'word' &&
        ((key.length >= SHORTEST_WORD && squeeze(make).startsWith(key)) ||
          wordsOfInitials(key, tokenise(make)).length > 0),
    ),
  );
}

/** What the maker's name of the one says that the other does not: "millennium" of "Samba Millennium". */
function lineBeside(by: Side, other: Side): readonly string[] {
  const joined = [...other.identity.line].join('');
  return [...by.identity.line].filter(
    (word) => !joined.includes(word) && !isSaidIn(other, { means: null, words: [word] }, by),
  );
}

/** "Bracelet for a MoonSwatch": whether the listing leads to words of the item as to another thing. */
function isMadeFor(item: Side, { tokens }: Side): boolean {
  const own = new Set(item.tokens.filter(({ kind }) => kind !== 'mark').map(({ key }) => key));
  const leads = (side: readonly Token[]) => cuesIn(side, null).filter((cue) => cue.class === 'other');
  if (leads(item.tokens).length > 0) return false;
  return leads(tokens).some(({ end, to }) =>
    tokens.slice(end, to).some(({ key }) => key.length > 2 && own.has(key)),
  );
}
