import type { BatchItem } from '@smart-listings/contract';
import { ChevronRight } from 'lucide-react';
import { PreviewContents } from './preview-contents.tsx';

const words = (name: string): Record<BatchItem['state'], string> => ({
  previewing: 'Waiting to be shown',
  seen: 'Ready',
  publishing: 'Waiting to go live',
  live: `Live on ${name}`,
  failed: 'Not put up',
  stopped: 'Stopped',
});

/** Each listing with where it stands, what would go out and what is in its way. */
export function BatchItems({ name, items }: { name: string; items: readonly BatchItem[] }) {
  const states = words(name);
  return (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
      {items.map(({ listingId, title, state, problem, preview }) => (
        <li key={listingId} className="flex flex-col gap-1 px-4 py-2.5 text-sm">
          <p className="flex flex-wrap gap-x-3">
            <span className="bidi min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{title}</span>
            <span className="whitespace-nowrap text-soft">{states[state]}</span>
          </p>
          {preview && (
            <details className="group text-note text-soft">
              <summary className="flex min-h-8 items-center gap-1 [overflow-wrap:anywhere] pointer-coarse:min-h-11">
                <ChevronRight
                  aria-hidden
                  className="size-4 shrink-0 transition-transform group-open:rotate-90"
                />
                {`${preview.price.toFixed(2)} ${preview.currency}, ${preview.category}${feesOf(preview)}`}
              </summary>
              <div className="mt-2 border-t border-line pt-3 text-ink">
                <PreviewContents preview={preview} />
                {preview.remarks.map((remark) => (
                  <p key={remark} className="mt-2 text-note text-soft">
                    {remark}
                  </p>
                ))}
              </div>
            </details>
          )}
          {problem && <p className="[overflow-wrap:anywhere]">{problem}</p>}
        </li>
      ))}
    </ul>
  );
}

function feesOf({ fees }: NonNullable<BatchItem['preview']>): string {
  if (fees === null) return ', a change of what is live';
  const total = fees.reduce((sum, { amount }) => sum + amount, 0);
  return `, listing it costs ${total.toFixed(2)} ${fees[0]?.currency ?? ''}`.trimEnd();
}
