import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProBadge } from '../../../ui/pro-badge.tsx';

/** As classes: the page's policy takes no style attributes, and this panel is in the prerendered HTML. */
const BARS = [
  'w-[72%]',
  'ml-[4%] w-[48%]',
  'ml-[8%] w-[88%]',
  'w-[56%]',
  'ml-[4%] w-[64%]',
  'ml-[8%] w-[40%]',
];

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
          {BARS.map((place) => (
            <span key={place} className={`h-3 rounded-sm bg-edge/60 ${place}`} />
          ))}
        </div>
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-sheet/75 px-5 text-center">
          <p className="max-w-sm text-sm text-balance">
            What similar items cost, and the words their sellers use.
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
