import { formatMonth, type Month } from '../months.ts';

const WIDTH = 360;
const HEIGHT = 110;
/** One or two bars are blocks, and say nothing that the numbers do not. */
const FEWEST = 3;

/** What was kept in each month, as bars above or below nothing; the table beside it has the numbers. */
export function MonthChart({
  months,
  format,
}: {
  months: readonly Month[];
  format: (amount: number) => string;
}) {
  const highest = Math.max(0, ...months.map(({ kept }) => kept));
  const lowest = Math.min(0, ...months.map(({ kept }) => kept));
  const unit = (HEIGHT - 4) / Math.max(highest - lowest, 1);
  const zero = 2 + highest * unit;
  const step = WIDTH / months.length;
  const total = months.reduce((sum, { kept }) => sum + kept, 0);
  return (
    <figure className="m-0 flex flex-col gap-1">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">Kept after fees and cost</span>
        <b className="tabular font-semibold">{format(total)}</b>
      </figcaption>
      {months.length >= FEWEST && (
        <>
          <svg
            role="img"
            aria-label={`Kept after fees and cost by month: ${format(total)} in all.`}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-28 w-full"
          >
            {months.map(({ month, kept }, index) => (
              <rect
                key={month}
                x={index * step + step * 0.15}
                y={kept >= 0 ? zero - kept * unit : zero}
                width={step * 0.7}
                height={Math.abs(kept) * unit}
                className={kept >= 0 ? 'fill-ink' : 'fill-bad'}
              />
            ))}
            <line
              x1="0"
              x2={WIDTH}
              y1={zero}
              y2={zero}
              className="stroke-edge"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p aria-hidden className="flex justify-between text-fine text-soft">
            <span>{formatMonth(months[0]?.month ?? '')}</span>
            <span>{formatMonth(months.at(-1)?.month ?? '')}</span>
          </p>
        </>
      )}
    </figure>
  );
}
