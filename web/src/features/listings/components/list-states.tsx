import { MESSAGES } from '@smart-listings/contract';
import type { ReactNode } from 'react';
import { seemsConnected } from '../../../lib/connection.ts';
import { Button } from '../../../ui/button.tsx';
import { columnsOf } from './listing-row.tsx';

/** Rows of the shape that is about to come. */
export function LoadingRows() {
  const bar = 'block rounded-sm bg-sunken sheen';
  return (
    <div role="status" className="panel">
      <span className="sr-only">Loading your listings…</span>
      {['76%', '58%', '84%', '66%', '72%', '52%'].map((width) => (
        <div
          key={width}
          aria-hidden
          className={`grid border-t border-line px-4 py-2 first:border-0 lg:items-center ${columnsOf(true)}`}
        >
          <span className={`${bar} size-5`} />
          <span className={`${bar} size-12`} />
          <span className="flex flex-col gap-2">
            <span className={`${bar} h-4`} style={{ width }} />
            <span className={`${bar} h-4 w-2/5`} />
          </span>
          <span className={`${bar} h-4 w-24 max-lg:hidden`} />
          <span className={`${bar} h-4 w-24 justify-self-end max-lg:hidden`} />
          <span className={`${bar} h-4 w-20 max-lg:hidden`} />
        </div>
      ))}
    </div>
  );
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-wash px-5 py-4">
      <p className="font-semibold">{MESSAGES.loadListingsFailed}</p>
      {!seemsConnected() && (
        <p className="text-sm">There is no connection, and this device has seen none of them so far.</p>
      )}
      <Button size="small" onClick={onRetry} className="mt-3">
        Try again
      </Button>
    </div>
  );
}

/** In the place of the list when there is nothing to show: why, and what to do about it. */
export function NothingHere({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className="rounded-lg border border-dashed border-edge px-5 py-10 text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="mx-auto mt-1.5 max-w-[52ch] text-balance text-soft">{children}</p>
      <div className="mt-5 flex justify-center">{action}</div>
    </div>
  );
}
