/** What speaks for two titles being of one thing, and what against it; a measured table says what each is worth. */
import { cuesIn } from '../../language/cues.ts';
import { areOneSlipApart, squeeze } from '../../language/fold.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { readSize } from '../../values/size.ts';
import { meets, namesCode } from './model-codes.ts';
import { generationsIn, isJoinedIn, isShortFor, wordsOfInitials } from './paraphrase.ts';
import type { Feature, TitleIdentity } from './title-identity.ts';
import { isOnlyPart } from './title-marks.ts';

/** Counts and shares; those without a comment are 1 where it is so. */
export interface PairEvidence {
  /** Names that no list knows, and that both have: up to four. */
  names: number;
  /** The share of what the item says that the listing does not; and the lesser of that and the same the other way round. */
  unsaid: number;
  bothUnsaid: number;
  noun: number;
  /** Each has a noun that the other has not; and only the item has one. */
  otherNoun: number;
  nounLeftOut: number;
  /** Materials, patterns, editions and grades that both have, and that only the item has: up to two each. */
  values: number;
  valuesUnsaid: number;
  /** A number of the maker's that stands for one model. */
  model: number;
  number: number;
  modelUnsaid: number;
  numberUnsaid: number;
  /** Both have a number that the other has not; and they look alike, "E36" and "E30". */
  otherNumbers: number;
  likeNumbers: number;
  make: number;
  otherKind: number;
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
  const told = [...named, ...values];
  const unsaid =
    (told.filter((feature) => !isSaid(feature)).length + CODE * missing.length) /
    Math.max(1, told.length + CODE * item.codes.length);
  return {
    names: Math.min(MOST_NAMES, named.filter(isSaid).length),
    unsaid,
    bothUnsaid: Math.min(unsaid, shareAdded({ item, listing })),
    noun: Number(nouns.some(isSaid)),
    otherNoun: Number(isNounUnsaid && hasOwnNoun),
    nounLeftOut: Number(isNounUnsaid && !hasOwnNoun),
    values: Math.min(MOST_VALUES, values.filter(isSaid).length),
    valuesUnsaid: Math.min(MOST_VALUES, values.filter((feature) => !isSaid(feature)).length),
    model: Number(shared.some(isModel)),
    number: Number(shared.some((code) => !isModel(code))),
    modelUnsaid: Number(missing.some(isModel)),
    numberUnsaid: Number(missing.some((code) => !isModel(code))),
    otherNumbers: Number(missing.length > 0 && added.length > 0),
    likeNumbers: Number(added.some((code) => shapes.has(shapeOf(code)))),
    make: Number(make),
    otherKind: Number(isOtherKind),
    lineUnsaid: Math.min(MOST_VALUES, lineBeside(item, listing).length),
    otherLine: Number(otherLine({ item, listing }) !== null),
    onlyPart: Number(isOnlyPart(other.title) && !isOnlyPart(one.title)),
    madeFor: Number(isMadeFor(item, listing)),
  };
}

const MOST_NAMES = 4;
const MOST_VALUES = 2;
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

function sideOf(identity: TitleIdentity, tokens: readonly Token[], others: readonly Token[]): Side {
  const sizes = new Set<string>();
  for (const [at] of tokens.entries()) {
    const size = readSize(tokens, at, false);
    for (const { text } of size === null ? [] : tokens.slice(at, size.to)) sizes.add(squeeze(text));
  }
  return {
    identity,
    tokens,
    squeezed: squeeze(identity.title),
    generations: generationsIn(identity.title),
    codes: [...identity.codes].filter((code) => !sizes.has(code)),
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
function lacks({ identity, tokens, squeezed, generations }: Side, code: string, by: Side): boolean {
  if (!lacksPlainly(identity, tokens, code) || isJoinedIn(code, by.tokens, squeezed)) return false;
  const [, generation] = GENERATION_CODE.exec(code) ?? [];
  if (generation !== undefined && generations.has(generation)) return false;
  if (wordsOfInitials(code, tokens).length > 0) return false;
  const isPart = (short: string, long: string) =>
    short.length >= SHORTEST_PART && /\d.*\d/.test(short) && long.includes(short);
  if ([...identity.codes].some((other) => isPart(code, other) || isPart(other, code))) return false;
  // "Chuck 70" and "Chuck Taylor 70s"
  return !/^\d{2,3}$/.test(code) || !tokens.some(({ key }) => key === `${code}s`);
}

function lacksPlainly({ title, codes }: TitleIdentity, tokens: readonly Token[], code: string): boolean {
  if (code.length > 2) {
    const [, stem] = ENDED_CODE.exec(code) ?? [];
    return !namesCode(title, code) && !(stem !== undefined && codes.has(stem));
  }
  if (!/\d/.test(code)) return !tokens.some(({ key }) => key === code);
  // A short number is as often one of something else in the title: it has to stand as a model there too, "iPhone13".
  return ![...codes].some((other) => other === code || new RegExp(`\\p{L}${code}$`, 'u').test(other));
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
