/** What the listings of similar items say of themselves, and what the dearer ones say that this one does not. */
import type { CompetitionAnalysis, JudgedComparable } from '@smart-listings/contract';
import { fold, singular } from '../../language/fold.ts';
import type { Item } from '../../values/item.ts';
import { countKeywords, type KeywordCount } from './keywords.ts';
import { SELLING_POINTS, sellingPointsIn } from './selling-points.ts';
import { quantile } from './statistics.ts';

const KEYWORDS = 10;
const POINTS = 6;
/** Fewer than these halves say nothing of what makes one dearer. */
const LEAST_TO_COMPARE = 6;

/** What the titles of comparables say of what buyers look for. */
export type Insights = Pick<CompetitionAnalysis, 'topKeywords' | 'keySellingPoints' | 'opportunity'> & {
  keywordCounts: KeywordCount[];
};

interface PointCount {
  label: string;
  all: number;
  dearer: number;
  cheaper: number;
}

/** Counted in the comparables that were counted for the price; nothing is added to what their titles say. */
export function readInsights(item: Item, comparables: readonly JudgedComparable[]): Insights {
  const counted = comparables.filter(({ excluded }) => excluded === null);
  const titles = counted.map(({ title }) => title);
  const keywordCounts = countKeywords(titles, KEYWORDS);
  const points = countPoints(counted);
  return {
    topKeywords: keywordCounts.map(({ keyword }) => keyword),
    keywordCounts,
    keySellingPoints: [...points]
      .filter(({ all }) => all >= 2)
      .sort((a, b) => b.all - a.all)
      .slice(0, POINTS)
      .map(({ label, all }) => `${capital(label)} (${all} of ${titles.length})`),
    opportunity: opportunity(item, counted, points),
  };
}

function countPoints(counted: readonly JudgedComparable[]): PointCount[] {
  const { dearer, cheaper } = splitByPrice(counted);
  const said = new Map(counted.map((entry) => [entry, sellingPointsIn(entry.title)]));
  const count = (entries: readonly JudgedComparable[], label: string) =>
    entries.filter((entry) => said.get(entry)?.has(label)).length;
  return SELLING_POINTS.map(({ label }) => ({
    label,
    all: count(counted, label),
    dearer: count(dearer, label),
    cheaper: count(cheaper, label),
  }));
}

/** Each kind is split at its own middle, so that sold and asking prices are not compared with each other. */
function splitByPrice(counted: readonly JudgedComparable[]) {
  const middles = new Map(
    (['sold', 'asking'] as const).map((kind) => {
      const prices = counted.flatMap((entry) => (entry.kind === kind ? (entry.adjustedPrice ?? []) : []));
      return [
        kind,
        quantile(
          prices.sort((a, b) => a - b),
          0.5,
        ),
      ];
    }),
  );
  const isDearer = ({ kind, adjustedPrice }: JudgedComparable) =>
    (adjustedPrice ?? 0) > (middles.get(kind) ?? 0);
  return {
    dearer: counted.filter(isDearer),
    cheaper: counted.filter((entry) => !isDearer(entry)),
  };
}

function opportunity(
  item: Item,
  counted: readonly JudgedComparable[],
  points: readonly PointCount[],
): string {
  if (counted.length < LEAST_TO_COMPARE) {
    return 'There are too few similar listings to tell what the dearer ones do better. Paste more of them to find out.';
  }
  const { dearer, cheaper } = splitByPrice(counted);
  const { form } = item;
  const own = `${form.itemName} ${form.make} ${form.modelNumber} ${form.features} ${form.keywords}`;
  const said = sellingPointsIn(own);
  const words = new Set([...fold(own).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => singular(word)));
  const saysAll = (keyword: string) =>
    [...fold(keyword).matchAll(/[\p{L}\p{N}]+/gu)].every(([word]) => words.has(singular(word)));
  const missing = [
    ...points.filter(({ label }) => !said.has(label)),
    ...countKeywords(
      dearer.map(({ title }) => title),
      KEYWORDS,
    )
      .filter(({ keyword }) => !saysAll(keyword) && sellingPointsIn(keyword).size === 0)
      .map(({ keyword, count }) => ({
        label: keyword,
        all: count,
        dearer: count,
        cheaper: cheaper.filter(({ title }) => fold(title).includes(fold(keyword))).length,
      })),
  ]
    .filter(
      (point) => point.dearer >= 2 && share(point.dearer, dearer) >= share(point.cheaper, cheaper) + 0.15,
    )
    .sort((a, b) => b.dearer - a.dearer)
    .slice(0, 3);
  if (missing.length === 0) {
    return 'Your details already say what the dearer of these listings say. What is left are photos, and the price.';
  }
  const list = missing
    .map(({ label, dearer: count }) => `“${label}” (${count} of ${dearer.length})`)
    .join(', ');
  return `The dearer of these listings use words that yours lacks: ${list}. Where they are true of your item, say them.`;
}

function share(count: number, of: readonly unknown[]): number {
  return of.length === 0 ? 0 : count / of.length;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
