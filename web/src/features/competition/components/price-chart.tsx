import {
  type JudgedComparable,
  PRICE_KINDS,
  type PriceKind,
  type PriceStatistics,
} from '@smart-listings/contract';
import { type Currency, formatPrice } from '@smart-listings/engine';
import { countedOf, dotsOf, type Scale, scaleFor } from '../chart-scale.ts';
import { KIND_LABELS, round } from '../words.ts';

interface Props {
  comparables: readonly JudgedComparable[];
  statistics: readonly PriceStatistics[];
  currency: Currency;
  /** What the seller thinks of asking. */
  own: number | null;
}

const ROW = 76;
const TALLEST = 46;

/** Every counted price as a dot, sold and asking apart, with the middle half and the seller's own price. */
export function PriceChart({ comparables, statistics, currency, own }: Props) {
  const kinds = PRICE_KINDS.filter((kind) => countedOf(comparables, kind).length > 0);
  if (kinds.length === 0) return null;
  const prices = kinds.flatMap((kind) => countedOf(comparables, kind));
  const scale = scaleFor(own === null ? prices : [...prices, within(own, prices)]);
  const write = (amount: number) => formatPrice(round(amount), currency);
  const height = 26 + kinds.length * ROW + 22;
  return (
    <svg
      role="img"
      aria-label={describe(kinds, { comparables, statistics, currency, own })}
      width="100%"
      height={height}
      className="tabular overflow-visible text-fine"
    >
      {kinds.map((kind, index) => (
        <KindRow
          key={kind}
          kind={kind}
          top={26 + index * ROW}
          scale={scale}
          comparables={comparables}
          statistics={statistics.find((entry) => entry.kind === kind) ?? null}
        />
      ))}
      {scale.ticks.map((tick) => (
        <text key={tick} x={`${scale.place(tick)}%`} y={height - 4} textAnchor="middle" className="fill-soft">
          {write(tick)}
        </text>
      ))}
      {own !== null && <OwnPrice left={scale.place(own)} height={height - 20} text={`Yours ${write(own)}`} />}
    </svg>
  );
}

/** A price far beyond the others stands at the edge: the picture stays one of the market. */
function within(own: number, prices: readonly number[]): number {
  return Math.min(Math.max(own, Math.min(...prices) / 1.5), Math.max(...prices) * 1.5);
}

interface RowProps {
  kind: PriceKind;
  top: number;
  scale: Scale;
  comparables: readonly JudgedComparable[];
  statistics: PriceStatistics | null;
}

function KindRow({ kind, top, scale, comparables, statistics }: RowProps) {
  const dots = dotsOf(comparables, kind, scale.place);
  const base = top + ROW - 12;
  const highest = Math.max(...dots.map(({ level }) => level));
  const step = Math.min(9, TALLEST / Math.max(1, highest));
  return (
    <g>
      {statistics && <MiddleHalf statistics={statistics} scale={scale} top={top + 14} height={ROW - 20} />}
      <text x="0" y={top + 8} className="fill-soft font-medium">
        {KIND_LABELS[kind]} ({dots.length})
      </text>
      <line x1="0" x2="100%" y1={base + 6} y2={base + 6} className="stroke-line" />
      {dots.map(({ left, level }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two prices can be alike, and none moves by itself
          key={index}
          cx={`${left}%`}
          cy={base - level * step}
          r="4"
          strokeWidth="1.5"
          className={kind === 'sold' ? 'fill-ink stroke-sheet' : 'fill-sheet stroke-ink'}
        />
      ))}
    </g>
  );
}

function MiddleHalf({
  statistics,
  scale,
  top,
  height,
}: {
  statistics: PriceStatistics;
  scale: Scale;
  top: number;
  height: number;
}) {
  const left = scale.place(statistics.lowerQuartile);
  const middle = `${scale.place(statistics.median)}%`;
  return (
    <>
      <rect
        x={`${left}%`}
        y={top}
        width={`${Math.max(0.5, scale.place(statistics.upperQuartile) - left)}%`}
        height={height}
        rx="3"
        className="fill-sunken stroke-line"
      />
      <line x1={middle} x2={middle} y1={top} y2={top + height} className="stroke-edge" strokeWidth="2" />
    </>
  );
}

function OwnPrice({ left, height, text }: { left: number; height: number; text: string }) {
  const anchor = left < 20 ? 'start' : left > 80 ? 'end' : 'middle';
  return (
    <g>
      <line
        x1={`${left}%`}
        x2={`${left}%`}
        y1="16"
        y2={height}
        className="stroke-ink"
        strokeDasharray="4 3"
      />
      <text x={`${left}%`} y="11" textAnchor={anchor} className="fill-ink font-semibold">
        {text}
      </text>
    </g>
  );
}

function describe(kinds: readonly PriceKind[], { comparables, statistics, currency, own }: Props): string {
  const write = (amount: number) => formatPrice(round(amount), currency);
  const parts = kinds.map((kind) => {
    const prices = countedOf(comparables, kind);
    const span = `${prices.length} ${kind} ${prices.length === 1 ? 'price' : 'prices'} from ${write(Math.min(...prices))} to ${write(Math.max(...prices))}`;
    const found = statistics.find((entry) => entry.kind === kind);
    if (!found) return `${span}.`;
    const { lowerQuartile, upperQuartile, median } = found;
    return `${span}, the middle half between ${write(lowerQuartile)} and ${write(upperQuartile)}, the middle at ${write(median)}.`;
  });
  if (own !== null) parts.push(`Yours is ${write(own)}.`);
  return parts.join(' ');
}
