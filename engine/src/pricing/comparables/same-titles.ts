/** Whether two titles say that they are of the same thing. */
import { meets } from './model-codes.ts';
import { isOfNarrowerLine, type PairEvidence, shareAdded, type TitlePair } from './pair-evidence.ts';
import { SAME_WEIGHTS } from './same-weights.ts';
import { aperturesIn, measureRatio } from './title-marks.ts';

/** A listing that says more than this share of its own is of another thing, whatever the two have in common. */
const MOST_ADDED = 0.6;
/** Measures of one thing differ by rounding and by which side was measured. */
const FARTHEST_MEASURE = 1.5;

const areApart = <Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>) =>
  one.size > 0 && other.size > 0 && !meets(one, other);

function hasSameMeasure({ item, listing }: TitlePair): boolean {
  return [...item.measures].some(
    ([dimension, amount]) => Math.abs(amount / (listing.measures.get(dimension) ?? 0) - 1) < 0.05,
  );
}

/** Whether a value of a closed class stands against it: two makes, materials, patterns, years or measures. */
export function areTwoThings(pair: TitlePair, { make }: PairEvidence): boolean {
  const [one, other] = [pair.item.identity, pair.listing.identity];
  return (
    (make === 0 && areApart(one.makes, other.makes)) ||
    areApart(one.materials, other.materials) ||
    areApart(one.patterns, other.patterns) ||
    measureRatio(pair.item.measures, pair.listing.measures) > FARTHEST_MEASURE ||
    areApart(new Set(one.years), new Set(other.years)) ||
    areApart(aperturesIn(one.title), aperturesIn(other.title)) ||
    isOfNarrowerLine(pair)
  );
}

/** "Blouse" and "blouse", a noun and a colour: what is said of too many things tells none. */
function tellsNothing(pair: TitlePair, evidence: PairEvidence): boolean {
  const [one, other] = [pair.item.identity, pair.listing.identity];
  const { names, values, model, number, make } = evidence;
  const isLongNoun = one.features.some(
    ({ means, words }) =>
      means?.startsWith('noun ') && words.length > 1 && other.features.some((noun) => noun.means === means),
  );
  return names + values + model + number + make === 0 && !isLongNoun && !hasSameMeasure(pair);
}

/**
 * How likely two titles are of the same thing, colour, size and state aside: 0 where two values of one closed class stand
 * there, where nothing tells things apart or the listing says mostly something else; else by a table that was measured.
 */
export function chanceOfSame(pair: TitlePair, evidence: PairEvidence): number {
  if (areTwoThings(pair, evidence) || tellsNothing(pair, evidence) || shareAdded(pair) > MOST_ADDED) return 0;
  let sum = SAME_WEIGHTS.none;
  for (const [name, amount] of Object.entries(evidence))
    sum += amount * (SAME_WEIGHTS[name as keyof PairEvidence] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
