import type { OperatorDay } from '@smart-listings/contract';
import { useState } from 'react';
import { formatDay } from '../ranges.ts';
import { axisEnd, type Series, totalOf } from '../series.ts';

const WIDTH = 320;
const HEIGHT = 96;

interface Props {
  series: Series;
  days: readonly OperatorDay[];
}

/** One figure by day, as bars. Whoever cannot see or point at them has the table below the plots. */
export function DayChart({ series, days }: Props) {
  const [pointed, setPointed] = useState<OperatorDay | null>(null);
  const { title, read, format } = series;
  const total = totalOf(series, days);
  const values = days.map((day) => read(day) ?? 0);
  const highest = Math.max(0, ...values);
  const end = axisEnd(highest);
  const step = WIDTH / Math.max(1, days.length);
  const first = days[0];
  const last = days.at(-1);
  const said = pointed ? read(pointed) : total;
  return (
    <figure className="panel m-0 flex flex-col gap-2 p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold">{title}</span>
        <span className="tabular text-sm">
          {pointed && <span className="text-soft">{formatDay(pointed.day)}: </span>}
          <b className="font-semibold">{said === null ? 'not known' : format(said)}</b>
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={describe(series, days)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full overflow-visible"
        onPointerLeave={() => setPointed(null)}
      >
        <line x1="0" x2={WIDTH} y1="0.5" y2="0.5" className="stroke-line" vectorEffect="non-scaling-stroke" />
        {days.map((day, index) => {
          const height = ((values[index] ?? 0) / end) * (HEIGHT - 2);
          return (
            <g key={day.day} onPointerEnter={() => setPointed(day)}>
              <rect x={index * step} y="0" width={step} height={HEIGHT} className="fill-transparent" />
              <rect
                x={index * step + step * 0.14}
                y={HEIGHT - height}
                width={step * 0.72}
                height={height}
                className={pointed === day ? 'fill-accent' : 'fill-ink'}
              />
            </g>
          );
        })}
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT}
          y2={HEIGHT}
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="tabular flex justify-between text-fine text-soft">
        <span>{first && formatDay(first.day)}</span>
        <span>top line {format(end)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
    </figure>
  );
}

/** The plot in a sentence. */
function describe(series: Series, days: readonly OperatorDay[]): string {
  const total = totalOf(series, days);
  if (total === null) return `${series.title} by day: not known.`;
  const peak = days.reduce<OperatorDay | undefined>(
    (best, day) => (best && (series.read(best) ?? 0) >= (series.read(day) ?? 0) ? best : day),
    undefined,
  );
  const most =
    peak && total > 0 ? ` Most on ${formatDay(peak.day)}: ${series.format(series.read(peak) ?? 0)}.` : '';
  return `${series.title} by day: ${series.format(total)} in ${days.length} days.${most}`;
}
