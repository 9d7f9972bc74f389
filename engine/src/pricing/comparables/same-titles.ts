/** Whether two titles say that they are of the same thing. */
import { areOneSlipApart, squeeze } from '../../language/fold.ts';
import { tokenise } from '../../language/tokens.ts';
import { inBaseUnit, readMeasures } from '../../language/units.ts';
import { meets, namesCode } from './model-codes.ts';
import { type Feature, type TitleIdentity, WEIGHTS } from './title-identity.ts';

/** One word, in another form or spelling, or as a part of a longer one: "Airmax", "folding" and "fold". */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short))) return true;
  return areOneSlipApart(one, other);
}

function says(identity: TitleIdentity, { means, words }: Feature): boolean {
  if (means !== null && identity.features.some((other) => other.means === means)) return true;
  return saysWords(identity, words);
}

function saysWords(identity: TitleIdentity, words: readonly string[]): boolean {
  const others = identity.features.flatMap((feature) => feature.words);
  const squeezed = squeeze(identity.title);
  return words.every(
    (word) => others.some((other) => isOneWord(word, other)) || (word.length >= 4 && squeezed.includes(word)),
  );
}

/** "AF100UK" is sold as "AF100" too: what letters a number of the maker's ends with is often left out. */
const ENDED_CODE = /^(\p{L}+\d{2,})\p{L}{1,3}$/u;

function lacks(identity: TitleIdentity, code: string): boolean {
  const { title, codes } = identity;
  if (code.length > 2) {
    const [, stem] = ENDED_CODE.exec(code) ?? [];
    return !namesCode(title, code) && !(stem !== undefined && codes.has(stem));
  }
  if (!/\d/.test(code)) return !tokenise(title).some(({ key }) => key === code);
  // A short number is as often one of something else in the title: it has to stand as a model there too, "iPhone13".
  return ![...codes].some((other) => other === code || new RegExp(`\\p{L}${code}$`, 'u').test(other));
}

const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size > 0 && other.size > 0 && !meets(one, other);

/** Letters with digits, or digits of a number of the maker's: "V10", "42083"; "5" stands in many lines. */
const MODEL_CODE = /\p{L}.*\d|\d.*\p{L}|\d{4}/u;
/** Such a code stands for one model alone. */
const TELLING_CODE = /^(?=.{4})(?:\p{L}.*\d|\d.*\p{L})/u;
/** Also where the make or a name stands beside it. */
const LONG_NUMBER = /^\d{4}/;

/** "E36" and "E30" are two of one kind of number, "E36" and "318i" are not. */
const shapeOf = (code: string) => code.replace(/\p{L}/gu, 'a').replace(/\d/g, '9');

/** So much of the weight of what the item says has to stand in a listing's title, and the other way round. */
const LEAST_SAID = { ofItem: 0.7, ofListing: 0.4 } as const;
/** A noun alone, or a colour, is said of too many things. */
const LEAST_TELLING = 1;
/** Measures of one thing differ by rounding and by which side was measured. */
const FARTHEST_MEASURE = 1.5;

/** The share of what the one says of its thing that the other says too, and the weight of what of it tells things apart. */
function agreement(one: TitleIdentity, other: TitleIdentity): { share: number; telling: number } {
  const said = [
    ...one.features.map((feature) => ({
      weight: feature.weight,
      // "Chest of drawers" tells more than "table".
      tells:
        !feature.means?.startsWith('noun ') || (feature.words.length > 1 && saysWords(other, feature.words)),
      isShared: says(other, feature),
    })),
    ...(one.makes.size > 0
      ? [{ weight: WEIGHTS.make, tells: true, isShared: meets(one.makes, other.makes) }]
      : []),
    ...[...one.codes].map((code) => ({ weight: WEIGHTS.code, tells: true, isShared: !lacks(other, code) })),
  ];
  const sum = (parts: typeof said) => parts.reduce((total, { weight }) => total + weight, 0);
  const shared = said.filter(({ isShared }) => isShared);
  return { share: sum(shared) / (sum(said) || 1), telling: sum(shared.filter(({ tells }) => tells)) };
}

