/** Which of the texts beside each price is the title: what is most like one, and stands where the others' titles stand. */
import type { Line } from './lines.ts';
import { furnitureOf, keyOf } from './page-prices.ts';
import { fullness, isPlace, saysOf, type Topic, titleScore } from './page-texts.ts';

/** On which side of its price a page has the title. */
export type Side = 'above' | 'below';

/** How much it counts that a text stands where all titles do, in the order of `stands`. */
const USUAL = [0.3, 0.2, 0.2, 0.2];
/** How much it speaks against a text that one stands right above it, for each word up to a title: a description follows its title. */
const BEHIND_A_TITLE = 0.06;
/** That a text stands there at all, beside how likely it is a title. */
const STANDS_THERE = 0.1;

/** What is taken for the title of a price. */
export interface Title {
  /** Its place among the lines; null where none is told. */
  at: number | null;
  /** Another text of the same gap may be it as well: one of the two is of something without a price. */
  isUnsure: boolean;
}

/**
 * The title of each price.
 * @param gaps the places of the texts on that side of each price
 */
export function titlesAmong(
  gaps: readonly (readonly number[])[],
  { side, lines, topic }: { side: Side; lines: readonly Line[]; topic: Topic },
): Title[] {
  const textAt = (at: number) => lines[at]?.text ?? '';
  const onTopic = (at: number) => saysOf(topic, textAt(at)) > 0;
  const repeated = furnitureOf(lines, gaps);
  const towards = side === 'above' ? 1 : -1;
  // Beside the first and the last price stands the rest of the page as well.
  const edge = gaps.length > 2 ? (side === 'above' ? 0 : gaps.length - 1) : null;
  const likely = gaps.map((gap) =>
    gap.map((at, index): Candidate => {
      const [before, behind] =
        side === 'above' ? [gap.length - 1 - index, index] : [index, gap.length - 1 - index];
      return {
        at,
        isPlace: isPlace(textAt(at)),
        score:
          titleScore(topic, textAt(at)) -
          (gap.includes(at - 1) ? BEHIND_A_TITLE * fullness(textAt(at - 1)) : 0),
        stands: [
          `0 ${before} from the price`,
          `1 ${neighbourKey(lines[at + towards], repeated)} towards it`,
          `2 ${behind} from the next`,
          `3 ${neighbourKey(lines[at - towards], repeated)} away from it`,
        ],
      };
    }),
  );
  const first = usualStands(likely);
  const chosen = likely.flatMap((gap, index) => {
    const best = index === edge ? null : bestOf(gap, first);
    return best ? [[best]] : [];
  });
  const usual = usualStands(chosen);
  const title = (at: number | null): Title => ({ at, isUnsure: false });
  return likely.map((gap, index) => {
    const best = bestOf(gap, usual);
    // Where the paste begins or ends with the listing, nothing else of the page stands there.
    const isOutermost = best !== undefined && lines[best.at - towards] === undefined;
    if (!best || index !== edge || isOutermost || isThere(best, usual))
      return { at: best?.at ?? null, isUnsure: best !== undefined && hasRival(best, gap, usual) };
    const there = gap.find((one) => isThere(one, usual));
    if (there && (topic.size === 0 || onTopic(there.at))) return title(there.at);
    return title(onTopic(best.at) ? best.at : null);
  });
}

/** A text that may be the title of a price. */
interface Candidate {
  at: number;
  score: number;
  isPlace: boolean;
  /** Where it stands, in four ways: counted from its price and from the price before, and by what is next to it there. */
  stands: readonly string[];
}
/** In which share of the listings a title stands so, for the commonest ways. */
type Usual = ReadonlyMap<string, number>;

/** What a line is to the lines next to it; words that the page repeats are told apart. */
function neighbourKey(line: Line | undefined, repeated: ReadonlyMap<string, number>): string {
  if (line === undefined) return 'end';
  const key = keyOf(line.text);
  if (line.is === 'noise' || repeated.has(key)) return key;
  return line.is === 'text' && isPlace(line.text) ? 'place' : line.is;
}

/** For each way to tell where a text stands, the place that the likeliest titles have in common. */
function usualStands(gaps: readonly (readonly Candidate[])[]): Usual {
  const ways = USUAL.map((_, way) => `${way} `);
  return new Map(
    ways.flatMap((way) => {
      const worth = new Map<string, { sum: number; count: number }>();
      for (const gap of gaps)
        for (const [stand, some] of Map.groupBy(
          gap,
          (one) => one.stands.find((key) => key.startsWith(way)) ?? '',
        )) {
          const { sum, count } = worth.get(stand) ?? { sum: 0, count: 0 };
          worth.set(stand, {
            sum: sum + STANDS_THERE + Math.max(...some.map(({ score }) => score)),
            count: count + 1,
          });
        }
      const [best] = [...worth].sort(([, a], [, b]) => b.sum - a.sum);
      return best ? [[best[0], best[1].count / gaps.length] as const] : [];
    }),
  );
}

/** Whether a text stands surely where titles do: as far from the price, or so in several other ways. */
function isThere(one: Candidate, usual: Usual): boolean {
  const [first, ...others] = one.stands.map((key) => usual.has(key));
  return first === true || others.filter(Boolean).length > 1;
}

function bestOf(gap: readonly Candidate[], usual: Usual): Candidate | undefined {
  const worth = (one: Candidate) =>
    one.stands.reduce((sum, key, way) => sum + (USUAL[way] ?? 0) * (usual.get(key) ?? 0), one.score);
  return gap.toSorted((a, b) => worth(b) - worth(a) || a.at - b.at)[0];
}

/** How much less like a title a text may be that stands where titles do, to be the title as well. */
const NEARLY = 0.4;

/** Whether the title stands elsewhere than titles do, and another text there is nearly as much like one: not its own next line. */
function hasRival(best: Candidate, gap: readonly Candidate[], usual: Usual): boolean {
  const isUsual = ({ stands: [first = ''] }: Candidate) => usual.has(first);
  const isRival = (one: Candidate) =>
    isUsual(one) && !one.isPlace && Math.abs(one.at - best.at) > 1 && one.score >= best.score - NEARLY;
  return !isUsual(best) && gap.some(isRival);
}
