import { classNames } from '../../../ui/class-names.ts';
import type { Quota } from '../quota.ts';

/** A tick for each unit of the plan, the used ones filled: one sees what is left without reading. */
export function Meter({ used, limit }: Quota) {
  const ticks = Array.from({ length: limit }, (_, index) => index + 1);
  return (
    <span aria-hidden className="inline-flex gap-0.5">
      {ticks.map((tick) => (
        <span
          key={tick}
          className={classNames(
            'h-3.5 w-1.5 rounded-[1px] border',
            tick <= used ? 'border-ink bg-ink' : 'border-edge',
          )}
        />
      ))}
    </span>
  );
}