/** What the maker's name of the one says that the other does not: "millennium" of "Samba Millennium". */
function lineBeside(one: TitleIdentity, other: TitleIdentity): readonly string[] {
  const joined = [...other.line].join('');
  return [...one.line].filter((word) => !joined.includes(word) && !saysWords(other, [word]));
}

/** What the second title says of its line, where the first says another; null where the two may be one. */
export function otherLine(one: TitleIdentity, other: TitleIdentity): string | null {
  const isSameModel = [...one.codes].some((code) => MODEL_CODE.test(code) && !lacks(other, code));
  const [own, others] = [lineBeside(one, other), lineBeside(other, one)];
  return !isSameModel && own.length > 0 && others.length > 0 ? others.join(' ') : null;
}

/** Whether the largest measures of one dimension lie too far apart. */
function areOtherMeasures(one: TitleIdentity, other: TitleIdentity): boolean {
  const [own, others] = [largestMeasures(one.title), largestMeasures(other.title)];
  return [...own].some(([dimension, amount]) => {
    const ratio = amount / (others.get(dimension) ?? amount);
    return ratio > FARTHEST_MEASURE || ratio < 1 / FARTHEST_MEASURE;
  });
}

function hasSameMeasure(one: TitleIdentity, other: TitleIdentity): boolean {
  const others = largestMeasures(other.title);
  return [...largestMeasures(one.title)].some(
    ([dimension, amount]) => Math.abs(amount / (others.get(dimension) ?? 0) - 1) < 0.05,
  );
}

function largestMeasures(title: string): ReadonlyMap<string, number> {
  const largest = new Map<string, number>();
  for (const measure of readMeasures(title))
    if (['length', 'weight', 'volume', 'power'].includes(measure.dimension))
      largest.set(measure.dimension, Math.max(largest.get(measure.dimension) ?? 0, ...inBaseUnit(measure)));
  return largest;
}

/**
 * Whether two titles say that they are of the same thing, colour, size and state aside: the maker's number says it alone;
 * else most of what the one says has to be said by the other, and something of it has to tell things apart, with no two
 * values of one closed class.
 */
export function areSame(one: TitleIdentity, other: TitleIdentity, isToldByMake: boolean): boolean {
  if (areApart(one.makes, other.makes)) return false;
  const missing = [...one.codes].filter((code) => lacks(other, code));
  const added = [...other.codes].filter((code) => lacks(one, code));
  const shared = [...one.codes].filter((code) => !missing.includes(code));
  const isSameMake = meets(one.makes, other.makes);
  const isModel = (code: string) => TELLING_CODE.test(code) || (isSameMake && LONG_NUMBER.test(code));
  const shapes = new Set(missing.map(shapeOf));
  const isSameModel = shared.some(isModel);
  if (added.some((code) => shapes.has(shapeOf(code)) && (code.length > 1 || !isSameModel))) return false;
  if (isSameModel && !missing.some(isModel)) return true;
  if (missing.length > 0 && (added.length > 0 || !shared.some((code) => /\d/.test(code)))) return false;
  if (areApart(one.materials, other.materials) || areApart(one.patterns, other.patterns)) return false;
  if (areApart(new Set(one.years), new Set(other.years))) return false;
  if (!isToldByMake && one.years.length > other.years.length) return false;
  if (areOtherMeasures(one, other) || otherLine(one, other) !== null) return false;
  if (shared.length === 0 && lineBeside(one, other).length + lineBeside(other, one).length > 0) return false;
  if (
    one.makes.size > 0 ? ![...other.sureMakes].every((make) => one.makes.has(make)) : other.sureMakes.size > 0
  )
    return false;
  const own = agreement(one, other);
  const besides =
    (hasSameMeasure(one, other) ? WEIGHTS.measure : 0) +
    (meets(one.colours, other.colours) ? WEIGHTS.colour : 0);
  if (own.telling + besides < LEAST_TELLING || own.share < LEAST_SAID.ofItem) return false;
  return agreement(other, one).share >= LEAST_SAID.ofListing;
}
