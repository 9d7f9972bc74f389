import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProBadge } from '../../../ui/pro-badge.tsx';

const BARS = [72, 48, 88, 56, 64, 40];

/** The competitor panel without Pro: abstract bars behind a veil, never invented figures. */
export function CompetitorSnapshot({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <section aria-labelledby="competitors" className="panel relative overflow-hidden">
      <div className="flex items-center gap-2 px-5 pt-4">
        <h2 id="competitors" className="text-base">
          Competitor snapshot
        </h2>
        <ProBadge />
      </div>
      <div className="relative">
        <div aria-hidden className="flex flex-col gap-2.5 px-5 pt-4 pb-5 blur-[3px]">
          {BARS.map((width, index) => (
            <span
              key={width}
              className="h-3 rounded-sm bg-edge/60"
              style={{ width: `${width}%`, marginLeft: `${(index % 3) * 4}%` }}
            />
          ))}
        </div>
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sheet/75 px-5 text-center">
          <p className="max-w-sm text-sm text-balance">
            What comparable items ask for, and the words their sellers use.
          </p>
          <Button size="small" onClick={onUpgrade}>
            <Lock aria-hidden className="size-4" />
            Unlock with Pro
          </Button>
        </div>
      </div>
    </section>
  );
}
